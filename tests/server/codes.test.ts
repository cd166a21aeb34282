import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serverAt } from '../../src/client/server.ts'
import { startServer } from '../../src/server/server.ts'
import { carriers } from './line.ts'
import { oneServer } from './one-server.ts'
import { ask, newFolder, until } from './people.ts'

// A code that is typed instead of a link: told to those at the table, good while people gather.

const WRONG = 30
const server = oneServer()
const { lineWith } = server
const opened = (players = 3) => server.at.open({ game: 'homeland', players, spectators: true })
const id = (n: number): string => `one of my own ids ${n}`
const sit = (table: string, sitting: object) => ask(server.port, `/api/tables/${table}/sit`, sitting)

describe.each(carriers)('a code, by %s,', by => {
  test('is told to those who sit there and to the host, and to nobody else', async () => {
    const { table, host, code, watch } = await opened()
    const { pass } = await server.at.sit(table, { code, name: 'Ann' })
    for (const one of [pass, host])
      expect((await until(lineWith(by, table, one), ({ lobby }) => lobby !== null)).code).toBe(code)
    const late = await until(lineWith(by, table, watch), ({ lobby }) => lobby !== null)
    expect(late.code).toBeNull()
    expect(JSON.stringify(late)).not.toContain(code)
    expect(JSON.stringify(await server.at.look(table))).not.toContain(code)
  })

  test('is another one, or none, as the host wants, and nobody sits down by the one before', async () => {
    const { table, host, code } = await opened()
    const line = lineWith(by, table, host)
    await until(line, ({ lobby }) => lobby !== null)
    await line.act({ type: 'code', isOn: true })
    const { code: other } = await until(line, state => state.code !== code)
    await expect(server.at.sit(table, { code, name: 'Ann' })).rejects.toMatchObject({ key: 'code.none', status: 404 })
    const { pass } = await server.at.sit(table, { code: other ?? '', name: 'Ann' })
    await line.act({ type: 'code', isOn: false })
    await until(line, state => state.code === null)
    await expect(server.at.byCode(other ?? '')).rejects.toMatchObject({ key: 'code.none' })
    const ann = lineWith(by, table, pass)
    await until(ann, ({ lobby }) => lobby !== null)
    await expect(ann.act({ type: 'code', isOn: true })).rejects.toThrow('pass.no-host')
  })

  test('changes when the host frees a seat: whoever sat there knows the one before', async () => {
    const { table, host, code } = await opened()
    await server.at.sit(table, { code, name: 'Ann' })
    const line = lineWith(by, table, host)
    await until(line, state => state.code === code)
    await line.act({ type: 'rise', seat: 0 })
    const { code: other } = await until(line, state => state.code !== code)
    expect(other).toMatch(/^\w{6}$/)
    await expect(server.at.sit(table, { code, name: 'Ann' })).rejects.toMatchObject({ key: 'code.none' })
  })

  test('is over when the cards are dealt, and when the table is closed', async () => {
    const [one, two] = [await opened(), await opened()]
    for (const name of ['Ann', 'Ben', 'Cy']) await server.at.sit(one.table, { code: one.code, name })
    const line = lineWith(by, one.table, one.host)
    await until(line, ({ code }) => code === one.code)
    await line.act({ type: 'draw' })
    await until(line, ({ code }) => code === null)
    await server.at.act(two.table, two.host, { id: 'x', do: { type: 'close' } })
    for (const { code } of [one, two]) await expect(server.at.byCode(code)).rejects.toMatchObject({ key: 'code.none' })
  })
})

