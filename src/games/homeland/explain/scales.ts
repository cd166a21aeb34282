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
  const complexity = cards.plots.get(opened.plot)?.complexity ?? 0
  const sophistication = cards.organizations.get(opened.organization)?.sophistication ?? 0
  const agents = blueBefore(events, start, cards)
  const turned = turnedUp(shown, start, cards)
  const before = { red: complexity + sophistication, blue: agents }
  return { complexity, sophistication, agents, turned, ...(totalsAt(events, start, at, turned, cards) ?? before) }
}

interface Totals {
  readonly red: number
  readonly blue: number
}

/** A gold card changes the totals, and they are told again only with what comes next: the next card, or the totals. */
function totalsAt(
  events: readonly Event[],
  start: number,
  at: number,
  turned: readonly TurnedUp[],
  cards: Printed,
): Totals | null {
  const told = events.slice(start, at).findLastIndex(event => event.kind === 'totals' || event.kind === 'turned-up')
  const last = events[start + told]
  if (told < 0 || (last.kind !== 'totals' && last.kind !== 'turned-up')) return null
  if (!events.slice(start + told, at).some(event => event.kind === 'gold')) return last
  for (const next of events.slice(at)) {
    if (next.kind === 'closed') break
    if (next.kind === 'totals') return next
    if (next.kind === 'turned-up') return without(next, turned, cards)
  }
  return last
}

/** The totals before this card was turned up: less its number, and less again where its side's highest is doubled. */
function without(
  { card: id, red, blue }: Totals & { card: string },
  turned: readonly TurnedUp[],
  cards: Printed,
): Totals {
  const card = cards.intel.get(id)
  if (!card || card.colour === 'gold') return { red, blue }
  const side = turned.filter(one => one.colour === card.colour && !one.isGone)
  const highest = Math.max(0, ...side.map(one => cards.intel.get(one.card)?.number ?? 0))
  const doubling = `double-${card.colour}`
  const doubles = turned.filter(one => cards.intel.get(one.card)?.gold?.do === doubling).length
  const added = card.number + doubles * (Math.max(highest, card.number) - highest)
  return card.colour === 'red' ? { red: red - added, blue } : { red, blue: blue - added }
}

function blueBefore(events: readonly Event[], start: number, cards: Printed): number {
  for (const event of events.slice(start + 1)) {
    if (event.kind === 'totals') return event.blue
    if (event.kind === 'turned-up') {
      const card = cards.intel.get(event.card)
      return event.blue - (card?.colour === 'blue' ? card.number : 0)
    }
    if (event.kind === 'closed') break
  }
  return 0
}

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
    if (event.kind === 'added') down -= event.n
  }
  return down + left
}
