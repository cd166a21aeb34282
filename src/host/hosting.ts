import type { Bot } from '../bots/bot.ts'
import type { GameEvent, Viewer } from '../engine/game.ts'
import type { AnyGame, LoadedGame } from '../games/index.ts'
import type { Match, MatchRecord } from '../table/match.ts'
import type { Input } from '../table/step.ts'
import type { SeatHandle } from './handle.ts'
import type { Change, SaveLine, Store } from './store.ts'
import type { Comparing } from './streams.ts'
import type { Suspicions } from './suspicions.ts'

/** A match out of its store or just begun, with the game it is played by. */
export interface OpenMatch {
  readonly id: string
  readonly tag: string | null
  readonly begun: number
  readonly loaded: LoadedGame
  readonly game: AnyGame
  readonly isStandard: boolean
  readonly match: Match<unknown, GameEvent>
  /** How many of its changes are durable; null where it is not kept yet. */
  readonly durable: number | null
  /** How often it was written, where others may write it too. */
  readonly version?: number
  /** Changes in it that are not. */
  readonly unkept: readonly Change[]
  readonly suspicions: Suspicions
}

/** What a host is given: where matches are kept, who thinks for bots, what time it is. */
export interface Hosting {
  readonly store: Store
  think(game: AnyGame, kind: string): Promise<Bot<unknown>>
  now(): number
  /** Matches go on without anybody asking: with each it is kept when it has to be looked at next. */
  readonly isServed?: boolean
  /**
   * What else a server keeps with a change: when it has to be looked at for what people have settled beforehand, when
   * somebody is to be reminded because of it, what was taken by the end.
   */
  more?(
    before: OpenMatch['match'],
    after: OpenMatch['match'],
    line: SaveLine,
    game: AnyGame,
  ): Pick<SaveLine, 'due' | 'remind' | 'taken'>
  /**
   * The match as it is kept now. Where it is not known what was kept of an input, or others have gone on with the match,
   * what is kept is taken over.
   */
  reopen?(id: string): Promise<OpenMatch | undefined>
  /** Others host it too, on the same store: whoever has written last lets the bots go on. */
  readonly isShared?: boolean
  /** Bots that could not go on, such as for a full disk, try it again later; only where nobody else lets them. */
  later?(work: () => void): void
  /** Does something after so many milliseconds: where it is given, bots speak at the pace of people, else at once. */
  readonly after?: ((work: () => void, ms: number) => unknown) | undefined
  /** How it is found what is different for whom, where many matches are hosted. */
  readonly compare?: Comparing
  /** Something about the match is another than before. */
  changed?(match: OpenMatch['match']): void
  /** A match has just ended and is kept. False where something of that could not be kept. */
  finished?(open: OpenMatch): Promise<boolean>
}

/** A match that is being played here. One input after the other is taken; each is durable before anybody is told of it. */
export interface HostedMatch {
  open(): OpenMatch
  /** The match as one viewer sees it and may act in it. A bot's seat is nobody's to look from. */
  seat(viewer: Viewer): SeatHandle
  /** What is thought at the table, as it is kept after this; where nothing is different, nothing is written. */
  suspicions(change: (all: Suspicions, record: MatchRecord, isOver: boolean) => Suspicions): Promise<Suspicions>
  /** Writes down a new match, and lets the bots go on with any that nobody else hosts. */
  begin(): Promise<void>
  /** Lets the bots go on: nobody else does. */
  wake(): void
  /** Others have gone on with it: what they have added is taken over, and told. */
  catchUp(version?: number): Promise<void>
  /** What the host itself has to say of the match: who is there, what time it is (served.ts). False where it was known. */
  act(input: Input): Promise<boolean>
  /** Comes back when no bot has anything to do, and all that was sent before is taken; throws where a bot has stumbled. */
  settled(): Promise<void>
  /** Writes the match down whole, here or in another store; false where that could not be done. Throws where it has moved on. */
  checkpoint(into?: Store): Promise<boolean>
  /** Nobody looks: the match is held as `pack` holds it, until somebody asks for it. */
  rest(pack: Packing): void
  /** Takes no more inputs; what is under way is finished. */
  close(): Promise<void>
}

/** What gives the match whenever it is asked for. */
export type Held = () => OpenMatch['match']
/** The same in less memory. */
export type Packing = (held: Held, game: AnyGame) => Held

/** The match is no longer what is kept of it: somebody else goes on with it, or it was left here. */
export const MOVED_ON = 'match.moved-on'
/** It could not be written, and nobody was told of it. */
export const NOT_KEPT = 'match.not-kept'
