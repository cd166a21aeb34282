import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import { mustFit } from '../../src/server/operate/restoring.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Row } from '../../src/server/store/statement.ts'
import { earlier, leftOf, type Raw, shapes } from './earlier.ts'

const rawOf =
  (db: InstanceType<typeof Sqlite>): Raw =>
  async (sql, values = []) => {
    const statement = db.prepare(sql)
    if (/^select/i.test(sql)) return statement.all([...values]) as Row[]
    statement.run([...values])
    return []
  }

test.each(shapes)('an SQLite file of schema %i is brought up to date with all that was in it', async shape => {
  const folder = mkdtempSync(join(tmpdir(), 'situation-room-migrations-'))
  const file = join(folder, 'tables.db')
  const before = new Sqlite(file)
  before.exec('pragma foreign_keys = on')
  const content = await earlier(rawOf(before), 'sqlite', shape)
  before.close()
  expect(() => mustFit(file, folder, null)).not.toThrow()
  const after = await openSqlite({ file, synchronous: 'full', mostPages: null })
  const read: Raw = (sql, values = []) => after.read({ sql, values })
  expect(await leftOf(read, content)).toEqual(content)
  expect(await read("select value from meta where name = 'schema'")).toEqual([{ value: String(shapes.length) }])
  await after.close()
  rmSync(folder, { recursive: true })
})

test.each(shapes)('a backup of schema %i with something sealed in it is not restored without a key', async shape => {
  const folder = mkdtempSync(join(tmpdir(), 'situation-room-migrations-'))
  const file = join(folder, 'tables.db')
  const db = new Sqlite(file)
  const { opening } = await earlier(rawOf(db), 'sqlite', shape)
  db.exec(`update ${opening ? 'opening' : 'match'} set text = 'sealed@1:x'`)
  db.close()
  expect(() => mustFit(file, folder, null)).toThrow(expect.objectContaining({ key: 'operate.no-key' }))
  rmSync(folder, { recursive: true })
})
