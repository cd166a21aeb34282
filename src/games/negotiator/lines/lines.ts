/** The phone call as data, one file for each language. The page loads it; nothing here does. */

export const outcomes = ['two', 'one', 'none'] as const
export type SpokenOutcome = (typeof outcomes)[number]

/** How the voice on the line sounds: levels L to 2, 3 to 5, 6 and E. */
export const moods = ['calm', 'tense', 'furious'] as const
export type Mood = (typeof moods)[number]

export const moments = ['pick-up', ...moods, 'hang-up'] as const
export type Moment = (typeof moments)[number]

/** Whose own lines are spoken once the abductor is eliminated (N-26). */
export const SECOND = 'second'

export type Pool = readonly string[]
export type Answers = Readonly<Record<SpokenOutcome, Readonly<Record<Mood, Pool>>>>
export type OwnLines = Readonly<Record<Moment, Pool>>

/** What is not there is not said: a deck may bring cards and abductors that have no lines. */
export interface Lines {
  /** What you say, by the card you play. */
  readonly say: Readonly<Partial<Record<string, Pool>>>
  /** What comes back, whoever is on the line. */
  readonly answer: Readonly<Partial<Record<string, Answers>>>
  /** Lines only one person would say, by abductor, and the Second in Command's. */
  readonly own: Readonly<Partial<Record<string, OwnLines>>>
}

const WARY = 2
const ANGRY = 5

export const moodOf = (threat: number): Mood => (threat <= WARY ? 'calm' : threat <= ANGRY ? 'tense' : 'furious')

/** N-13: more than two successes add nothing. */
export const outcomeOf = (successes: number): SpokenOutcome =>
  successes >= 2 ? 'two' : successes === 1 ? 'one' : 'none'
