import type { Deck } from '../../../games/homeland/cards/deck.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { type Ask, type Quick, quick } from '../../bot.ts'
import { cardsOf } from './cards.ts'
import { aim, discard, giveUp, keep, launder, pay, redraw, shift, takeCloutFrom } from './choices.ts'
import { bestCase, type Desk, deskOf } from './desk.ts'
import { placeCard, placeOn } from './placing.ts'
import { discardToSwing, react } from './reactions.ts'
import { accuse, beliefs } from './suspicion.ts'
import { act, agentsFor, agentsToSend, claimWorth, lookOrNot, soldiersToSend, soldiersWorth } from './turn.ts'
import { weights as standardWeights, type Weights } from './weights.ts'

/** What it answers, by the question's kind. */
const answers: Readonly<Record<string, (desk: Desk) => number>> = {
  'turn.act': act,
  'turn.redraw': redraw,
  claim: desk => bestCase(desk, estimate => claimWorth(desk, estimate)),
  'intel.card': desk => placeCard(desk, left(desk)),
  'intel.case': desk => placeOn(desk, left(desk)),
  'intel.case-open': desk => placeOn(desk, left(desk)),
  'soldiers.case': desk => bestCase(desk, estimate => soldiersWorth(desk, estimate)),
  'soldiers.count': desk => soldiersToSend(desk, threat(desk)),
  'soldiers.look': desk => lookOrNot(desk, threat(desk)),
  'agents.case': desk => bestCase(desk, estimate => agentsFor(desk, estimate).worth),
  'agents.count': desk => agentsToSend(desk, threat(desk)),
  'asset.pay': pay,
  'asset.keep': keep,
  aim,
  'shift.from': desk => shift(desk, -1),
  'shift.to': desk => shift(desk, 1),
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
const left = ({ view }: Desk): number => view.asked?.left ?? -1
const threat = ({ view }: Desk): number => view.asked?.threat ?? -1

/**
 * A player with a career to think of. It judges every case by the chance that it is neutralised, its impact and what
 * either verdict is worth to its own agenda; plays Intel, Agents, Soldiers and assets where they move that the most;
 * and accuses only whom it has good reason to. It sees its own player's view and nothing else.
 */
export function careerist(deck: Deck, weights: Weights = standardWeights): Quick<View> {
  const cards = cardsOf(deck)
  const deskFor = (ask: Ask<View>): Desk => deskOf(cards, weights, ask)
  const choose = (ask: Ask<View>): number => {
    const { kind, options } = ask.decision
    return options.length === 1 ? options[0] : answers[kind](deskFor(ask))
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
        belief: () => asked && beliefs(deskFor(asked)),
      }
    },
  }
}
