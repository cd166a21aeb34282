import type { Seat } from './game.ts'

/** What somebody has pinned to what was said of them. What an answer is, its game knows. */
export interface Answered<Answer = unknown> {
  readonly seat: Seat
  readonly says: Answer
  /** In words of their own. */
  readonly text?: string | undefined
}

/** One thing said at the table. What a claim is, its game knows. */
export interface Talk<Claim = unknown, Answer = unknown> {
  readonly seat: Seat
  /** How many choices had been settled when it was said. */
  readonly after: number
  readonly claim: Claim
  /** The one answer of whomever it is about. */
  readonly answer?: Answered<Answer> | undefined
}

/** Free words, as they were written: nothing is checked against them. */
export interface Words {
  readonly seat: Seat
  /** How many choices had been settled when they were written. */
  readonly after: number
  readonly text: string
}

/** A line a player keeps for themselves: nobody else is ever shown it. What it can be about, its game knows. */
export interface Note<Subject = unknown> {
  readonly seat: Seat
  readonly about: Subject
  readonly text: string
}

/** What somebody thinks of another from then on, for themselves: nobody else is told unless they share it in the end. */
export interface Thought {
  /** How many choices had been settled by then. */
  readonly after: number
  readonly of: Seat
  /** In per cent by agenda; null goes back to the prior. */
  readonly mix: readonly number[] | null
}

/** How somebody's thoughts went, the first one first. */
export interface Course {
  readonly seat: Seat
  readonly course: readonly Thought[]
}

/**
 * What can be said and noted in a game. Each function throws a Fault for what cannot be. The readers take anything from
 * outside, at a table of so many players, and give back what is kept; the checks are made from what everybody sees, so
 * that a refusal tells nobody anything.
 */
export interface GameTalk<View> {
  readClaim(given: unknown, players: number): unknown
  readSubject(given: unknown, players: number): unknown
  /** Can this seat say this now, after all that was said so far? */
  checkClaim(view: View, seat: Seat, claim: unknown, said: readonly Talk[]): void
  /** What a seat pins to what was said of it; a game without it has no answers. Also whether there is anything to answer. */
  readAnswer?(given: unknown, seat: Seat, said: Talk): unknown
  /** What was said of this seat and waits for its answer, by its place in the talk, the newest first. */
  unanswered?(said: readonly Talk[], seat: Seat): readonly number[]
  /** Does the game rest here, so that a bot may say something? From what everybody sees; without it bots say nothing. */
  rests?(view: View): boolean
  /** Is this the last rest there will be? Whoever is about to speak is heard before a bot goes on. */
  restsLast?(view: View): boolean
  /** Can it be answered so now? */
  checkAnswer?(view: View, answer: unknown): void
  /** Can a new note be about this now? */
  checkSubject(view: View, subject: unknown): void
}
