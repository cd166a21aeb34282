import type { Effect } from '../../games/negotiator/cards/card.ts'
import type { Deck } from '../../games/negotiator/cards/deck.ts'
import { PAWNS } from '../../games/negotiator/vocabulary.ts'
import { clampDice, diceOf, isFinal, LOST, margin, missing, type Position, WON } from './position.ts'
import { rowChances } from './throws.ts'
import type { CardWeights, Weights } from './weights.ts'

/** A judge of positions and of cards, by one table of weights. */
export interface Judge {
  /** The chance of winning, as greedy believes: 1 is won, 0 is lost. */
  value(p: Position, points: readonly number[]): number
  /** What this card is worth in hand at this position. */
  inHand(p: Position, title: number): number
  /** What the best purchase for 0, 1, 2 … points adds. */
  purchases(p: Position, supply: readonly number[], price: readonly number[]): number[]
}

const MOST_POINTS = 20

/** What a line of effects is worth with this many in the Zone, whatever else the position holds. */
function lineWorth(line: readonly Effect[], w: CardWeights, zone: number, isSecond: boolean): number {
  let worth = 0
  let left = zone
  let second = isSecond
  for (const { do: kind, n } of line)
    switch (kind) {
      case 'release':
        for (let i = 0; i < n; i++) {
          if (left === 0) return w.win
          left--
          worth += w.release
          if (second && left === 0) return w.win
        }
        break
      case 'eliminate':
        if (second) break
        if (left === 0) return w.win
        second = true
        worth += w.eliminate
        break
      case 'escape':
        return -w.lose
      case 'points':
        worth += n * w.points
        break
      case 'threat':
        worth -= n * w.threat
        break
      case 'kill':
        worth -= n * w.kill
        break
      case 'end':
        worth -= w.end
        break
      case 'reveal':
        worth += w.reveal
        break
      case 'dice':
        worth += n * w.dice
        break
      case 'next-dice':
        worth += n * w.nextDice
        break
      case 'fours':
        worth += w.fours
        break
      default:
    }
  return worth
}

export function judge(deck: Deck, w: Weights): Judge {
  const ZONES = PAWNS + 1

  /** What each title does when played, by dice, free 4s, Zone, Second and whether it is the end: counted once. */
  const index = (title: number, dice: number, fours: boolean, zone: number, second: boolean, final: boolean): number =>
    (((((title * 5 + dice - 1) * 2 + (fours ? 1 : 0)) * ZONES + zone) * 2 + (second ? 1 : 0)) * 2) | (final ? 1 : 0)
  const played = new Float64Array(deck.titles * 5 * 2 * ZONES * 2 * 2)
  for (let title = 0; title < deck.titles; title++)
    for (let dice = 1; dice <= 5; dice++)
      for (const fours of [false, true])
        for (let zone = 0; zone < ZONES; zone++)
          for (const second of [false, true])
            for (const final of [false, true]) {
              const first = deck.rows[title]
              const cardWeights = final ? w.finalCard : w.card
              let worth = 0
              if (first >= 0)
                rowChances(dice, fours).forEach((chance, row) => {
                  worth += chance * lineWorth(deck.lists[first + row].effects, cardWeights, zone, second)
                })
              played[index(title, dice, fours, zone, second, final)] = worth
            }

  const kept = (p: Position, title: number): number => {
    const dice = Math.max(w.keepDice, clampDice(diceOf(p)))
    return Math.max(w.anyCard, w.keep * played[index(title, dice, false, p.zone, p.second, p.terror <= 1)])
  }

  const now = (p: Position, title: number, dice: number): number =>
    played[index(title, dice, p.fours, p.zone, p.second, isFinal(p))]

  const inHand = (p: Position, title: number): number => {
    if (isFinal(p)) return Math.max(w.anyCard, now(p, title, diceOf(p)))
    return p.silent ? kept(p, title) : Math.max(kept(p, title), now(p, title, diceOf(p)))
  }

  const handWorth = (p: Position): number => {
    let worth = 0
    let gain = 0
    for (let title = 0; title < p.hand.length; title++) {
      if (p.hand[title] === 0) continue
      const each = inHand(p, title)
      worth += p.hand[title] * each
      if (p.nextDice !== 0 && !p.silent) {
        const change = now(p, title, clampDice(diceOf(p) + p.nextDice)) - each
        if (change > gain) gain = change
      }
    }
    return worth + gain
  }

  const pointsWorth = (n: number, points: readonly number[]): number =>
    n >= 0 ? points[Math.min(n, points.length - 1)] : n * w.debt

  const drawbackWorth = ({ drawbacks, terror }: Position): number =>
    -terror *
    (drawbacks['fewer-dice'] * w.fewerDice +
      drawbacks['double-rise'] * w.doubleRise +
      drawbacks['terror-rise'] * w.terrorRise +
      (drawbacks['no-conversion'] + drawbacks.dearer + drawbacks['fail-rise'] + (drawbacks['hand-limit'] > 0 ? 1 : 0)) *
        w.otherDrawback)

  const standing = (p: Position): number => {
    if (isFinal(p)) return w.finalBase - w.finalMissing * missing(p)
    const turns = p.terror + (p.silent ? 0 : 1)
    return (
      w.base -
      missing(p) * (w.missing + w.pace / Math.max(1, turns)) -
      w.threat[p.threat] -
      (w.margin[margin(p)] ?? 0) -
      p.hidden * (w.hidden + w.hiddenTurn * turns) -
      (p.second ? w.second + w.secondZone * p.zone : 0) +
      drawbackWorth(p)
    )
  }

  return {
    inHand,

    value(p, points) {
      if (p.ending === WON) return 1
      if (p.ending === LOST || (p.silent && isFinal(p))) return 0
      return logistic(standing(p) + handWorth(p) + pointsWorth(p.points, points) + p.gift)
    },

    purchases(p, supply, price) {
      const best = new Array<number>(MOST_POINTS + 1).fill(0)
      for (let title = 0; title < supply.length; title++)
        for (let copy = 0; copy < supply[title] && price[title] > 0; copy++) {
          const worth = isFinal(p) ? Math.max(0, now(p, title, diceOf(p))) : kept(p, title)
          for (let n = MOST_POINTS; n >= price[title]; n--) best[n] = Math.max(best[n], best[n - price[title]] + worth)
        }
      return best
    },
  }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
