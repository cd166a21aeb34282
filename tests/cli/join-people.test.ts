import { expect, test } from 'vitest'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { newHome } from './command.ts'
import { newServer, until } from './tables.ts'

/** Whoever has no line for so long is away. */
const AWAY_MS = 200
const server = await newServer({ awayMs: AWAY_MS })
const { start } = newHome()
const other = newHome()

const PACE = { bankMs: 600_000, incrementMs: 5000 }

test('words, time, pauses, votes and suspicions of a table elsewhere, line by line', async () => {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3, pace: PACE })
  const ben = await seat(1, 'Ben')
  const cy = await seat(2, 'Cy', false)
  const ann = start(`join ${links[0]} --name Ann --plain`)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  await ann.hears('The SHA-256 of the secret')
  await until(ben, ({ shown }) => shown !== null)

  await ben.act({ type: 'text', text: 'evening, all' })
  await ann.hears('Ben writes: evening, all\n')
  ann.tell('write good evening\n')
  await ann.hears('Ann writes: good evening\n')

  await until(ben, ({ present }) => present.length === 3)
  ann.tell('people\n')
  await ann.hears('Ann: you, green (')
  await ann.hears('Ben: at the table, amber (')
  await ann.hears('1. write to the table\n')
  await ann.hears('2. pause the game for everybody\n')
  ann.tell('people 2\n')
  await ann.hears('Ann pauses the game.\n')
  expect((await until(ben, ({ shown }) => shown?.around?.isPaused === true)).shown?.around?.clock?.sinceMs).toBeNull()
  ann.tell('people\n')
  await ann.hears('The game is paused: no clock runs.\n')
  ann.tell('p 2\n')
  await ann.hears('Ann goes on with the game.\n')

  // Somebody has gone: the table decides.
  cy.leave()
  await ann.hears('Cy is away.\n')
  ann.tell('p\n')
  await ann.hears('Cy: away, blue (')
  const offered = await ann.hears('Cy is away: wait (0 of 2 votes)')
  const number = /(\d+)\. Cy is away: wait/.exec(offered)?.[1]
  ann.tell(`p ${number}\n`)
  await ann.hears('Ann would wait for Cy.\n')
  expect((await until(ben, ({ shown }) => shown?.around?.votes.length === 1)).shown?.around?.votes).toEqual([
    { seat: 0, about: 2, verdict: 'wait' },
  ])

  // What she thinks of the others is hers alone.
  ann.tell('p\n')
  const last = await ann.hears('what you think of Cy, for you alone')
  const about = /(\d+)\. what you think of Cy/.exec(last)?.[1]
  ann.tell(`p ${about} 50 30\n`)
  await ann.hears('three parts that make a hundred per cent')
  ann.tell(`p ${about} 50 30 20\n`)
  await ann.hears('Done.\n')
  ann.tell('p\n')
  await ann.hears('what you think of Cy, for you alone: 50 / 30 / 20\n')
  expect(JSON.stringify([ben.now(), host.now()])).not.toContain('[50,30,20]')

  ann.tell('p 99\n')
  await ann.hears('“99” is nothing one can do: people and a number from 1 to ')
  ann.tell('write\n')
  await ann.hears('There is nothing to say in it.\n')
  ann.tell('q\n')
  expect((await ann.gone).code).toBe(0)
})

test('a program at a table elsewhere is told of its people in figures, and acts beside the game', async () => {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3, pace: PACE })
  const ben = await seat(1, 'Ben', false)
  await seat(2, 'Cy', false)
  const ann = other.start(`join ${links[0]} --name Ann --json`)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  await until(ben, ({ shown }) => shown !== null)
  const next = async (type: string, isSo: (message: Record<string, unknown>) => boolean = () => true) => {
    for (;;) {
      const message = JSON.parse(await ann.hears('\n')) as Record<string, unknown> & { readonly type: string }
      if (message.type in tableMessages)
        expect(tableMessages[message.type as keyof typeof tableMessages].parse(message)).toEqual(message)
      if (message.type === type && isSo(message)) return message
    }
  }
  await next('people', ({ present }) => (present as unknown[]).length === 3)
  ann.tell('{"write": "evening"}\n')
  expect(await next('words')).toEqual({ type: 'words', seat: 0, after: 0, text: 'evening' })
  ann.tell('{"pause": true}\n')
  expect(await next('beside')).toMatchObject({ kind: 'pause', seat: 0, text: 'Ann pauses the game.' })
  expect(await next('people')).toMatchObject({ paused: true, clock: { running: [] } })
  ann.tell('{"resume": true}\n')
  expect(await next('people', ({ paused }) => paused === false)).toMatchObject({ away: [], votes: [] })
  ann.tell('{"vote": {"about": null, "verdict": "end"}}\n')
  expect(await next('beside', ({ kind }) => kind === 'vote')).toMatchObject({ seat: 0, about: null, verdict: 'end' })
  ann.tell('{"vote": {"about": 0, "verdict": "wait"}}\n')
  expect(await next('error')).toMatchObject({ key: 'vote.yourself' })
  ann.tell('{"suspect": {"player": 1, "mix": [1, 2, 3]}}\n')
  expect(await next('error')).toMatchObject({ key: 'talk.hundred' })
  ann.tell('{"pause": "now"}\n')
  expect(await next('error')).toMatchObject({ key: 'json.not-understood' })
  ann.child.kill('SIGTERM')
  await ann.gone
})

