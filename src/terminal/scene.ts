import type { CardLines, OptionLines } from '../games/speaker.ts'
import type { Say } from '../words/index.ts'
import type { Ink } from './style.ts'

/** The pages one leafs through with Tab, and those that a key opens. */
export const leaves = ['play', 'supply', 'demands', 'log', 'rules'] as const
export type Page = (typeof leaves)[number] | 'option' | 'refused' | 'rewind' | 'help' | 'debrief'

export interface LogLine {
  readonly kind: string
  readonly text: string
}

export interface Refused {
  readonly name: string
  readonly label: string
  readonly why: string
  readonly rule: string
}

/** All that is to be seen: views and explanations, already in words. A painter only lays it out. */
export interface Scene<View> {
  readonly view: View
  readonly say: Say
  readonly cards: ReadonlyMap<string, CardLines>
  readonly page: Page
  readonly log: readonly LogLine[]
  /** How many of the newest log lines came with the last choice. */
  readonly fresh: number
  readonly question: string
  readonly options: readonly OptionLines[]
  readonly refused: readonly Refused[]
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
}

export type Paint<View> = (scene: Scene<View>, width: number, height: number, ink: Ink) => string[]
