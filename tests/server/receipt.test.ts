import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { secretHash } from '../../src/table/commitment.ts'
import { fits, type Receipt, seedOf, shareHash } from '../../src/table/receipt.ts'
import { lineTo } from './line.ts'
import { ask, newFolder, replayed, UNHURRIED, until } from './people.ts'

/** What a host, a player or a server with time to think could try at the seed, and what comes of it. */

let folder = ''
let server: PageServer | null = null
const joined: RemoteTable[] = []

async function start(drawingMs: number, port = 0): Promise<number> {
  folder ||= newFolder()
  const where = { page: join(folder, 'page'), host: '127.0.0.1', port, data: join(folder, 'data') }
  server = await startServer({ ...where, times: { ...UNHURRIED, drawingMs } })
  return server.port
}
afterEach(async () => {
  for (const one of joined.splice(0)) one.leave()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
  folder = ''
})

const bits = ['a', 'b', 'c'].map(digit => digit.repeat(32))
const LONG_MS = 3_600_000

interface Gathered {
  readonly table: string
  readonly host: RemoteTable
  readonly people: readonly RemoteTable[]
  readonly invites: readonly string[]
  readonly commitment: string
}

/** Three people who have promised their bits. */
async function gathered(port: number, opening: object = {}): Promise<Gathered> {
  const {
    table,
    host: hostPass,
    invites,
  } = (await ask(port, '/api/tables', { game: 'homeland', players: 3, ...opening })).body
  const join = async (pass: string): Promise<RemoteTable> => {
    const one = joinTable(lineTo(port), table, pass)
    joined.push(one)
    await until(one, ({ lobby }) => lobby !== null)
    return one
  }
  const host = await join(hostPass)
  const { commitment } = (await ask(port, `/api/tables/${table}`)).body.lobby
  const people: RemoteTable[] = []
  for (const [seat, invite] of invites.entries()) {
    const sitting = { invite, name: `Person ${seat}`, hash: shareHash(bits[seat]) }
    people.push(await join((await ask(port, `/api/tables/${table}/sit`, sitting)).body.pass))
  }
  return { table, host, people, invites, commitment }
}

const share = (person: RemoteTable, own: string): Promise<void> => person.act({ type: 'share', bits: own })

/** The table agrees to stop, and its file comes back. */
async function fileAfterAll(port: number, { table, people }: Gathered) {
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  for (const one of people) await one.act({ type: 'vote', about: null, verdict: 'end' }).catch(() => {})
  for (const one of people) await until(one, ({ shown }) => shown?.ended != null)
  return (await ask(port, `/api/tables/${table}/file`)).body
}

test('before everybody’s hash is settled no bits are taken, and from then on no hash is changed', async () => {
  const port = await start(LONG_MS)
  const table = await gathered(port)
  const { host, people } = table
  await expect(share(people[0], bits[0])).rejects.toThrow('lobby.not-drawing')
  await host.act({ type: 'draw' })
  await share(people[0], bits[0])
  // The host exchanges nobody, closes nothing and deals nothing anew once bits are there.
  for (const act of [
    { type: 'rise', seat: 1 },
    { type: 'bot', seat: 1, kind: 'steady', name: 'Bot' },
    { type: 'close' },
    { type: 'draw' },
    { type: 'spectators', allowed: true },
  ] as const)
    await expect(host.act(act), act.type).rejects.toThrow(/lobby\.(drawing|seat-taken)/)
  await expect(people[1].act({ type: 'rise' })).rejects.toThrow('lobby.drawing')
  // Nobody gives other bits than they promised, be it those of somebody else, nor others later.
  await expect(share(people[1], bits[0])).rejects.toThrow('lobby.other-bits')
  await expect(share(people[0], 'd'.repeat(32))).rejects.toThrow('lobby.other-bits')
  // What was given is shown to nobody.
  for (const one of [host, ...people]) expect(JSON.stringify(one.now())).not.toContain(bits[0])
  expect(JSON.stringify((await ask(port, `/api/tables/${table.table}`)).body)).not.toContain(bits[0])
  await share(people[1], bits[1])
  await share(people[2], bits[2])
  const file = await fileAfterAll(port, table)
  const receipt = file.receipt as Receipt
  expect(receipt.shares.map(one => one?.bits)).toEqual(bits)
  expect(secretHash(receipt.secret)).toBe(table.commitment)
  expect(file.seed).toBe(seedOf(receipt))
  await replayed(file)
})

test('a server that is stopped while it draws goes on with what was promised, and deals once', async () => {
  const port = await start(LONG_MS)
  const table = await gathered(port)
  const { host, people } = table
  await host.act({ type: 'draw' })
  await share(people[0], bits[0])
  await server?.close()
  await Promise.all(people.map(one => until(one, ({ isConnected }) => !isConnected)))
  await start(LONG_MS, port)
  await Promise.all(people.map(one => until(one, ({ isConnected }) => isConnected)))
  expect(people[0].now().lobby).toMatchObject({ phase: 'drawing', commitment: table.commitment })
  await share(people[1], bits[1])
  await share(people[2], bits[2])
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  // Stopped once more, it is the same match, and not another one from the same lobby.
  const views = people.map(one => one.now().shown?.view)
  await server?.close()
  await Promise.all(people.map(one => until(one, ({ isConnected }) => !isConnected)))
  await start(LONG_MS, port)
  await Promise.all(people.map(one => until(one, ({ isConnected }) => isConnected)))
  expect(people.map(one => one.now().shown?.view)).toEqual(views)
  const { receipt } = await fileAfterAll(port, table)
  expect(receipt.shares.map((one: { bits: string }) => one.bits)).toEqual(bits)
})

test('whoever withholds their bits is left out and named, and comes too late with them afterwards', async () => {
  const port = await start(50)
  const table = await gathered(port)
  const { host, people } = table
  await host.act({ type: 'draw' })
  await share(people[0], bits[0]).catch(() => {})
  await Promise.all(people.map(one => until(one, ({ shown }) => shown !== null)))
  await expect(share(people[1], bits[1])).rejects.toThrow('lobby.started')
  const file = await fileAfterAll(port, table)
  expect(file.receipt.shares[1]).toEqual({ hash: shareHash(bits[1]), bits: null })
  expect(fits(file.receipt, file.seed)).toBe(true)
})

test('a typed seed is marked for everybody from the beginning, shown to nobody before the end, and stays', async () => {
  const port = await start(LONG_MS)
  const table = await gathered(port, { seed: 'cup final' })
  const { host, people } = table
  for (const one of people) {
    expect(one.now().lobby).toMatchObject({ isSeedKnown: true })
    expect(one.now().lobby?.chairs.every(chair => chair?.hash === null)).toBe(true)
  }
  await host.act({ type: 'draw' })
  for (const one of [host, ...people]) {
    await until(one, ({ shown }) => shown !== null)
    expect(JSON.stringify(one.now())).not.toContain('cup final')
  }
  const file = await fileAfterAll(port, table)
  expect(file).toMatchObject({ seed: 'cup final', receipt: { known: { seed: 'cup final' } } })
  expect(secretHash(file.receipt.secret)).toBe(table.commitment)
  await replayed(file)
})

test('no seed is one that is empty, too long, or not to be read', async () => {
  const port = await start(LONG_MS)
  for (const seed of ['', 'x'.repeat(101), 'a\u0000b', 'a\nb'])
    expect(await ask(port, '/api/tables', { game: 'homeland', players: 3, seed })).toMatchObject({ status: 422 })
})
