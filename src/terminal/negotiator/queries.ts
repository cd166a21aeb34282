import { provenance } from '../../games/negotiator/cards/provenance.ts'
import { standard as deck } from '../../games/negotiator/cards/standard.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { levels } from '../../games/negotiator/vocabulary.ts'
import { originOf } from '../../games/origin.ts'
import type { CardLines } from '../../games/speaker.ts'
import type { Say } from '../../words/index.ts'
import type { Queries } from '../lines/queries.ts'

/** Hostage Negotiator, asked about line by line. */
export function negotiatorQueries(say: Say, cards: readonly CardLines[]): Queries<View> {
  const name = (id: string): string => cards.find(card => card.id === id)?.name ?? id
  const demand = ({ kind, standing, card }: View['demands'][number]): string =>
    card === null
      ? say('status.demand.hidden', { kind: say(`kind.${kind}`) })
      : say(`status.demand.${standing}`, { kind: say(`kind.${kind}`), demand: name(card) })
  return {
    origin: card => originOf(say, card, { deck, provenance }),
    threat: ({ threat, test, hostages, points }) => [
      say('status.threat', { level: levels[threat], word: say(`level.${threat}`), dice: test.next }),
      say('status.hostages', { ...hostages }),
      say('status.points', { points }),
    ],
    known: ({ demands, minors, terror }) => [
      ...demands.map(demand),
      ...minors.map(id => say('status.demand.known', { kind: say('kind.minor'), demand: name(id) })),
      ...(terror.discard.length === 0
        ? []
        : [say('plain.known.terror', { cards: terror.discard.map(name).join(', ') })]),
      ...(terror.next === null ? [] : [say('event.looked', { card: name(terror.next) })]),
    ],
    case: () => null,
    turn: () => [],
  }
}
