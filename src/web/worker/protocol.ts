import type { Explanation, Json, Seat, Viewer } from '../../engine/game.ts'
import type { KeptCareer } from '../../games/careers.ts'
import type { DailyResult } from '../../games/negotiator/career/daily-schema.ts'
import type { Retold, Snapshot, Taken, Weighed } from '../../host/archive/answers.ts'
import type { EndedElsewhere, Proved } from '../../host/archive/elsewhere.ts'
import type { Download, Given, Watching } from '../../host/archive/index.ts'
import type { Opening } from '../../host/opening.ts'
import type { Shown } from '../../host/shown.ts'
import type { Refusal, SaveLine } from '../../host/store.ts'
import type { Explained, Update } from '../../host/update.ts'

/**
 * What page and host say to each other. The host lives in a worker now and may live on a server later: only `link.ts`
 * would change. Everything here is plain data; an update holds what its viewer may know and nothing else.
 */

/** The match as the page draws it: what the viewer was told and sees, and the question explained. */
export interface Scene extends Omit<Shown, 'asked' | 'n' | 'told'> {
  readonly asked: Explained | null
}

/** Every request the page can make, with its answer. */
export interface Requests {
  open(opening: Opening): { readonly id: string }
  /** Sit down at a match. From then on its updates come, until somebody leaves. */
  resume(what: { readonly id: string; readonly takeOver?: boolean }): null
  /** Another handle of the same match: whoever acts from now on is this viewer. 'observer' is behind the curtain. */
  look(as: { readonly viewer: Viewer }): null
  choose(what: { readonly choice: string; readonly question?: string | undefined }): null
  undo(nothing: null): null
  rewind(what: { readonly to: number }): null
  claim(what: { readonly claim: unknown }): null
  answer(what: { readonly to: number; readonly answer: unknown; readonly text: string }): null
  note(what: { readonly about: unknown; readonly text: string }): null
  /** Think something of another player; null goes back to the honest prior. */
  suspect(what: { readonly player: Seat; readonly mix: readonly number[] | null }): null
  /** Once it is over, this player shows everybody how their suspicions went. */
  shareSuspicions(what: { readonly seat: Seat }): null
  /** Why this cannot be chosen; null where it can. Nothing is done by asking. */
  why(what: { readonly choice: string }): Refusal | null
  /** All that can be said about a question, as long as it stands. */
  explain(what: { readonly question: string }): Explanation
  leave(nothing: null): null
  saves(nothing: null): readonly SaveLine[]
  /** Does this browser keep anything beyond the tab? */
  lasting(nothing: null): boolean
  remove(what: { readonly id: string }): null
  /** A match file (finished ones and solo ones whole), everything, or a career nobody can read; an address to load from. */
  download(what: Download): {
    readonly url: string
    readonly name: string
  }
  /**
   * A match file, a scenario file, or an archive of everything; the id of the match that can now be resumed or watched. An
   * archive is only weighed until somebody has agreed to what it would bring.
   */
  take(what: Given): Taken | { readonly weighed: Weighed }
  /** A match that was played elsewhere and is over: it is kept and counted here, and what can be proved of it is. */
  ended(what: EndedElsewhere): Proved
  /** The match a link holds, to be watched: it lies in no store, and `kept` is the save that holds the same. */
  unpack(what: { readonly packed: string }): { readonly id: string; readonly kept: string | null }
  /** The match of the link becomes a save, one that never counts. */
  keep(what: { readonly id: string }): { readonly id: string }
  watch(what: Watching): Snapshot
  /** What can be told of a save without playing it: where its rules are not played here, that is all there is. */
  told(what: { readonly id: string }): Retold
  /** A finished game for one, choice by choice: what was to be seen before each, and what was chosen. */
  course(what: { readonly id: string }): readonly { readonly view: unknown; readonly choice: string }[]
  /** A practice game that begins where the replay stands. */
  branch(what: { readonly id: string; readonly at: number }): { readonly id: string }
  /** A link's worth of a finished or solo match: text that `unpack` reads. */
  pack(what: { readonly id: string }): { readonly text: string }
  career(nothing: null): KeptCareer
  /** A career that cannot be read, set up anew from all that can; the old one is put aside. How many games are in it. */
  mend(nothing: null): { readonly games: number }
  /** How the calls of the day went, the first time each. */
  daily(nothing: null): readonly DailyResult[]
  /** The figures of a finished game: the debrief, as data of its game. */
  debrief(what: { readonly id: string }): Json
  /** Stop at once, as a crash would: only for the tests of what happens then. */
  crash(nothing: null): null
}

export type RequestName = keyof Requests

/** Both sides come from one build; a page that is older or newer than its worker is told to load again. */
export const PROTOCOL = 2

export interface Request<Name extends RequestName = RequestName> {
  readonly protocol: typeof PROTOCOL
  readonly number: number
  readonly ask: Name
  readonly what: Parameters<Requests[Name]>[0]
}

export type Reply =
  | { readonly number: number; readonly answer: ReturnType<Requests[RequestName]> }
  | { readonly number: number; readonly refused: Refusal }
  /** News of the match somebody sits at. */
  | { readonly update: Update }
  /** Another tab took the match over. */
  | { readonly lost: string }
