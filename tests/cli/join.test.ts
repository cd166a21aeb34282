import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { messages } from '../../src/terminal/lines/protocol.ts'
import { homelandViewMessage } from '../../src/terminal/lines/protocol-homeland.ts'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { expectMistake, newHome, PROMPT, program } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const { home, start, say, games } = newHome()
const other = newHome()

/** Plays on by the first option whenever it is asked, until the process has gone. */
async function playFirst(terminal: ReturnType<typeof start>) {
  let isGone = false
  void terminal.gone.then(() => {
    isGone = true
  })
  for (let turn = 0; !isGone; turn++) {
    await terminal.hears(PROMPT).catch(() => '')
    terminal.tell(turn % 3 === 0 ? '2\n' : '1\n')
  }
  return terminal.gone
}

test('a person in plain text, a program and a bot play a whole game, and it is proved how it was dealt', async () => {
  const { links, hostLink, table, seat } = await server.newTable({ game: 'homeland', players: 3 })
  const ann = start(`join ${links[0]} --plain`)
  await ann.hears('Your name: ')
  ann.tell('Ann\n')
  await ann.hears('Your colour, of amber, blue, green, red, violet, white; Enter for amber: ')
  ann.tell('pink\n')
  await ann.hears('There is no colour “pink” to be had here.')
  ann.tell('violet\n')
  expect(await ann.hears('Waiting for the others.')).toContain(
    'Seat 1: Ann (you), violet\nSeat 2: free\nSeat 3: free\n',
  )
  const ben = await seat(1, 'Ben')
  await ann.hears('Seat 2: Ben, amber\n')
  // The host looks after the table from a terminal too.
  const host = other.start(`join ${hostLink} --plain`)
  await host.hears('There are free seats. b gives them to bots.')
  host.tell('w\n')
  await ann.hears('Others may look on, a round late.')
  host.tell('s\n')
  await host.hears('There are free seats: wait for people, or give them to bots.')
  host.tell('b 3 steady Rob\n')
  await host.hears('Seat 3: Rob (bot, steady), ')
  await host.hears('Everybody is there. s begins.')
  host.tell('s\n')
  await ann.hears('The SHA-256 of the secret')
  const { code, out, err } = await playFirst(ann)
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toContain('Waiting for: ')
  expect(out).toMatch(/Ben /)
  expect(out).toContain('Secret of the table: it makes ')
  expect(out).toContain('Bits of the players: what Ann, Ben gave is what was promised.')
  expect(out).toContain('Own bits: those that this machine gave for Ann are in it.')
  expect(out).toMatch(/Played again: \d+ choices, \d+ events, all the same\./)
  const file = join(home, 'games', `homeland-${table}.json`)
  expect(out).toContain(`The game is kept in ${file}`)
  expect((await until(ben, ({ shown }) => shown?.outcome != null)).shown?.outcome).not.toBeNull()
  expect((await host.gone).code).toBe(0)

  const kept = readdirSync(join(home, 'tables'))
  expect(kept).toHaveLength(1)
  expect(statSync(join(home, 'tables', kept[0])).mode & 0o777).toBe(0o600)
  expect(games()).toContain(file)
  // A table that is over is told so, and where its game is.
  expectMistake(await say(`join ${links[0]} --plain`), `That game is over. See it again: ${program} replay ${file}`)
  expectMistake(await say('join --plain'), 'There is no seat to come back to on this machine.')
  expect((await say(`replay --check ${file}`)).code).toBe(0)
})

interface Message {
  readonly type: string
  readonly [name: string]: unknown
}

/** A program at a table: every message, and the first option whenever one is asked for. */
async function playJson(
  terminal: ReturnType<typeof start>,
  /** True where the message has been answered. */
  answers: (message: Message) => unknown = () => false,
) {
  const heard: Message[] = []
  for (;;) {
    const line = await terminal.hears('\n').catch(() => null)
    if (line === null) return heard
    const message = JSON.parse(line) as Message
    heard.push(message)
    if ((await answers(message)) !== true && message.type === 'decision') {
      const { options } = message.decision as { options: { name: string }[] }
      terminal.tell(`${JSON.stringify({ choose: options[heard.length % options.length].name })}\n`)
    }
  }
}

