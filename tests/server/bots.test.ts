import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { serverAt } from '../../src/terminal/join/server.ts'
import { mustBeAnswer } from './described.ts'
import { newFolder, replayed, until } from './people.ts'

let folder = ''
let server: PageServer
const joined: RemoteTable[] = []
const faults: unknown[] = []

beforeEach(async () => {
  folder = newFolder()
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data') },
    log: (_number, error) => faults.push(error),
  })
})
afterEach(async () => {
  for (const one of joined.splice(0)) one.leave()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  expect(faults.splice(0)).toEqual([])
})

async function ask(method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const given = await answer.json()
  mustBeAnswer(method, `/api${path}`, answer.status, given)
  return { status: answer.status, body: given }
}

test('bots by their tokens sit down by a link or are invited, everybody sees what they are, and they play to the end', async () => {
  const at = serverAt(`http://127.0.0.1:${server.port}`)
  const { table, host, invites } = await at.open({ game: 'homeland', players: 3 })
  const [one, other] = [await at.makeBot('Ada'), await at.makeBot('Babbage')]
  expect(await at.sitAsBot(table, one.token, invites[0])).toMatchObject({ seat: 0 })
  await expect(at.sitAsBot(table, other.token, invites[0])).rejects.toMatchObject({ status: 401 })
  const invite = { seat: 1, bot: other.bot }
  expect(await ask('POST', `/tables/${table}/bots`, one.token, invite)).toMatchObject({ status: 403 })
  expect(await ask('POST', `/tables/${table}/bots`, host, { seat: 1, bot: 'nobody' })).toMatchObject({ status: 401 })
  expect(await ask('POST', `/tables/${table}/bots`, host, invite)).toMatchObject({ status: 200, body: { seat: 1 } })
  expect(await ask('GET', '/bots/me', other.token)).toMatchObject({ body: { seats: [{ table, seat: 1 }] } })
  const ann = await at.sit(table, { invite: invites[2], name: 'Ann' })

  const { lobby } = await at.look(table)
  expect(lobby.chairs.map(chair => chair?.program ?? false)).toEqual([true, true, false])
  await at.act(table, host, { id: 'begin', do: { type: 'draw' } })
  // A token is as good as the pass of the seat.
  const people = [one.token, other.token, ann.pass].map(pass => at.join(table, pass))
  joined.push(...people)
  for (const [seat, person] of people.entries()) {
    const { you, shown } = await until(person, state => state.shown !== null)
    expect(you?.seat).toBe(seat)
    expect(shown?.seats.map(({ program }) => program ?? false)).toEqual([true, true, false])
  }
  for (let turn = 0; people.some(person => person.now().shown?.outcome == null); turn++) {
    const asked = people.find(person => person.now().shown?.asked)
    const { options = [] } = asked?.now().shown?.asked ?? {}
    if (asked) await asked.act({ type: 'choose', choices: [options[turn % options.length]] }).catch(() => {})
    else await new Promise(resolve => setTimeout(resolve, 5))
  }
  const { record } = await replayed(JSON.parse(await at.file(table)))
  expect(record.seats.map(({ program }) => program ?? false)).toEqual([true, true, false])
})

test('a token that was given back is good for nothing, and the server has only a hash of it', async () => {
  const at = serverAt(`http://127.0.0.1:${server.port}`)
  const { table, invites } = await at.open({ game: 'homeland', players: 3 })
  const { token } = await at.makeBot('Ada')
  expect(Buffer.from(token.slice('bot-'.length), 'base64url').length).toBeGreaterThanOrEqual(16)
  await at.sitAsBot(table, token, invites[0])
  await at.act(table, token, { id: 'rise', do: { type: 'rise' } })
  expect(await ask('DELETE', '/bots/me', token)).toMatchObject({ status: 200 })
  expect(await ask('GET', '/bots/me', token)).toMatchObject({ status: 401, body: { refused: { key: 'bot.none' } } })
  await expect(at.act(table, token, { id: 'x', do: { type: 'rise' } })).rejects.toMatchObject({ status: 401 })
  await expect(at.sitAsBot(table, token, invites[1])).rejects.toMatchObject({ status: 401 })
  const data = join(folder, 'data')
  const files = readdirSync(data).filter(file => file.startsWith('tables.db'))
  expect(files).toContain('tables.db')
  for (const file of files) expect(readFileSync(join(data, file)).includes(token)).toBe(false)
})
