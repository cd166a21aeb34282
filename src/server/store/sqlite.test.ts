import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nextMove } from '../../../tests/server/appended.ts'
import { storeChecks } from '../../host/store-contract.ts'
import type { Appended } from './appended.ts'
import { matchStore } from './match-store.ts'
import { newKey, sealing } from './seal.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './statement.ts'

let folder = ''
const opened: Database[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'situation-room-sqlite-'))
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
  rmSync(folder, { recursive: true, force: true })
})

const fileOf = (name = 'matches.db'): string => join(folder, name)
async function open(file = fileOf(), mostPages: number | null = null): Promise<Database> {
  const database = await openSqlite({ file, synchronous: 'full', mostPages })
  opened.push(database)
  return database
}

describe('a store in an SQLite file', () => {
  test.each(storeChecks)('$name', async ({ check }) => {
    const [database, key] = [await open(), newKey()]
    await check({ open: async () => matchStore(database, sealing(key)) })
  })

  test('is there again after it was closed, and the seed in it cannot be read without the key', async () => {
    const first = await openSqlite({ file: fileOf(), synchronous: 'full', mostPages: null })
    const key = newKey()
    const line = { id: 'one', game: 'g', tag: null, names: [], setup: null, practice: false, choices: 0 }
    const whole = { ...line, begun: 1, changed: 1, outcome: null }
    await matchStore(first, sealing(key)).create(whole, '{"seed":"nobody may know"}')
    await first.close()
    expect(readFileSync(fileOf()).includes('nobody may know')).toBe(false)
    const again = await open()
    expect((await matchStore(again, sealing(key)).load('one'))?.text).toBe('{"seed":"nobody may know"}')
    await expect(matchStore(again, sealing(newKey())).load('one')).rejects.toThrow('database.other-key')
  })
})

describe('what cannot be used is a sentence', () => {
  test('a file another server has open', async () => {
    await open()
    await expect(open()).rejects.toThrow('database.taken')
  })
  test('a file of a newer version', async () => {
    const database = await open()
    await database.commit([
      { guard: { sql: "update meta set value = '999' where name = 'schema'", values: [] }, after: [] },
    ])
    await database.close()
    opened.length = 0
    await expect(open()).rejects.toThrow('database.newer')
  })
  test('a file that is no database', async () => {
    writeFileSync(fileOf(), 'x'.repeat(5000))
    await expect(open()).rejects.toThrow('database.unusable')
  })
  test.skipIf(process.getuid?.() === 0)('a folder that cannot be written to', async () => {
    chmodSync(folder, 0o500)
    await expect(open()).rejects.toThrow('database.unusable')
  })
})

describe('commits', () => {
  const put = (name: string, value = 'x') => ({
    guard: { sql: 'insert into record values (?, ?) on conflict do nothing', values: [name, value] },
    after: [],
  })
  const names = async (database: Database): Promise<unknown[]> =>
    (await database.read({ sql: 'select name from record order by name', values: [] })).map(({ name }) => name)

  test('where one of many is at fault, the others are carried out', async () => {
    const database = await open()
    const wrong = { guard: { sql: 'insert into nowhere values (1)', values: [] }, after: [] }
    const all = await Promise.allSettled([
      database.commit([put('a')]),
      database.commit([put('b'), wrong]),
      database.commit([put('c')]),
    ])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await names(database)).toEqual(['a', 'c'])
  })

  test('a full disk refuses what does not fit, whole, and takes what does', async () => {
    const database = await open(fileOf(), 100)
    await expect(database.commit([put('small'), put('large', 'x'.repeat(500_000))])).rejects.toThrow('match.not-kept')
    expect(await names(database)).toEqual([])
    expect(await database.commit([put('small')])).toEqual([true])
    expect(await names(database)).toEqual(['small'])
  })

  const moved = (id: string, length: number, body = '1'): Appended => nextMove(id, length, { bodies: [body] })
  const begun = {
    guard: { sql: "insert into match (id, length, line) values ('one', 0, '{}')", values: [] },
    after: [],
  }
  const lengthOf = async (database: Database): Promise<number> =>
    Number((await database.read({ sql: 'select length from match', values: [] }))[0]?.length)

  test('a move that a full disk has no room for is refused, and those before it are kept', async () => {
    const database = await open(fileOf(), 100)
    await database.commit([begun])
    let kept = 0
    const add = async (): Promise<void> => {
      for (; ; kept++) await database.append(moved('one', kept, JSON.stringify('x'.repeat(10_000))))
    }
    await expect(add()).rejects.toThrow('match.not-kept')
    expect(kept).toBeGreaterThan(5)
    await database.close()
    opened.length = 0
    expect(await lengthOf(await open())).toBe(kept)
  })

  /** Another process writes `first` and then `each`, by its number `n`, until it is killed; how many it was told of. */
  function toldBeforeAKill(first: string, each: string): number {
    const script = `
      const { openSqlite } = await import(${JSON.stringify(new URL('../../../dist/src/server/store/sqlite.js', import.meta.url).href)})
      const database = await openSqlite({ file: ${JSON.stringify(fileOf())}, synchronous: 'full', mostPages: null })
      ${first}
      for (let n = 0; ; n++) {
        ${each}
        process.stdout.write(n + '\\n')
        if (n === 40) process.kill(process.pid, 'SIGKILL')
      }`
    const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(signal).toBe('SIGKILL')
    const told = stdout.trim().split('\n').length
    expect(told).toBeGreaterThan(20)
    return told
  }

  test('moves that were acknowledged outlive a kill', async () => {
    const told = toldBeforeAKill(
      `await database.commit([${JSON.stringify(begun)}])`,
      `await database.append({ ...${JSON.stringify(moved('one', 0))}, length: n, before: n, version: n + 1 })`,
    )
    expect(await lengthOf(await open())).toBeGreaterThanOrEqual(told)
  })

  test('what was acknowledged outlives a kill at any moment', async () => {
    const told = toldBeforeAKill(
      '',
      "await database.commit([{ guard: { sql: 'insert into record values (?, ?)', values: ['n' + n, ''] }, after: [] }])",
    )
    expect((await names(await open())).length).toBeGreaterThanOrEqual(told)
  })
})
