import { describe, expect, test } from 'vitest'
import { shareHash } from '../../src/table/receipt.ts'
import { newBrowser } from './browser.ts'
import { type CarrierName, carriers } from './line.ts'
import { oneServer } from './one-server.ts'
import { until } from './people.ts'

// Another game with the same people, each in their own seat.

const PACE = { bankMs: 600_000, incrementMs: 1000 }
const server = oneServer()
const { lineWith } = server
/** Ann, Ben and a bot between them; begun. */
async function begun(by: CarrierName) {
  const { table, host, invites } = await server.at.open({ game: 'homeland', players: 3, pace: PACE, spectators: true })
  const { pass: ann } = await server.at.sit(table, { invite: invites[0], name: 'Ann', colour: 'red' })
  const { pass: ben } = await server.at.sit(table, { invite: invites[2], name: 'Ben', colour: 'blue' })
  await server.at.act(table, host, { id: 'bot', do: { type: 'bot', seat: 1, kind: 'steady', name: 'Robo' } })
  await server.at.act(table, host, { id: 'draw', do: { type: 'draw' } })
  const people = [ann, ben].map(pass => lineWith(by, table, pass))
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  return { table, host, ann, ben, people }
}
async function over(by: CarrierName) {
  const all = await begun(by)
  for (const one of all.people) await one.act({ type: 'vote', about: null, verdict: 'end' })
  for (const one of all.people) await until(one, ({ shown }) => shown?.ended != null)
  return all
}

describe.each(carriers)('once a match is over, by %s,', by => {
  test('somebody asks, the others are told and come to the same table, each to their own seat', async () => {
    const { table, ann, ben, people } = await over(by)
    const first = await server.at.rematch(table, ben, shareHash('1'.repeat(32)))
    expect(first).toMatchObject({ seat: 2, host: expect.any(String) })
    expect(first.table).not.toBe(table)
    for (const one of people) await until(one, ({ next }) => next?.table === first.table && next.by === 2)
    const line = lineWith(by, first.table, first.pass)
    const { lobby } = await until(line, state => state.lobby !== null)
    const bot = { name: 'Robo', bot: 'steady', hash: null }
    expect(lobby).toMatchObject({ game: 'homeland', setup: { players: 3 }, pace: PACE, spectators: true })
    expect(lobby?.chairs).toMatchObject([null, bot, { name: 'Ben', colour: 'blue', hash: shareHash('1'.repeat(32)) }])
    const second = await server.at.rematch(table, ann, null)
    expect(second).toEqual({ table: first.table, seat: 0, pass: expect.any(String) })
    await until(line, state => state.lobby?.chairs[0]?.name === 'Ann' && state.lobby.chairs[0].colour === 'red')
    // Whoever asked looks after it.
    await server.at.act(first.table, first.host ?? '', { id: 'draw', do: { type: 'draw' } })
    await line.act({ type: 'share', bits: '1'.repeat(32) })
    await until(line, ({ shown }) => shown !== null)
  })

  test('whoever asks again, here or on another device, comes to the same seat and nobody is shown out', async () => {
    const { table, ann, ben } = await over(by)
    const [one, two] = await Promise.all([server.at.rematch(table, ann, null), server.at.rematch(table, ben, null)])
    expect(one.table).toBe(two.table)
    const again = await server.at.rematch(table, ann, null)
    expect([again.table, again.seat]).toEqual([one.table, 0])
    for (const pass of [one.pass, again.pass])
      expect((await until(lineWith(by, one.table, pass), ({ you }) => you !== null)).you?.seat).toBe(0)
    // Exactly one of them has asked first, and has what was lost with an answer again.
    const hosts = await Promise.all(
      [ann, ben].map(async pass => (await server.at.rematch(table, pass, null)).host !== undefined),
    )
    expect(hosts.filter(Boolean)).toHaveLength(1)
  })

  test('the host of the old table is host of the next, whoever has asked first', async () => {
    const { table, host, ann, ben } = await over(by)
    await server.at.rematch(table, ben, null)
    const browser = newBrowser(server.port, `127.0.0.1:${server.port}`)
    browser.cookies.set(`seat-${table}`, ann)
    browser.cookies.set(`host-${table}`, host)
    const { body } = await browser.post(`/api/tables/${table}/rematch`, {})
    expect([...browser.cookies.keys()]).toEqual([
      ...[`seat-${table}`, `host-${table}`],
      ...[`seat-${body.table}`, `host-${body.table}`],
    ])
    expect((await browser.post(`/api/tables/${body.table}/invites`, { seat: 0 })).body.refused.key).toBe(
      'lobby.seat-taken',
    )
  })

  test('whoever was shown out at the next table does not come back by the old one', async () => {
    const { table, ann, ben } = await over(by)
    const next = await server.at.rematch(table, ann, null)
    const line = lineWith(by, next.table, (await server.at.rematch(table, ben, null)).pass)
    await until(line, ({ you }) => you?.seat === 2)
    await server.at.act(next.table, next.host ?? '', { id: 'free', do: { type: 'rise', seat: 2 } })
    await until(line, state => state.over !== null)
    await expect(server.at.rematch(table, ben, null)).rejects.toMatchObject({ key: 'rematch.left' })
    // What the host gives away is somebody else's.
    const invite = await server.at.invite(next.table, next.host ?? '', 2)
    expect((await server.at.sit(next.table, { invite, name: 'Eve' })).seat).toBe(2)
  })
})

