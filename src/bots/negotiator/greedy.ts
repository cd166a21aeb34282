import type { Deck, Face } from '../../games/negotiator/cards/deck.ts'
import {
  ACCEPT,
  BANK,
  BUY,
  CONCEDE,
  DISCARD,
  DONE,
  ENOUGH,
  KEEP,
  PLAY,
  thingOf,
  verbOf,
} from '../../games/negotiator/options.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { type Quick, quick } from '../bot.ts'
import { changeThreat, type Gifts, imagine, type Opponent } from './imagine.ts'
import { countOf } from './pack.ts'
import { addCard, copy, diceOf, type Position, reader, removeCard, testDice } from './position.ts'
import { listChances, throwsOf } from './throws.ts'
import { weights as standardWeights, type Weights } from './weights.ts'
import { judge } from './worth.ts'

/** One question as greedy sees it. */
interface Outlook {
  readonly view: View
  readonly now: Position
  readonly opponent: Opponent
}

type Rule = (outlook: Outlook, options: readonly number[]) => number

/**
 * Looks one step ahead: every option is played out in the mind over all throws, with their exact chances and the 4s
 * worth converting, and the position reached is judged by a table of weights.
 */
export function greedy(deck: Deck, weights: Weights = standardWeights): Quick<View> {
  const { position, pack, bargains } = reader(deck)
  const rows = new Map(deck.lists.map(({ key }, list) => [key, list]))
  /** The first of the three lists of the test under way. */
  const rowsOf = ({ asked }: View): number => rows.get(`${asked?.test}.none`) ?? -1
  const { value, inHand } = judge(deck, weights)
  const gifts: Gifts = weights
  const commonest = deck.terror.reduce(
    (most, { card }, title) => (card.copies > deck.terror[most].card.copies ? title : most),
    0,
  )

  const best = (options: readonly number[], worth: (chosen: number) => number): number => {
    let found = options[0]
    let most = Number.NEGATIVE_INFINITY
    for (const chosen of options) {
      const is = worth(chosen)
      if (is > most) {
        most = is
        found = chosen
      }
    }
    return found
  }

  /** Put the card aside that will be missed least: it pays for a 4. */
  const putAside = (p: Position): void => {
    let title = -1
    for (let i = 0; i < pack.titles; i++)
      if (countOf(pack, p.hand, i) > 0 && (title < 0 || inHand(p, i) < inHand(p, title))) title = i
    removeCard(p, pack, title)
  }

  /** The value after a test that reached `row`, having converted `converted` 4s. */
  const rowValue = ({ opponent }: Outlook, p: Position, list: number, row: number, converted: number): number => {
    const after = copy(p)
    for (let i = 0; i < 2 * converted; i++) putAside(after)
    if (row === 0) changeThreat(after, after.bargain.drawbacks['fail-rise'], opponent)
    imagine(after, deck.lists[list + row].effects, opponent, gifts)
    return value(after)
  }

  /** How many 4s could be converted: those that matter, lie there and can be paid for. */
  const convertible = (p: Position, successes: number, fours: number): number =>
    p.bargain.drawbacks['no-conversion'] > 0 ? 0 : Math.min(2 - successes, fours, p.cards >> 1)

  /** The value of a throw when the 4s worth it are converted. */
  const throwValue = (outlook: Outlook, p: Position, list: number, successes: number, fours: number): number => {
    let most = rowValue(outlook, p, list, successes, 0)
    for (let n = 1; n <= convertible(p, successes, fours); n++)
      most = Math.max(most, rowValue(outlook, p, list, successes + n, n))
    return most
  }

  const testValue = (outlook: Outlook, p: Position, list: number, dice: number): number => {
    let sum = 0
    for (const { successes, fours, chance } of throwsOf(dice, p.fours))
      sum += chance * throwValue(outlook, p, list, successes, fours)
    return sum
  }

  const playValue = (outlook: Outlook, title: number): number => {
    const p = copy(outlook.now)
    const dice = testDice(p)
    removeCard(p, pack, title)
    p.nextDice = 0
    return faceValue(outlook, p, deck.faces[title], dice)
  }

  /** The value of a card that is played or turned up: of its test, or of what it does without one. */
  const faceValue = (outlook: Outlook, p: Position, face: Face, dice: number): number => {
    if (face.rows >= 0) return testValue(outlook, p, face.rows, dice)
    let sum = 0
    for (const [list, chance] of listChances(deck, face, dice, p.fours, p.threat)) {
      const after = copy(p)
      imagine(after, deck.lists[list].effects, outlook.opponent, gifts)
      sum += chance * value(after)
    }
    return sum
  }

  const bankValue = ({ now }: Outlook, title: number): number => {
    const p = copy(now)
    removeCard(p, pack, title)
    p.points++
    return value(p)
  }

  const concedeValue = ({ now, opponent }: Outlook, index: number): number => {
    const p = copy(now)
    const demand = deck.demands[index]
    p.points -= demand.cost
    imagine(p, deck.lists[demand.effects].effects, opponent, gifts)
    if (demand.kind !== 'minor') p.bargain = bargains.concede(p.bargain, index)
    if (demand.kind === 'escape') p.escaping = true
    if (demand.drawback >= 0) imagine(p, deck.lists[demand.drawback].effects, opponent, gifts)
    return value(p)
  }

  /** Only in the last conversation (N-24). */
  const buyValue = ({ now, view }: Outlook, title: number): number => {
    const p = copy(now)
    addCard(p, pack, title)
    p.points -= view.prices[deck.data.conversation[title].id]
    return value(p)
  }

  /** Kept cards are worth a little less; in the last conversation hanging up is losing. */
  const hangUpValue = ({ now }: Outlook): number => {
    const p = copy(now)
    p.silent = true
    return value(p)
  }

  const talk: Rule = (outlook, options) =>
    best(options, chosen => {
      const thing = thingOf(chosen)
      switch (verbOf(chosen)) {
        case PLAY:
          return playValue(outlook, thing)
        case BANK:
          return bankValue(outlook, thing)
        case CONCEDE:
          return concedeValue(outlook, thing)
        case BUY:
          return buyValue(outlook, thing)
        default:
          return hangUpValue(outlook)
      }
    })

  const thrown = (dice: readonly number[], face: (n: number) => boolean): number =>
    Math.min(2, dice.filter(face).length)
  const diceValue = (outlook: Outlook, p: Position, list: number, dice: readonly number[]): number => {
    const successes = thrown(dice, n => n >= 5 || (p.fours && n === 4))
    return throwValue(outlook, p, list, successes, p.fours ? 0 : thrown(dice, n => n === 4))
  }

  /** Roll the die again whose six faces together promise more than the dice as they lie. */
  const reroll: Rule = (outlook, options) => {
    const { view, now } = outlook
    const list = rowsOf(view)
    return best(options, chosen => {
      if (verbOf(chosen) === KEEP) return diceValue(outlook, now, list, view.test.dice)
      const p = copy(now)
      if (view.asked?.using === undefined) removeCard(p, pack, Math.floor(thingOf(chosen) / 5))
      let sum = 0
      for (let face = 1; face <= 6; face++)
        sum += diceValue(outlook, p, list, view.test.dice.with(thingOf(chosen) % 5, face))
      return sum / 6
    })
  }

  /** Convert a 4 when the row gained is worth more than the two cards. */
  const convert: Rule = (outlook, options) => {
    const { view, now } = outlook
    const list = rowsOf(view)
    const { dice, converted } = view.test
    const successes = Math.min(2, thrown(dice, n => n >= 5) + converted)
    const fours = dice.filter(n => n === 4).length - converted
    return best(options, chosen => {
      if (verbOf(chosen) === ACCEPT) return rowValue(outlook, now, list, successes, 0)
      let most = 0
      for (let n = 1; n <= convertible(now, successes, fours); n++)
        most = Math.max(most, rowValue(outlook, now, list, successes + n, n))
      return most
    })
  }

  const payLeastMissed: Rule = ({ now }, options) => best(options, chosen => -inHand(now, thingOf(chosen)))
  const take: Rule = ({ now }, options) =>
    best(options, chosen => (verbOf(chosen) === ENOUGH ? 0 : inHand(now, thingOf(chosen))))

  /** The card worth most of those the points allow, then the next; free ones last, while the hand has room. */
  const spend: Rule = ({ now }, options) =>
    best(options, chosen => (verbOf(chosen) === DONE ? 0 : inHand(now, thingOf(chosen))))

  /** Major Demands first: an Escape is of use only to those about to win. */
  const reveal: Rule = (_outlook, options) => options[0]

  const terrorValue = (outlook: Outlook, title: number): number => {
    const face = deck.terror[title]
    const p = copy(outlook.now)
    p.silent = true
    p.inTerror = true
    return face.demand >= 0 ? value(p) : faceValue(outlook, p, face, diceOf(p))
  }

  /** Talk a Terror card away if it is worse than a turn less and the card behind it, taken to be one of the commonest. */
  const look: Rule = (outlook, options) => {
    const title = deck.terror.findIndex(({ card }) => card.id === outlook.view.terror.next)
    const now = copy(outlook.now)
    now.terror--
    const without = terrorValue({ ...outlook, now }, commonest)
    return best(options, chosen => (verbOf(chosen) === DISCARD ? without : terrorValue(outlook, title)))
  }

  const rules: Readonly<Record<string, Rule>> = {
    'conversation.talk': talk,
    'test.reroll': reroll,
    'test.convert': convert,
    'test.pay': payLeastMissed,
    'spend.buy': spend,
    reveal,
    take,
    look,
  }

  return quick('greedy', ask => {
    const { kind, options } = ask.decision
    const view = ask.view()
    const now = position(view)
    const card = deck.abductors.find(({ id }) => id === view.abductor)
    const opponent: Opponent = { rule: card?.rule ?? 'none', threat: card?.threat ?? 0, nothing: bargains.none }
    return rules[kind]({ view, now, opponent }, options)
  })
}
