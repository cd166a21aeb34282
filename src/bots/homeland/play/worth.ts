import type { Asset } from '../../../games/homeland/cards/card.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import type { Reaction } from '../../../games/homeland/vocabulary.ts'
import type { Assessment } from './assess.ts'

/** What is near its end has few turns left in which something can be of use: the share of them. */
export const turnsLeft = ({ agency, terrorist }: View): number => Math.max(0.2, 1 - Math.max(agency, terrorist) / 14)

/** What helps the agency and nobody else. */
const helping: readonly Reaction[] = ['agents-for-blue', 'pay-rep-blue']

/** What an asset can do for me while it is face up, beside its points. */
export function usefulness({ weights, plays, view }: Assessment, { always, onTurn, onTotals, redraw }: Asset): number {
  const isOfNoUse = weights.isSeasoned && plays === 'mole'
  let use = 0
  for (const { do: ability, n } of always ?? [])
    use += weights.standing[ability] * (n || 1) * (plays === 'mole' && ability === 'blue-on-my-cases' ? 0 : 1)
  if (onTurn && !(isOfNoUse && onTurn.do === 'send-agent'))
    use += 3 * (weights.effects[onTurn.do] ?? 0) * (onTurn.n || 1)
  if (onTotals && !(isOfNoUse && helping.includes(onTotals.do))) use += weights.reactions[onTotals.do]
  if (redraw) use += weights.redraw
  return use * turnsLeft(view)
}

/** What it is worth to have an asset: its points count face up or down (M-30). */
export const assetWorth = (assessed: Assessment, asset: Asset): number => asset.points + usefulness(assessed, asset)
