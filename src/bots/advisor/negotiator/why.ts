import type { Explanation } from '../../../engine/game.ts'
import type { Negotiator } from '../../../games/negotiator/game.ts'
import type { View } from '../../../games/negotiator/view/view.ts'
import type { Why } from '../advice.ts'

/** What can be done instead of going on, by verb: an option is measured against it. */
const passive = ['hang-up', 'done', 'keep', 'accept', 'leave', 'enough'] as const

/** An option with the chance to win that it leaves. */
export interface Valued {
  readonly option: number
  readonly value: number
}

const isPassive = (game: Negotiator, option: number): boolean => passive.some(verb => verb === game.parts(option)?.verb)

/** How far this is better or worse than what it is measured against, in points of a hundred. */
function against(game: Negotiator, one: Valued, all: readonly Valued[]) {
  const others = all.filter(other => isPassive(game, other.option) !== isPassive(game, one.option))
  if (others.length === 0) return { better: 'alone', points: 0 }
  const difference = Math.round(100 * (one.value - Math.max(...others.map(({ value }) => value))))
  return { better: difference > 0 ? 'yes' : difference < 0 ? 'no' : 'same', points: Math.abs(difference) }
}

/** The chance of at least one success, for what is tested; null for what is not. */
function successOf({ options }: Explanation, option: number): number | null {
  const branches = options.find(one => one.option === option)?.branches ?? []
  const failed = branches.find(({ key }) => key === 'row.none')
  return failed === undefined ? null : 1 - failed.chance
}

/** Why an option is a good one: a key of the words of Hostage Negotiator. */
export function whyNegotiator(
  game: Negotiator,
  view: View,
  explained: () => Explanation,
  one: Valued,
  all: readonly Valued[],
): Why {
  const parts = game.parts(one.option)
  if (parts === null) return { key: 'why.reckoned', values: {} }
  const compared = against(game, one, all)
  switch (parts.verb) {
    case 'play': {
      const success = successOf(explained(), one.option)
      if (success === null) return { key: 'why.play.sure', values: compared }
      return { key: 'why.play', values: { success, dice: view.test.next, ...compared } }
    }
    case 'concede': {
      const demand = game.cards.demands.find(({ id }) => id === parts.demand)
      return { key: 'why.concede', values: { cost: demand?.cost ?? 0, ...compared } }
    }
    case 'buy':
      return { key: 'why.buy', values: { price: view.prices[parts.card] ?? 0, ...compared } }
    default:
      return { key: `why.${parts.verb}`, values: compared }
  }
}
