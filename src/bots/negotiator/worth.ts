import type { Effect } from '../../games/negotiator/cards/card.ts'
import type { Deck } from '../../games/negotiator/cards/deck.ts'
import { PAWNS } from '../../games/negotiator/vocabulary.ts'
import { countOf, packOf } from './pack.ts'
import { clampDice, diceOf, drawbackCount, isFinal, LOST, missing, type Position, WON } from './position.ts'
import { listChances } from './throws.ts'
import type { Weights } from './weights.ts'

/** A judge of positions and of cards, by one table of weights. */
export interface Judge {
  /** The chance of winning, as greedy believes: 1 is won, 0 is lost. */
  value(p: Position): number
  /** The part of it that is not the hand's, as the logit of that chance. */
  board(p: Position): number
  /** What this card is worth in hand at this position. */
  inHand(p: Position, title: number): number
}

/** What a line of effects promises with this many in the Zone, whatever else the position holds. */
function lineWorth(line: readonly Effect[], w: Weights, zone: number, isSecond: boolean): number {
  let worth = 0
  let left = zone
  let second = isSecond
  for (const { do: kind, n } of line)
    switch (kind) {
      case 'release':
        for (let i = 0; i < n; i++) {
          if (left === 0) return w.decisive
          left--
          worth += w.release
          if (second && left === 0) return w.decisive
        }
        break
      case 'eliminate':
        if (second) break
        if (left === 0) return w.decisive
        second = true
        worth += w.eliminate
        break
      case 'escape':
        return -w.decisive
      case 'points':
        worth += n * w.point
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
        worth += w.hidden
        break
      case 'dice':
        worth += n * w.die
        break
      case 'next-dice':
        worth += n * w.nextDie
        break
      case 'fours':
        worth += w.fours
        break
      case 'look':
      case 'look-discard':
        worth += w.look
        break
      default:
    }
  return worth
}

/** A level that a comparison is judged by while nobody knows when it will be made. */
const MIDDLE = 4

export function judge(deck: Deck, w: Weights): Judge {
  const pack = packOf(deck.copies)
  /** What each title promises, by dice, free 4s, Zone and Second: counted once. */
  const ZONES = PAWNS + 1
  const index = (title: number, dice: number, fours: boolean, zone: number, second: boolean): number =>
    (((title * 5 + dice - 1) * 2 + (fours ? 1 : 0)) * ZONES + zone) * 2 + (second ? 1 : 0)
  const promises = new Float64Array(deck.titles * 5 * 2 * ZONES * 2)
  for (let title = 0; title < deck.titles; title++) {
    const face = deck.faces[title]
    for (let dice = 1; dice <= 5; dice++)
      for (const fours of [false, true])
        for (let zone = 0; zone < ZONES; zone++)
          for (const second of [false, true]) {
            let worth = 0
            for (const [list, chance] of listChances(deck, face, dice, fours, MIDDLE))
              worth += chance * lineWorth(deck.lists[list].effects, w, zone, second)
            promises[index(title, dice, fours, zone, second)] = worth
          }
  }

  const promise = (p: Position, title: number, dice: number): number =>
    promises[index(title, dice, p.fours, p.zone, p.second)]

  const inHand = (p: Position, title: number): number =>
    Math.max(w.anyCard, (p.silent ? w.keep : 1) * promise(p, title, diceOf(p)))

  const handWorth = (p: Position): number => {
    let worth = 0
    let gain = 0
    for (let title = 0; title < pack.titles; title++) {
      const held = countOf(pack, p.hand, title)
      if (held === 0) continue
      const each = inHand(p, title)
      worth += held * each
      if (p.nextDice !== 0 && !p.silent)
        gain = Math.max(gain, promise(p, title, clampDice(diceOf(p) + p.nextDice)) - each)
    }
    return worth + gain
  }

  const standing = (p: Position): number => {
    if (isFinal(p)) return -w.lastChance - w.missing * missing(p)
    const turns = p.terror + (p.silent ? 0 : 1)
    return (
      w.base -
      missing(p) * (w.missing + w.pace / Math.max(1, turns)) -
      p.bargain.hidden * w.hidden -
      turns * drawbackCount(p) * w.drawback
    )
  }

  const board = (p: Position): number => standing(p) - p.threat * w.threat + p.points * w.point + p.gift

  return {
    inHand,
    board,
    value(p) {
      if (p.ending === WON) return 1
      if (p.ending === LOST || (p.silent && isFinal(p))) return 0
      return logistic(board(p) + handWorth(p))
    },
  }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
