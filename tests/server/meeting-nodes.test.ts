import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverAt, type TableServer } from '../../src/client/server.ts'
import { joinTable, type RemoteTable, type TableState } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { lineTo } from './line.ts'
import { newFolder, UNHURRIED, until } from './people.ts'
import { type OwnCluster, ownCluster } from './postgres.ts'

// People come together, and play again, at a table of two nodes.

const KEY = '6'.repeat(64)
let cluster: OwnCluster
const folder = newFolder()
const servers: PageServer[] = []
const joined: RemoteTable[] = []
const faults: unknown[] = []
let here: TableServer
let there: TableServer

beforeAll(async () => {
  cluster = await ownCluster()
})
beforeEach(async () => {
  const url = await cluster.fresh()
  const node = async (): Promise<TableServer> => {
    const server = await startServer({
      ...{ page: join(folder, 'page'), data: join(folder, 'data'), database: { url, key: KEY } },
      ...{ times: UNHURRIED, host: '127.0.0.1', port: 0 },
      log: (_number, error) => faults.push(error),
    })
    servers.push(server)
    return serverAt(`http://127.0.0.1:${server.port}`)
  }
  here = await node()
  there = await node()
})
afterEach(async () => {
  for (const one of joined.splice(0)) one.leave()
  for (const one of servers.splice(0)) await one.close()
  expect(faults.splice(0)).toEqual([])
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await cluster.stop()
})

function lineAt(server: TableServer, table: string, pass: string, heard: string[] = []): RemoteTable {
  const line = lineTo(Number(new URL(server.address).port))
  const connect: typeof line.connect = events =>
    line.connect({
      ...events,
      received(text) {
        heard.push(text)
        events.received(text)
      },
    })
  const one = joinTable({ ...line, connect }, table, pass)
  joined.push(one)
  return one
}

test('a code is good at every node, and so is that it is over', async () => {
  const { table, host, code } = await here.open({ game: 'homeland', players: 3 })
  const { pass } = await there.sit(table, { code, name: 'Ann' })
  const ann = lineAt(there, table, pass)
  await until(ann, state => state.code === code)
  await here.act(table, host, { id: 'new', do: { type: 'code', isOn: true } })
  const { code: other } = await until(ann, state => state.code !== code)
  await expect(there.byCode(code)).rejects.toMatchObject({ key: 'code.none' })
  expect((await here.sit(table, { code: other ?? '', name: 'Ben' })).seat).toBe(1)
})

test('who wants another game is told at every node, and whoever asks at two at once comes to one table', async () => {
  const { table, host, invites } = await here.open({ game: 'homeland', players: 3 })
  const { pass: ann } = await here.sit(table, { invite: invites[0], name: 'Ann' })
  const { pass: ben } = await there.sit(table, { invite: invites[1], name: 'Ben' })
  await here.act(table, host, { id: 'bot', do: { type: 'bot', seat: 2, kind: 'steady', name: 'Bot' } })
  await here.act(table, host, { id: 'draw', do: { type: 'draw' } })
  const people = [lineAt(here, table, ann), lineAt(there, table, ben)]
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  for (const one of people) await one.act({ type: 'vote', about: null, verdict: 'end' })
  for (const one of people) await until(one, ({ shown }) => shown?.ended != null)
  const [one, two] = await Promise.all([here.rematch(table, ann, null), there.rematch(table, ben, null)])
  expect(one.table).toBe(two.table)
  for (const person of people) await until(person, ({ next }) => next?.table === one.table)
  const names = async () => (await there.look(one.table)).lobby.chairs.map(chair => chair?.name)
  await expect.poll(names).toEqual(['Ann', 'Ben', 'Bot'])
})

test('whoever the host shows out at one node is shown out at the other at once, and told why', async () => {
  const { table, host, invites } = await here.open({ game: 'homeland', players: 3 })
  const { pass } = await there.sit(table, { invite: invites[0], name: 'Ann' })
  const ann = lineAt(there, table, pass)
  await until(ann, ({ lobby }) => lobby !== null)
  await here.act(table, host, { id: 'free', do: { type: 'rise', seat: 0 } })
  expect((await until(ann, ({ over }) => over !== null)).over?.key).toBe('pass.freed')
  await expect(there.act(table, pass, { id: 'x', do: { type: 'rise' } })).rejects.toMatchObject({ key: 'pass.none' })
})

