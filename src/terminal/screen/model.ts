import type { Reason, Seat } from '../../engine/game.ts'
import type { Noted, Said, Subject } from '../../games/homeland/talk/claims.ts'
import type { CardLines, OptionLines, RefusedLine } from '../../games/speaker.ts'
import type { Colour } from '../../table/lobby.ts'
import type { MatchRecord } from '../../table/match.ts'
import type { Say } from '../../words/index.ts'
import type { Composer } from '../several/composer.ts'
import type { Ink } from './style.ts'

/** The pages that a game may have to leaf through, and those that a key opens. */
export const leaves = [
  'play',
  'supply',
  'demands',
  'cases',
  'desk',
  'players',
  'talk',
  'log',
  'discards',
  'rules',
] as const
export type Leaf = (typeof leaves)[number]
export type Page = Leaf | 'option' | 'refused' | 'advisor' | 'rewind' | 'people' | 'help' | 'debrief'

export interface LogLine {
  readonly kind: string
  readonly text: string
}

/** All that is to be seen: views and explanations, already in words. A painter only lays it out. */
export interface ScreenModel<View> {
  readonly view: View
  readonly say: Say
  readonly cards: ReadonlyMap<string, CardLines>
  readonly page: Page
  readonly log: readonly LogLine[]
  /** How many of the newest log lines came with the last choice. */
  readonly fresh: number
  readonly question: string
  readonly options: readonly OptionLines[]
  readonly refused: readonly RefusedLine[]
  /** A reason of the engine in words, with its rule. */
  readonly because: (why: Reason) => string
  /** Marked in the list of the page: an option, or a choice to go back to. */
  readonly selected: number
  /** Lines scrolled: back from the newest in the log, down from the top elsewhere. */
  readonly scroll: number
  /** The lines of a page that is only text, and where that page has a list, its rows. */
  readonly text: readonly string[]
  /** What the keys do here, as pieces between “ · ”, the most needed first and last. */
  readonly keys: string
  /** What came of the last key, where that is not to be seen. */
  readonly message: string | null
  /** A question for a line of text, and what has been typed so far. */
  readonly asked: { readonly label: string; readonly typed: string } | null
  readonly practice: boolean
  readonly over: boolean
  /** The people who play from elsewhere; null at a table of this machine. */
  readonly company: CompanySide | null
  /** What only a table for several has; null for somebody alone. */
  readonly table: TableSide | null
}

/** People elsewhere: how it stands with them, what they wrote and decided, and what of it is always in sight. */
export interface CompanySide {
  readonly status: readonly string[]
  readonly heard: readonly string[]
  readonly brief: string | null
  /** Is it about time that runs out? */
  readonly isUrgent: boolean
}

/** One player's side of a table for several. */
export interface TableSide extends Pick<MatchRecord, 'seats'> {
  /** By seat, where people have chosen theirs; nobody is told anything by it alone. */
  readonly colours: readonly (Colour | null)[]
  readonly seat: Seat
  /** What was said lately, and what stays beside its subject, by what the table has agreed on. */
  readonly talk: readonly Said[]
  readonly ledger: readonly Said[]
  /** The own. */
  readonly notes: readonly Noted[]
  /** The case or the player that is looked at. */
  readonly focus: Subject | null
  /** The own agenda is in sight only while its key is the last one pressed. */
  readonly agendaShown: boolean
  readonly composer: Composer | null
}

export type Paint<View> = (screen: ScreenModel<View>, width: number, height: number, ink: Ink) => string[]

/** A game on a screen: its pages, what its keys are said to do, and how it is painted. */
export interface Painter<View> {
  readonly leaves: readonly Leaf[]
  /** The words of the help page, and of the line of keys below the options and below a page of text. */
  readonly help: readonly string[]
  readonly keys: { readonly play: string; readonly practice: string; readonly page: string }
  paint(screen: ScreenModel<View>, width: number, height: number, ink: Ink): string[]
}
