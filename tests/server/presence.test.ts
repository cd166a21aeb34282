import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinTable } from '../../src/client/table.ts'
import { startServer, type TableServer } from '../../src/server/server.ts'
import { lineTo } from './line.ts'
import { begun, newFolder, UNHURRIED, until } from './people.ts'

// Who is there, as each device is told it.

const folder = newFolder()
let server: TableServer
beforeAll(async () => {
  const page = join(folder, 'page')
  server = await startServer({ page, host: '127.0.0.1', port: 0, data: join(folder, 'data'), times: UNHURRIED })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a second device of somebody who is there already is told who is there', async () => {
  const { port } = server
  const { table, host, people, passes } = await begun(3, [[port], [port]])
  for (const one of [host, ...people]) await until(one, ({ present }) => present.join() === '0,1')
  const again = joinTable(lineTo(port), table, passes[0])
  expect((await until(again, ({ present }) => present.length > 0)).present).toEqual([0, 1])
  for (const one of [host, again, ...people]) one.leave()
})