test('whoever the table has put off does not take the seat back at a node that may not have heard of it', async () => {
  const { table, host, invites } = await here.open({ game: 'homeland', players: 3 })
  const at = [here, here, there]
  const passes: string[] = []
  for (const [seat, one] of at.entries())
    passes.push((await one.sit(table, { invite: invites[seat], name: `Person ${seat}` })).pass)
  await here.act(table, host, { id: 'draw', do: { type: 'draw' } })
  const people = at.map((one, seat) => lineAt(one, table, passes[seat]))
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  for (const seat of [0, 1]) await people[seat].act({ type: 'vote', about: 2, verdict: 'autopilot' })
  // At once, over there, before or after word of it has come.
  await expect(people[2].act({ type: 'text', text: 'no' })).rejects.toThrow('match.put-off')
  await until(people[2], ({ shown }) => shown?.seats[2].isPutOff === true)
  expect(people[0].now().shown?.seats[2]).toMatchObject({ absent: 'autopilot', isPutOff: true })
})

test('what somebody drafts and writes for themselves at one node reaches nobody else at another', async () => {
  const { table, host, invites } = await here.open({ game: 'homeland', players: 3 })
  const passes: string[] = []
  for (const [seat, invite] of invites.entries())
    passes.push((await here.sit(table, { invite, name: `Person ${seat}` })).pass)
  await here.act(table, host, { id: 'draw', do: { type: 'draw' } })
  const people = passes.map(pass => lineAt(here, table, pass))
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  const [first] = people[0].now().shown?.waiting ?? []
  const [writer, reported] = [people[first], (first + 1) % 3]
  const heard = { own: [] as string[], other: [] as string[], host: [] as string[] }
  const own = lineAt(there, table, passes[first], heard.own)
  const other = lineAt(there, table, passes[reported], heard.other)
  const hosting = lineAt(there, table, host, heard.host)
  for (const one of [own, other, hosting]) await until(one, ({ shown }) => shown !== null)
  /** Who is there is told by the clock on the wall. */
  const typesIn = (messages: readonly string[]): string[] =>
    messages
      .map(text => (JSON.parse(text) as { readonly type: string }).type)
      .filter(type => type !== 'presence' && type !== 'here')
  const before = { other: typesIn(heard.other), host: typesIn(heard.host) }

  await writer.act({ type: 'choose', choices: ['claim'] })
  expect(writer.now().shown?.draft).toBe(1)
  await writer.act({ type: 'note', about: { player: reported }, text: 'thought' })
  await writer.act({ type: 'suspect', player: reported, mix: [10, 20, 70] })
  await writer.act({ type: 'unsent', version: 0, text: 'not said', claim: null })
  await writer.act({ type: 'mute', seat: reported, isMuted: true })
  await writer.act({ type: 'presets', version: 0, rules: [{ asset: 'lynne-reed', do: 'never' }] })
  await writer.act({ type: 'undo' })
  // Their own device over there has it, so word of it has come; and then something that is for everybody.
  await until(own, state => state.own.presets.version === 1 && state.shown?.draft === 0)
  await writer.act({ type: 'text', text: 'said' })
  const hasWords = (most: number) => (state: TableState) =>
    state.shown?.beside.filter(one => 'words' in one).length === most
  for (const one of [own, other, hosting]) await until(one, hasWords(1))
  expect(typesIn(heard.own)).toContain('own')
  expect(typesIn(heard.other)).toEqual([...before.other, 'told'])
  expect(typesIn(heard.host)).toEqual([...before.host, 'told'])

  // What is reported comes to the host, and to nobody else.
  await other.act({ type: 'report', seat: first, words: 0 })
  await until(hosting, ({ reports }) => reports.length === 1)
  const after = typesIn(heard.own)
  await other.act({ type: 'text', text: 'too' })
  await until(own, hasWords(2))
  expect(typesIn(heard.own)).toEqual([...after, 'told'])
  expect(typesIn(heard.host).filter(type => type === 'reports').length).toBe(1)
})
