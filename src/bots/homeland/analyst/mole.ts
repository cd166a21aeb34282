import type { Seat } from '../../../engine/game.ts'
import { type Event, forOthers } from '../../../games/homeland/events.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import type { Agenda } from '../../../games/homeland/vocabulary.ts'
import { believe } from '../belief/belief.ts'
import type { Likelihoods } from '../belief/likelihoods.ts'
import { figures } from '../judge/figures.ts'
import { moleAt } from '../judge/fitted.ts'
import { blank, type Printed, remember } from '../memory/memory.ts'
import type { PlayableName } from '../memory/styles.ts'

/** How an analyst plays its part as a mole: in one style all along, or each turn as it pays best. */
export type MoleStyle = PlayableName | 'best'

/** What everybody at the table can see of somebody, taken together. */
export interface Onlooker {
  told(event: Event): void
  /** How likely an onlooker takes this seat to be the mole. */
  suspects(seat: Seat): number
}

const NOBODY = -1

export function onlooker(printed: Printed, likelihoods: Likelihoods, players: number): Onlooker {
  const memory = blank(NOBODY, players)
  const belief = believe(players, NOBODY, null, likelihoods)
  return {
    told: event => remember(memory, forOthers(event), belief, printed),
    suspects: seat => belief.posterior().agendas[seat][2],
  }
}

/** Who is taken for the mole by most has nothing to hide any more. */
const KNOWN = 0.6

/** The best answer of a mole to such a table: sabotage, or the part of somebody else, whichever has won most often. */
export function bestPart(view: View, suspicion: number): Agenda {
  if (suspicion >= KNOWN) return 'mole'
  const [loyal, opportunist, saboteur] = figures.mole[moleAt(view.players.length, view, suspicion)]
  if (saboteur >= loyal && saboteur >= opportunist) return 'mole'
  return loyal >= opportunist ? 'loyal' : 'opportunist'
}
