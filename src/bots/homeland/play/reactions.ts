import { firstOf, option, PASS, REACT_RED, secondOf, thingOf, verbOf } from '../../../games/homeland/options.ts'
import { type Assessment, best } from './assess.ts'
import { endingStake } from './ending.ts'
import { assetWorth } from './worth.ts'

/** One way to move the totals: how far towards blue, at what price to me. */
interface Lever {
  readonly option: number
  readonly asset: number
  readonly towardsBlue: number
  readonly price: number
}

function leverOf(assessed: Assessment, chosen: number): Lever | null {
  const { cards, weights, plays, view, hand } = assessed
  const thing = thingOf(chosen)
  const asset = firstOf(thing)
  const { onTotals } = cards.assetAt(asset)
  if (!onTotals || !view.analysis) return null
  const lever = (towardsBlue: number, price: number): Lever => ({ option: chosen, asset, towardsBlue, price })
  const sign = verbOf(chosen) === REACT_RED ? -1 : 1
  switch (onTotals.do) {
    case 'burn-swing':
      return lever(sign * onTotals.n, assetWorth(assessed, cards.assetAt(asset)))
    case 'pay-clout-swing':
      return lever(sign * onTotals.n, 2 * weights.clout[plays])
    case 'pay-rep-blue':
      return lever(onTotals.n, weights.rep[plays])
    case 'agents-for-blue':
      return lever(onTotals.n * secondOf(thing), secondOf(thing) * weights.agent)
    case 'agent-for-card':
      return lever(-cards.adds(view.analysis.shown[secondOf(thing)]), weights.agent)
    case 'discard-intel-swing': {
      const adds = hand.map(card => cards.adds(card))
      const most = wantsBlue(assessed) ? Math.max(...adds) : Math.min(...adds)
      return lever(most, weights.keptCard * Math.abs(most))
    }
  }
}

/** How much rather I see this case neutralised; below nothing I want the plot to succeed. */
function stake(assessed: Assessment): number {
  const { view, stakes, cards, cases } = assessed
  const { analysis } = view
  const found = analysis && cases.find(({ threat }) => threat.id === analysis.threat)
  if (!analysis || !found) return 0
  return (
    endingStake(assessed) ??
    stakes.verdict(found.threat.organization, found.threat.lead ?? null, cards.plot(analysis.plot).impact)
  )
}

const wantsBlue = (assessed: Assessment): boolean => stake(assessed) > 0

/**
 * M-11: react only if the verdict is against me and can be turned, and turning it is worth the price. With several
 * assets the cheapest set that turns it is begun; the next question goes on with it.
 */
export function react(assessed: Assessment): number {
  const { options, view, weights } = assessed
  const pass = option(PASS)
  if (!view.analysis) return pass
  const { red, blue } = view.analysis
  const worth = stake(assessed)
  const isBlue = blue > red
  if (worth === 0 || worth > 0 === isBlue) return pass
  const sign = worth > 0 ? 1 : -1
  const needed = worth > 0 ? red - blue + 1 : blue - red
  const levers = options.flatMap(one => {
    const lever = verbOf(one) === PASS ? null : leverOf(assessed, one)
    return lever !== null && sign * lever.towardsBlue > 0 ? [{ ...lever, pull: sign * lever.towardsBlue }] : []
  })
  const enough = levers.filter(({ pull }) => pull >= needed)
  const limit = Math.abs(worth) * weights.reactShare
  if (enough.length > 0) {
    const cheapest = enough.reduce((a, b) => (b.price < a.price ? b : a))
    return cheapest.price < limit ? cheapest.option : pass
  }
  // None alone is enough: the strongest of each asset together may be.
  const strongest = new Map<number, (typeof levers)[number]>()
  for (const lever of levers) {
    const before = strongest.get(lever.asset)
    if (!before || lever.pull > before.pull) strongest.set(lever.asset, lever)
  }
  let reach = 0
  let price = 0
  let first: (typeof levers)[number] | null = null
  for (const lever of strongest.values()) {
    reach += lever.pull
    price += lever.price
    if (first === null || lever.pull > first.pull) first = lever
  }
  return first !== null && reach >= needed && price < limit ? first.option : pass
}

/** The double agent's price: the card that moves the totals my way the most. */
export function discardToSwing(assessed: Assessment): number {
  const sign = wantsBlue(assessed) ? 1 : -1
  return best(assessed, chosen => sign * assessed.cards.adds(assessed.cards.intelAt(thingOf(chosen)).id))
}
