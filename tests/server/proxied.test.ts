import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nginx } from '../../scripts/nginx.mjs'
import { parseMatch } from '../../src/table/file-schema.ts'
import { bin, root } from '../cli/command.ts'
import { whenChanged } from '../seldom.ts'
import { carriers, hasty, linesBy } from './line.ts'
import { loopbackCa } from './loopback.ts'
import { ask, begun, playOn, replayed } from './people.ts'
import { freePort, type OwnCluster, ownCluster } from './postgres.ts'

/**
 * deploy/compose-nodes.yaml without containers: its three nodes as processes with its environment, its nginx.conf with
 * other ports, a PostgreSQL.
 */

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const KEY = '4'.repeat(64)
const folder = mkdtempSync(join(tmpdir(), 'situation-room-proxied-'))
// nginx gives up being root, and writes here.
chmodSync(folder, 0o777)

/** What the compose file gives to each node, where the database and the proxy are somewhere else than it says. */
function environment(databaseUrl: string): Record<string, string> {
  const [, block = ''] =
    /^x-node:[\s\S]*?\n {2}environment:\n((?: {4}.*\n)+)/m.exec(read('deploy/compose-nodes.yaml')) ?? []
  const given = Object.fromEntries(
    [...block.matchAll(/^ {4}([A-Z_]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  )
  const known: Record<string, string> = {
    DATABASE_URL: databaseUrl,
    SEAL_KEY: KEY,
    SITUATION_ROOM_TRUST_PROXY: 'loopback',
  }
  expect(Object.keys(given).sort()).toEqual(Object.keys(known).sort())
  return known
}

function listening(child: ChildProcess, text: string): Promise<void> {
  let heard = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', part => {
        heard += part
        if (heard.includes(text)) resolve()
      })
    child.once('exit', () => reject(new Error(`It has ended: ${heard}`)))
  })
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

interface Asked {
  readonly status: number
  readonly cookies: readonly string[]
  readonly body: string
}
const overTls = (address: string, body?: object, headers: Record<string, string> = {}): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(address, { method, headers, ca: loopbackCa }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [], body: text }),
      )
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
const statusOf = (address: string): Promise<number> =>
  (address.startsWith('https') ? overTls(address) : fetch(address)).then(
    ({ status }) => status,
    () => 0,
  )

