import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { shipped } from '../../src/games/index.ts'
import { openKept } from '../../src/host/opening.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { socketOf } from '../../src/server/operate/private-socket.ts'
import { startServer } from '../../src/server/server.ts'
import { databaseIn, keyFileIn } from '../../src/server/store/data-folder.ts'
import { migrations } from '../../src/server/store/schema.ts'
import { expectMistake, newHome } from '../cli/command.ts'
import { ask, begun, newFolder, playOn, type Seated } from './people.ts'

const { say } = newHome()
const folder = newFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string): string => join(folder, name)

const running = new Set<PageServer>()
async function serveOn(data: string): Promise<PageServer> {
  const limits = { tablesPerHour: 1_000_000, requestsPerMinute: 1_000_000 }
  const server = await startServer({ page: at('page'), host: '127.0.0.1', port: 0, data, limits })
  running.add(server)
  return server
}
async function stop(server: PageServer): Promise<void> {
  running.delete(server)
  await server.close()
}
const tables: Seated[] = []
const leaveAll = (): void => {
  for (const { host, people } of tables.splice(0)) for (const one of [host, ...people]) one.leave()
}
afterEach(async () => {
  leaveAll()
  for (const server of running) await stop(server)
})

async function seated(port: number): Promise<Seated> {
  const table = await begun(3, [[port], [port]])
  tables.push(table)
  return table
}

/** What is kept of a table on a folder on which no server runs: the choices of each seat, replayed by the rules. */
async function choicesIn(data: string, table: string): Promise<readonly (readonly string[])[]> {
  const found: string[][] = [[], [], []]
  const server = await startServer({
    ...{ page: at('page'), host: '127.0.0.1', port: 0, data },
    inspect: async store => {
      const kept = await store.load(table)
      const { match } = kept ? await openKept(shipped, kept) : { match: null }
      for (const { seat, choice } of [...(match?.record.choices ?? []), ...(match?.record.draft ?? [])])
        found[seat].push(choice)
    },
  })
  await server.close()
  return found
}

/** A folder with a finished and a running match, a lobby, and nobody on it. */
interface Made {
  readonly data: string
  readonly over: string
  readonly open: string
}
let made: Made
beforeAll(async () => {
  const data = at('made')
  const server = await serveOn(data)
  const over = await seated(server.port)
  await playOn(over)
  const open = await seated(server.port)
  await playOn(open, acts => acts >= 6)
  expect((await ask(server.port, '/api/tables', { game: 'homeland', players: 3 })).status).toBe(200)
  leaveAll()
  await stop(server)
  made = { data, over: over.table, open: open.table }
})

