import type { Intel, Organization, Plot } from '../cards/card.ts'
import type { Event } from '../events.ts'

/** What is printed on the cards, by their ids. */
interface Printed {
  readonly plots: ReadonlyMap<string, Plot>
  readonly organizations: ReadonlyMap<string, Organization>
  readonly intel: ReadonlyMap<string, Intel>
}

export interface TurnedUp {
  readonly card: string
  readonly colour: Intel['colour']
  /** Which event turned it up. */
  readonly event: number
  /** Discarded or burned: it counts no more. */
  readonly isGone: boolean
}

/** Both sides of an analysis as far as it has been told (M-10). */
export interface Scales {
  readonly complexity: number
  readonly sophistication: number
  /** The blue total before any card: Agents and what assets always add. Both are in sight of all. */
  readonly agents: number
  readonly red: number
  readonly blue: number
  readonly turned: readonly TurnedUp[]
}

/** The analysis that begins with the event at `start`, told up to the one before `at`. */
export function scalesAt(events: readonly Event[], start: number, at: number, cards: Printed): Scales {
  const opened = events[start]
  if (opened.kind !== 'analysis') throw new Error('no analysis begins here')
  const shown = events.slice(start, at)
  const first = events.slice(start, start + FIRST_LINES).find(event => event.kind === 'first-totals')
  const { complexity = 0, sophistication = 0 } = first ?? {}
  const { red, blue } = shown.findLast(isTotal) ?? first ?? { red: 0, blue: 0 }
  return { complexity, sophistication, agents: first?.blue ?? 0, turned: turnedUp(shown, start, cards), red, blue }
}

/** An analysis opens with itself, the Soldiers that leave, and what both sides begin with. */
const FIRST_LINES = 3

/** A gold card that changes the totals tells them once more itself (M-9). */
const isTotal = (event: Event): event is Extract<Event, { readonly kind: 'totals' | 'gold-totals' | 'turned-up' }> =>
  event.kind === 'totals' || event.kind === 'gold-totals' || event.kind === 'turned-up'

function turnedUp(shown: readonly Event[], start: number, cards: Printed): TurnedUp[] {
  const gone = shown.flatMap(event => (event.kind === 'cancelled' || event.kind === 'sniped' ? [event.card] : []))
  return shown.flatMap((event, i) => {
    const card = event.kind === 'turned-up' ? cards.intel.get(event.card) : undefined
    if (!card) return []
    const place = gone.indexOf(card.id)
    if (place >= 0) gone.splice(place, 1)
    return [{ card: card.id, colour: card.colour, event: start + i, isGone: place >= 0 }]
  })
}

/** What a side counts beyond what lies there: gold cards and reactions. */
export function unprinted(scales: Scales, colour: 'red' | 'blue', cards: Printed): number {
  const lying = scales.turned
    .filter(one => one.colour === colour && !one.isGone)
    .reduce((sum, { card }) => sum + (cards.intel.get(card)?.number ?? 0), 0)
  const given = colour === 'red' ? scales.complexity + scales.sophistication : scales.agents
  return scales[colour] - given - lying
}

/** How many cards of this analysis still lie face down; `left` of one that is not yet over. */
export function stillDown(events: readonly Event[], start: number, at: number, left: number): number {
  const threat = 'threat' in events[start] ? events[start].threat : -1
  let down = 0
  for (let i = start + 1; i < events.length; i++) {
    const event = events[i]
    if (!('threat' in event) || event.threat !== threat) continue
    if (event.kind === 'closed') return down
    if (i < at) continue
    if (event.kind === 'turned-up') down++
    // A card that a gold one adds later does not lie there yet.
    if (event.kind === 'reinforced') down -= event.n
  }
  return down + left
}
