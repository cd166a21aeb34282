import { expect, test } from 'vitest'
import { newHome } from '../cli/command.ts'
import { newServer, until } from '../cli/tables.ts'
import { sitBefore } from './seated.ts'

const server = await newServer()
const { home } = newHome()

test('on the whole screen: a suspicion is answered, and a figure is asked about once', async () => {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ben = await seat(1, 'Ben')
  await seat(2, 'Cy')
  const ann = sitBefore(['join', links[0], '--name', 'Ann'], home)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  await ann.sees(text => text.includes('Round 1'))
  await ann.type('A')
  await ann.sees(text => text.includes('Nobody has said a suspicion of you'))
  await until(ben, ({ shown }) => shown !== null)
  await ben.act({ type: 'claim', claim: { about: 'player', player: 0, says: 'suspect', strength: 'little' } })
  const talk = () => host.now().shown?.talk ?? []
  await until(host, () => talk().length === 1)
  // What Ben said has reached this screen when there is something to answer.
  await expect
    .poll(async () => {
      await ann.type('A')
      return ann.text()
    })
    .toContain('Your one answer to a suspicion')
  await ann.type('j', '\r')
  await ann.sees(text => text.includes('In your own words, or Enter without any'))
  await ann.type('ask me', '\r')
  await until(host, () => talk()[0]?.answer !== undefined)
  expect(talk()[0].answer).toEqual({ seat: 0, says: { says: 'look-at-my-cases' }, text: 'ask me' })

  const written = (): readonly string[] =>
    host.now().shown?.beside.flatMap(told => ('words' in told ? [told.words.text] : [])) ?? []
  await ann.type('m')
  await ann.type('case 1 is a 7', '\r')
  await ann.sees(text => text.includes('A figure follows a case in it'))
  expect(written()).toEqual([])
  await ann.type('\r')
  await until(host, () => written().length === 1)
  expect(written()).toEqual(['case 1 is a 7'])
  await ann.type('q')
  await ann.gone
})
