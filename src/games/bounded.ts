import * as z from 'zod'
import type { Json } from '../engine/game.ts'

/**
 * The parts our formats are made of, each with its bounds: what a game can come to lies well within them, and what lies
 * outside was never ours. A test looks through all schemas for a number, text or list that has none.
 */

/** A name from one of our lists: a card, a step, a key, a version, a hash. */
export const word = z.string().max(200)
/** What somebody may type in one go: a seed, the name of an option, a title. */
export const line = z.string().max(1_000)
/** What is read by people, or kept as it was found. */
export const prose = z.string().max(100_000)
/** Whatever is counted in a game: rounds, tokens, threats. */
export const tally = z.int().min(0).max(9_999)
/** The same where it may fall below zero. */
export const balance = z.int().min(-9_999).max(9_999)
/** How many choices, events or words one match may have. */
export const MOST_MOMENTS = 1_000_000
export const moment = z.int().min(0).max(MOST_MOMENTS)
/** How many games one career may have. */
export const MOST_GAMES = 1_000_000
/** Cards by name: no deck has more. */
export const cardNames = z.array(word).max(200)
export const die = z.int().min(1).max(6)
/** Dice laid down in advance. */
export const laidDice = z.array(die).max(1_000)
/** What happens next: no game has half as much to do at once. */
export const MOST_FRAMES = 32

const BIGGEST = 1e15

/** Data whose shape somebody else knows: a set-up, a deck, the events of a game. How deep it goes is for its reader. */
export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number().min(-BIGGEST).max(BIGGEST),
    prose,
    z.array(json).max(MOST_MOMENTS),
    z.record(word, json),
  ]),
)

/** A root of chance, of either generator (engine/root-text.ts). */
export const root = z
  .string()
  .max(64)
  .regex(/^(?:[0-9a-f]{32}|[0-9a-f]{64})$/)

/** A day of UTC. */
export const day = z
  .string()
  .length(10)
  .regex(/^\d{4}-\d\d-\d\d$/)
