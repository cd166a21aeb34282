import type { Seat } from '../engine/game.ts'
import { choiceOf } from './choice.ts'
import type { MatchRecord, SeatedPlayer } from './match.ts'

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
  /** Practice went back to before choice number `to`. */
  | { readonly kind: 'rewind'; readonly to: number }
  | { readonly kind: 'end'; readonly cause: EndCause }

/** One thing that happened to a match. Its number is its place in the log, to which entries are only ever added. */
export type Entry = Happening & { readonly at: TimeMs }

/** What a match was before anything happened to it. */
export type Beginning = Pick<MatchRecord, 'game' | 'setup' | 'seed' | 'nonce' | 'practice' | 'position' | 'pace'>

/** A record of which nothing is told yet but how it began. */
export const newRecord = (
  head: Beginning,
  { notes, draft }: Pick<MatchRecord, 'notes' | 'draft'> = { notes: [], draft: [] },
): MatchRecord => ({ ...head, notes, draft, seats: [], talk: [], choices: [], branches: [], ended: null })

/** The record with one more entry of the log in it. */
export function recordAfter(record: MatchRecord, entry: Entry): MatchRecord {
  const { seats, talk, choices, branches } = record
  switch (entry.kind) {
    case 'sit':
      return { ...record, seats: [...seats.slice(0, entry.seat), entry.player, ...seats.slice(entry.seat + 1)] }
    case 'talk':
      return { ...record, talk: [...talk, { seat: entry.seat, after: choices.length, claim: entry.claim }] }
    case 'end':
      return { ...record, ended: entry.cause, draft: [] }
    case 'choices': {
      const made = entry.choices.map(choice => choiceOf(entry.seat, choice))
      return { ...record, choices: [...choices, ...made], draft: [] }
    }
    case 'rewind': {
      const left = { at: entry.to, choices: choices.slice(entry.to) }
      return { ...record, choices: choices.slice(0, entry.to), branches: [...branches, left], draft: [] }
    }
  }
}
