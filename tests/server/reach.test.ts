import { rmSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { PageServer } from '../../src/server/http/static.ts'
import { type ServerSettings, startServer } from '../../src/server/server.ts'
import { newFolder } from './people.ts'

// Whoever opens the page on the machine the server runs on learns where others find it; nobody else does.

const folder = newFolder()
let server: PageServer | null = null
afterEach(async () => {
  await server?.close()
  rmSync(join(folder, 'data'), { recursive: true, force: true })
})

async function reach(settings: Partial<ServerSettings>, headers: Record<string, string> = {}) {
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data') },
    ...settings,
  })
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/reach`, { headers })
  return { status: answer.status, body: await answer.json() }
}

test('a server that listens to all addresses names those of this machine', async () => {
  const { status, body } = await reach({ host: '0.0.0.0' })
  const own = Object.values(networkInterfaces())
    .flatMap(all => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${server?.port}`)
  expect({ status, body }).toEqual({ status: 200, body: { addresses: own } })
})

test('one that listens here alone names none', async () => {
  expect(await reach({})).toEqual({ status: 200, body: { addresses: [] } })
})

test('one that is known by another address names that', async () => {
  const known = ['https://play.example']
  expect((await reach({ origins: known })).body).toEqual({ addresses: known })
})

test('whoever asks through somebody else is told nothing', async () => {
  expect((await reach({ host: '0.0.0.0' }, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404)
})