test('programs play by JSON lines, the host too; a server that is stopped and started again is no loss', async () => {
  const { links, hostLink, table, seat } = await server.newTable({ game: 'homeland', players: 3 })
  const host = other.start(`join ${hostLink} --json`)
  await seat(0, 'Ann')
  const ben = start(`join ${links[1]} --name Ben --json`)
  const hosting = playJson(host)
  let asked = 0
  const heard = await playJson(ben, async ({ type, phase }) => {
    if (type === 'lobby' && phase === 'gathering' && asked++ === 0)
      host.tell('{"begin": true}\n{"bot": {"seat": 2, "kind": "random", "name": "Rob"}}\n{"start": true}\n')
    if (type !== 'decision' || asked++ !== 5) return false
    // In the middle of it, and with a question on the table.
    await server.stop()
    await ben.hears('{"type":"connection","connected":false}\n')
    ben.tell('end\n')
    expect(JSON.parse(await ben.hears('\n'))).toMatchObject({ type: 'error', key: 'join.away' })
    expect(JSON.parse(await ben.hears('\n'))).toMatchObject({ type: 'decision' })
    await server.restart()
    await ben.hears('{"type":"connection","connected":true}\n')
    return true
  })
  const { code, err } = await ben.gone
  expect(err).toBe('')
  expect(code).toBe(0)
  const types = heard.map(({ type }) => type)
  const schemas: Readonly<Record<string, ZodType>> = { ...messages, ...tableMessages, view: homelandViewMessage }
  for (const message of heard) expect(schemas[message.type].parse(message)).toEqual(message)
  expect(types[0]).toBe('lobby')
  expect(heard[0]).toMatchObject({ table, game: 'homeland', phase: 'gathering', seat: 1, host: false })
  const hello = heard.find(({ type }) => type === 'hello')
  expect(hello).toMatchObject({ protocol: 2, view: 'homeland-view@3', table, seat: 1, commitment: heard[0].commitment })
  expect(hello).not.toHaveProperty('seed')
  expect(types).toContain('waiting')
  expect(heard.at(-1)).toMatchObject({ type: 'end', seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const checks = heard.at(-1)?.checks as { what: string; fits: boolean }[]
  expect(checks.map(({ what }) => what)).toEqual(['secret', 'shares', 'promises', 'seed', 'own', 'replay'])
  expect(checks.every(({ fits }) => fits)).toBe(true)
  const seen = await hosting
  expect((await host.gone).code).toBe(0)
  expect(seen.find(({ type }) => type === 'error')).toMatchObject({ key: 'lobby.not-understood.json' })
  expect(seen.at(-1)).toMatchObject({ type: 'end' })
  // Whoever only looks after the table is asked nothing, and sees nobody's cards.
  expect(seen.map(({ type }) => type)).not.toContain('decision')
})

test('whoever left comes back to the same seat, by the link or without', async () => {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const first = start(`join ${links[0]} --name Ann --plain`)
  await first.hears('Seat 1: Ann (you)')
  first.tell('q\n')
  const { code, err } = await first.gone
  expect(code).toBe(0)
  expect(err).toMatch(/^You have left; the game goes on\. Come back with: .* join\n$/)
  const again = start('join --plain --lang de')
  await again.hears('Platz 1: Ann (der eigene)')
  await seat(1, 'Ben')
  await seat(2, 'Cy')
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  await again.hears('Der SHA-256 des Geheimnisses')
  again.child.kill('SIGTERM')
  expect((await again.gone).code).toBe(143)
  const third = start(`join ${links[0]} --plain`)
  await third.hears('The SHA-256 of the secret')
  await third.hears(PROMPT)
  third.child.stdin.end()
  const gone = await third.gone
  expect(gone.code).toBe(2)
  expect(gone.err).toMatch(/^situation-room: The input ended in the middle of the game\. Come back with: .* join\n$/)
})

test('a call of one person is played at a server as well', async () => {
  const { links, hostLink } = await server.newTable({ game: 'negotiator' })
  const caller = start(`join ${links[0]} --name Ann --plain`)
  await caller.hears('Everybody is there. Waiting for the host.')
  const host = other.start(`join ${hostLink} --plain`)
  await host.hears('Everybody is there. s begins.')
  host.tell('s\n')
  const { code, out } = await playFirst(caller)
  expect(code).toBe(0)
  expect(out).toContain('Own bits: those that this machine gave for ')
  host.child.kill('SIGTERM')
  await host.gone
})
