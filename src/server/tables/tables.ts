import { chacha20 } from '../../engine/chacha20.ts'
import { bringCryptographic } from '../../engine/chance.ts'
import { Fault, type Seat, type Viewer } from '../../engine/game.ts'
import type { Registry } from '../../games/index.ts'
import { lineOf } from '../../host/change.ts'
import { comparison } from '../../host/compare.ts'
import { type HostedMatch, type Hosting, hostMatch, type OpenMatch } from '../../host/hosted.ts'
import { type LateStreams, openLate } from '../../host/late.ts'
import { gameFor, openKept } from '../../host/opening.ts'
import { suspicionsAt } from '../../host/records.ts'
import { remindAt } from '../../host/reminding.ts'
import { clockSet, forgetThoughts, forgive, isThere, tick } from '../../host/served.ts'
import { isOver, type Store } from '../../host/store.ts'
import { readSuspicions } from '../../host/suspicions.ts'
import type { TableOpening } from '../../host/wire.ts'
import { clocks } from '../../table/clock.ts'
import { secretHash } from '../../table/commitment.ts'
import { writeMatch } from '../../table/file.ts'
import { isDrawn, openLobby, receiptOf, seatsOf } from '../../table/lobby.ts'
import { openMatch } from '../../table/match.ts'
import { paceOf } from '../../table/paces.ts'
import { knownSecret, seedOf } from '../../table/receipt.ts'
import { dueOf } from '../../table/step.ts'
import { paced } from '../bots/paced.ts'
import { newPass, type Pass, type Passes } from '../people/passes.ts'
import { withoutNotes } from '../store/finished.ts'
import { nobody, type Watch } from '../watch/watch.ts'
import { every, type World } from '../world.ts'
import { watchClock } from './clock-watch.ts'
import { openCompany } from './company.ts'
import type { Held, LiveTable, Place, Times, Watched, Watcher } from './live-table.ts'
import type { KeptLobby, Lobbies } from './lobbies.ts'

export interface TablesSettings {
  readonly games: Registry
  readonly store: Store
  readonly lobbies: Lobbies
  readonly passes: Passes
  readonly think: Hosting['think']
  readonly times: Times
  /** When the server was last known to run before it was started, and when it was started: nobody could answer in between. */
  readonly down: { readonly from: number; readonly to: number } | null
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
}

