import type { Event } from '../../games/negotiator/events.ts'
import type { State } from '../../games/negotiator/rules/state.ts'
import type { Add, Gauge, Over } from './gauges.ts'
import { CARD_HITS, CARD_TRIES } from './study.ts'
import { bare, cardsIn, cardsOf, type Twin, twinIn } from './twins.ts'

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

/** In which of the calls that are won a card is bought. */
function count(add: Add, { events, winners, deck }: Over<State>): void {
  if (winners.length === 0) return
  for (const { id } of cardsIn(deck, 'conversation')) add(`${CARD_TRIES}${id}`)
  const bought = (events as readonly Event[]).flatMap(event => (event.kind === 'bought' ? [event.card] : []))
  for (const id of new Set(bought)) add(`${CARD_HITS}${id}`)
}

export const negotiatorGauge: Gauge<State> = {
  roles: [],
  counted: [],
  roleOf: () => null,
  turns: ({ turn }) => turn,
  count,
  neutral: twinIn(twins),
  cards: cardsOf(twins),
}