test('a chain of choices is taken whole or not at all', async () => {
  const alone = newHome()
  const play = alone.start('play homeland --players 3 --names Ann --bots 2 --json --seed chain')
  const asked = async () => {
    for (;;) {
      const message = JSON.parse(await play.hears('\n'))
      if (message.type === 'decision' || message.type === 'error') return message
    }
  }
  const { decision } = await asked()
  const first = decision.options[0].name
  play.tell(`${JSON.stringify({ choose: [first, 'no such thing'] })}\n`)
  expect((await asked()).type).toBe('error')
  expect((await asked()).decision).toEqual(decision)
  play.tell('{"write": "hello"}\n')
  expect(await asked()).toMatchObject({ type: 'error', key: 'people.none' })
  await asked()
  play.tell(`${JSON.stringify({ choose: [first] })}\n`)
  expect((await asked()).type).toBe('decision')
  play.child.stdin.end()
  await play.gone
})

test('a table that ends early shows everything, and says how it was dealt', async () => {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ben = await seat(1, 'Ben', false)
  const ann = start(`join ${links[0]} --name Ann --plain`)
  const cy = other.start(`join ${links[2]} --name Cy --json`)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  await ann.hears('The SHA-256 of the secret')
  await until(ben, ({ shown }) => shown !== null)
  await ben.act({ type: 'vote', about: null, verdict: 'end' })
  cy.tell('{"vote": {"about": null, "verdict": "end"}}\n')
  await ann.hears('Cy would end the game here.\n')
  ann.tell('people\n')
  const offered = await ann.hears('end the game here (2 of 3 votes)')
  ann.tell(`people ${/(\d+)\. end the game here/.exec(offered)?.[1]}\n`)
  const { code, out, err } = await ann.gone
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toContain('The table has ended this game before its end. It counts for nothing.')
  for (const name of ['Ann', 'Ben', 'Cy'])
    expect(out).toMatch(new RegExp(`^${name}, (?:Loyal Agent|Political|Terrorist)`, 'm'))
  expect(out).toContain('Own bits: those that this machine gave for Ann are in it.')
  const career = start('career --json')
  expect(JSON.parse((await career.gone).out)).not.toHaveProperty('tables')
  const program = await cy.gone
  expect(program.code).toBe(0)
  const lines = program.out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  const last = lines.at(-1)
  // Everything lies open in the last view, and nothing of it in the one before.
  const [before, open] = lines.filter(({ type }) => type === 'view').slice(-2)
  expect(open.view).toMatchObject({ me: null, ending: 'playing', asked: null })
  for (const { revealed } of open.view.players) expect(revealed).toMatchObject({ agenda: expect.any(String) })
  for (const one of before.view.players) expect(one).not.toHaveProperty('revealed')
  expect(tableMessages.ended.parse(last)).toEqual(last)
  expect(last.checks.every(({ fits }: { fits: boolean }) => fits)).toBe(true)
})

test('links of one’s own, for another device and for friends', async () => {
  const { links, host: hostOf } = await server.newTable({ game: 'negotiator' })
  const home = newHome()
  const ann = home.start(`join ${links[0]} --name Ann --json`)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  await ann.hears('"decision"')
  const told = async (...flags: readonly string[]) => {
    const asked = home.start(`join ${links[0]} ${flags.join(' ')} --json`)
    return JSON.parse(await asked.hears('}\n'))
  }
  expect((await told('--friends')).friends).toMatch(/\/t\/[\w-]+#f=[\w-]{22}$/)
  const { device } = await told('--device')
  expect(device).toMatch(/#d=[\w-]{22}$/)
  const { devices } = await told('--devices')
  expect(devices.map(({ isThis, isLink }: Record<string, boolean>) => [isThis, isLink])).toEqual([
    [false, true],
    [true, false],
  ])
  const phone = newHome().start(`join ${device} --json`)
  await phone.hears('"decision"')
  const plain = home.start(`join ${links[0]} --devices --plain`)
  const [, id] = /([0-9a-f]{16}): another device/.exec(await plain.hears('another device')) ?? []
  expect((await told('--devices')).devices[0].device).toMatch(/^Terminal/)
  expect((await home.say(`join ${links[0]} --devices --plain --lang it`)).out).toContain(
    'questo dispositivo (un terminale',
  )
  expect((await told('--end-device', String(id))).devices).toHaveLength(1)
  const { out, err } = await phone.gone
  expect(out + err).toContain('This link was ended')
  ann.child.kill()
  await ann.gone
})
