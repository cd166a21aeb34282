import { expect, test } from 'vitest'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { newHome } from '../cli/command.ts'
import { newServer, until } from '../cli/tables.ts'
import { sitBefore, talkTo } from './seated.ts'

const server = await newServer()
/** One machine for each device, and each friend. */
const [desk, phone, program] = [newHome().home, newHome().home, newHome().home]

/** Whoever has so little time is warned when they are asked; who takes more has an hour. */
const SHORT = { bankMs: 60_000, incrementMs: 3_600_000 }
const LEFT = /Your time runs out in \d:\d\d; then the autopilot plays for you\. \+ gives you 1 h 00 min more\./g

const linkIn = (text: string): string => /http:\/\/\S+#[df]=[\w-]{22}/.exec(text)?.[0] ?? ''

test('one seat on the whole screen, in plain text and in JSON lines: time, words that are not sent, devices', async () => {
  const { links, host: hostOf } = await server.newTable({ game: 'homeland', players: 3, pace: SHORT })
  const ann = sitBefore(['join', links[0], '--name', 'Ann', '--colour', 'violet'], desk)
  await ann.sees(text => text.includes('Seat 1: Ann (you), violet'))
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs[0] != null)
  for (const seat of [1, 2]) await host.act({ type: 'bot', seat, kind: 'random', name: `Bot ${seat}` })
  await host.act({ type: 'draw' })

  // She is asked, warned once, and takes more time by the key that the warning names.
  await ann.sees(text => text.match(LEFT) !== null)
  expect(ann.text()).toMatch(/your time \d:\d\d, \+ for more/)
  await ann.type('+')
  await ann.sees(text => text.includes('Ann takes more time.') && text.includes('Ann 1 h 00 min'))
  expect(ann.text()).not.toContain('+ for more')

  // A link for the phone, by the page of the people; what she types there is on all of them.
  await ann.type('p')
  const row = /(\d+) {2}make a link to your seat for another device/.exec(
    await ann.sees(text => text.includes('make a link to your seat for another device')),
  )?.[1]
  expect(ann.text()).toMatch(/Ann: you, violet \(/)
  expect(ann.text()).toMatch(/Bot 1: .*, amber \(/)
  await ann.type(...(row ?? ''), '\r')
  const link = linkIn(await ann.sees(text => linkIn(text) !== ''))
  await ann.type('p', 'm')
  await ann.sees(text => text.includes('To everybody: _'))
  await ann.type(...'case 3 smel')
  const device = talkTo(['join', link, '--plain'], phone)
  // It is told before the first question or after it, and perhaps when only a part of it was kept.
  await device.hears('Not sent yet: “case')
  const keptThere = (): Promise<string> => {
    device.tell('draft')
    return device.hears('Number, or ? for help: ')
  }
  await expect.poll(keptThere).toContain('Not sent yet: “case 3 smel”. m alone sends it.')
  device.tell('draft case 3 smells')
  await device.hears('Not sent yet: “case 3 smells”.')
  device.tell('devices new')
  const second = linkIn((await device.hears('For another device of yours, once: http')) + (await device.hears('\n')))
  const robot = talkTo(['join', second, '--json'], program)
  expect(await robot.next('unsent')).toEqual({ type: 'unsent', text: 'case 3 smells', claim: null })

  // What two devices type at once is not lost in silence.
  await ann.type('l')
  await ann.sees(text => text.includes('You have changed this on another device.'))
  await ann.type('\u001b')
  await ann.sees(text => !text.includes('To everybody: '))
  await ann.type('m')
  await ann.sees(text => text.includes('To everybody: case 3 smells_'))
  await ann.type('!', '\r')
  await device.hears('Ann writes: case 3 smells!')
  // Once it is said it is kept no longer.
  await expect.poll(keptThere).toContain('Nothing is kept that is not sent.')

  // A claim in the making goes on elsewhere as well.
  await ann.type('t', '\u001b[B', '\r')
  await ann.sees(text => text.includes('about whom or what?'))
  await ann.type('\u001b[B')
  await ann.type('\u0003')
  expect((await ann.gone).code).toBe(0)
  let claim = ''
  await expect
    .poll(async () => {
      device.tell('say')
      const said = await device.hears('15. take something back')
      claim = /Not said yet: “(Ann on case \d: .+)”\. y 0 says it\./.exec(said)?.[1] ?? ''
      return claim
    })
    .not.toBe('')
  device.tell('say 0')
  await device.hears(`${claim}\n`)
  expect(await robot.next('talk')).toMatchObject({ seat: 0, text: claim })

  robot.send({ devices: true })
  const { devices } = tableMessages.devices.parse(await robot.next('devices'))
  expect(devices.map(({ isThis }) => isThis).filter(Boolean)).toHaveLength(1)
  expect(devices).toHaveLength(3)
  device.tell('devices end')
  await device.hears('One types devices, devices new, or devices end and the id of a device.')
  device.leave()
  await device.gone
  for (const { id, isThis } of devices) if (!isThis) robot.send({ endDevice: id })
  expect(tableMessages.devices.parse(await robot.next('devices')).devices).toHaveLength(2)
  expect(tableMessages.devices.parse(await robot.next('devices')).devices).toHaveLength(1)
  robot.leave()
  await robot.gone
  // The warning was spoken once on each device that was there, and never again while the clock ran.
  expect(device.said().match(LEFT)).toBeNull()
})

/** Somebody who plays in lines among bots, with little time. */
async function hurried(...flags: readonly string[]) {
  const { links, host: hostOf } = await server.newTable({ game: 'homeland', players: 3, pace: SHORT })
  const one = talkTo(['join', links[0], '--name', 'Ann', '--colour', 'red', ...flags], newHome().home)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs[0] != null)
  expect(host.now().lobby?.chairs[0]?.colour).toBe('red')
  for (const seat of [1, 2]) await host.act({ type: 'bot', seat, kind: 'random', name: `Bot ${seat}` })
  await host.act({ type: 'draw' })
  return one
}

