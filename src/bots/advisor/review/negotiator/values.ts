import type { Decision } from '../../../../engine/game.ts'
import type { Negotiator } from '../../../../games/negotiator/game.ts'
import { BUY, thingOf, verbOf } from '../../../../games/negotiator/options.ts'
import type { State } from '../../../../games/negotiator/rules/state.ts'
import type { View } from '../../../../games/negotiator/view/view.ts'
import { countOf } from '../../../negotiator/pack.ts'
import { copy, type Position, reader } from '../../../negotiator/position.ts'
import { type Against, against, type Desk, desk, limitsFor, unseenIn } from '../../../negotiator/solver/desk.ts'
import { questionOf } from '../../../negotiator/solver/question.ts'
import type { Search } from '../../../negotiator/solver/search.ts'
import { worthOf } from '../../../negotiator/solver/solver.ts'
import { everyPurchase } from '../../../negotiator/solver/spend.ts'

/** What the solver makes of a position, as far as one pair of eyes sees it. */
export interface Reckoner {
  /** The chance to win by each option of the question that stands, with the best play after it. */
  options(state: State, decision: Decision): readonly number[]
  /** The chance to win from here with the best play; 1 or 0 once it is over. */
  value(state: State): number
  /** The chance to win on going into the Terror Phase with what is in hand, should this be its card; null for any. */
  terror(state: State, card: string | null): number
}

/** Whose eyes: the player's own, or those of somebody to whom the Terror cards and the demands lie open. */
export type Sight = 'knew' | 'open'

/** So many conversations are kept in mind at once: a throw may end one, or not. */
const DESKS = 4

/** Everything the solver can tell of the positions of a match, within so many positions for a question. */
export function reckoner(game: Negotiator, sight: Sight, positions: number): Reckoner {
  const deck = game.cards
  const read = reader(deck)
  const opponents = deck.abductors.map(({ id }, n) => against(deck, read, n, worthOf(deck, id)))
  const limits = limitsFor(positions)
  const desks = new Map<string, Desk>()

  const deskFor = (unseen: readonly number[]): Desk => {
    const key = unseen.join()
    let at = desks.get(key)
    if (!at) {
      if (desks.size >= DESKS) desks.delete([...desks.keys()][0])
      at = desk(deck, read)
      desks.set(key, at)
    }
    return at
  }

  /** All that a search is about, through these eyes. */
  function seen(state: State, view: View): { p: Position; unseen: readonly number[]; opponent: Against } {
    const p = read.position(view)
    const opponent = opponents[state.abductor]
    if (sight === 'knew') return { p, unseen: unseenIn(deck, view), opponent }
    const top = state.terror.at(-1)
    if (top !== undefined) p.next = deck.terrorTitle[top]
    const unseen = deck.terror.map(() => 0)
    for (const card of state.terror) unseen[deck.terrorTitle[card]]++
    const dealt = (isEscape: boolean): number[] => state.demands.filter(one => one >= deck.escapeBase === isEscape)
    return { p, unseen, opponent: { ...opponent, majors: dealt(false), escapes: dealt(true) } }
  }

  /** Of all lots of cards that can be bought, the best with this card in it: nothing says in which order they are bought. */
  function purchases(search: Search, p: Position, options: readonly number[]): readonly number[] {
    const { pack } = search.about.reader
    const best = new Map<number, number>()
    const done = search.terror(p)
    everyPurchase(deck, pack, p, cards => {
      if (cards === 0) return
      const q = copy(p)
      q.hand += cards
      for (let title = 0; title < deck.titles; title++) q.cards += countOf(pack, cards, title)
      const is = search.terror(q)
      for (let title = 0; title < deck.titles; title++)
        if (countOf(pack, cards, title) > 0) best.set(title, Math.max(best.get(title) ?? 0, is))
    })
    return options.map(chosen => (verbOf(chosen) === BUY ? (best.get(thingOf(chosen)) ?? done) : done))
  }

  const self: Reckoner = {
    options(state, { kind, options }) {
      const view = game.view(state, 0)
      const { p, unseen, opponent } = seen(state, view)
      const isSpending = kind.startsWith('spend')
      const value = questionOf(deck, view, kind, p)
      return deskFor(unseen).values(opponent, unseen, limits, (search, depth) =>
        isSpending ? purchases(search, p, options) : options.map(chosen => value(search, chosen, depth)),
      )
    },
    value(state) {
      const [decision] = game.decisions(state)
      if (!decision) return game.outcome(state)?.winners.length ? 1 : 0
      return Math.max(...self.options(state, decision))
    },
    terror(state, card) {
      const { p, unseen, opponent } = seen(state, game.view(state, 0))
      if (card !== null) p.next = deck.terror.findIndex(one => one.card.id === card)
      return deskFor(unseen).values(opponent, unseen, limits, search => [search.terror(p)])[0]
    },
  }
  return self
}
