import type { Effect } from '../../games/negotiator/cards/card.ts'
import type { AbductorRule, EffectKind } from '../../games/negotiator/vocabulary.ts'
import { HIGHEST, LOWEST, PAWNS } from '../../games/negotiator/vocabulary.ts'
import { LOST, noDrawbacks, type Position, WON } from './position.ts'

/** What greedy needs to know of the abductor to think ahead. */
export interface Opponent {
  readonly rule: AbductorRule
  readonly threat: number
}

/** What an effect without a number of its own is worth. */
export interface Gifts {
  readonly take: number
  readonly look: number
}

/** Carry out a line of effects in the mind, as N-7, N-9 and N-25 to N-28 would. */
export function imagine(p: Position, line: readonly Effect[], opponent: Opponent, gifts: Gifts): void {
  for (let i = 0; i < line.length && p.ending === 0; i++) effects[line[i].do](p, line[i].n, opponent, gifts)
}

export function release(p: Position, n: number): void {
  for (let i = 0; i < n && p.ending === 0; i++) {
    if (p.zone > 0) {
      p.zone--
      p.saved++
      if (p.second && p.zone === 0) p.ending = WON
    } else if (!p.inTerror) p.ending = WON
  }
}

function kill(p: Position, n: number, opponent: Opponent): void {
  for (let i = 0; i < n && p.ending === 0; i++) {
    if (p.second && p.zone <= 1) return
    if (p.zone === 0) p.terror = Math.max(0, p.terror - 1)
    else if (!p.second && opponent.rule === 'kills-raise' && p.threat < HIGHEST) changeThreat(p, 1, opponent)
    else {
      p.zone--
      p.killed++
      if (2 * p.killed > p.zone + p.saved + p.killed) p.ending = LOST
    }
  }
}

export function changeThreat(p: Position, by: number, opponent: Opponent): void {
  const steps = by > 0 && p.drawbacks['double-rise'] > 0 ? by * 2 : by
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
  reveal(p) {
    if (p.hidden > 0) p.hidden--
  },
  eliminate(p) {
    if (p.second || p.inTerror) return
    if (p.zone === 0) p.ending = WON
    p.second = true
    p.escaping = false
    p.hidden = 0
    p.drawbacks = noDrawbacks
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
    p.zone += Math.min(n, PAWNS - p.zone - p.saved - p.killed)
  },
  'discard-terror'(p, n) {
    p.terror = Math.max(Math.min(1, p.terror), p.terror - n)
  },
  'halve-terror'(p) {
    p.terror = Math.min(p.terror, 1 + Math.ceil((p.terror - 1) / 2))
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
