import { A_HUNDRED, mannersOf, speakers } from '../bots/manners.ts'
import { stream } from '../engine/chance.ts'
import type { GameEvent, Random, Seat } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import { rootsOf } from '../seed/roots.ts'
import type { Match } from '../table/match.ts'

/**
 * When bots speak. It is drawn from the seed of the match by what everybody sees: where the game rests, and what was
 * said of whom; the same draws are made whatever anybody holds. So neither that a bot speaks nor that it is silent, nor
 * when or in which order, tells anything: only what it says can.
 */
export interface Speech {
  readonly seat: Seat
  /** What it answers, by its place in the talk; null where it speaks of its own accord. */
  readonly to: number | null
  /** The same for the same speech, whichever host lets the bot speak. */
  readonly id: string
  readonly random: Random
  /** So long the words take to come where bots speak at the pace of people. */
  readonly pauseMs: number
}

const LEAST_PAUSE_MS = 1000
const MOST_PAUSE_MS = 4000

type Running = Pick<Match<unknown, GameEvent>, 'record' | 'log' | 'settled'>

const drawsFor = (seed: string, what: string): Random => stream(rootsOf(`${seed}/talk ${what}`, ['bot']).bot)

const speech = (match: Running, seat: Seat, to: number | null, id: string, random: Random): Speech => ({
  ...{ seat, to, id, random },
  pauseMs: LEAST_PAUSE_MS + drawsFor(match.record.seed, `${id} pause`)(MOST_PAUSE_MS - LEAST_PAUSE_MS + 1),
})

/** May bots say anything now, by what the table has agreed on and how the match stands? */
export const maySpeak = (game: AnyGame, match: Running): boolean =>
  areTalking(game, match) && !match.record.isPaused && game.outcome(match.settled) === null

/** Does the game rest here, so that a bot may say something of its own accord? */
export const restsNow = (game: AnyGame, { settled }: Running): boolean =>
  game.talk?.rests?.(game.view(settled, 'observer')) === true

/** Does it rest here for the last time? Then bots hear each other out before one of them goes on. */
export const restsLast = (game: AnyGame, { settled }: Running): boolean =>
  game.talk?.restsLast?.(game.view(settled, 'observer')) === true

/** Are there bots here that may have something to say? */
const areTalking = (game: AnyGame, { record }: Pick<Running, 'record'>): boolean =>
  game.talk?.rests !== undefined &&
  record.options.talk !== 'none' &&
  record.ended === null &&
  record.seats.some(({ bot }) => bot !== null && mannersOf(game.id, bot) !== null)

/** What a bot has to say next; null where none has. Whatever is in `past` has been said, or never is. */
export function nextSpeech(game: AnyGame, match: Running, past: Set<string>): Speech | null {
  if (!maySpeak(game, match)) return null
  return nextAnswer(game, match, past) ?? nextWord(game, match, past)
}

/** Whoever is suspected aloud may answer. */
function nextAnswer(game: AnyGame, match: Running, past: Set<string>): Speech | null {
  const { seed, seats, talk } = match.record
  for (const [seat, { bot }] of seats.entries()) {
    const manners = bot === null ? null : mannersOf(game.id, bot)
    if (!manners) continue
    for (const to of game.talk?.unanswered?.(talk, seat) ?? []) {
      const id = `answer ${to}`
      if (past.has(id)) continue
      const random = drawsFor(seed, id)
      if (random(A_HUNDRED) < manners.answers) return speech(match, seat, to, id, random)
      past.add(id)
    }
  }
  return null
}

/** At each rest of the game everybody may say one thing. */
function nextWord(game: AnyGame, match: Running, past: Set<string>): Speech | null {
  const { record, log } = match
  const moved = log.findLastIndex(({ kind }) => kind === 'choices' || kind === 'rewind')
  const moment = `after ${moved + 1}`
  if (past.has(moment)) return null
  const { seed, seats } = record
  if (restsNow(game, match)) {
    const random = drawsFor(seed, moment)
    const spoken = log.slice(moved + 1).flatMap(entry => (entry.kind === 'talk' ? [entry.seat] : []))
    for (const seat of speakers(
      seats.map(({ bot }) => (bot === null ? null : mannersOf(game.id, bot))),
      random,
    )) {
      const id = `${moment} ${seat}`
      if (!spoken.includes(seat) && !past.has(id)) return speech(match, seat, null, id, drawsFor(seed, id))
    }
  }
  past.add(moment)
  return null
}
