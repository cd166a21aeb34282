import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Row } from '../../src/server/store/statement.ts'
import { earlier, leftOf, type Raw, shapes } from './earlier.ts'

test.each(shapes)('an SQLite file of schema %i is brought up to date with all that was in it', async shape => {
  const folder = mkdtempSync(join(tmpdir(), 'situation-room-migrations-'))
  const file = join(folder, 'tables.db')
  const before = new Sqlite(file)
  before.exec('pragma foreign_keys = on')
  const raw: Raw = async (sql, values = []) => {
    const statement = before.prepare(sql)
    if (/^select/i.test(sql)) return statement.all([...values]) as Row[]
    statement.run([...values])
    return []
  }
  const content = await earlier(raw, 'sqlite', shape)
  before.close()
  const after = await openSqlite({ file, synchronous: 'full', mostPages: null })
  const read: Raw = (sql, values = []) => after.read({ sql, values })
  expect(await leftOf(read, content)).toEqual(content)
  expect(await read("select value from meta where name = 'schema'")).toEqual([{ value: String(shapes.length) }])
  await after.close()
  rmSync(folder, { recursive: true })
})