whenChanged(
  'several nodes behind nginx',
  ['deploy', 'scripts/nginx.mjs', 'src/server/http', 'src/client', 'tests/server/proxied.test.ts'],
  () => {
    let cluster: OwnCluster
    const proxies: ChildProcess[] = []
    let port = 0
    let nodes: { readonly child: ChildProcess; readonly port: number }[] = []
    beforeAll(async () => {
      const program = nginx()
      cluster = await ownCluster()
      const quick = { SITUATION_ROOM_BOT_MS: '0', SITUATION_ROOM_WARM_UP: 'off' }
      const env = { PATH: process.env.PATH, ...quick, ...environment(await cluster.fresh()) }
      for (let n = 0; n < 3; n++) {
        const own = await freePort()
        const child = spawn(process.execPath, [bin, 'serve', '--port', String(own), '--lang', 'en'], { env })
        await listening(child, 'Ctrl-C')
        nodes.push({ child, port: own })
      }
      port = await freePort()
      const conf = read('deploy/nginx.conf')
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace(/server node(\d):8080/g, (_, n: string) => `server 127.0.0.1:${nodes[Number(n) - 1].port}`)
        .replaceAll(' /tmp/', ` ${folder}/`)
      await startNginx(program, 'nginx.conf', conf, `http://127.0.0.1:${port}/readyz`)
    })
    afterAll(async () => {
      for (const one of proxies) await ended(one, 'SIGTERM')
      for (const { child } of nodes) await ended(child, 'SIGTERM')
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    async function startNginx(program: string, name: string, conf: string, address: string): Promise<void> {
      const file = join(folder, name)
      writeFileSync(file, conf)
      const proxy = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'])
      proxies.push(proxy)
      let said = ''
      proxy.stderr?.on('data', text => {
        said += text
      })
      while ((await statusOf(address)) !== 200) {
        if (proxy.exitCode !== null) throw new Error(`nginx has not started: ${said}`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    }

    /** How many lines a node has, by its own figures; through the proxy nobody is told. */
    const linesAt = async (own: number): Promise<number> => {
      const text = await (await fetch(`http://127.0.0.1:${own}/metrics`)).text()
      return [...text.matchAll(/^situation_room_sockets\{[^}]*\} (\d+)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0)
    }

    test.each(carriers)('a whole game over %s, with a node killed in the middle', async by => {
      const table = await begun(3, [[port], [port]], ([one]) => hasty(linesBy[by](one)))
      await playOn(table, acts => acts >= 8)
      const counted = await Promise.all(nodes.map(async node => ({ node, lines: await linesAt(node.port) })))
      const [{ node: victim, lines }] = counted.toSorted((a, b) => b.lines - a.lines)
      expect(lines).toBeGreaterThan(0)
      await ended(victim.child, 'SIGKILL')
      nodes = nodes.filter(one => one !== victim)
      await playOn(table)
      const { status, body } = await ask(port, `/api/tables/${table.table}/file`)
      expect(status).toBe(200)
      await replayed(body)
      const made = parseMatch(JSON.stringify(body)).log.flatMap(one => (one.kind === 'choices' ? [one] : []))
      for (const [seat, told] of table.told.entries())
        expect(made.filter(one => one.seat === seat).flatMap(({ choices }) => choices)).toEqual(told)
      for (const one of [table.host, ...table.people]) one.leave()
    })

    test('who asks is whom the proxy names, and figures are not for everybody', async () => {
      expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
      const foreign = await fetch(`http://127.0.0.1:${port}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://elsewhere.example' },
        body: JSON.stringify({ game: 'homeland', players: 3 }),
      })
      expect(foreign.status).toBe(403)
      const own = await fetch(`http://127.0.0.1:${port}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
        body: JSON.stringify({ game: 'homeland', players: 3 }),
      })
      expect(own.status).toBe(200)
    })

    test('the site for one server, over TLS: cookies are for TLS alone, and what is plain leads there', async () => {
      const [tls, plain] = [await freePort(), await freePort()]
      const own = (name: string): string => join(root, 'tests/server/loopback', name)
      const site = read('deploy/nginx-site.conf')
        .replace('listen 80;', `listen 127.0.0.1:${plain};`)
        .replace('listen 443 ssl;', `listen 127.0.0.1:${tls} ssl;`)
        .replace('127.0.0.1:8080', `127.0.0.1:${nodes[0].port}`)
        .replace(/ssl_certificate .+;/, `ssl_certificate ${own('cert.pem')};`)
        .replace(/ssl_certificate_key .+;/, `ssl_certificate_key ${own('key.pem')};`)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        one => `${one}_temp_path ${folder}/site-${one};`,
      )
      const around = `pid ${folder}/site.pid; events {} http { ${temporary.join(' ')} ${site} }`
      const address = `https://127.0.0.1:${tls}`
      await startNginx(nginx(), 'site.conf', around, `${address}/readyz`)
      const headers = { 'content-type': 'application/json', origin: address }
      const { body } = await overTls(`${address}/api/tables`, { game: 'homeland', players: 3 }, headers)
      const { table, invites } = JSON.parse(body)
      const sat = await overTls(`${address}/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' }, headers)
      expect(sat.status).toBe(200)
      expect(sat.cookies.join()).toMatch(/; Secure/)
      expect(await statusOf(`${address}/metrics`)).toBe(404)
      const led = await fetch(`http://127.0.0.1:${plain}/t/x`, { redirect: 'manual' })
      expect([led.status, led.headers.get('location')]).toEqual([301, 'https://127.0.0.1/t/x'])
    })
  },
)
