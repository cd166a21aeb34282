import type { Effect } from '../../games/negotiator/cards/card.ts'
import type { AbductorRule, EffectKind } from '../../games/negotiator/vocabulary.ts'
import { HIGHEST, LOWEST, PAWNS } from '../../games/negotiator/vocabulary.ts'
import type { Bargain } from './bargain.ts'
import { LOST, type Position, WON } from './position.ts'

/** What a mind needs to know of the abductor to think ahead. */
export interface Opponent {
  readonly rule: AbductorRule
  readonly threat: number
  /** What is wanted once he is gone. */
  readonly nothing: Bargain
}

/** What an effect is worth that a mind does not look into. */
export interface Gifts {
  readonly hidden: number
  readonly take: number
  readonly look: number
}

/** Carry out a line of effects in the mind, as N-7, N-9 and N-25 to N-28 would. */
export function imagine(p: Position, line: readonly Effect[], opponent: Opponent, gifts: Gifts): void {
  for (let i = 0; i < line.length && p.ending === 0; i++) imagineOne(p, line[i], opponent, gifts)
}

export const imagineOne = (p: Position, { do: kind, n }: Effect, opponent: Opponent, gifts: Gifts): void =>
  effects[kind](p, n, opponent, gifts)

export function release(p: Position, n: number): void {
  for (let i = 0; i < n && p.ending === 0; i++) {
    if (p.zone > 0) {
      p.zone--
      p.saved++
      if (p.second && p.zone === 0) p.ending = WON
    } else if (!p.inTerror) p.ending = WON
  }
}

/** A Terror card goes unresolved. What was looked at was the top one. */
export function discardTop(p: Position): void {
  if (p.terror === 0) return
  p.terror--
  p.next = -1
}

function kill(p: Position, n: number, opponent: Opponent): void {
  for (let i = 0; i < n && p.ending === 0; i++) {
    if (p.second && p.zone <= 1) return
    if (p.zone === 0) discardTop(p)
    else if (!p.second && opponent.rule === 'kills-raise' && p.threat < HIGHEST) changeThreat(p, 1, opponent)
    else {
      p.zone--
      p.killed++
      if (2 * p.killed > p.zone + p.saved + p.killed) p.ending = LOST
    }
  }
}

export function changeThreat(p: Position, by: number, opponent: Opponent): void {
  const steps = by > 0 && p.bargain.drawbacks['double-rise'] > 0 ? by * 2 : by
  const to = Math.max(LOWEST, Math.min(HIGHEST, p.threat + steps))
  const beyond = Math.abs(p.threat + steps - to)
  p.threat = to
  if (steps < 0) release(p, beyond)
  else kill(p, p.second ? steps : beyond, opponent)
}

const effects: Readonly<Record<EffectKind, (p: Position, n: number, opponent: Opponent, gifts: Gifts) => void>> = {
  points(p, n) {
    p.points += n
  },
  threat: changeThreat,
  release,
  kill,
  end(p) {
    p.silent = true
  },
  reveal(p, n, _opponent, gifts) {
    p.gift += Math.min(n, p.bargain.hidden) * gifts.hidden
  },
  eliminate(p, _n, opponent) {
    if (p.second || p.inTerror) return
    if (p.zone === 0) p.ending = WON
    p.second = true
    p.escaping = false
    p.bargain = opponent.nothing
  },
  escape(p) {
    p.ending = LOST
  },
  leave() {},
  'next-dice'(p, n) {
    p.nextDice += n
  },
  dice(p, n) {
    p.talkDice += n
  },
  fours(p) {
    p.fours = true
  },
  take(p, n, _opponent, gifts) {
    p.gift += n * gifts.take
  },
  hostages(p, n) {
    p.zone += Math.max(0, Math.min(n, PAWNS - p.zone - p.saved - p.killed))
  },
  'discard-terror'(p, n) {
    for (let i = 0; i < n && p.terror > 1; i++) discardTop(p)
  },
  'halve-terror'(p) {
    for (let left = p.terror - 1, kept = Math.ceil(left / 2); left > kept; left--) discardTop(p)
  },
  'reset-threat'(p, _n, opponent) {
    p.threat = opponent.threat
  },
  look(p, _n, _opponent, gifts) {
    p.gift += gifts.look
  },
  'look-discard'(p, _n, _opponent, gifts) {
    p.gift += gifts.look
  },
}
