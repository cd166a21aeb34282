/** A match as a career looks at it. */
export interface PlayedMatch<Event> {
  readonly events: readonly Event[]
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[]
  readonly seed: string
}

/** Why a match is not added: it was played or practised before, or goes on. */
export type NotAdded = 'seed' | 'rehearsed' | 'table' | 'unfinished'

/**
 * What a game keeps of its matches in the career of a person: fields of its own in one file. Each function is given the
 * whole career and gives back what changes in those fields.
 */
export interface GameCareer<Kept, Event> {
  /** The date is the caller's: nothing here knows the time. */
  add(
    kept: Kept,
    match: PlayedMatch<Event>,
    date: string,
  ): { readonly changes: Partial<Kept> } | { readonly not: NotAdded }
  /** For a match that is only practised; null where nothing has to be remembered of it. */
  rehearse(kept: Kept, match: PlayedMatch<Event>): Partial<Kept> | null
  /** Two careers of one person: what the first has stays, what only the second has is put in where it belongs. */
  merge(kept: Kept, other: Kept): Partial<Kept>
  /** Does a match that was counted lack something that is kept by now? */
  isBare?(kept: Kept): boolean
  /** That of its matches, told anew; null where none of them helps. */
  complete?(kept: Kept, matches: readonly PlayedMatch<Event>[]): Partial<Kept> | null
}

export const byDate = (a: { readonly date: string }, b: { readonly date: string }): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0
