import type { Fault, Seat } from '../../engine/game.ts'
import type { HostedMatch } from '../../host/hosting.ts'
import type { LateStreams } from '../../host/late.ts'
import type { Lobby, LobbyInput } from '../../table/lobby.ts'
import type { Answer } from './ladder.ts'
import type { Gathered } from './lobbies.ts'

/** A table in memory, as those who look at it and those who hold it have it. */

export interface Times {
  /** So long the bits of the seed are waited for; whoever has not sent theirs by then is left out, and named in the receipt. */
  readonly drawingMs: number
  /** So long somebody with a line may be waited for before they are asked whether they are there. */
  readonly nudgeMs: number
  /** So long somebody may be without a line, or not answer that, before the others are told. */
  readonly awayMs: number
  /** So long a table nobody looks at is kept in memory. */
  readonly idleMs: number
  /** So long bots take to answer, at most; at least half of it. */
  readonly botMs: number
  /** So long somebody who is waited for may not know it before they are reminded. */
  readonly remindMs: number
  /** So long a match that is over is kept as it was played; after that its file is left. */
  readonly finishedMs: number
}
export const usualTimes: Times = {
  drawingMs: 10_000,
  nudgeMs: 20_000,
  awayMs: 60_000,
  botMs: 40,
  idleMs: 60_000,
  remindMs: 15_000,
  finishedMs: 86_400_000,
}
/** From where somebody looks at a table: a seat, a round late, or as the shared screen. */
export type Place = Seat | 'late' | 'screen'

/** Somebody who watches a table: told when its lobby changes, and when its match begins. */
export interface Watcher {
  /** From where they look; null for the host. */
  readonly place: Place | null
  /** Who has a line to the table, how many look on, and how many shared screens show it. */
  presence(seats: readonly Seat[], watching: number, screens: number): void
  lobby(lobby: Lobby): void
  began(match: HostedMatch): void
  /** The table is no longer hosted here. */
  gone(why: Fault): void
}

/** A table that is in memory: its lobby, or its match. */
export interface LiveTable {
  readonly id: string
  lobby(): Lobby
  match(): HostedMatch | null
  /** The match, also where it has begun at another node and nobody here has heard of it yet. */
  begun(): Promise<HostedMatch | null>
  /** The match as spectators see it, once it has begun. */
  late(): LateStreams | null
  watch(watcher: Watcher): () => void
  /** Somebody has done something that shows that they are there: whether that answers a nudge. */
  heardFrom(seat: Seat, id?: string): Promise<Answer | null>
  /** Somebody else asks whether they are there, and nobody but them hears of it. */
  nudge(seat: Seat, by: Seat): Promise<void>
  /** Somebody has settled beforehand what may have been asked already. */
  settled(): Promise<void>
  /** Before the match. */
  gather(input: LobbyInput, how?: Gathered): Promise<void>
  /** Was this taken before the match began? */
  hasGathered(request: string): Promise<boolean>
}

/** As long as a match is of this version, nobody has to look at it before then, or at all. */
export interface Rest {
  readonly version: number
  readonly until: number | null
}

export interface Watched {
  readonly table: string
  readonly seats: readonly Place[]
}

export interface Held extends LiveTable {
  isIdle(): boolean
  isWatched(): boolean
  /** Who has a line to this node. */
  here(): readonly Place[]
  elsewhere(seats: readonly Place[]): void
  heard(kind: 'match' | 'lobby', version: number): Promise<void>
  /** Sees to what is due; until when there is nothing to see to, where that is not written with the match. */
  wake(): Promise<Rest | null>
  /** The clock of this server was set by so much. */
  clockSet(byMs: number): Promise<void>
  letGo(why: Fault): Promise<void>
}