export interface Tables {
  open(opening: TableOpening): Promise<Opened>
  find(table: string): Promise<LiveTable>
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
  /** What is due at a table is ours to do. */
  wake(table: string): Promise<void>
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
    more: (before, after, line) => ({
      remind: remindAt(before, after, { now: now(), afterMs: times.remindMs }),
      // It is written whole then, and a retry of its last move is to be known all the same.
      ...(isOver(line) ? { taken: after.taken } : {}),
    }),
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
    const { setup, pace } = lobby
    const begun = now()
    const match = openMatch(
      game,
      { setup, pace, seats, receipt, seed: seedOf(receipt), chance: 'chacha20@1' },
      begun,
      clocks,
    )
    const line = lineOf({ id, begun, tag: null, game, match }, begun)
    return store.create(
      { ...line, due: begun, remind: begun + times.remindMs, version: 0 },
      JSON.stringify(writeMatch(game, match, true)),
    )
  }

  async function load(id: string): Promise<Held> {
    const kept = await lobbies.load(id)
    if (!kept) throw new Fault('table.none')
    const begun = world.elapsed()
    const table = await hold(id, kept)
    if (table.match()) watch.resumed(world.elapsed() - begun)
    return table
  }

  async function hold(id: string, first: KeptLobby): Promise<Held> {
    let kept = first
    let hosted: HostedMatch | null = null
    /** Calls off what is due at a time. */
    let callOff: (() => void) | null = null
    let lastSeen = now()
    let beginning: Promise<void> | null = null
    /** Why it is no longer hosted here. */
    let gone: Fault | null = null
    const watchers = new Set<Watcher>()
    const { compare, forget } = comparison()
    /** Who has a line to another node. */
    let others: readonly Place[] = []
    let late: LateStreams | null = null
    const here = (): readonly Place[] => [...watchers].flatMap(({ place }) => place ?? [])
    const company = openCompany({
      places: () => [...here(), ...others],
      tell: (seats, watching) => {
        for (const one of watchers) one.presence(seats, watching)
      },
      awayMs: times.awayMs,
      world,
      isThere: async (seat, isHere) => {
        if (hosted) await isThere(hosted, seat, isHere)
      },
    })

    const wakeAt = (at: number | null, work: () => Promise<void>): void => {
      callOff?.()
      const run = (): void => {
        watch.late(Math.max(0, now() - (at ?? 0)))
        void work().catch(letGoFor)
      }
      callOff = at === null ? null : world.after(Math.max(0, at - now()), run)
    }
    const letGoFor = (error: unknown): Promise<void> =>
      letGo(error instanceof Fault ? error : new Fault('table.broken'))
    async function letGo(why: Fault): Promise<void> {
      // Whoever has found it anew meanwhile keeps it.
      if (gone) return
      gone = why
      callOff?.()
      company.close()
      held.delete(id)
      playing.delete(id)
      for (const one of watchers) one.gone(why)
      watchers.clear()
      await hosted?.close()
    }

    /** The clock of the match, looked at whenever somebody has moved. */
    const wind = (match = hosted?.open().match): void => {
      // Where there are other nodes the database says whose it is to look.
      if (isShared) return
      const due = match && dueOf(match)
      wakeAt(due?.what === 'time' ? due.at : null, async () => {
        await clock.look()
        if (hosted) await tick(hosted, now())
        wind()
      })
    }

    /** Whoever had the seat looks from it no more; what they are to be told of that is on its way. */
    const leaveSeat = (seat: Seat): void => void settings.emptied(id, seat).catch(() => {})
    /** Seats that the table wants somebody else to have: what was written down there for oneself goes, and who had it. */
    let openSeats: readonly Seat[] = []
    const leftOpen = (match: HostedMatch, known: readonly Seat[]): readonly Seat[] => {
      const { seats } = match.open().match.record
      const open = seats.flatMap(({ absent }, seat) => (absent === 'nobody' ? [seat] : []))
      for (const seat of open)
        if (!known.includes(seat)) {
          leaveSeat(seat)
          void forgetThoughts(match, seat).catch(() => {})
        }
      return open
    }
    /** However many reasons there are to begin, it begins once; where it could not, it is tried again. */
    const begin = (): Promise<void> => {
      beginning ??= beginOnce().catch(error => {
        beginning = null
        throw error
      })
      return beginning
    }
    /** From here on nobody adds to the seed. */
    async function startLobby(): Promise<void> {
      if (kept.lobby.phase === 'started') return
      kept = await lobbies.act(id, { type: 'start' }, now()).catch(async error => {
        const other = await lobbies.load(id)
        if (other?.lobby.phase !== 'started') throw error
        return other
      })
    }
    async function beginOnce(): Promise<void> {
      await startLobby()
      const known = await reopen(id)
      const isDealtHere = !known && (await deal(id, kept))
      const opened = known ?? (await reopen(id))
      if (!opened) throw new Fault('table.none')
      const suspicions = readSuspicions(await store.readRecord(suspicionsAt(id)))
      const changed = (now: OpenMatch['match']): void => {
        wind(now)
        if (!hosted) return
        company.missed(now.record.away)
        openSeats = leftOpen(hosted, openSeats)
      }
      const match = hostMatch({ ...hosting, compare, changed }, { ...opened, suspicions })
      await match.begin()
      await makeUp(match).catch(async error => {
        await match.close()
        throw error
      })
      hosted = match
      playing.add(id)
      late = openLate(match)
      changed(match.open().match)
      if (isDealtHere) match.wake()
      const { seats } = match.open().match.record
      company.expect(seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])))
      for (const one of watchers) one.began(match)
    }
    /** What passed while nobody could answer is given back, once, whichever node does it. */
    async function makeUp(match: HostedMatch): Promise<void> {
      const { clock } = match.open().match
      if (!down || !clock || clock.sinceMs === null || clock.sinceMs >= down.to) return
      await forgive(match, down.to - Math.max(down.from, clock.sinceMs), `forgive:${down.from}`)
    }
    /** Once everybody's bits are there, or should have been. */
    const deals = async (): Promise<void> => {
      if (hosted) return
      const { lobby } = kept
      if (isDrawn(lobby)) return begin()
      wakeAt((lobby.drawingSince ?? now()) + times.drawingMs, begin)
    }

    const goOn = async (): Promise<void> => {
      if (kept.lobby.phase === 'started') await begin()
      else if (kept.lobby.phase === 'drawing') await deals()
    }
    await goOn()
    /** Where it cannot go on everybody is sent away, and whoever comes back finds it as it is kept: then it is tried again. */
    const goOnOrLetGo = (): Promise<void> => goOn().catch(letGoFor)

    async function heardOfLobby(version: number): Promise<void> {
      if (hosted || version <= kept.version) return
      const other = await lobbies.load(id)
      if (!other || other.version <= kept.version) return
      kept = other
      for (const one of watchers) one.lobby(kept.lobby)
      await goOnOrLetGo()
    }

    return {
      id,
      lobby: () => kept.lobby,
      match: () => hosted,
      async begun() {
        if (!hosted && isShared) await heardOfLobby(Number.POSITIVE_INFINITY)
        // Whoever plays on already has to wait until it is opened here; where it cannot be, they come again.
        if (!hosted && gone) throw gone
        if (!hosted && kept.lobby.phase === 'started') await begin()
        return hosted
      },
      late: () => late,
      watch(watcher) {
        if (gone) {
          const why = gone
          world.soon(() => watcher.gone(why))
          return () => {}
        }
        watchers.add(watcher)
        company.changed()
        return () => {
          watchers.delete(watcher)
          if (watchers.size === 0) forget()
          company.changed()
          lastSeen = now()
        }
      },
      async gather(input, how) {
        const after = await lobbies.act(id, input, now(), how)
        // What came of it may have been heard of meanwhile, and more.
        if (after.version > kept.version) kept = after
        for (const one of watchers) one.lobby(kept.lobby)
        if (kept.lobby.phase === 'drawing') await goOnOrLetGo()
        if (input.type === 'rise') leaveSeat(input.seat)
      },
      hasGathered: async request => (await lobbies.load(id))?.taken?.includes(request) === true,
      isWatched: () => watchers.size > 0,
      // A clock that runs out, or a bot that thinks, has nobody else to see to it, unless there are other nodes.
      isIdle: () =>
        watchers.size === 0 &&
        now() - lastSeen > times.idleMs &&
        (isShared || !hosted || dueOf(hosted.open().match) === null),
      here,
      elsewhere(seats) {
        others = seats
        company.changed()
      },
      heard: (kind, version) =>
        kind === 'lobby' ? heardOfLobby(version) : (hosted?.catchUp(version) ?? Promise.resolve()),
      async wake() {
        await hosted?.catchUp()
        hosted?.wake()
        await clock.look()
        if (hosted) await tick(hosted, now())
      },
      async clockSet(byMs) {
        if (hosted) await clockSet(hosted, byMs)
        wind()
      },
      letGo,
    }
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

  return {
    find,
    async open({ game: name, players, setup: given, pace = null, spectators = false, seed }) {
      const loaded = await games.find(name)()
      const game = await gameFor(loaded, {}, null)
      const setup = given ?? (loaded.several ? loaded.several.setup(players ?? '') : loaded.setup({}))
      const seats = game.seats(game.readSetup(setup))
      const table = world.random(NAME_BYTES).toString('base64url')
      const random = world.random(SECRET_BYTES).toString('hex')
      const known = seed === undefined ? null : { seed, nonce: random }
      const secret = known ? knownSecret(known) : random
      // Whoever plays alone keeps nobody waiting; and a log in which nobody sits down does not say when a clock began.
      const hurried = loaded.several ? paceOf(pace) : null
      const about = { game: name, setup, pace: hurried, spectators, isSeedKnown: known !== null }
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
      return { table, host, invites, watch }
    },
    async file(id) {
      const kept = await store.load(id)
      if (!kept) throw new Fault('table.none')
      if (!isOver(kept.line)) throw new Fault('table.not-over')
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
