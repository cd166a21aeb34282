import type { Deck } from '../../../games/homeland/cards/deck.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { type Ask, type Quick, quick } from '../../bot.ts'
import { FIRST_CAREERIST } from '../../names.ts'
import { answers } from '../play/answers.ts'
import { type Assessment, assess, type Judge } from '../play/assess.ts'
import { type Cards, cardsOf } from '../play/cards.ts'
import { estimates, type Guess, restOfRound } from '../play/estimate.ts'
import { keepsCover } from './cover.ts'
import { accuse, beliefs } from './suspicion.ts'
import { firstGolds, firstWeights, suppositions } from './weights.ts'

/** How the first careerist judged: the same guess for all cards of a lead, of others and of the rounds to come. */
export const firstJudge = (cards: Cards): Judge => ({
  weights: firstWeights,
  estimates: estimates(cards),
  plays: (view, seat, agenda) => (agenda === 'mole' && keepsCover(cards, view, seat) ? 'loyal' : agenda),
  sabotages: () => 0,
  guesses(view, seat) {
    const { cards: guesses, future } = suppositions
    const rest = restOfRound(view, seat)
    return {
      card: ({ by, lead }, at): Guess =>
        by[at] === 'deck' ? guesses.deck : by[at] === lead ? guesses.lead : guesses.other,
      future({ lead }, roundsLeft) {
        let share = rest * future.decay ** roundsLeft
        for (let round = 0; round < roundsLeft; round++) share += future.decay ** round
        if (lead === undefined) share *= future.unclaimed
        return { mean: share * future.mean, variance: share * future.variance }
      },
    }
  },
})

/**
 * The careerist as it was first shipped, kept to measure others by. It judges every case by the chance that it is
 * neutralised, its impact and what either verdict is worth to its own agenda; and accuses only whom it has good reason
 * to. Nothing about it changes any more: a test holds it to its answers.
 */
export function firstCareerist(deck: Deck): Quick<View> {
  const cards = cardsOf(deck, undefined, firstGolds)
  const judge = firstJudge(cards)
  const assessed = (ask: Ask<View>): Assessment => assess(cards, judge, ask)
  const choose = (ask: Ask<View>): number => {
    const { kind, options } = ask.decision
    if (options.length === 1) return options[0]
    return kind === 'end.accusing' ? accuse(assessed(ask)) : answers[kind](assessed(ask))
  }
  return {
    ...quick(FIRST_CAREERIST, choose),
    open() {
      let asked: Ask<View> | null = null
      return {
        told() {},
        choose(ask) {
          asked = ask
          return choose(ask)
        },
        belief: () => asked && beliefs(assessed(asked)),
      }
    },
  }
}
