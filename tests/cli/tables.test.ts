import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHostLink, writeHostLink } from '../../src/client/link.ts'
import { startServer, type TableServer } from '../../src/server/server.ts'
import { databaseIn } from '../../src/server/store/data-folder.ts'
import { mustBeAnswer } from '../server/described.ts'
import { ask, begun, newFolder, playOn } from '../server/people.ts'
import { expectMistake, newHome } from './command.ts'

const { say, start } = newHome()
const folder = newFolder()
const data = join(folder, 'data')
const serve = (more: object = {}): Promise<TableServer> =>
  startServer({ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data, ...more })
let server: TableServer
const linkTo = ({ port, hostPass: pass }: TableServer): string =>
  writeHostLink({ address: `http://127.0.0.1:${port}`, pass })
beforeAll(async () => {
  server = await serve()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const tables = async (...more: string[]) => say(['tables', linkTo(server), ...more])
const listed = async () => JSON.parse((await tables('--json')).out).tables

describe('by the link for whoever runs a server', () => {
  test('its tables are seen, without anything of a match, and what has not begun is closed', async () => {
    expect((await tables()).out).toBe('No table is open here, and none is played.\n')
    const played = await begun(3, [[server.port], [server.port]])
    await playOn(played, acts => acts >= 4)
    const opened = (await ask(server.port, '/api/tables', { game: 'homeland', players: 4 })).body.table
    const all = await listed()
    const at = expect.any(Number)
    expect(all).toEqual([
      { table: opened, game: 'homeland', seats: 4, taken: 0, phase: 'gathering', since: at, quietDays: 0 },
      { table: played.table, game: 'homeland', seats: 3, taken: 3, phase: 'played', since: at, quietDays: 0 },
    ])
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/host/tables`, {
      headers: { authorization: `Bearer ${server.hostPass}` },
    })
    const text = await answer.text()
    mustBeAnswer('GET', '/api/host/tables', 200, JSON.parse(text))
    expect(text).not.toContain('Person')
    // Nothing of it changes while they play on.
    await playOn(played, acts => acts >= 6)
    expect(await listed()).toEqual(all)
    expect((await tables('--lang', 'de')).out).toMatch(
      /^\S+: homeland, 0 von 4 Plätzen besetzt, offen seit \d{4}-\d\d-\d\d \d\d:\d\d UTC\n\S+: homeland zu 3, gespielt seit .+\n$/,
    )

    expectMistake(await tables('--close', played.table), 'only those who sit there can end it')
    expectMistake(await tables('--close', 'nowhere'), 'There is no such table on this server.')
    expect((await tables('--close', opened)).out).toBe(`Table ${opened} is closed.\n`)
    expectMistake(await tables('--close', opened), 'closed before a game began')
    expect((await listed()).map(({ table }: { table: string }) => table)).toEqual([played.table])
    for (const one of [played.host, ...played.people]) one.leave()
  })

  test('a table is opened as by its address, and where nobody else may, only by it', async () => {
    const open = (at: string) => say(['table', 'homeland', '--players', '3', '--at', at, '--json'])
    expect((await open(linkTo(server))).code).toBe(0)
    const closed = await serve({ data: join(folder, 'closed'), tablesFor: 'host' })
    const address = `http://127.0.0.1:${closed.port}`
    expect((await open(linkTo(closed))).code).toBe(0)
    expectMistake(await open(address), 'not the link of whoever runs this server')
    expectMistake(await open(linkTo({ ...closed, hostPass: server.hostPass })), 'not the link of whoever runs')
    expect(await ask(closed.port, '/api/tables', { game: 'homeland', players: 3 })).toMatchObject({ status: 401 })
    await closed.close()
  })

  test('each start makes another, and only its hash is kept', async () => {
    const before = linkTo(server)
    await server.close()
    server = await serve()
    expect(server.hostPass).toMatch(/^[\w-]{22}$/)
    expect(linkTo(server)).not.toBe(before)
    const old = readHostLink(before)?.pass ?? ''
    expectMistake(await say(['tables', linkTo({ ...server, hostPass: old })]), 'Each start prints a new one')
    expect((await tables()).code).toBe(0)
    for (const file of [databaseIn(data), `${databaseIn(data)}-wal`])
      for (const pass of [old, server.hostPass]) expect(readFileSync(file).includes(pass)).toBe(false)
  })

  test.each([['http://127.0.0.1:8080/t/TABLE#h=AAAAAAAAAAAAAAAAAAAAAA'], ['http://127.0.0.1:8080/'], ['nonsense']])(
    'what is none is refused: %s',
    async given => {
      expectMistake(await say(['tables', given]), 'This is no link for whoever runs a server.')
    },
  )
})

test('serve prints it, and whatever listens to the network is found there', async () => {
  const served = start('serve --lang en --port 0 --host 0.0.0.0')
  const said = await served.hears('Ctrl-C closes it.\n')
  const [, address] = /open at (\S+)\/\n/.exec(said) ?? []
  const [, link] = /^For you, who run this server: (\S+)$/m.exec(said) ?? []
  expect(readHostLink(link)?.address).toBe(address)
  expect((await say(['tables', link])).out).toBe('No table is open here, and none is played.\n')
  for (const [, there] of said.matchAll(/^On your network: (\S+)$/gm))
    expect((await fetch(`${there}healthz`)).status).toBe(200)
  // The command that opens it has been used already.
  expect(said).not.toContain('For your home network')
  served.child.kill('SIGTERM')
  expect(await served.gone).toMatchObject({ code: 0, err: '' })
})
