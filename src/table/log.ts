import type { Seat } from '../engine/game.ts'
import type { Answered, Talk, Thought } from '../engine/talk.ts'
import { choiceOf } from './choice.ts'
import type { MatchRecord, SeatedPlayer } from './match.ts'
import type { Vote } from './vote.ts'

/** When something happened, in milliseconds since 1970 by the clock of the host; null where no time was kept. */
export type TimeMs = number | null

/** Why a match ended before its game did. */
export const endCauses = ['agreed', 'abandoned'] as const
export type EndCause = (typeof endCauses)[number]

type Happening =
  /** From now on this player sits there. */
  | { readonly kind: 'sit'; readonly seat: Seat; readonly player: SeatedPlayer }
  /** Choices that stand, in the order they were made; the stand-in of an absent player is named. */
  | {
      readonly kind: 'choices'
      readonly seat: Seat
      readonly choices: readonly string[]
      readonly by?: 'autopilot' | undefined
    }
  | { readonly kind: 'talk'; readonly seat: Seat; readonly claim: unknown }
  /** Somebody answers what was said of them, by its place in the talk. */
  | {
      readonly kind: 'answer'
      readonly seat: Seat
      readonly to: number
      readonly answer: unknown
      readonly text?: string | undefined
    }
  /** Practice went back to before choice number `to`. */
  | { readonly kind: 'rewind'; readonly to: number }
  | { readonly kind: 'end'; readonly cause: EndCause }
  /** Free words, as they were written. */
  | { readonly kind: 'text'; readonly seat: Seat; readonly text: string }
  /** Somebody who is waited for is not there, or is back. */
  | { readonly kind: 'away' | 'back'; readonly seat: Seat }
  | ({ readonly kind: 'vote' } & Vote)
  | { readonly kind: 'pause' | 'resume'; readonly seat: Seat | null }
  /** The host lets this seat write no words of its own, or again. */
  | { readonly kind: 'silence' | 'unsilence'; readonly seat: Seat }
  /** This seat takes more time. */
  | { readonly kind: 'extend'; readonly seat: Seat }
  /** For so long nobody could have answered: clocks are set back by it. */
  | { readonly kind: 'forgive'; readonly ms: number }
  /** Once the game is over somebody shares how their suspicions went. */
  | { readonly kind: 'suspicions'; readonly seat: Seat; readonly course: readonly Thought[] }
  /** A shared screen shows from now on what everybody may see; or none does any more. */
  | { readonly kind: 'screen'; readonly isOpen: boolean }

/** One thing that happened to a match. Its number is its place in the log, to which entries are only ever added. */
export type Entry = Happening & { readonly at: TimeMs }

/** What a match was before anything happened to it. */
export type Beginning = Pick<
  MatchRecord,
  'game' | 'setup' | 'seed' | 'chance' | 'nonce' | 'receipt' | 'practice' | 'position' | 'pace' | 'options'
>

/** A record of which nothing is told yet but how it began. */
export const newRecord = (
  head: Beginning,
  { notes, draft }: Pick<MatchRecord, 'notes' | 'draft'> = { notes: [], draft: [] },
): MatchRecord => ({
  ...head,
  notes,
  draft,
  seats: [],
  talk: [],
  words: [],
  choices: [],
  branches: [],
  away: [],
  votes: [],
  isPaused: false,
  silenced: [],
  ended: null,
})

/** One vote of each seat about each matter: a new one takes the place of the old. */
const withVote = (votes: readonly Vote[], vote: Vote): readonly Vote[] => [
  ...votes.filter(({ seat, about }) => seat !== vote.seat || about !== vote.about),
  vote,
]

/** What an entry has pinned to something that was said. */
export const answeredBy = ({ seat, answer, text }: Entry & { readonly kind: 'answer' }): Answered => ({
  ...{ seat, says: answer },
  ...(text === undefined ? {} : { text }),
})

/** The talk with an answer pinned to what lies at this place. */
export const withAnswer = (talk: readonly Talk[], to: number, answer: Answered): readonly Talk[] =>
  talk.map((said, at) => (at === to ? { ...said, answer } : said))

/** The record with one more entry of the log in it. */
export function recordAfter(record: MatchRecord, entry: Entry): MatchRecord {
  const { seats, talk, words, choices, branches, away, votes, silenced } = record
  switch (entry.kind) {
    case 'sit':
      return {
        ...record,
        seats: [...seats.slice(0, entry.seat), entry.player, ...seats.slice(entry.seat + 1)],
        away: away.filter(seat => seat !== entry.seat),
        votes: votes.filter(({ about }) => about !== entry.seat),
        // Whoever comes after somebody has written nothing yet.
        silenced: entry.player.absent === 'nobody' ? silenced.filter(seat => seat !== entry.seat) : silenced,
      }
    case 'talk':
      return { ...record, talk: [...talk, { seat: entry.seat, after: choices.length, claim: entry.claim }] }
    case 'answer':
      return { ...record, talk: withAnswer(talk, entry.to, answeredBy(entry)) }
    case 'text':
      return { ...record, words: [...words, { seat: entry.seat, after: choices.length, text: entry.text }] }
    case 'away':
      // A vote lapses when its voter leaves.
      return { ...record, away: [...away, entry.seat], votes: votes.filter(({ seat }) => seat !== entry.seat) }
    case 'back':
      return {
        ...record,
        away: away.filter(seat => seat !== entry.seat),
        votes: votes.filter(({ about }) => about !== entry.seat),
      }
    case 'vote': {
      const { seat, about, verdict } = entry
      return { ...record, votes: withVote(votes, { seat, about, verdict }) }
    }
    case 'pause':
    case 'resume':
      return { ...record, isPaused: entry.kind === 'pause' }
    case 'silence':
      return { ...record, silenced: [...silenced, entry.seat] }
    case 'unsilence':
      return { ...record, silenced: silenced.filter(seat => seat !== entry.seat) }
    case 'extend':
    case 'forgive':
    case 'screen':
    case 'suspicions':
      return record
    case 'end':
      return { ...record, ended: entry.cause, draft: [] }
    case 'choices': {
      const made = entry.choices.map(choice => choiceOf(entry.seat, choice))
      return { ...record, choices: choices.concat(made), draft: [] }
    }
    case 'rewind': {
      const left = { at: entry.to, choices: choices.slice(entry.to) }
      return { ...record, choices: choices.slice(0, entry.to), branches: [...branches, left], draft: [] }
    }
  }
}
