import { Fault, type Seat } from '../../engine/game.ts'
import { comparison } from '../../host/compare.ts'
import { hostMatch } from '../../host/hosted.ts'
import type { HostedMatch, Hosting, OpenMatch } from '../../host/hosting.ts'
import { type LateStreams, openLate } from '../../host/late.ts'
import { suspicionsAt } from '../../host/records.ts'
import { clockSet, forgive, isThere, tick } from '../../host/served.ts'
import type { Store } from '../../host/store.ts'
import { forgetSuspicions, readSuspicions } from '../../host/suspicions.ts'
import { isDrawn } from '../../table/lobby.ts'
import { waitedFor } from '../../table/match.ts'
import { dueOf } from '../../table/step.ts'
import type { Sealing } from '../store/seal.ts'
import type { Watch } from '../watch/watch.ts'
import type { World } from '../world.ts'
import { openCompany, seatsIn } from './company.ts'
import { openLadder } from './ladder.ts'
import type { Held, Place, Times, Watcher } from './live-table.ts'
import type { KeptLobby, Lobbies } from './lobbies.ts'
import type { OwnRows } from './own-rows.ts'
import { pack } from './packed.ts'
import { openBeforehand } from './presets.ts'

/** When a server was last known to run before it was started, and when it was started: nobody could answer in between. */
export interface Down {
  readonly from: number
  readonly to: number
}

/** What one table in memory needs of the server it is at. */
export interface HoldingAround {
  readonly store: Store
  readonly lobbies: Lobbies
  readonly own: OwnRows
  readonly hash: Sealing['hash']
  readonly hosting: Hosting
  readonly times: Times
  readonly world: World
  readonly watch: Watch
  /** Other nodes host it too. */
  readonly isShared: boolean
  readonly down: Down | null
  reopen(id: string): Promise<OpenMatch | undefined>
  /** Deals the match of a table whose seed is drawn; false where that was done already. */
  deal(id: string, kept: KeptLobby): Promise<boolean>
  /** Has somebody set the clock? Whoever has to know is told before it comes back. */
  lookAtClock(): Promise<void>
  /** Nobody has this seat any more. */
  emptied(table: string, seat: Seat): Promise<void>
  /** Its match is in memory. */
  began(table: string): void
  /** It is no longer. */
  released(table: string): void
}

/** A table held in memory: its lobby, then its match, and everybody who looks at it. */
export async function holdTable(around: HoldingAround, id: string, first: KeptLobby): Promise<Held> {
  const { store, lobbies, own, hash, hosting, reopen, deal, world, times, watch, isShared, down } = around
  const { now } = world
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
  /** Nobody looks: what was kept for those who did is forgotten, and the match takes less room. */
  const rest = (): void => {
    forget()
    hosted?.rest(pack)
  }
  const here = (): readonly Place[] => [...watchers].flatMap(({ place }) => place ?? [])
  const ladder = openLadder({
    ...{ table: id, own, times, world, match: () => hosted, lookAtClock: around.lookAtClock },
    isAway: async seat => {
      if (hosted) await isThere(hosted, seat, false)
    },
  })
  const beforehand = openBeforehand({ table: id, own, hash, world, isShared, match: () => hosted })
  const company = openCompany({
    places: () => [...here(), ...others],
    ...{ here, isSilent: ladder.isSilent },
    tell: (seats, watching, screens) => {
      for (const one of watchers) one.presence(seats, watching, screens)
    },
    awayMs: times.awayMs,
    world,
    isThere: async (seat, isHere) => {
      if (hosted) await isThere(hosted, seat, isHere)
    },
  })

  const arrived = (): void => {
    ladder.lines(seatsIn(here()))
    company.changed()
  }
  const wakeAt = (at: number | null, work: () => Promise<void>): void => {
    callOff?.()
    const run = (): void => {
      watch.late(Math.max(0, now() - (at ?? 0)))
      void work().catch(letGoFor)
    }
    callOff = at === null ? null : world.after(Math.max(0, at - now()), run)
  }
  const letGoFor = (error: unknown): Promise<void> => letGo(error instanceof Fault ? error : new Fault('table.broken'))
  async function letGo(why: Fault): Promise<void> {
    // Whoever has found it anew meanwhile keeps it.
    if (gone) return
    gone = why
    callOff?.()
    company.close()
    ladder.close()
    beforehand.close()
    around.released(id)
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
      await around.lookAtClock()
      if (hosted) await tick(hosted, now())
      wind()
    })
  }

  /** Whoever had the seat looks from it no more; what they are to be told of that is on its way. */
  const leaveSeat = (seat: Seat): void => void around.emptied(id, seat).catch(() => {})
  /** Seats that the table wants somebody else to have: what was written down there for oneself goes, and who had it. */
  let openSeats: readonly Seat[] = []
  /** Is something to be done without anybody asking, now or later? */
  let isDue = false
  const leftOpen = (match: HostedMatch, known: readonly Seat[]): readonly Seat[] => {
    const { seats } = match.open().match.record
    const open = seats.flatMap(({ absent }, seat) => (absent === 'nobody' ? [seat] : []))
    for (const seat of open)
      if (!known.includes(seat)) {
        leaveSeat(seat)
        void forgetSuspicions(match, seat).catch(() => {})
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
      isDue = dueOf(now) !== null
      wind(now)
      if (!hosted) return
      company.missed(now.record.away)
      ladder.look()
      beforehand.look()
      openSeats = leftOpen(hosted, openSeats)
    }
    const match = hostMatch({ ...hosting, compare, changed }, { ...opened, suspicions })
    await match.begin()
    await makeUp(match).catch(async error => {
      await match.close()
      throw error
    })
    hosted = match
    around.began(id)
    late = openLate(match)
    changed(match.open().match)
    if (isDealtHere) match.wake()
    const { seats } = match.open().match.record
    company.expect(seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])))
    for (const one of watchers) one.began(match)
  }
  /** What passed while nobody could answer is given back, once, whichever node does it. */
  async function makeUp(match: HostedMatch): Promise<void> {
    const { clock, record, asked } = match.open().match
    if (!down || !clock || clock.sinceMs === null || clock.sinceMs >= down.to) return
    // One that is over has nobody to give it to.
    if (record.ended !== null || waitedFor({ asked }).length === 0) return
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
    if (version <= kept.version) return
    const other = await lobbies.load(id)
    if (!other || other.version <= kept.version) return
    kept = other
    for (const one of watchers) one.lobby(kept.lobby)
    if (!hosted) await goOnOrLetGo()
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
      arrived()
      company.greet(watcher, () => watchers.has(watcher))
      return () => {
        watchers.delete(watcher)
        arrived()
        if (watchers.size === 0) rest()
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
    ...{ heardFrom: ladder.heardFrom, nudge: ladder.nudge, settled: beforehand.seeTo },
    hasGathered: async request => (await lobbies.load(id))?.taken?.includes(request) === true,
    isWatched: () => watchers.size > 0,
    // A clock that runs out, or a bot that thinks, has nobody else to see to it, unless there are other nodes.
    isIdle() {
      if (watchers.size > 0) return false
      rest()
      return now() - lastSeen > times.idleMs && (isShared || !hosted || !(isDue || beforehand.isDue()))
    },
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
      await around.lookAtClock()
      if (hosted) await tick(hosted, now())
      await beforehand.seeTo()
      return beforehand.rest()
    },
    async clockSet(byMs) {
      ladder.clockSet()
      if (hosted) await clockSet(hosted, byMs)
      wind()
    },
    letGo,
  }
}
