import Sqlite from 'libsql'
import { seatedBotsOf } from '../../../src/bots/seated.ts'
import { type AnyGame, type Registry, shipped } from '../../../src/games/index.ts'
import type { HostedMatch, Hosting } from '../../../src/host/hosting.ts'
import type { Act } from '../../../src/host/wire.ts'
import { PROTOCOL } from '../../../src/host/wire-version.ts'
import { digest } from '../../../src/seed/roots.ts'
import { openConnection } from '../../../src/server/http/connection.ts'
import { usualLimits } from '../../../src/server/http/limits.ts'
import { nothing } from '../../../src/server/http/passport.ts'
import { openService, type Service } from '../../../src/server/service.ts'
import type { Answered, Request } from '../../../src/server/store/packing.ts'
import { META, migrations } from '../../../src/server/store/schema.ts'
import { sealing } from '../../../src/server/store/seal.ts'
import { databaseBy, sqliteWork } from '../../../src/server/store/sqlite-work.ts'
import type { Database } from '../../../src/server/store/statement.ts'
import { type Times, usualTimes } from '../../../src/server/tables/live-table.ts'
import { loadAll } from '../simulation/ready.ts'
import { type Virtual, virtualTime } from '../virtual.ts'

/**
 * One run of a server in virtual time, of which everything is recorded that leaves it, byte by byte, to whom and when.
 * Two runs in which the same is done are the same; what is different in two runs is what was done differently.
 */
export interface Run {
  readonly time: Virtual
  readonly table: string
  readonly game: AnyGame
  match(): HostedMatch['open'] extends () => infer Open ? Open : never
  /** A line to the table, which is greeted at once. */
  line(who: Who, name?: string): Line
  /** The same by a pass of one's own. */
  lineBy(pass: string, name: string): Line
  readonly seating: Service['seating']
  readonly passes: Service['passes']
  /** What lets this player in. */
  passOf(seat: number): string
  /** What has left the server on these lines, in its order. */
  sent(name: string): readonly Sent[]
  /** Lets so much time pass. */
  /** Somebody sets the clock of the server. */
  setClock(byMs: number): void
  pass(ms: number): Promise<void>
  close(): Promise<void>
}

/** The screen is the shared one, which sees what everybody may see. */
export type Who = number | 'host' | 'spectator' | 'screen'

export interface Line {
  act(what: Act, question?: string): void
  /** Says hello again on the same line, with what was told already. */
  hello(from?: number): void
  hangUp(): void
}

export interface Sent {
  readonly at: number
  readonly text: string
}

export interface RunSettings {
  readonly game?: string
  readonly games?: Registry
  readonly players?: number
  /** These seats are bots'. */
  readonly bots?: readonly number[]
  /** Of this kind. */
  readonly kind?: string
  readonly think?: (time: Virtual) => Hosting['think']
  readonly times?: Partial<Times>
  readonly pace?: { readonly bankMs: number; readonly incrementMs: number }
  /** Something is planted between the server and its lines. */
  plant?(service: Service): Service
}

/** As long as a disk takes, each time the same: how long one takes under load is no part of this. */
const DISK_MS = 2
const KEY = Buffer.alloc(32, 9)

/** A real SQLite in memory. */
function memoryDatabase(time: Virtual): Database {
  const db = new Sqlite(':memory:')
  db.exec(META)
  for (const migration of migrations) for (const sql of migration('sqlite')) db.exec(sql)
  const { work } = sqliteWork(db)
  const ask = (request: Request): Promise<Answered> =>
    new Promise((done, failed) => {
      time.after(DISK_MS, () => {
        const [answered] = work([request])
        if (answered !== true && answered.error !== undefined) failed(new Error(answered.error))
        else done(answered)
      })
    })
  return { ...databaseBy(ask), async close() {} }
}

/** The same bytes each time, for each use in its turn. */
function drawn(seed: string): (bytes: number) => Buffer {
  let n = 0
  return bytes => Buffer.from(digest(`${seed}/${n++}`).repeat(2), 'hex').subarray(0, bytes)
}

const inline: Hosting['think'] = async (game, kind) => (await seatedBotsOf(game.id).load())(kind, game)

