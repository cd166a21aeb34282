import type { Viewer } from '../../src/engine/game.ts'
import type { Deck } from '../../src/games/negotiator/cards/deck.ts'
import type { Event } from '../../src/games/negotiator/events.ts'
import type { State } from '../../src/games/negotiator/rules/state.ts'
import type { View } from '../../src/games/negotiator/view/view.ts'
import type { Told } from './plan.ts'

/** What a state of Hostage Negotiator contradicts of all that a viewer was told: from the first view, and from events. */
export const negotiatorContradiction =
  (deck: Deck) =>
  (s: State, _viewer: Viewer, { moments, events }: Told<View, Event>): string | null => {
    const terrorName = (card: number) => deck.terror[deck.terrorTitle[card]].card.id
    const [{ view: first }] = moments
    let next = first.terror.next
    const shown = [...first.terror.discard, ...first.terror.gone, ...first.minors]
    const demands = new Set([...first.demands, ...first.demandsGone].flatMap(({ card }) => card ?? []))
    for (const event of events)
      if (event.kind === 'looked') next = event.card
      else if (event.kind === 'terror' || event.kind === 'terror-discarded') {
        shown.push(event.card)
        next = null
      } else if (event.kind === 'revealed') demands.add(event.demand)

    const top = s.terror.at(-1)
    if (next !== null && (top === undefined || terrorName(top) !== next)) return `${next} is the next Terror card.`
    const unseen = [...s.terror, ...s.redBox, ...s.pivotalBox].map(terrorName)
    for (const card of new Set(shown)) {
      const copies = deck.terrorTitle.filter(title => deck.terror[title].card.id === card).length
      const times = shown.filter(one => one === card).length
      if (unseen.filter(one => one === card).length > copies - times) return `${card} was shown, and is still to come.`
    }
    const dealt = [...s.demands, ...s.demandsGone].map(demand => deck.demands[demand].id)
    for (const demand of demands) if (!dealt.includes(demand)) return `${demand} was dealt, and is in the box.`
    return null
  }
