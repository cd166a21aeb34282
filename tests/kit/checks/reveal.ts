import { bytes, copy, demand, notPlain } from '../plain.ts'
import type { Check } from '../plan.ts'
import { exchangeSome } from './twins.ts'
import { viewersOf } from './views.ts'

/**
 * What a match that is ended early shows: plain JSON, made without changing anything; and whatever is hidden from
 * somebody and seen by anybody at the table is shown to everybody. Where a seat can tell two twins apart, so can every
 * viewer of what is revealed.
 */
export const revealsAll: Check = ({ game, state, seats, random }) => {
  const viewers = viewersOf(seats)
  const before = bytes(state)
  for (const viewer of viewers) {
    const fault = notPlain(game.reveal(state, viewer))
    demand(fault === null, () => `What is revealed to ${viewer} is not plain JSON: ${fault}.`)
  }
  demand(bytes(state) === before, () => 'Revealing the state changed it.')
  const { twin, keys } = exchangeSome(game, state, viewers[random(viewers.length)], random)
  const knows = viewers.find(viewer => bytes(game.view(state, viewer)) !== bytes(game.view(twin, viewer)))
  if (knows === undefined) return viewers.length
  for (const viewer of viewers)
    demand(
      bytes(game.reveal(copy(state), viewer)) !== bytes(game.reveal(twin, viewer)),
      () => `What ${knows} sees of ${keys.join(', ')} is not revealed to ${viewer}.`,
    )
  return viewers.length
}
