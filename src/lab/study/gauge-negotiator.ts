import type { State } from '../../games/negotiator/rules/state.ts'
import type { Gauge } from './gauges.ts'
import { bare, cardsOf, type Twin, twinIn } from './twins.ts'

const nothing = { effects: [] }
const terror: Twin = card => ({ ...bare(card), copies: card.copies, ...nothing })

/** A neutral card costs what its twin costs, is there as often, and does nothing. */
const twins: Readonly<Record<string, Twin>> = {
  conversation: card => ({ ...bare(card), copies: card.copies, cost: card.cost, ...nothing }),
  majors: card => ({ ...card, ...nothing }),
  escapes: card => ({ ...card, ...nothing }),
  red: terror,
  pivotal: terror,
}

export const negotiatorGauge: Gauge<State> = {
  roles: [],
  counted: [],
  roleOf: () => null,
  turns: ({ turn }) => turn,
  neutral: twinIn(twins),
  cards: cardsOf(twins),
}
