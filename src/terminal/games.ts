import type { GameEvent, Json } from '../engine/game.ts'
import { own } from '../engine/own.ts'
import { homelandWords } from '../games/homeland/words/index.ts'
import type { AnyGame, GameId } from '../games/index.ts'
import { negotiatorWords } from '../games/negotiator/words/index.ts'
import type { Speaker } from '../games/speaker.ts'
import type { Report } from '../lab/simulate.ts'
import type { Match } from '../table/match.ts'
import type { Tallies } from '../table/scenario-facts.ts'
import type { Catalog, Say } from '../words/index.ts'
import type { Queries } from './lines/queries.ts'
import type { Painter } from './screen/model.ts'
import type { SeatTalk } from './several/seat-talk.ts'
import type { TablePainter } from './several/stage.ts'
import type { Voices } from './voices.ts'

/** What the command line may say about a set-up; each game reads its own part of it. */
export interface SetupFlags {
  readonly abductor?: string
  readonly players?: string
}

/**
 * What the terminal has of its own for a game. Methods all through, so that parts of different games can be handed
 * around as one of unknown types.
 */
export interface TerminalPart<State, View, Event extends GameEvent, G> {
  /** What the flags that only this game has ask for. */
  readonly own?: { readonly flags: readonly 'abductor'[]; setup(flags: SetupFlags): Json | null }
  /** Players who have no name go by their number; of whom there is talk, where a language has to know it. */
  speak(say: Say, game: G, names?: readonly string[], who?: string): Speaker<View, Event>
  /** Of whom there is talk in a match: as it is seen, or only told where its rules are not ours. */
  who(events: readonly Event[], view?: View): string | undefined
  /** What people say in a match, about whom there is talk in it; the seed picks the same lines everywhere. */
  voices?(say: Say, who: string, seed: string): Promise<Voices<View, Event>>
  /** What a finished game has to say beyond how it ended. */
  debrief(say: Say, game: G, match: Match<State, Event>, speaker: Speaker<View, Event>): string[]
  /** What a scenario may expect besides: names this game counts, since the position it laid. */
  tallies?(game: G, before: State, events: readonly Event[]): Tallies
  /** What a simulation found, in lines. */
  report(say: Say, report: Report): string[]
  painter(game: G): Painter<View>
  /** The same for a game that several play around one screen. */
  table?(game: G): TablePainter<View, Event>
  /** What can be asked where the table is not to be seen. */
  queries(say: Say, game: G, speaker: Speaker<View, Event>, seatTalk: SeatTalk | null): Queries<View>
}

export type AnyPart = TerminalPart<unknown, unknown, GameEvent, AnyGame>

/** The words are at hand from the start: a sentence about a file may need any of them. The rest is loaded. */
interface TerminalRow {
  readonly words: Catalog
  load(): Promise<{ readonly part: AnyPart }>
}

const rows: Readonly<Record<GameId, TerminalRow>> = {
  negotiator: { words: negotiatorWords, load: () => import('./negotiator/part.ts') },
  homeland: { words: homelandWords, load: () => import('./homeland/part.ts') },
}

/** A game without a row is played by the names its rules use. */
const generic: TerminalRow = { words: { en: {}, it: {}, de: {} }, load: () => import('./screen/generic.ts') }

export const rowOf = (id: string): TerminalRow => own(rows, id) ?? generic
export const allWords: readonly Catalog[] = Object.values(rows).map(({ words }) => words)
