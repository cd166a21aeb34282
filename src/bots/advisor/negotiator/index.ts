import type { Explanation } from '../../../engine/game.ts'
import type { AnyGame } from '../../../games/index.ts'
import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import type { Negotiator } from '../../../games/negotiator/game.ts'
import { BUY, thingOf, verbOf } from '../../../games/negotiator/options.ts'
import type { View } from '../../../games/negotiator/view/view.ts'
import { countOf } from '../../negotiator/pack.ts'
import { copy, type Position, reader } from '../../negotiator/position.ts'
import { against, desk, limitsFor, unseenIn } from '../../negotiator/solver/desk.ts'
import { questionOf } from '../../negotiator/solver/question.ts'
import type { Search } from '../../negotiator/solver/search.ts'
import { worthOf } from '../../negotiator/solver/solver.ts'
import { everyPurchase } from '../../negotiator/solver/spend.ts'
import { type Advice, type Advisor, MOST_NAMED, type Thinking } from '../advice.ts'
import type { Chance } from '../chance.ts'
import { followedBy } from './calibrate.ts'
import { type Valued, whyNegotiator } from './why.ts'

/** Half of the positions for going to the end of the conversation, half for going as far as may be. */
const ATTEMPTS = 2

/** Of every card that can be bought: the best of all purchases that it is part of; and what buying no more is worth. */
function purchases(deck: Deck, search: Search, p: Position, options: readonly number[]): readonly number[] {
  const { pack } = search.about.reader
  const most = new Map(options.map(option => [option, 0]))
  everyPurchase(deck, pack, p, cards => {
    const q = copy(p)
    q.hand += cards
    for (let title = 0; title < deck.titles; title++) q.cards += countOf(pack, cards, title)
    const value = search.terror(q)
    for (const option of options) {
      const isOf = verbOf(option) === BUY ? countOf(pack, cards, thingOf(option)) > 0 : cards === 0
      if (isOf) most.set(option, Math.max(most.get(option) ?? 0, value))
    }
  })
  return options.map(option => most.get(option) ?? 0)
}

/**
 * Advises whoever is on the phone: goes through the conversation as the solver does, every throw with its exact chance,
 * and values the turns after it by what was fitted to the solver's own play. What such values were followed by in calls
 * of the solver is the figure.
 */
export function negotiatorAdvisor(game: Negotiator): Advisor {
  const { cards: deck } = game
  const read = reader(deck)
  const at = desk(deck, read)
  const opponents = deck.abductors.map(({ id }, n) => against(deck, read, n, worthOf(deck, id)))
  return (asked, { iterations }): Thinking => {
    const view = asked.view as View
    const decision = {
      seat: asked.seat,
      kind: asked.kind,
      options: asked.options.flatMap(name => game.optionOf(name) ?? []),
    }
    let explanation: Explanation | null = null
    const explained = (): Explanation => {
      explanation ??= game.explain(view, decision)
      return explanation
    }
    let advice: Advice = { best: [], by: 'reckoned', iterations: 0, belief: [] }
    const reckon = (): Advice => {
      const { options } = decision
      const p = read.position(view)
      const value = questionOf(deck, view, decision.kind, p)
      const values = at.values(
        opponents[deck.abductors.findIndex(({ id }) => id === view.abductor)],
        unseenIn(deck, view),
        limitsFor(Math.ceil(iterations / ATTEMPTS)),
        (search, depth) =>
          decision.kind === 'spend.buy'
            ? purchases(deck, search, p, options)
            : options.map(chosen => value(search, chosen, depth)),
      )
      const all: readonly Valued[] = options.map((option, n) => ({ option, value: values[n] }))
      // In the last conversation nothing comes after what was reckoned.
      const measured = (of: number): Chance | null =>
        view.last || view.escaping ? null : followedBy(view.abductor, of)
      const by = measured(0) === null ? 'reckoned' : 'measured'
      const chances = (of: number): Chance => measured(of) ?? { share: of, low: of, high: of }
      const best = all
        .toSorted((a, b) => b.value - a.value)
        .slice(0, MOST_NAMED)
        .map(one => ({
          option: one.option,
          name: game.nameOf(one.option),
          chance: chances(one.value),
          value: one.value,
          why: whyNegotiator(game, view, explained, one, all),
        }))
      return { best, by, iterations, belief: [] }
    }
    return {
      step() {
        if (advice.best.length === 0) advice = reckon()
        return false
      },
      share: () => (advice.best.length > 0 ? 1 : 0),
      advice: () => advice,
    }
  }
}

export const makeAdvisor = (game: AnyGame): Advisor => negotiatorAdvisor(game as unknown as Negotiator)
