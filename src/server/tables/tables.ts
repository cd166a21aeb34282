import { chacha20 } from '../../engine/chacha20.ts'
import { bringCryptographic } from '../../engine/chance.ts'
import { Fault, type Seat, type Viewer } from '../../engine/game.ts'
import type { Registry } from '../../games/index.ts'
import { servedTag } from '../../games/negotiator/career/served-day.ts'
import { lineOf } from '../../host/change.ts'
import type { Hosting, OpenMatch } from '../../host/hosting.ts'
import { gameFor, openKept } from '../../host/opening.ts'
import { remindAt } from '../../host/reminding.ts'
import { isOver, type Store } from '../../host/store.ts'
import type { TableOpening } from '../../host/wire.ts'
import { clocks } from '../../table/clock.ts'
import { secretHash } from '../../table/commitment.ts'
import { writeMatch } from '../../table/file.ts'
import { type Lobby, openLobby, receiptOf, seatsOf } from '../../table/lobby.ts'
import { openMatch } from '../../table/match.ts'
import { usualOptions, withOptions } from '../../table/options.ts'
import { paceOf } from '../../table/paces.ts'
import { knownSecret, seedOf } from '../../table/receipt.ts'
import { paced } from '../bots/paced.ts'
import { newPass, type Pass, type Passes } from '../people/passes.ts'
import { withoutNotes } from '../store/finished.ts'
import type { Sealing } from '../store/seal.ts'
import type { Statement } from '../store/statement.ts'
import { nobody, type Watch } from '../watch/watch.ts'
import { every, type World } from '../world.ts'
import { watchClock } from './clock-watch.ts'
import { type Down, type HoldingAround, holdTable } from './hold.ts'
import type { Held, LiveTable, Place, Rest, Times, Watched } from './live-table.ts'
import type { KeptLobby, Lobbies } from './lobbies.ts'
import type { OwnRows } from './own-rows.ts'
import { settleAt } from './presets.ts'
import { mustBeClosed } from './withheld.ts'

export interface TablesSettings {
  readonly games: Registry
  readonly store: Store
  readonly lobbies: Lobbies
  readonly own: OwnRows
  readonly hash: Sealing['hash']
  readonly passes: Passes
  readonly think: Hosting['think']
  readonly times: Times
  /** When the server was last known to run before it was started, and when it was started: nobody could answer in between. */
  readonly down: Down | null
  readonly world: World
  /** Other nodes host the same tables: what they do is heard of, and what is due is claimed before it is done. */
  readonly isShared?: boolean
  readonly watch?: Watch
  /** Nobody sits there any more: whatever let them in is over. */
  emptied(table: string, seat: Seat): Promise<void>
}

/** A new table, and what lets people in. */
export interface Opened {
  readonly table: string
  readonly host: string
  readonly invites: readonly string[]
  /** For whoever looks on, once the host allows it. */
  readonly watch: string
  /** For whoever types it, as long as people gather. */
  readonly code: string
}

/** The call of a day. */
export interface DayCall {
  readonly day: string
  readonly seed: string
}

export interface Tables {
  /** Perhaps for the call of a day, whose seed nobody is told. */
  open(opening: TableOpening, call?: DayCall): Promise<Opened>
  find(table: string): Promise<LiveTable>
  /** A table after one whose match is over, as it is made: bots in their seats, the others kept for those who sat there. */
  nextOf(lobby: Lobby): Promise<{ readonly table: string; readonly made: readonly Statement[] }>
  /** The table that somebody who types this can sit down at; null where there is none. */
  byCode(code: string): Promise<string | null>
  /** A code that no table has. */
  newCode(): Promise<string>
  /** The file of a match that is over; before, it holds everybody's secrets. */
  file(table: string): Promise<string>
  /** Goes on with whatever bots and clocks are waiting. */
  resume(): Promise<void>
  /** Tables that somebody here looks at, and from whose seats. */
  watched(): Promise<readonly Watched[]>
  /** From which seats of a table somebody looks at it at other nodes. */
  elsewhere(table: string, seats: readonly Place[]): Promise<void>
  /** Another node has moved a table on. */
  heard(kind: 'match' | 'lobby', table: string, version: number): Promise<void>
  /** What is due at a table is ours to do; until when there is nothing more, as `Held` has it. */
  wake(table: string): Promise<Rest | null>
  /** How many matches are in memory. */
  live(): number
  close(): Promise<void>
}

