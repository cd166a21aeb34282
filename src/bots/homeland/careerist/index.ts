import type { Deck } from '../../../games/homeland/cards/deck.ts'
import { LOOK, option } from '../../../games/homeland/options.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { type Ask, type Quick, quick } from '../../bot.ts'
import { type Assessment, assess, bestCase } from './assess.ts'
import { cardsOf } from './cards.ts'
import { accept, aim, discard, giveUp, keep, launder, pay, redraw, shift, takeCloutFrom } from './choices.ts'
import { placeCard, placeOn } from './placing.ts'
import { discardToSwing, react } from './reactions.ts'
import { accuse, beliefs } from './suspicion.ts'
import { act, agentsFor, agentsToSend, claimWorth, lookOrNot, soldiersToSend, soldiersWorth } from './turn.ts'
import { weights as standardWeights, type Weights } from './weights.ts'

/** What it answers, by the question's kind. */
export const answers: Readonly<Record<string, (assessed: Assessment) => number>> = {
  'turn.act': act,
  'turn.redraw': redraw,
  claim: assessed => bestCase(assessed, estimate => claimWorth(assessed, estimate)),
  'intel.card': assessed => placeCard(assessed, left(assessed)),
  'intel.case': assessed => placeOn(assessed, left(assessed)),
  'intel.case-open': assessed => placeOn(assessed, left(assessed)),
  'soldiers.case': assessed => bestCase(assessed, estimate => soldiersWorth(assessed, estimate)),
  'soldiers.count': assessed => soldiersToSend(assessed, threat(assessed)),
  'soldiers.look': assessed => lookOrNot(assessed, threat(assessed)),
  'agents.case': assessed => bestCase(assessed, estimate => agentsFor(assessed, estimate).worth),
  'agents.count': assessed => agentsToSend(assessed, threat(assessed)),
  // It costs nothing, and what is known is known (M-24, M-36).
  'agents.look': () => option(LOOK),
  'agents.look-intel': () => option(LOOK),
  'asset.pay': pay,
  'asset.keep': keep,
  aim,
  'advantage.accept': accept,
  'shift.from': assessed => shift(assessed, -1),
  'shift.to': assessed => shift(assessed, 1),
  'take-clout': takeCloutFrom,
  launder,
  'burn-asset': giveUp,
  'soldier-or-asset': giveUp,
  'discard-intel': discard,
  'analysis.react': react,
  'react.discard': discardToSwing,
  'end.accusing': accuse,
}

/** How many Intel are to be placed, and the threat that is asked about. */
const left = ({ view }: Assessment): number => view.asked?.left ?? -1
const threat = ({ view }: Assessment): number => view.asked?.threat ?? -1

/**
 * A player with a career to think of. It judges every case by the chance that it is neutralised, its impact and what
 * either verdict is worth to its own agenda; plays Intel, Agents, Soldiers and assets where they move that the most;
 * and accuses only whom it has good reason to. It sees its own player's view and nothing else.
 */
export function careerist(deck: Deck, weights: Weights = standardWeights): Quick<View> {
  const cards = cardsOf(deck)
  const assessed = (ask: Ask<View>): Assessment => assess(cards, weights, ask)
  const choose = (ask: Ask<View>): number => {
    const { kind, options } = ask.decision
    return options.length === 1 ? options[0] : answers[kind](assessed(ask))
  }
  return {
    ...quick('careerist', choose),
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
