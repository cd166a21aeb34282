import type { Decision } from '../../../engine/game.ts'
import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import type { View } from '../../../games/negotiator/view/view.ts'
import type { Budget, Quick } from '../../bot.ts'
import { greedy } from '../greedy.ts'
import { type Position, type Reader, reader } from '../position.ts'
import { weights } from '../weights.ts'
import { judge } from '../worth.ts'
import { type Against, against, type Desk, desk, limitsFor, unseenIn } from './desk.ts'
import { featuresOf } from './features.ts'
import { fitted } from './fitted.ts'
import { questionOf } from './question.ts'
import type { Unseen } from './terror.ts'
import { type Fitted, fittedWorth } from './value.ts'
import type { Worth } from './worth.ts'

/** One step of thinking is one position looked at: half of them for going to the end, half for going as far as may be. */
const ATTEMPTS = 2
export const USUAL: Budget = { iterations: 500 }

/** What greedy believes, for a deck that nothing was fitted to. */
function believed(deck: Deck): Worth {
  const { board, inHand } = judge(deck, weights)
  const known = new Map<string, Float64Array>()
  return {
    board,
    cards(p) {
      const key = `${p.threat} ${p.talkDice} ${p.bargain.drawbacks['fewer-dice']} ${p.zone} ${p.second} ${p.fours} ${p.silent}`
      let worths = known.get(key)
      if (!worths) {
        worths = new Float64Array(2 * deck.titles)
        for (let title = 0; title < deck.titles; title++) worths.fill(inHand(p, title), 2 * title, 2 * title + 2)
        known.set(key, worths)
      }
      return worths
    },
  }
}

/** The value fitted to this abductor; where the cards are others than those it was fitted to, what greedy believes. */
export function worthOf(deck: Deck, abductor: string, { features, abductors }: Fitted = fitted): Worth {
  const stages = Object.hasOwn(abductors, abductor) ? abductors[abductor] : null
  const { names } = featuresOf(deck)
  const isFitted = stages !== null && names.length === features.length && names.every((name, i) => name === features[i])
  return isFitted ? fittedWorth(deck, stages) : believed(deck)
}

/** Values that differ by no more than the order in which they were added up: the first of them is taken. */
const ALIKE = 1e-9

/**
 * Goes through the whole conversation to come, over all throws and all that may be done, through the purchase and the
 * Terror card after it, and values the turn that begins then by weights that were fitted to its own play.
 */
export function solver(deck: Deck, from: Fitted = fitted): Quick<View> {
  const read = reader(deck)
  const simple = greedy(deck)
  const opponents = deck.abductors.map(({ id }, n) => against(deck, read, n, worthOf(deck, id, from)))
  const choose = chooser(deck, read, opponents, simple)
  return {
    name: 'solver',
    choose: choose(desk(deck, read)),
    open: () => ({ told() {}, choose: choose(desk(deck, read)) }),
  }
}

type Choose = Quick<View>['choose']

const chooser =
  (deck: Deck, read: Reader, opponents: readonly Against[], simple: Quick<View>) =>
  (at: Desk): Choose =>
  (ask, { iterations } = USUAL) => {
    const { options } = ask.decision
    if (options.length === 1) return options[0]
    if (iterations <= 0) return simple.choose(ask)
    const view = ask.view()
    const opponent = opponents[deck.abductors.findIndex(({ id }) => id === view.abductor)]
    return answer(deck, at, opponent, ask.decision, view, read.position(view), unseenIn(deck, view), iterations)
  }

/** The option that promises most from here, by a search that looks at no more positions than it may. */
export function answer(
  deck: Deck,
  at: Desk,
  opponent: Against,
  { kind, options }: Decision,
  view: View,
  p: Position,
  unseen: Unseen,
  iterations: number,
): number {
  const value = questionOf(deck, view, kind, p)
  const values = at.values(opponent, unseen, limitsFor(Math.ceil(iterations / ATTEMPTS)), (search, depth) =>
    options.map(chosen => value(search, chosen, depth)),
  )
  const most = Math.max(...values) - ALIKE
  return options[values.findIndex(is => is >= most)]
}
