import type { Seat } from '../../../engine/game.ts'
import type { ThreatSeen, View } from '../../../games/homeland/view/view.ts'
import type { Agenda } from '../../../games/homeland/vocabulary.ts'
import type { Printed } from '../memory/memory.ts'
import { type PlayableName, type Progress, playable } from '../memory/styles.ts'
import type { Judge } from '../play/assess.ts'
import { estimates } from '../play/estimate.ts'
import type { Weights } from '../play/weights.ts'
import { type CardGuesses, guessesFrom, type Mixture } from './guesses.ts'

/** What a mind knows beyond the view when it judges. */
export interface Insight {
  mixtureOf(seat: Seat): Mixture
  /** In which setting the card at this place was put there, where that is remembered. */
  settingAt(threat: ThreatSeen, place: number): number | null
  /** What the mixtures come from: as long as it is the same, so are they. */
  belief(): unknown
}

/** The part a mole of this style plays now. */
export const partOf = (style: PlayableName, progress: Progress): Agenda =>
  playable[style].isOpen(progress) ? 'mole' : playable[style].imitates

/** How careerists and analysts judge: by figures of many games. */
export function judgeWith(
  printed: Printed,
  cards: CardGuesses,
  weights: Weights,
  part: (view: View) => Agenda,
  insight: Insight,
): Judge {
  return {
    weights,
    estimates: estimates(printed.cards),
    sabotages: (_view, seat) => insight.mixtureOf(seat)[2],
    belief: insight.belief,
    plays: (view, _seat, agenda) => (agenda === 'mole' ? part(view) : agenda),
    guesses: (view, seat) => guessesFrom(printed, cards, view, seat, insight.mixtureOf, insight.settingAt),
  }
}
