import type { GameEvent } from '../engine/game.ts'
import type { Match1File, MatchFile } from './file-schema.ts'
import type { Entry } from './log.ts'
import { type AnyGame, type Choice, type Head, type Match, type MatchRecord, replayLog } from './match.ts'
import { usualOptions } from './options.ts'

/** Matches that were kept without a log, as all were before match@2. */

const choicesOf = (choices: readonly Choice[]): Entry[] =>
  choices.map(({ seat, choice }) => ({ kind: 'choices', at: null, seat, choices: [choice] }))

/** The lines of play a record has been through, the first one first, each with the choice it was left at. */
function linesOf({ choices, branches }: Pick<MatchRecord, 'choices' | 'branches'>) {
  const lines: { readonly choices: readonly Choice[]; readonly to: number | null }[] = [{ choices, to: null }]
  for (const { at, choices: left } of branches.toReversed())
    lines.unshift({ choices: [...lines[0].choices.slice(0, at), ...left], to: at })
  return lines
}

/** The log of a match that was kept without one: nobody knows when, nor which choices were made in one go. */
export function logOf({
  seats,
  talk,
  ...record
}: Pick<MatchRecord, 'seats' | 'talk' | 'choices' | 'branches'>): Entry[] {
  const log: Entry[] = seats.map((player, seat) => ({ kind: 'sit', at: null, seat, player }))
  let from = 0
  for (const { choices, to } of linesOf(record)) {
    log.push(...choicesOf(choices.slice(from)))
    if (to === null) continue
    log.push({ kind: 'rewind', at: null, to })
    from = to
  }
  // What was said lies where as many choices had been made.
  for (const { seat, after, claim } of talk) {
    let made = 0
    let place = seats.length
    while (place < log.length && (made < after || log[place].kind === 'talk')) {
      if (log[place].kind === 'choices') made++
      place++
    }
    log.splice(place, 0, { kind: 'talk', at: null, seat, claim })
  }
  return log
}

const headOf = (head: Omit<Head, 'options'>): Head => {
  const { game, setup, seed, chance, nonce, receipt, practice, position, pace, notes, draft } = head
  return { game, setup, seed, chance, nonce, receipt, practice, position, pace, options: usualOptions, notes, draft }
}

/**
 * Plays a record that was kept without a log, or a part of one; throws a Fault naming the first choice that does not fit.
 * Its luck is drawn as it was, where it says how: a server's is another than a page's.
 */
export const replayMatch = <Setup, State, Event extends GameEvent>(
  game: AnyGame<Setup, State, Event>,
  record: Omit<
    MatchRecord,
    'chance' | 'receipt' | 'pace' | 'options' | 'words' | 'away' | 'votes' | 'isPaused' | 'silenced' | 'ended'
  > &
    Partial<Pick<MatchRecord, 'chance'>>,
): Match<State, Event> =>
  replayLog(game, headOf({ chance: 'sfc32@1', ...record, receipt: null, pace: null }), logOf(record))

/** A file of before there was a log, as one of today's but for its check. What it told of the game is kept as it was. */
export function upcast(file: Match1File): Omit<MatchFile, 'check'> {
  const { format: _, check, seats = [], talk = [], choices, branches, game, rules, ...rest } = file
  return {
    format: 'situation-room/match@2',
    ...{ game, rules },
    chance: 'sfc32@1',
    log: logOf({ seats, talk, choices, branches }).map(entry => ({ ...entry })) as MatchFile['log'],
    ...rest,
  }
}
