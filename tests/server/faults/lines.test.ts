import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { overEvents, overSocket } from '../../../src/client/carriers.ts'
import { joinTable, type Line, type RemoteTable } from '../../../src/client/table.ts'
import { stream } from '../../../src/engine/chance.ts'
import { rootsOf } from '../../../src/seed/roots.ts'
import type { PageServer } from '../../../src/server/http/static.ts'
import { startServer } from '../../../src/server/server.ts'
import { type CarrierName, carriers, hasty, lineTo } from '../line.ts'
import { ask, newFolder, replayedBy, until } from '../people.ts'
import { type Mishap, openProxy, type Way } from './proxy.ts'

/** Every line of a whole game breaks, again and again: after every k-th message, in the middle of one, or without a word. */

const GAMES = Number(process.env.FAULT_LINES ?? 1)
const SEED = process.env.FAULT_SEED ?? 'lines'
/** Of a line that opens with the lobby and the whole view, the third message is the first that can bring an answer. */
const LEAST_MESSAGES = 3
const random = stream(rootsOf(SEED, ['lines']).lines)

let folder = ''
let server: PageServer
let proxy: Way | null = null
const joined: RemoteTable[] = []
const mistakes: unknown[] = []
beforeEach(async () => {
  folder = newFolder()
  const settings = { page: join(folder, 'page'), data: join(folder, 'data'), host: '127.0.0.1', port: 0 }
  server = await startServer({
    ...settings,
    // Whoever's line breaks all the time comes back all the time.
    limits: { connectsPerMinute: 1e6, messagesPerSecond: 1e6, linesPerAddress: 1e4, requestsPerMinute: 1e6 },
    log: (_number, error) => mistakes.push(error),
  })
})
afterEach(async () => {
  for (const one of joined.splice(0)) one.leave()
  await proxy?.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  expect(mistakes.splice(0)).toEqual([])
})

/** One game played through lines of which each has such a mishap; whatever was acknowledged is in its log, once. */
async function play(game: string, players: number, next: () => Mishap): Promise<void> {
  proxy = await openProxy(server.port, next)
  const { port } = proxy
  const { table, host, invites } = (await ask(server.port, '/api/tables', { game, players })).body
  const people: RemoteTable[] = []
  for (let seat = 0; seat < players; seat++) {
    const sitting = { invite: invites[seat], name: `Person ${seat}`, hash: null }
    const { pass } = (await ask(server.port, `/api/tables/${table}/sit`, sitting)).body
    people.push(joinTable(hasty(lineTo(port)), table, pass))
  }
  joined.push(...people)
  const keeper = joinTable(hasty(lineTo(server.port)), table, host)
  joined.push(keeper)
  await keeper.act({ type: 'draw' })
  const told: string[][] = people.map(() => [])
  await Promise.all(
    people.map(async (one, seat) => {
      for (;;) {
        const { shown } = await until(one, state => state.shown?.asked != null || state.shown?.outcome != null)
        if (!shown?.asked) return
        const choice = shown.asked.options[random(shown.asked.options.length)]
        // It is refused where it was answered meanwhile: then something else is asked.
        const isTaken = await one.act({ type: 'choose', choices: [choice] }).then(
          () => true,
          () => false,
        )
        if (isTaken) told[seat].push(choice)
        else await until(one, state => state.shown?.asked?.question !== shown.asked?.question)
      }
    }),
  )
  const { body, status } = await ask(server.port, `/api/tables/${table}/file`)
  expect(status).toBe(200)
  const match = await replayedBy(game, body)
  for (const seat of people.keys())
    expect(match.record.choices.filter(one => one.seat === seat).map(({ choice }) => choice)).toEqual(told[seat])
  if (process.env.FAULT_LINES)
    process.stdout.write(`${JSON.stringify({ game, choices: match.record.choices.length, cuts: proxy.cuts() })}\n`)
  expect(proxy.cuts()).toBeGreaterThan(0)
  await proxy.close()
  proxy = null
}

test(`lines that are cut after every k-th message, k from ${LEAST_MESSAGES} on, lose and double nothing`, async () => {
  await play('negotiator', 1, () => ({ afterMessages: LEAST_MESSAGES }))
  for (let k = LEAST_MESSAGES; k < LEAST_MESSAGES + GAMES; k++) await play('homeland', 3, () => ({ afterMessages: k }))
})

test('lines that are cut at any byte lose and double nothing', async () => {
  /** The first of each game is cut in what opens it: a call may be over before it has brought many more bytes. */
  const somewhere = (): (() => Mishap) => {
    let lines = 0
    return () => ({ afterBytes: 300 + random(lines++ === 0 ? 700 : 20_000) })
  }
  await play('negotiator', 1, somewhere())
  for (let n = 1; n < GAMES; n++) await play('homeland', 3, somewhere())
})

const MINUTE_MS = 60_000

/** A line over which a minute of silence is over when the test says so. */
function impatient(port: number, carrier: CarrierName): Line & { silence(): void; heard(): readonly string[] } {
  const silences = new Set<() => void>()
  const types: string[] = []
  const line = lineTo(port)
  const after: Line['after'] = (ms, work) => {
    if (ms < MINUTE_MS) return line.after(ms, work)
    silences.add(work)
    return () => silences.delete(work)
  }
  const address = `http://127.0.0.1:${port}`
  const connect =
    carrier === 'WebSocket'
      ? overSocket(address, at => new WebSocket(at), after)
      : overEvents(address, { ...line, after })
  return {
    ...line,
    connect: events =>
      connect({
        ...events,
        received(text) {
          types.push(JSON.parse(text).type)
          events.received(text)
        },
      }),
    silence() {
      for (const work of [...silences]) work()
    },
    heard: () => types,
  }
}

test.each(carriers)(
  'a line that is dead without a word is noticed, by %s, and what was sent on it is done',
  async by => {
    await server.close()
    const settings = { page: join(folder, 'page'), data: join(folder, 'data'), host: '127.0.0.1', port: 0 }
    server = await startServer({ ...settings, limits: { pingMs: 20 } })
    proxy = await openProxy(server.port)
    const { table, host, invites } = (await ask(server.port, '/api/tables', { game: 'negotiator' })).body
    const { pass } = (await ask(server.port, `/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })).body
    const keeper = joinTable(lineTo(server.port), table, host)
    const line = impatient(proxy.port, by)
    const person = joinTable(line, table, pass)
    joined.push(keeper, person)
    await keeper.act({ type: 'draw' })
    const { shown } = await until(person, state => state.shown?.asked != null)
    // As long as the server is there it says so, and nobody has to end the line.
    if (by === 'WebSocket') await expect.poll(line.heard).toContain('here')
    proxy.stall()
    const chosen = person.act({ type: 'choose', choices: [shown?.asked?.options[0] ?? ''] })
    const isLost = until(person, ({ isConnected }) => !isConnected)
    line.silence()
    await isLost
    proxy.flow()
    await chosen
    await until(person, ({ isConnected }) => isConnected)
  },
)
