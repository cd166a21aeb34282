import { CARD_OPEN, TRADE, TRADE_OPEN, thingOf, verbOf } from '../../../games/homeland/options.ts'
import { type Assessment, best, gain, standing } from './assess.ts'

/** One Intel on one case. */
interface Placing {
  readonly card: string
  readonly on: number
  readonly isOwn: boolean
  readonly worth: number
}

/** Some of the hand, where it goes, and what that is worth to me. */
interface Plan {
  readonly worth: number
  readonly placings: readonly Placing[]
}

const nothing: Plan = { worth: 0, placings: [] }

/** Every useful place for each card: my own best case, and the two best of others (M-20 asks for two different ones). */
function placesFor(assessed: Assessment, card: string): Placing[] {
  const { cards, cases, seat, view } = assessed
  const own: Placing[] = []
  const others: Placing[] = []
  for (const estimate of cases) {
    const { id, lead } = estimate.threat
    if (lead === undefined || id === view.placedOn) continue
    const isOwn = lead === seat
    ;(isOwn ? own : others).push({
      card,
      on: id,
      isOwn,
      worth: gain(assessed, estimate, cards.addsTo(card, estimate.threat.agents ?? 0)),
    })
  }
  const byWorth = (a: Placing, b: Placing): number => b.worth - a.worth
  return [...own.sort(byWorth).slice(0, 2), ...others.sort(byWorth).slice(0, 2)]
}

/** The same, found once for each card: many plans are made of the same hand. */
function placesIn(assessed: Assessment): (card: string) => readonly Placing[] {
  const found = new Map<string, readonly Placing[]>()
  return card => {
    const known = found.get(card) ?? placesFor(assessed, card)
    found.set(card, known)
    return known
  }
}

/** The best way to place so many of these cards; each on another case, at least one of two on somebody else's. */
function planFor(
  assessed: Assessment,
  hand: readonly string[],
  owed: number,
  placesOf: ReturnType<typeof placesIn> = placesIn(assessed),
): Plan {
  if (owed === 0 || hand.length === 0) return nothing
  const places = hand.map(placesOf)
  const before = assessed.cases.find(({ threat }) => threat.id === assessed.view.placedOn)
  // The second of two may be on an own case only after one on another's, and the only one is for another's if there is.
  const ownMayBe = before === undefined || before.threat.lead !== assessed.seat
  let plan: Plan | null = null
  const offer = (first: Placing, second: Placing | null): void => {
    const worth = first.worth + (second === null ? 0 : second.worth)
    if (plan === null || worth > plan.worth) plan = { worth, placings: second === null ? [first] : [first, second] }
  }
  for (let i = 0; i < hand.length; i++)
    for (const first of places[i]) {
      if (owed === 1) {
        if (!first.isOwn || ownMayBe) offer(first, null)
        continue
      }
      for (let j = i + 1; j < hand.length; j++)
        for (const second of places[j])
          if (first.on !== second.on && !(first.isOwn && second.isOwn)) offer(first, second)
    }
  return plan ?? nothing
}

/** What a card that stays in my hand is worth: it may be the one I need next turn. */
function kept({ cards, weights, plays }: Assessment, card: string): number {
  const adds = cards.adds(card)
  return weights.keptCard * Math.max(0, plays === 'mole' ? -adds : adds)
}

const without = (hand: readonly string[], card: string): readonly string[] => {
  const at = hand.indexOf(card)
  return hand.filter((_, i) => i !== at)
}

function planWithKept(
  assessed: Assessment,
  hand: readonly string[],
  owed: number,
  placesOf: ReturnType<typeof placesIn>,
): number {
  const plan = planFor(assessed, hand, owed, placesOf)
  let rest = hand
  for (const { card } of plan.placings) rest = without(rest, card)
  let worth = plan.worth
  for (const card of rest) worth += kept(assessed, card)
  return worth
}

/** How many Intel I still have to place on this turn. */
const owedNow = ({ hand, cases, seat }: Assessment, isPlaced: boolean): number => {
  if (isPlaced) return 0
  let own = 0
  let others = 0
  for (const { threat } of cases) {
    if (threat.lead === seat) own++
    else if (threat.lead !== undefined) others++
  }
  return Math.min(hand.length, others >= 2 ? 2 : others === 1 ? Math.min(2, 1 + own) : Math.min(1, own))
}

/** The best trade on offer and how much better it is than none (M-21); it counts what the hand can do without the card. */
export function bestTrade(
  assessed: Assessment,
  isPlaced: boolean,
): { readonly option: number; readonly worth: number } | null {
  const { options, cards, weights, plays, hand } = assessed
  const trades = options.filter(one => verbOf(one) === TRADE || verbOf(one) === TRADE_OPEN)
  if (trades.length === 0) return null
  const owed = owedNow(assessed, isPlaced)
  const placesOf = placesIn(assessed)
  const otherwise = planWithKept(assessed, hand, owed, placesOf)
  const moreRep = standing(assessed, 'trade-rep')
  const moreClout = standing(assessed, 'trade-clout')
  const worthOf = (chosen: number): number => {
    const { id, rep, clout } = cards.intelAt(thingOf(chosen))
    return (
      (rep > 0 ? (rep + moreRep) * weights.rep[plays] : 0) +
      (clout > 0 ? (clout + moreClout) * weights.clout[plays] : 0) +
      planWithKept(assessed, without(hand, id), owed, placesOf) -
      otherwise
    )
  }
  const found = best(assessed, worthOf, trades)
  return { option: found, worth: worthOf(found) }
}

/** M-20: which card next. `left` is how many are still to be placed. */
export function placeCard(assessed: Assessment, left: number): number {
  const { placings } = planFor(assessed, assessed.hand, left)
  // What matters most comes first: the second card is thought over again.
  const [first] = placings.toSorted((a, b) => b.worth - a.worth)
  if (first === undefined) return best(assessed, chosen => -kept(assessed, assessed.cards.intelAt(thingOf(chosen)).id))
  // An open card is known anyway: it goes before a hidden one of the same title.
  const isCard = (chosen: number): boolean => assessed.cards.intelAt(thingOf(chosen)).id === first.card
  return best(assessed, chosen => (isCard(chosen) ? (verbOf(chosen) === CARD_OPEN ? 2 : 1) : 0))
}

/** M-20: where to. A second card that is still owed wants its own best place left free. */
export function placeOn(assessed: Assessment, left: number): number {
  const { options, cards, view, hand, cases, seat } = assessed
  const card = view.me?.placing ?? null
  if (card === null) return options[0]
  const rest = without(hand, card)
  const restPlaces = left > 1 ? rest.map(one => placesFor(assessed, one)) : []
  return best(assessed, chosen => {
    const id = thingOf(chosen)
    const estimate = cases.find(({ threat }) => threat.id === id)
    if (!estimate) return Number.NEGATIVE_INFINITY
    const isOwn = estimate.threat.lead === seat
    let next = left > 1 && restPlaces.length > 0 ? Number.NEGATIVE_INFINITY : 0
    for (const places of restPlaces)
      for (const place of places) if (place.on !== id && !(isOwn && place.isOwn)) next = Math.max(next, place.worth)
    return gain(assessed, estimate, cards.addsTo(card, estimate.threat.agents ?? 0)) + next
  })
}