/** So often it is looked whether somebody has set the clock. */
const CLOCK_MS = 1000
/** So long after a bot could not go on, such as for a full disk, it is let try again. */
const BOTS_AGAIN_MS = 2000
const NAME_BYTES = 9
const SECRET_BYTES = 32

bringCryptographic(chacha20)

export function openTables(settings: TablesSettings): Tables {
  const { games, store, lobbies, passes, world, times, down, isShared = false, watch = nobody } = settings
  const { now } = world
  const held = new Map<string, Promise<Held>>()
  /** Tables in memory whose match has begun. */
  const playing = new Set<string>()
  const reopen = async (id: string): Promise<OpenMatch | undefined> => {
    const kept = await store.load(id)
    return kept && openKept(games, kept)
  }
  const hosting: Hosting = {
    ...{ store, reopen, think: paced(settings.think, times.botMs, world), now, isServed: true, isShared },
    more: (before, after, line, game) => ({
      due: settleAt(settings.hash, line.id, { game, match: after }, now()),
      remind: remindAt(before, after, { now: now(), afterMs: times.remindMs }),
      // It is written whole then, and a retry of its last move is to be known all the same.
      ...(isOver(line) ? { taken: after.taken } : {}),
    }),
    ...(times.botMs === 0 ? {} : { after: (work: () => void, ms: number) => world.after(ms, work) }),
    ...(isShared ? {} : { later: work => void world.after(BOTS_AGAIN_MS, work) }),
  }
  let isClosed = false

  /** The match of a table whose seed is drawn. Dealt twice it is the same match, and the store takes it once. */
  async function deal(id: string, kept: KeptLobby): Promise<boolean> {
    const { lobby } = kept
    const loaded = await games.find(lobby.game)()
    const game = await gameFor(loaded, {}, null)
    const receipt = receiptOf(lobby, id, kept)
    const seats = loaded.several ? seatsOf(lobby) : []
    const { setup, pace, options, silenced } = lobby
    const begun = now()
    const match = openMatch(
      game,
      {
        setup,
        pace,
        options,
        silenced: loaded.several ? silenced : [],
        seats,
        receipt,
        seed: seedOf(receipt),
        chance: 'chacha20@1',
      },
      begun,
      clocks,
    )
    const tag = lobby.daily === undefined ? null : servedTag(lobby.daily)
    const line = lineOf({ id, begun, tag, game, match }, begun)
    return store.create(
      { ...line, due: begun, remind: begun + times.remindMs, version: 0 },
      JSON.stringify(writeMatch(game, match, true)),
    )
  }

  const around: HoldingAround = {
    ...{
      store,
      lobbies,
      own: settings.own,
      hash: settings.hash,
      hosting,
      reopen,
      deal,
      times,
      world,
      watch,
      isShared,
      down,
    },
    lookAtClock: () => clock.look(),
    emptied: settings.emptied,
    began: id => void playing.add(id),
    released(id) {
      held.delete(id)
      playing.delete(id)
    },
  }

  async function load(id: string): Promise<Held> {
    const kept = await lobbies.load(id)
    if (!kept) throw new Fault('table.none')
    const begun = world.elapsed()
    const table = await holdTable(around, id, kept)
    if (table.match()) watch.resumed(world.elapsed() - begun)
    return table
  }

  const find = (id: string): Promise<Held> => {
    if (isClosed) throw new Fault('table.closing')
    const known = held.get(id)
    if (known) return known
    const opened = load(id)
    held.set(id, opened)
    opened.catch(() => {
      if (held.get(id) === opened) held.delete(id)
    })
    return opened
  }

  const clock = watchClock({ now, elapsed: world.elapsed }, async byMs => {
    for (const one of held.values()) await (await one.catch(() => null))?.clockSet(byMs).catch(() => {})
  })
  const stopWatching = every(world, CLOCK_MS, clock.look)
  const stopSweeping = every(world, times.idleMs, async () => {
    for (const one of held.values()) {
      const table = await one.catch(() => null)
      if (table?.isIdle()) await table.letGo(new Fault('table.idle'))
    }
  })

  const newCode = (): Promise<string> => lobbies.newCode(world.random)

  return {
    ...{ find, newCode, byCode: lobbies.byCode },
    async nextOf({ game, setup, pace, spectators, options, chairs }) {
      const table = world.random(NAME_BYTES).toString('base64url')
      const secret = world.random(SECRET_BYTES).toString('hex')
      // Nobody sits down by a code where the seats are kept for somebody; the host may have one made.
      const about = { game, setup, pace, spectators, options, commitment: secretHash(secret), code: null }
      const lobby = openLobby(about, chairs.length)
      const bots = chairs.map(chair => (chair?.bot == null ? null : chair))
      return { table, made: lobbies.made(table, { lobby: { ...lobby, chairs: bots }, secret, known: null }, now()) }
    },
    async open({ game: name, players, setup: given, pace = null, spectators = false, seed, talk, memory }, call) {
      const loaded = await games.find(name)()
      const game = await gameFor(loaded, {}, null)
      const setup = given ?? (loaded.several ? loaded.several.setup(players ?? '') : loaded.setup({}))
      const seats = game.seats(game.readSetup(setup))
      const table = world.random(NAME_BYTES).toString('base64url')
      const random = world.random(SECRET_BYTES).toString('hex')
      const known = call ? { ...call, nonce: random } : seed === undefined ? null : { seed, nonce: random }
      const secret = known ? knownSecret(known) : random
      // Whoever plays alone keeps nobody waiting; and a log in which nobody sits down does not say when a clock began.
      const hurried = loaded.several ? paceOf(pace) : null
      const code = await newCode()
      const options = withOptions(usualOptions, { talk, memory })
      const about = {
        ...{ game: name, setup, pace: hurried, spectators, options, isSeedKnown: seed !== undefined, code },
        ...(call ? { daily: call.day } : {}),
      }
      const lobby = openLobby({ ...about, commitment: secretHash(secret) }, seats)
      const host = newPass(world.random)
      const watch = newPass(world.random)
      const invites = lobby.chairs.map(() => newPass(world.random))
      const also = [
        passes.made(host, { table, kind: 'host', seat: null }, now()),
        passes.made(watch, { table, kind: 'watch', seat: null }, now()),
        ...invites.map((invite, seat) => passes.made(invite, { table, kind: 'invite', seat }, now())),
      ]
      await lobbies.create(table, { lobby, secret, known }, also, now())
      return { table, host, invites, watch, code }
    },
    async file(id) {
      const kept = await store.load(id)
      if (!kept) throw new Fault('table.none')
      if (!isOver(kept.line)) throw new Fault('table.not-over')
      mustBeClosed(kept.line.tag, now())
      return withoutNotes(kept.text)
    },
    async watched() {
      const tables = await Promise.all([...held.values()].map(one => one.catch(() => null)))
      return tables.flatMap(one => (one?.isWatched() ? [{ table: one.id, seats: one.here() }] : []))
    },
    async elsewhere(id, seats) {
      ;(await held.get(id)?.catch(() => null))?.elsewhere(seats)
    },
    async heard(kind, id, version) {
      // Whoever is just loading it finds it as it is, or hears of it at the next look round.
      await (await held.get(id)?.catch(() => null))?.heard(kind, version)
    },
    wake: async id => (await find(id)).wake(),
    async resume() {
      if (isShared) return
      for (const line of await store.list())
        if (!isOver(line) && line.due !== undefined && line.due !== null) await find(line.id).catch(() => {})
    },
    live: () => playing.size,
    async close() {
      isClosed = true
      stopSweeping()
      stopWatching()
      for (const one of held.values()) await (await one.catch(() => null))?.letGo(new Fault('table.closing'))
    },
  }
}

/** Through whose eyes whoever has this pass looks at the match. */
export const viewerOf = (pass: Pass | null): Viewer =>
  (pass?.kind === 'seat' || pass?.kind === 'friend') && pass.seat !== null ? pass.seat : 'observer'
