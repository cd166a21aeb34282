import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { ask, begun, playOn } from './people.ts'

/** What a server tells whoever runs it, by a real process: health, figures and log, and never who plays. */

const home = mkdtempSync(join(tmpdir(), 'situation-room-watched-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const command = fileURLToPath(new URL('../../bin/situation-room.js', import.meta.url))

test('health, figures and log of an evening, with nobody’s name, link or pass in any of it', async () => {
  const env = { ...process.env, SITUATION_ROOM_LOG_LEVEL: 'debug', SITUATION_ROOM_HOME: home }
  const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', join(home, 'data')], { env })
  let written = ''
  const heard = new Promise<number>(resolve => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', chunk => {
        written += chunk
        const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(written)?.[1]
        if (port !== undefined) resolve(Number(port))
      })
  })
  const port = await heard
  const get = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  expect(await get('/healthz')).toMatchObject({ status: 200 })
  // It is ready once it is warm.
  await expect.poll(() => get('/readyz')).toMatchObject({ status: 200 })

  const table = await begun(3, [[port], [port]])
  await playOn(table, acts => acts >= 12)
  const wrong = 'w'.repeat(22)
  const refused = await ask(port, `/api/tables/${table.table}/sit`, { invite: wrong, name: 'Nobody Inparticular' })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  await get(`/api/tables/${wrong}`)
  const { status, text: figures } = await get('/metrics')
  expect(status).toBe(200)
  expect(Number(/^\w*moves\w* (\d+)/m.exec(figures)?.[1])).toBeGreaterThanOrEqual(12)

  for (const one of [table.host, ...table.people]) one.leave()
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  expect(code).toBe(0)
  const lines = written.split('\n').filter(line => line.startsWith('{'))
  const log = lines.map(line => JSON.parse(line) as { readonly msg: string; readonly route?: string })
  expect(log.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['started', 'answered', 'stopping', 'stopped']))
  expect(log.some(({ route }) => route === '/api/tables/:table/sit')).toBe(true)
  const secrets = [table.table, ...table.passes, wrong, 'Person 0', 'Person 1', 'Bot 2', 'Inparticular', '127.0.0.1']
  for (const secret of secrets) {
    expect(lines.filter(line => line.includes(secret))).toEqual([])
    expect(figures).not.toContain(secret)
  }
})