describe('a backup', () => {
  test('of a server that people play on has all that was told before it began, and plays again', async () => {
    const data = at('busy')
    const server = await serveOn(data)
    const { people, told, table } = await seated(server.port)
    let isEnough = false
    const playing = playOn({ people, told }, () => isEnough)
    await expect.poll(() => told.flat().length).toBeGreaterThan(4)
    const before = told.map(choices => [...choices])
    const { code, out, err } = await say(['backup', at('busy.backup'), '--data', data])
    isEnough = true
    await playing
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(
      /^The backup is in \S+busy\.backup \(\d+\.\d MB\)\.\nThe server went on meanwhile.*\nThe key is not in it/,
    )
    expect(statSync(at('busy.backup')).mode & 0o777).toBe(0o600)
    await stop(server)
    const key = readFileSync(keyFileIn(data), 'utf8').trim()
    expect(readFileSync(at('busy.backup')).includes(key)).toBe(false)

    const fresh = at('restored')
    mkdirSync(fresh)
    copyFileSync(keyFileIn(data), keyFileIn(fresh))
    expect((await say(['restore', at('busy.backup'), '--data', fresh])).out).toContain('The backup is in place.')
    const kept = await choicesIn(fresh, table)
    for (const [seat, choices] of before.entries()) {
      expect(kept[seat].slice(0, choices.length)).toEqual(choices)
      // Nothing that never happened, either.
      expect(told[seat].slice(0, kept[seat].length)).toEqual(kept[seat].slice(0, told[seat].length))
    }
    expect(await say(['verify', '--data', fresh])).toMatchObject({ code: 0 })
  })

  test('the file grows no more while it is copied, and does again afterwards', async () => {
    const data = at('still')
    const server = await serveOn(data)
    const { runningOn } = await import('../../src/server/operate/running.ts')
    const door = await runningOn(data)
    const size = (): number => statSync(databaseIn(data)).mtimeMs
    const openMany = async (): Promise<void> => {
      for (let n = 0; n < 60; n++) await ask(server.port, '/api/tables', { game: 'homeland', players: 6 })
    }
    let isStill = false
    const meanwhile = await door?.whileStill(async () => {
      const before = size()
      await openMany()
      isStill = size() === before
    })
    expect(isStill).toBe(true)
    expect(meanwhile).toEqual({ moves: 0, p99Ms: 0 })
    const before = size()
    await expect
      .poll(async () => {
        await openMany()
        return size()
      })
      .toBeGreaterThan(before)
  })

  test('where no server runs, and again over what is there only when asked', async () => {
    const { data } = made
    const other = at('other')
    expect(await say(['backup', at('quiet.backup'), '--data', data])).toMatchObject({ code: 0 })
    expectMistake(await say(['backup', at('quiet.backup'), '--data', data]), 'quiet.backup')
    expectMistake(await say(['restore', at('quiet.backup'), '--data', other]), 'the key to open them is missing')
    mkdirSync(other, { recursive: true })
    writeFileSync(keyFileIn(other), `${'0'.repeat(64)}\n`)
    expectMistake(await say(['restore', at('quiet.backup'), '--data', other]), 'sealed with another key')
    copyFileSync(keyFileIn(data), keyFileIn(other))
    expect(await say(['restore', at('quiet.backup'), '--data', other])).toMatchObject({ code: 0 })
    expectMistake(await say(['restore', at('quiet.backup'), '--data', other]), 'With --overwrite it is put aside')
    const again = await say(['restore', at('quiet.backup'), '--data', other, '--overwrite'])
    expect(again).toMatchObject({ code: 0 })
    expect(readdirSync(other).filter(name => name.startsWith('tables.db.before-'))).toHaveLength(1)
    expect((await say(['verify', '--data', other])).out).toContain('1 finished match, 1 running match.')
  })

  test('what is none is refused, and so is a newer one, and a server that runs', async () => {
    const { data } = made
    writeFileSync(at('no.backup'), 'nothing of ours')
    expectMistake(await say(['restore', at('no.backup'), '--data', at('none')]), 'is no backup of a server')
    expectMistake(await say(['restore', at('nowhere'), '--data', at('none')]), 'nowhere')
    copyFileSync(databaseIn(data), at('newer.backup'))
    const db = new Sqlite(at('newer.backup'))
    db.exec(`update meta set value = '${migrations.length + 1}' where name = 'schema'`)
    db.close()
    expectMistake(await say(['restore', at('newer.backup'), '--data', at('none')]), 'newer version of Situation Room')
    await serveOn(at('runs'))
    expectMistake(await say(['restore', databaseIn(data), '--data', at('runs')]), 'A server is running on')
    expectMistake(await say(['backup', at('x.backup'), '--data', at('none')]), 'There is no server’s data in')
    expect(existsSync(at('x.backup'))).toBe(false)
  })
})

describe('export and import', () => {
  test('lead from one folder into another, also of a server that runs', async () => {
    const { data, over, open } = made
    expect(await say(['export', at('all.jsonl'), '--data', data])).toMatchObject({ code: 0 })
    const target = at('imported')
    mkdirSync(target)
    copyFileSync(keyFileIn(data), keyFileIn(target))
    const server = await serveOn(target)
    expect((await say(['import', at('all.jsonl'), '--data', target])).out).toMatch(/^\d+ rows were taken in\.\n$/)
    expectMistake(await say(['import', at('all.jsonl'), '--data', target]), 'Something is kept here already')
    expect((await ask(server.port, `/api/tables/${over}/file`)).status).toBe(200)
    await stop(server)
    expect(await choicesIn(target, open)).toEqual(await choicesIn(data, open))
    expect(await say(['verify', '--data', target])).toMatchObject({ code: 0 })
    const again = at('all-again.jsonl')
    expect(await say(['export', again, '--data', target])).toMatchObject({ code: 0 })
    const rows = (file: string): string[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => !line.includes('"alive"'))
        // A server that runs moves this on by itself.
        .map(line => line.replace(/"remind_at":(\d+|null)/, '"remind_at":0'))
        .sort()
    expect(rows(again)).toEqual(rows(at('all.jsonl')))
  })

  test.each([
    ['something else', 'hello\n', 'was not made by the command export'],
    ['nothing', '', 'The end is missing'],
    ['what has no end', `{"format":"situation-room/export@1","schema":${migrations.length}}\n`, 'The end is missing'],
    ['another version', '{"format":"situation-room/export@1","schema":0}\n', 'of another version'],
    [
      'a table that nobody knows',
      `{"format":"situation-room/export@1","schema":${migrations.length}}\n{"table":"x\\" --","row":{"a":1}}\n`,
      'was not made by the command export',
    ],
  ])('%s is refused', async (name, text, sentence) => {
    const file = at(`bad-${name.length}.jsonl`)
    writeFileSync(file, text)
    expectMistake(await say(['import', file, '--data', at(`bad-${name.length}`)]), sentence)
  })
})

