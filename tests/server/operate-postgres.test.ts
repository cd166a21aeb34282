import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { expectMistake, newHome } from '../cli/command.ts'
import { whenChanged } from '../seldom.ts'
import { ask, begun, newFolder, playOn, type Seated } from './people.ts'
import { type OwnCluster, ownCluster, programOf } from './postgres.ts'

/** Operators' commands on a real PostgreSQL, while nodes run on it and people play. */

const KEY = '5'.repeat(64)
const { at, say, start } = newHome()
const folder = newFolder()
const servers: PageServer[] = []
const tables: Seated[] = []
let cluster: OwnCluster
let [url, over, open] = ['', '', '']
let playing: Seated

const node = async (database: string): Promise<PageServer> => {
  const server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'unused') },
    ...{ database: { url: database, key: KEY }, times: { botMs: 0 } },
  })
  servers.push(server)
  return server
}
const operate = (database: string, ...args: string[]) =>
  say(args, '', { DATABASE_URL: database, SEAL_KEY: KEY, SITUATION_ROOM_HOME: at('home') })
const fetchFrom = async (server: PageServer, table: string) =>
  (await ask(server.port, `/api/tables/${table}/file`)).status

/** The columns of a row have no order that both databases keep. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => [key, key === 'remind_at' ? 0 : sorted(one)]),
      )
    : value

const dependsOn = ['operate', 'store'].map(one => `src/server/${one}`)

whenChanged(
  'operating a PostgreSQL',
  [...dependsOn, 'src/terminal/commands', 'tests/server/operate-postgres.test.ts'],
  () => {
    beforeAll(async () => {
      cluster = await ownCluster()
      url = await cluster.fresh()
      const { port } = await node(url)
      const done = await begun(3, [[port], [port]])
      await playOn(done)
      playing = await begun(3, [[port], [port]])
      await playOn(playing, acts => acts >= 6)
      tables.push(done, playing)
      over = done.table
      open = playing.table
      await ask(port, '/api/tables', { game: 'homeland', players: 4 })
    })
    afterAll(async () => {
      for (const { host, people } of tables) for (const one of [host, ...people]) one.leave()
      for (const one of servers) await one.close()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    describe('on a PostgreSQL that nodes run on', () => {
      test('verify plays every match again while people play', async () => {
        let isEnough = false
        const going = playOn(playing, () => isEnough)
        const found = await operate(url, 'verify')
        isEnough = true
        await going
        expect(found).toMatchObject({ code: 0, err: '' })
        expect(found.out).toMatch(/1 finished match, 1 running match\./)
        const stranger = await say(['verify'], '', { DATABASE_URL: url, SEAL_KEY: '6'.repeat(64) })
        expect(stranger.code).toBe(2)
        expect(stranger.out).toContain('sealed with another key')
      })

      test('export leads into an empty database, a folder, and back, with nothing lost', async () => {
        expect((await operate(url, 'export', at('all.jsonl'))).out).toMatch(/^\d+ rows are in/)
        const [second, third] = [await cluster.fresh(), await cluster.fresh()]
        // Where a node runs already.
        const other = await node(second)
        expect((await operate(second, 'import', at('all.jsonl'))).out).toMatch(/^\d+ rows were taken in\.\n$/)
        expectMistake(await operate(second, 'import', at('all.jsonl')), 'Something is kept here already')
        expect(await fetchFrom(other, over)).toBe(200)
        expect((await operate(second, 'verify')).out).toMatch(/1 finished match, 1 running match\./)

        // Into a file of SQLite, and from there into a database on which nobody runs.
        const env = { SEAL_KEY: KEY }
        expect(await say(['import', at('all.jsonl'), '--data', at('lite')], '', env)).toMatchObject({
          code: 0,
          err: '',
        })
        expect((await say(['verify', '--data', at('lite')], '', env)).out).toMatch(
          /1 finished match, 1 running match\./,
        )
        expect(await say(['export', at('again.jsonl'), '--data', at('lite')], '', env)).toMatchObject({ code: 0 })
        expect(await operate(third, 'import', at('again.jsonl'))).toMatchObject({ code: 0, err: '' })
        expect((await operate(third, 'verify')).out).toMatch(/1 finished match, 1 running match\./)
        expect(await operate(third, 'export', at('third.jsonl'))).toMatchObject({ code: 0 })
        const rows = (file: string): unknown[] =>
          readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map(line => JSON.stringify(sorted(JSON.parse(line))))
            .filter(line => !line.includes('"alive"'))
            .sort()
        expect(rows(at('third.jsonl'))).toEqual(rows(at('all.jsonl')))
      })

      test.skipIf(programOf('pg_dump') === null)('pg_dump is the backup, and what it gives back plays on', async () => {
        expectMistake(await operate(url, 'backup', at('x')), 'pg_dump')
        expectMistake(await operate(url, 'restore', at('x')), 'pg_restore')
        const run = (name: string, ...args: string[]) => spawnSync(programOf(name) ?? '', args, { encoding: 'utf8' })
        const dumped = run('pg_dump', '--format=custom', `--file=${at('dump')}`, url)
        expect(dumped.stderr).toBe('')
        const target = await cluster.fresh()
        expect(run('pg_restore', '--no-owner', `--dbname=${target}`, at('dump')).stderr).toBe('')
        expect((await operate(target, 'verify')).out).toMatch(/1 finished match, 1 running match\./)
        expect(await fetchFrom(await node(target), over)).toBe(200)
      })

      test('prune takes what is old and over, and leaves whatever can still be played', async () => {
        const [{ port }] = servers
        expect((await operate(url, 'prune')).out).toContain('0 finished games, 0 tables that never began')
        expect((await operate(url, 'prune', '--days', '0', '--dry-run')).out).toMatch(
          /1 finished game, 1 table that never began/,
        )
        expect(await fetchFrom(servers[0], over)).toBe(200)
        expect((await operate(url, 'prune', '--days', '0')).out).toMatch(/1 finished game, 1 table that never began/)
        expect((await ask(port, `/api/tables/${over}/file`)).status).toBe(404)
        await playOn(playing)
        expect(await fetchFrom(servers[0], open)).toBe(200)
        expect((await operate(url, 'verify')).out).toMatch(/1 finished match, 0 running matches\./)
      })
    })

    describe('a DATABASE_URL', () => {
      test.each([
        ['none', (one: URL) => Object.assign(one, { pathname: 'none' }), 'hat keine Datenbank „none“'],
        ['nobody', (one: URL) => Object.assign(one, { username: 'eve', password: 'secret' }), 'lässt „eve“ nicht ein'],
      ])(
        'that leads to %s is refused in the language asked for, without its password',
        async (_what, change, sentence) => {
          const wrong = change(new URL(url)).href
          for (const command of [['serve'], ['import', at('all.jsonl')], ['verify'], ['export', at('x.jsonl')]]) {
            const told = await operate(wrong, ...command, '--lang', 'de')
            expectMistake(told, sentence)
            expect(told.err).not.toContain('secret')
          }
        },
      )

      test('that leads to a database of somebody else', async () => {
        for (const command of [['verify'], ['export', at('x.jsonl')]])
          expectMistake(
            await operate(await cluster.fresh(), ...command),
            'There is nothing of a server in this database.',
          )
      })

      test('whose database goes away: a sentence, the right status, and nothing lost', async () => {
        const database = await cluster.fresh()
        const served = start('serve --lang en --port 0', { DATABASE_URL: database, SEAL_KEY: KEY })
        const said = await served.hears('Ctrl-C')
        expect(said).toContain(`Tables are kept in the PostgreSQL at ${new URL(database).host}`)
        expect(said).not.toContain(KEY)
        const address = /open at (\S+)\/\n/.exec(said)?.[1] ?? ''
        const post = () =>
          fetch(`${address}/api/tables`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'accept-language': 'it' },
            body: JSON.stringify({ game: 'homeland', players: 3 }),
          })
        const { table } = (await (await post()).json()) as { readonly table: string }
        await cluster.halt()
        const away = await post()
        expect(away.status).toBe(503)
        expect(away.headers.get('retry-after')).toBe('5')
        expect(((await away.json()) as { sentence: string }).sentence).toMatch(/database.+nulla è andato perduto/i)
        expect((await fetch(`${address}/readyz`)).status).toBe(503)
        expect((await fetch(`${address}/healthz`)).status).toBe(200)
        expectMistake(await operate(database, 'verify'), 'There is no PostgreSQL at')
        await cluster.start()
        await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
        expect((await fetch(`${address}/api/tables/${table}`)).status).toBe(200)
        served.child.kill('SIGTERM')
        expect((await served.gone).code).toBe(0)
        const client = new pg.Client(database)
        await client.connect()
        expect((await client.query('select id from lobby')).rows).toEqual([{ id: table }])
        await client.end()
      })
    })
  },
)
