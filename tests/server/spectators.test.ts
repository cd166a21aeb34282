import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverAt } from '../../src/client/server.ts'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { lineTo } from './line.ts'
import { ask, newFolder, UNHURRIED, until } from './people.ts'

let folder = ''
let server: PageServer
const joined: RemoteTable[] = []

beforeEach(async () => {
  folder = newFolder()
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data'), times: UNHURRIED },
  })
})
afterEach(async () => {
  for (const one of joined.splice(0)) one.leave()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function joinAs(table: string, pass: string): RemoteTable {
  const one = joinTable(lineTo(server.port), table, pass)
  joined.push(one)
  return one
}

async function opened(more: object = {}) {
  const { table, host, invites, watch } = (
    await ask(server.port, '/api/tables', { game: 'homeland', players: 3, ...more })
  ).body
  const hosting = joinAs(table, host)
  await until(hosting, ({ lobby }) => lobby !== null)
  return { table, hosting, invites, watch }
}

/** Ann sits down, bots take the other seats, and it begins. */
async function begun({ table, hosting, invites }: Awaited<ReturnType<typeof opened>>): Promise<RemoteTable> {
  const { body } = await ask(server.port, `/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })
  const ann = joinAs(table, body.pass)
  await until(ann, ({ lobby }) => lobby !== null)
  for (const seat of [1, 2]) await hosting.act({ type: 'bot', seat, kind: 'steady', name: `Bot ${seat}` })
  await hosting.act({ type: 'draw' })
  await until(ann, ({ shown }) => shown !== null)
  return ann
}

/** Ann plays on until the match is over, or it is enough. */
async function playOn(ann: RemoteTable, isEnough: () => boolean): Promise<void> {
  for (let n = 0; ; n++) {
    await until(ann, ({ shown }) => shown?.asked != null || shown?.outcome != null)
    const { asked, outcome } = ann.now().shown ?? {}
    if (outcome != null || isEnough()) return
    const options = asked?.options ?? []
    await ann.act({ type: 'choose', choices: [options[n % options.length]] }).catch(() => {})
  }
}

const roundsSeen = (one: RemoteTable): number =>
  one.now().shown?.events.filter(({ kind }) => kind === 'round').length ?? 0

test('nobody looks on unless the host allows it, and those who play see that somebody does', async () => {
  const table = await opened()
  const { hosting, watch } = table
  const stranger = joinAs(table.table, watch)
  expect((await until(stranger, ({ over }) => over !== null)).over).toMatchObject({ key: 'pass.no-spectators' })
  await hosting.act({ type: 'spectators', allowed: true })
  expect(hosting.now().lobby).toMatchObject({ spectators: true })
  const friend = joinAs(table.table, watch)
  await until(friend, ({ lobby }) => lobby !== null)
  expect(friend.now().you).toEqual({ seat: null, isHost: false, isSpectator: true })
  await until(hosting, ({ watching }) => watching === 1)
  await expect(friend.act({ type: 'text', text: 'Look out!' })).rejects.toThrow('pass.watching')
  await expect(friend.act({ type: 'spectators', allowed: false })).rejects.toThrow('pass.watching')
  await hosting.act({ type: 'spectators', allowed: false })
  expect((await until(friend, ({ over }) => over !== null)).over).toMatchObject({ key: 'pass.no-spectators' })
  await until(hosting, ({ watching }) => watching === 0)
})

test('who looks on is a round behind while it is played, and sees everything at the end', async () => {
  const table = await opened({ spectators: true })
  const friend = joinAs(table.table, table.watch)
  const ann = await begun(table)
  await until(friend, ({ shown }) => shown !== null)
  expect(friend.now().shown).toMatchObject({ viewer: 'observer', choices: 0, seed: null, asked: null })
  await expect(table.hosting.act({ type: 'spectators', allowed: false })).rejects.toThrow()
  for (const round of [2, 3, 4]) {
    await playOn(ann, () => roundsSeen(ann) >= round)
    if (ann.now().shown?.outcome != null) break
    await until(friend, () => roundsSeen(friend) === Math.max(1, roundsSeen(ann) - 1))
    expect(friend.now().present).toEqual([])
  }
  await until(ann, ({ watching }) => watching === 1)
  await playOn(ann, () => false)
  await until(friend, ({ shown }) => shown?.outcome != null)
  expect(friend.now().shown?.choices).toBe(ann.now().shown?.choices)
  expect(friend.now().shown?.seed).toBe(ann.now().shown?.seed)
})

test('the seed of a call at a server is nobody’s before it is over: neither the player’s nor the host’s', async () => {
  const { body } = await ask(server.port, '/api/tables', { game: 'negotiator' })
  const host = joinAs(body.table, body.host)
  const sat = await ask(server.port, `/api/tables/${body.table}/sit`, { invite: body.invites[0], name: 'Ann' })
  const ann = joinAs(body.table, sat.body.pass)
  await until(ann, ({ lobby }) => lobby !== null)
  await until(host, ({ lobby }) => lobby !== null)
  await host.act({ type: 'draw' })
  for (const one of [ann, host]) expect((await until(one, ({ shown }) => shown !== null)).shown?.seed).toBeNull()
})

test('the host gives away another link, and whoever came by the one before is shown out', async () => {
  const at = serverAt(`http://127.0.0.1:${server.port}`)
  const { table, host, watch, invites } = await at.open({ game: 'homeland', players: 3, spectators: true })
  const { pass } = await at.sit(table, { invite: invites[0], name: 'Ann' })
  const comes = async (by: string): Promise<RemoteTable> => {
    const one = joinAs(table, by)
    await until(one, ({ lobby, over }) => lobby !== null || over !== null)
    return one
  }
  const early = await comes(watch)
  const second = await at.addWatch(table, host)
  await until(early, ({ over }) => over !== null)
  const late = await comes(second)
  expect(late.now().you).toMatchObject({ isSpectator: true })
  expect((await comes(watch)).now().over).not.toBeNull()
  // Nobody but the host has a say in it.
  for (const by of [pass, second]) {
    await expect(at.addWatch(table, by)).rejects.toThrow('Only the host')
    await expect(at.endWatch(table, by)).rejects.toThrow('Only the host')
  }
  await at.endWatch(table, host)
  await until(late, ({ over }) => over !== null)
  // Where nobody may look on there is no link; whoever plays and whoever looks after the table stays.
  const hosting = await comes(host)
  await hosting.act({ type: 'spectators', allowed: false })
  await expect(at.addWatch(table, host)).rejects.toThrow('Nobody may look on')
  expect((await comes(pass)).now().over).toBeNull()
})
