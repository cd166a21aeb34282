import type { Decision, Explanation, GameEvent, Json, Reason, Viewer } from '../engine/game.ts'
import type { Talk } from '../engine/talk.ts'
import type { Source } from './sources.ts'

/** One option as a person reads it: what it is, and the lines that say what may come of it. */
export interface OptionLines {
  readonly name: string
  readonly label: string
  /** Shorter than a line, for a list: "2+ 11 % · 1 44 % · 0 44 %". */
  readonly odds: string
  readonly outcomes: readonly {
    readonly label: string
    readonly chance: number
    /** The chance of the same outcome by how cards might be used on it: `convert`, `reroll` … */
    readonly ifs: Readonly<Record<string, number>>
    readonly changes: string
  }[]
  /** Whatever comes of it, the game is lost. */
  readonly loses?: boolean
  /** How cards might be used on it: a key of `ifs`, and what that means. */
  readonly uses?: readonly { readonly name: string; readonly label: string }[]
  /** Rarer ways an outcome may go, a line each. */
  readonly rarely?: readonly string[]
  /** The card's own text, where the option is about a card. */
  readonly text: readonly string[]
}

/** As much of a card's name as is shown, in characters: a deck from outside may call it anything. */
export const LONGEST_CARD_NAME_CHARACTERS = 60

export interface CardLines {
  readonly id: string
  readonly kind: string
  readonly name: string
  /** Where it comes from: as a whole, and by its parts where its deck says so (`originOf` puts it into words). */
  readonly source: Source
  readonly parts?: Readonly<Partial<Record<string, Source>>> | undefined
  readonly facts: string
  readonly text: readonly string[]
  /** The card as its deck has it. */
  readonly data: object
}

/** Something that cannot be done now, as a person reads it: what it is, and the engine's reason in words and as it is. */
export interface RefusedLine {
  readonly name: string
  readonly label: string
  readonly why: string
  readonly reason: Reason
}

/** Rules of a player (engine/presets.ts) in words, and out of words that somebody types. */
export interface SpokenPresets {
  line(rule: Json): string
  /** Throws a Fault that says how it is typed. What comes back, the game has yet to read. */
  read(typed: string): Json
}

/** A game in words: everything a page, a terminal or a log says about it, in one language. */
export interface Speaker<View, Event extends GameEvent> {
  readonly title: string
  event(event: Event, viewer: Viewer): string
  question(decision: Decision, view: View): string
  options(explanation: Explanation, view: View): OptionLines[]
  /** What is refused at once, a line each. */
  refused(explanation: Explanation, view: View): RefusedLine[]
  label(option: string, view: View): string
  reason(reason: Reason): string
  /** What to know before the first question, in a few lines. */
  about(view: View): string[]
  /** The table in a few lines, for somebody who cannot see it. */
  status(view: View): string[]
  /** What the viewer holds, in a few lines. */
  hand(view: View): string[]
  /** What could be had, in a few lines. */
  supply(view: View): string[]
  cards(): CardLines[]
  /** What was said at the table; a game without table talk has no words for it. */
  claim?(said: Talk): string
  /** What can be settled beforehand; a game in which nothing can has no words for it. */
  readonly presets?: SpokenPresets
  /** The answer that is pinned to it; null where there is none. */
  answer?(said: Talk): string | null
  /** Do these words give away a figure that table talk leaves out? Whoever types them is asked once. */
  tellsFigure?(text: string, view: View): boolean
  ending(view: View, cause: string, rule: string): { readonly title: string; readonly why: string }
}