test('whoever plays in lines is warned as well, once, and takes more time', async () => {
  const plain = await hurried('--plain')
  await plain.hears('gives you 1 h 00 min more.')
  plain.tell('+')
  await plain.hears('Ann takes more time.')
  const robot = await hurried('--json')
  const told = tableMessages.time.parse(await robot.next('time'))
  expect(told.left).toBeLessThanOrEqual(60_000)
  expect(told.more).toBe(3_600_000)
  expect(told.text).toMatch(LEFT)
  robot.send({ extend: true })
  expect(await robot.next('beside')).toMatchObject({ kind: 'extend', seat: 0 })
  for (const one of [plain, robot]) {
    one.leave()
    await one.gone
  }
  expect(plain.said().match(LEFT)).toHaveLength(1)
  expect(robot.said().match(/"type":"time"/g)).toHaveLength(1)
})

test('friends of whoever plays alone: a link, what they see, their advice, and the end of it', async () => {
  const { links, host: hostOf } = await server.newTable({ game: 'negotiator' })
  const [own, fred, gus] = [newHome().home, newHome().home, newHome().home]
  const ann = sitBefore(['join', links[0], '--name', 'Ann'], own, [100, 30])
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs[0] != null)
  await host.act({ type: 'draw' })
  await ann.sees(text => text.includes('You are on the line. What do you do?'))
  await ann.type('?')
  expect(await ann.sees(text => text.includes('friends who look over your shoulder'))).toContain(
    'links to your seat for other devices',
  )
  await ann.type('p', '1', '\r')
  const link = linkIn(await ann.sees(text => linkIn(text) !== ''))

  const screen = sitBefore(['join', link], fred, [100, 30])
  const asked = await screen.sees(text => text.includes('Ann is asked: You are on the line. What do you do?'))
  expect(asked).toContain('You look over the shoulder of Ann, who wants no advice now.')
  expect(asked).toContain('Enter advise this')
  await ann.sees(text => text.includes('1 friend looks over your shoulder.'))
  await screen.type('\r')
  await screen.sees(text => text.includes('Whoever plays has not asked for advice.'))

  // She lets them; Enter advises what is marked.
  await ann.type('2', '\r')
  await screen.sees(text => text.includes('Ann wants to hear your advice.'))
  await screen.type('3', '\r')
  await screen.sees(text => text.includes('Your advice: Play “Small Talk”_'))
  await screen.type(...' now', '\r')
  await ann.sees(text => text.includes('A friend advises: Play “Small Talk” now'))
  await ann.type('p', '3', '\r')
  await screen.sees(text => text.includes('›'))
  expect(screen.isGone()).toBe(false)

  // A program and plain text are told who chooses, and asked nothing.
  const robot = talkTo(['join', link, '--json'], gus)
  expect(await robot.next('waiting')).toEqual({ type: 'waiting', seats: [0] })
  robot.send({ explain: true })
  expect((await robot.next('explanation')).explanation).toMatchObject({ options: expect.any(Array) })
  robot.send({ choose: 'hang-up' })
  expect(await robot.next('error')).toMatchObject({ key: 'play.nothing-asked' })
  robot.send({ advise: 'keep cool' })
  await ann.sees(text => text.includes('A friend advises: keep cool'))
  expect(robot.said()).not.toContain('"type":"decision"')
  robot.leave()
  await robot.gone
  const plain = talkTo(['join', link, '--plain'], gus)
  await plain.hears('Ann is asked: ')
  plain.tell('1')
  await plain.hears('Whoever plays chooses; you can advise: advise and a text.')
  plain.tell('advise hang up')
  await plain.hears('Your advice has reached whoever plays.')
  plain.tell('?')
  expect(await plain.hears('a or advise: ')).not.toContain('m or write')
  expect(plain.said()).not.toContain('Number, or ? for help')

  // Nobody looks any more.
  await ann.type('p', '3', '\r')
  await ann.sees(text => text.includes('Nobody looks over your shoulder any more'))
  expect((await plain.gone).err).toContain('This link was ended')
  expect((await screen.gone).err).toContain('This link was ended')
  await ann.type('q')
  await ann.gone
})
