import { expect, test } from 'vitest'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { newHome } from '../cli/command.ts'
import { newServer, until } from '../cli/tables.ts'
import { sitBefore, talkTo } from './seated.ts'

const server = await newServer()
const [desk, phone, program] = [newHome().home, newHome().home, newHome().home]
const linkIn = (text: string): string => /http:\/\/\S+#d=[\w-]{22}/.exec(text)?.[0] ?? ''
const NARROW = 'Nicholas Brody: burn for blue; impact 3 or more; red leads by 5 at most'

test('reactions are settled beforehand on the whole screen, in plain text and in JSON lines, for one seat', async () => {
  const { links, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ann = sitBefore(['join', links[0], '--name', 'Ann', '--colour', 'violet'], desk)
  await ann.sees(text => text.includes('Seat 1: Ann (you), violet'))
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs[0] != null)
  for (const seat of [1, 2]) await host.act({ type: 'bot', seat, kind: 'random', name: `Bot ${seat}` })
  await host.act({ type: 'draw' })
  await until(host, ({ shown }) => shown !== null)

  const row = (label: string): string => new RegExp(`(\\d+) {2}${label}`).exec(ann.text())?.[1] ?? ''
  await ann.sees(text => text.includes('p people'))
  await ann.type('p')
  await ann.sees(text => text.includes('settle a reaction of yours beforehand'))
  expect(ann.text()).toContain('Nothing is settled beforehand: you are asked each time.')
  await ann.type(...row('settle a reaction of yours beforehand'), '\r')
  await ann.sees(text => text.includes('Asset, what it does, when: _'))
  await ann.type(...'brody', '\r')
  await ann.sees(text => text.includes('One types the asset and what it does'))
  await ann.sees(text => text.includes('settle a reaction of yours beforehand'))
  await ann.type(...row('settle a reaction of yours beforehand'), '\r')
  await ann.sees(text => text.includes('Asset, what it does, when: _'))
  await ann.type(...'nicholas blue impact 3 red 5', '\r')
  await ann.sees(text => text.includes(`no longer: ${NARROW}`))
  await ann.sees(text => text.includes('make a link to your seat for another device'))
  await ann.type(...row('make a link to your seat for another device'), '\r')
  const link = linkIn(await ann.sees(text => linkIn(text) !== ''))

  const plain = talkTo(['join', link, '--plain'], phone)
  await plain.hears(`Settled beforehand, the first that fits: 1. ${NARROW}\n`)
  await plain.hears('Number, or ? for help: ')
  plain.tell('reactions soon')
  await plain.hears('One types reactions, reactions new and a rule, or reactions end and its number.')
  plain.tell('reactions new nicholas never')
  await plain.hears(`1. ${NARROW} · 2. Nicholas Brody: never use\n`)
  plain.tell('reactions end 3')
  await plain.hears('There is no reaction number “3”; 2 are settled.')
  plain.tell('devices new')
  const second = linkIn((await plain.hears('For another device of yours, once: http')) + (await plain.hears('\n')))

  const robot = talkTo(['join', second, '--json'], program)
  const told = tableMessages.presets.parse(await robot.next('presets'))
  const never = { asset: 'nicholas-brody', do: 'never' }
  expect(told.rules).toEqual([
    { asset: 'nicholas-brody', do: 'blue', impactAtLeast: 3, leads: { side: 'red', atMost: 5 } },
    never,
  ])
  robot.send({ presets: [{ asset: 'virgil', do: 'never' }] })
  expect(await robot.next('error')).toMatchObject({ key: 'shape.value' })
  robot.send({ presets: [never] })
  expect(await robot.next('presets')).toMatchObject({ rules: [never] })
  await plain.hears('Settled beforehand, the first that fits: 1. Nicholas Brody: never use\n')
  plain.tell('reactions end 1')
  await plain.hears('Nothing is settled beforehand: you are asked each time.')
  expect(await robot.next('presets')).toMatchObject({ rules: [] })

  await ann.type('\u0003')
  await ann.gone
  for (const one of [plain, robot]) {
    one.leave()
    await one.gone
  }
})