test('a seat that was not come to is the host’s to give away, and nobody comes to it then', async () => {
  const { table, ann, ben } = await over('WebSocket')
  const next = await server.at.rematch(table, ann, null)
  await server.at.sit(next.table, { invite: await server.at.invite(next.table, next.host ?? '', 2), name: 'Eve' })
  await expect(server.at.rematch(table, ben, null)).rejects.toMatchObject({ key: 'lobby.seat-taken' })
  expect((await server.at.look(next.table)).lobby.chairs.map(one => one?.name)).toEqual(['Ann', 'Robo', 'Eve'])
})

test('nobody else can ask, and nobody before it is over', async () => {
  const { table, host, ann } = await begun('WebSocket')
  await expect(server.at.rematch(table, ann, null)).rejects.toMatchObject({ key: 'rematch.not-over' })
  await expect(server.at.rematch(table, host, null)).rejects.toMatchObject({ key: 'match.no-seat' })
  await expect(server.at.rematch(table, 'made-up', null)).rejects.toMatchObject({ key: 'pass.none' })
  const gathering = await server.at.open({ game: 'homeland', players: 3 })
  const { pass } = await server.at.sit(gathering.table, { code: gathering.code, name: 'Ann' })
  await expect(server.at.rematch(gathering.table, pass, null)).rejects.toMatchObject({ key: 'rematch.not-over' })
  await server.at.act(gathering.table, gathering.host, { id: 'x', do: { type: 'close' } })
  await expect(server.at.rematch(gathering.table, pass, null)).rejects.toMatchObject({ key: 'lobby.closed' })
})

test('it is known after a restart, and those who look on are told nothing of it', async () => {
  const { table, ann, ben } = await over('WebSocket')
  const { table: next } = await server.at.rematch(table, ann, null)
  server.leave()
  await server.restart()
  const line = lineWith('WebSocket', table, ben)
  expect((await until(line, ({ lobby }) => lobby !== null)).next).toEqual({ table: next, by: 0 })
  expect((await server.at.rematch(table, ben, null)).table).toBe(next)
  expect(JSON.stringify(await server.at.look(table))).not.toContain(next)
})

test('nobody takes somebody’s seat at the next table by what the server itself calls it', async () => {
  const { table, ann } = await over('WebSocket')
  const next = await server.at.rematch(table, ann, null)
  const line = lineWith('WebSocket', next.table, next.pass)
  await until(line, ({ lobby }) => lobby !== null)
  for (const invite of [`rematch ${table} 0`, `rematch ${table} 2`])
    for (const id of ['rematch', undefined])
      await expect(server.at.sit(next.table, { invite, name: 'Eve', ...(id ? { id } : {}) })).rejects.toMatchObject({
        key: 'pass.none',
      })
  expect(line.now().over).toBeNull()
  expect((await server.at.look(next.table)).lobby.chairs[0]?.name).toBe('Ann')
})