describe('verify', () => {
  test('finds a match that was changed behind the server’s back', async () => {
    const { data, open } = made
    const damaged = at('damaged')
    mkdirSync(damaged)
    for (const name of readdirSync(data)) if (name !== 'private') copyFileSync(join(data, name), join(damaged, name))
    const db = new Sqlite(databaseIn(damaged))
    const rows = db.prepare('select seq, body from change where match = ?').all([open]) as {
      body: string
      seq: number
    }[]
    for (const { seq, body } of rows)
      db.prepare('update change set body = ? where match = ? and seq = ?').run([
        body
          .replaceAll(/"choices":\[[^\]]*\]/g, '"choices":["accuse 9"]')
          .replaceAll(/"choice":"[^"]*"/g, '"choice":"accuse 9"'),
        ...[open, seq],
      ])
    // libsql lets go of a file some time after it is closed, and tidies up its log then: it has none any more.
    db.exec('pragma wal_checkpoint(truncate)')
    db.prepare('pragma journal_mode = delete').get()
    db.close()
    const { code, out, err } = await say(['verify', '--data', damaged])
    expect({ code, err }).toEqual({ code: 2, err: '' })
    expect(out).toContain(`The match of table ${open} is not in order: `)
    expect(out).toContain('1 finished match, 0 running matches.')
  })
})

describe('prune', () => {
  test('takes what is old and over, and leaves whatever can still be played', async () => {
    const { data: from, over, open } = made
    const data = at('pruned')
    mkdirSync(data)
    for (const name of readdirSync(from)) if (name !== 'private') copyFileSync(join(from, name), join(data, name))
    const prune = async (...flags: string[]): Promise<string> => (await say(['prune', '--data', data, ...flags])).out
    expect(await prune()).toContain('0 finished games, 0 tables that never began, 0 links')
    expect(await prune('--days', '0', '--dry-run')).toMatch(/1 finished game, 1 table that never began, \d+ links/)
    const server = await serveOn(data)
    expect((await ask(server.port, `/api/tables/${over}/file`)).status).toBe(200)
    expect(await prune('--days', '0')).toMatch(/1 finished game, 1 table that never began, \d+ links/)
    expect((await ask(server.port, `/api/tables/${over}/file`)).status).toBe(404)
    await stop(server)
    expect((await choicesIn(data, open)).flat().length).toBeGreaterThan(0)
    expect(await say(['verify', '--data', data])).toMatchObject({ code: 0 })
    expectMistake(await say(['prune', '--data', data, '--days', '-1']), '--days is “-1”')
    const db = new Sqlite(databaseIn(data), { readonly: true })
    // What went with it: the code by which one could sit down.
    expect(db.prepare("select name from record where name like 'code:%'").all()).toEqual([])
    db.close()
  })

  test('knows every table that has something of a match in it', async () => {
    const { data } = made
    const db = new Sqlite(databaseIn(data), { readonly: true })
    const found = db
      .prepare(
        "select m.name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and c.name in ('match', 'table_id')",
      )
      .all() as { name: string }[]
    db.close()
    const { belongings } = await import('../../src/server/operate/prune.ts')
    expect(found.map(({ name }) => name).toSorted()).toEqual(belongings.map(({ table }) => table).toSorted())
  })
})

test('nobody but its owner gets through the door of a server', async () => {
  const data = at('door')
  await serveOn(data)
  expect(statSync(socketOf(data)).mode & 0o777).toBe(0o600)
  expect(statSync(join(socketOf(data), '..')).mode & 0o777).toBe(0o700)
})
