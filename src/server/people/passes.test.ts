import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import type { Database } from '../store/statement.ts'
import { type Exchanged, hashOf, openPasses } from './passes.ts'

let folder = ''
let database: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'situation-room-passes-'))
  database = await openSqlite({ file: join(folder, 'matches.db'), synchronous: 'full', mostPages: null })
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody has sat down by an invite, and sends the same request once more. */
async function sentAgain(): Promise<Exchanged> {
  const passes = openPasses(database)
  const about = { table: 't', seat: 0 }
  await database.commit([
    {
      guard: passes.made('invite', { ...about, kind: 'invite' }, 1),
      after: [
        passes.exchanged(hashOf('invite'), { request: 'id', became: 'first' }, 2),
        passes.made('first', { ...about, kind: 'seat' }, 2),
      ],
    },
  ])
  const found = await passes.findExchanged('invite', 'id')
  if (!found) throw new Error('not exchanged')
  return found
}

test('what an invite was exchanged for is exchanged again by the same request', async () => {
  const ticket = await sentAgain()
  const { exchangedAgain } = openPasses(database)
  expect(await database.commit([{ guard: exchangedAgain(ticket, 'second'), after: [] }])).toEqual([true])
  // The same moment twice: the second finds nothing it could take the place of.
  expect(await database.commit([{ guard: exchangedAgain(ticket, 'third'), after: [] }])).toEqual([false])
})

test('but not where the seat was given up between the look and the writing', async () => {
  const ticket = await sentAgain()
  const { endedAt, exchangedAgain } = openPasses(database)
  await database.commit([{ guard: endedAt('t', 0, 3), after: [] }])
  expect(await database.commit([{ guard: exchangedAgain(ticket, 'second'), after: [] }])).toEqual([false])
})