/** A table at which everybody sits and the match has begun, everybody's line there from before. */
export async function openRun(seed: string, settings: RunSettings = {}): Promise<Run> {
  await loadAll()
  const { game: id = 'homeland', games = shipped, players = 3, bots = [], kind = 'steady' } = settings
  const { think, times, pace, plant } = settings
  const time = virtualTime()
  const world = time.machine(drawn(seed))
  const done = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    let isDone = false
    const watched = work.finally(() => {
      isDone = true
    })
    watched.catch(() => {})
    await time.run(() => isDone)
    return watched
  }
  const opened = await done(
    openService({
      ...{ database: memoryDatabase(time), shared: null, sealed: sealing(KEY), games, world },
      think: think?.(time) ?? inline,
      times: { ...usualTimes, awayMs: 20_000, ...times },
      limits: { ...usualLimits, messagesAtOnce: 1_000_000, undosPerSecond: 1_000_000 },
    }),
  )
  const service = plant?.(opened) ?? opened
  const { tables, passes, seating } = opened
  const opening = { game: id, players, spectators: true, ...(pace ? { pace } : {}) }
  const { table, host, invites, watch } = await done(tables.open(opening))
  const own: string[] = []
  const held = await done(tables.find(table))
  for (const [seat, invite] of invites.entries()) {
    if (bots.includes(seat)) {
      await done(held.gather({ type: 'bot', seat, kind, name: `Bot ${seat}` }))
      continue
    }
    const found = await done(passes.find(invite))
    if (!found) throw new Error('no such invite')
    const sitting = { name: `Person ${seat}`, colour: null, hash: null, id: null, device: '' }
    own[seat] = await done(seating.sit(found, sitting))
  }

  const board = invites.length === 1 ? null : await done(passes.find(await done(opened.screens.open(table, null))))
  const screen = board ? await done(opened.screens.enter(board, null)) : ''
  const all = new Map<string, Sent[]>()
  /** By line: a line that comes back goes on counting. */
  const ids = new Map<string, number>()
  const passFor = (who: Who): string => (typeof who === 'number' ? own[who] : { host, spectator: watch, screen }[who])
  const line = (who: Who, name = String(who)): Line => lineBy(passFor(who), name)
  function lineBy(pass: string, name: string): Line {
    const sent = all.get(name) ?? []
    all.set(name, sent)
    const connection = openConnection(
      { ...service, address: '', broughtTo: () => nothing },
      { send: message => sent.push({ at: time.elapsed(), text: JSON.stringify(message) }), end() {} },
    )
    const say = (message: object): void => void connection.receive(JSON.stringify(message))
    const hello = (from?: number): void =>
      say({ type: 'hello', protocol: PROTOCOL, table, pass, ...(from === undefined ? {} : { from }) })
    hello()
    return {
      hello,
      act(what, question) {
        const n = (ids.get(name) ?? 0) + 1
        ids.set(name, n)
        say({ type: 'input', id: `${name}-${n}`, do: what, ...(question === undefined ? {} : { question }) })
      },
      hangUp: () => connection.close(),
    }
  }

  const loaded = await games.find(id)()
  const run: Run = {
    ...{ time, table, line, lineBy, seating, passes, passOf: passFor, game: loaded.game(), setClock: world.setClock },
    match() {
      const match = held.match()
      if (!match) throw new Error('the match has not begun')
      return match.open()
    },
    sent: name => all.get(name) ?? [],
    async pass(ms) {
      await time.run(() => false, ms)
    },
    close: () => done(opened.close()),
  }
  return run
}

/** Everybody is there, and it begins. */
export async function beginRun(run: Run, lines: { readonly host: Line }): Promise<void> {
  await run.pass(2000)
  lines.host.act({ type: 'draw' })
  await run.pass(2000)
}

/** Where two recordings part, in words; null where they do not. */
export function parting(one: readonly Sent[], two: readonly Sent[]): string | null {
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const [a, b] = [one[i], two[i]]
    if (!a || !b) return `message ${i + 1} is only in one of them: ${(a ?? b).text.slice(0, 300)}`
    if (a.at !== b.at) return `message ${i + 1} leaves at ${a.at} and at ${b.at} ms: ${a.text.slice(0, 200)}`
    if (a.text !== b.text) {
      const at = [...a.text].findIndex((letter, n) => letter !== b.text[n])
      return `message ${i + 1} has “${a.text.slice(Math.max(0, at - 60), at + 60)}” and “${b.text.slice(Math.max(0, at - 60), at + 60)}”`
    }
  }
  return null
}
