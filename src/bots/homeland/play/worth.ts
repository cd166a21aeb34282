import type { Asset } from '../../../games/homeland/cards/card.ts'
import type { Assessment } from './assess.ts'

/** What an asset can do for me while it is face up, beside its points. */
export function usefulness({ weights, plays, view }: Assessment, { always, onTurn, onTotals, redraw }: Asset): number {
  // What is near its end has few turns left in which to be of use.
  const left = Math.max(0.2, 1 - Math.max(view.agency, view.terrorist) / 14)
  let use = 0
  for (const { do: ability, n } of always ?? [])
    use += weights.standing[ability] * (n || 1) * (plays === 'mole' && ability === 'blue-on-my-cases' ? 0 : 1)
  if (onTurn) use += 3 * (weights.effects[onTurn.do] ?? 0) * (onTurn.n || 1)
  if (onTotals) use += weights.reactions[onTotals.do]
  if (redraw) use += weights.redraw
  return use * left
}

/** What it is worth to have an asset: its points count face up or down (M-30). */
export const assetWorth = (assessed: Assessment, asset: Asset): number => asset.points + usefulness(assessed, asset)