describe('whoever types a code', () => {
  test('finds the table, however it was typed, also after a restart', async () => {
    const { table, code } = await opened()
    await server.restart()
    const typed = ` ${code.slice(0, 2).toLowerCase()} ${code.slice(2, 4)}-${code.slice(4)} `
    expect(await server.at.byCode(typed)).toMatchObject({ table, lobby: { game: 'homeland', phase: 'gathering' } })
    expect((await server.at.sit(table, { code: typed, name: 'Ann' })).seat).toBe(0)
  })

  test('gets the first free seat, or the one that is wanted, each their own though they come at once', async () => {
    const { table, code } = await opened(6)
    expect((await server.at.sit(table, { code, name: 'Ann', seat: 2 })).seat).toBe(2)
    await expect(server.at.sit(table, { code, name: 'Ben', seat: 2 })).rejects.toMatchObject({
      key: 'lobby.seat-taken',
    })
    const names = ['Ben', 'Cy', 'Dan', 'Eve', 'Fay']
    const seats = await Promise.all(names.map(async name => (await server.at.sit(table, { code, name })).seat))
    expect(seats.sort()).toEqual([0, 1, 3, 4, 5])
    await expect(server.at.sit(table, { code, name: 'Gus' })).rejects.toMatchObject({ key: 'lobby.no-free-seat' })
  })

  test('gets the same seat again by the same id, and nobody else does', async () => {
    const { table, host, code } = await opened()
    const sitting = { code, name: 'Ann', id: id(1) }
    const first = (await sit(table, sitting)).body
    const lost = lineWith('WebSocket', table, first.pass)
    await until(lost, ({ lobby }) => lobby !== null)
    const again = (await sit(table, { ...sitting, code: code.toLowerCase() })).body
    expect([first.seat, again.seat, again.pass === first.pass]).toEqual([0, 0, false])
    await until(lost, ({ over }) => over?.key === 'pass.ended')
    const ben = (await sit(table, { code, name: 'Ben', id: id(2) })).body
    expect(ben.seat).toBe(1)
    // Also where nobody else can sit down by it any more.
    await server.at.act(table, host, { id: 'off', do: { type: 'code', isOn: false } })
    expect((await sit(table, { code, name: 'Ben', id: id(2) })).body.seat).toBe(1)
    expect((await sit(table, { code, name: 'Eve', id: id(3) })).body.refused.key).toBe('code.none')
    // Whoever has given the seat up has no claim to it.
    await server.at.act(table, again.pass, { id: 'rise', do: { type: 'rise' } })
    await expect.poll(async () => (await sit(table, sitting)).body.refused?.key).toBe('code.none')
  })

  test('brings a code or an invite, an id that nobody guesses, and the code of this table', async () => {
    const { table, code, invites } = await opened()
    const other = await opened()
    const key = async (sitting: object): Promise<unknown> =>
      (await sit(table, { name: 'Ann', ...sitting })).body.refused?.key
    expect(await key({})).toBe('shape.other')
    expect(await key({ code, invite: invites[0] })).toBe('shape.other')
    expect(await key({ code, id: '1' })).toBe('shape.other')
    expect(await key({ code: other.code })).toBe('pass.other-table')
    expect(await key({ code: 'CDFGHJ' })).toBe('code.none')
    expect(await key({ code: 'no code' })).toBe('code.none')
  })
})

test('whoever tries one code after the other is not heard for a while', async () => {
  const own = newFolder()
  const narrow = await startServer({
    ...{ page: join(own, 'page'), host: '127.0.0.1', port: 0, data: join(own, 'data') },
    limits: { wrongPassesPerMinute: WRONG },
  })
  const { table, code } = await serverAt(`http://127.0.0.1:${narrow.port}`).open({ game: 'homeland', players: 3 })
  const keys: string[] = []
  for (let tries = 0; tries < 3 * WRONG; tries++) {
    const [path, body] = tries % 2 ? ['/api/codes', {}] : [`/api/tables/${table}/sit`, { name: 'Eve' }]
    keys.push((await ask(narrow.port, path, { ...body, code: 'CDFGHJ' })).body.refused.key)
  }
  expect(keys.at(-1)).toBe('limit.wrong-passes')
  // Nor with the right one.
  expect((await ask(narrow.port, '/api/codes', { code })).body.refused.key).toBe('limit.wrong-passes')
  await narrow.close()
  rmSync(own, { recursive: true, force: true })
})
