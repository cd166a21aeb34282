import { LOOK, option } from '../../../games/homeland/options.ts'
import { hinder } from './aiming.ts'
import { type Assessment, bestCase } from './assess.ts'
import { accept, aim, discard, giveUp, keep, launder, pay, redraw, shift, takeCloutFrom } from './choices.ts'
import { claimWorth } from './on-cases.ts'
import { placeCard, placeOn } from './placing.ts'
import { discardToSwing, react } from './reactions.ts'
import { act, agentsFor, agentsToSend, lookOrNot, soldiersToSend, soldiersWorth } from './turn.ts'

/** What is answered from an assessment, by the question's kind: all but whom to accuse. */
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
  'make-discard': hinder,
  'expose-player': hinder,
  launder,
  'burn-asset': giveUp,
  'soldier-or-asset': giveUp,
  'discard-intel': discard,
  'analysis.react': react,
  'react.discard': discardToSwing,
}

/** How many Intel are to be placed, and the threat that is asked about. */
const left = ({ view }: Assessment): number => view.asked?.left ?? -1
const threat = ({ view }: Assessment): number => view.asked?.threat ?? -1
