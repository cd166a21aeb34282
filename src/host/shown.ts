import type { GameEvent } from '../engine/game.ts'
import type { Talk } from '../engine/talk.ts'
import { withAnswer } from '../table/log.ts'
import type { SeatedPlayer } from '../table/match.ts'
import { changed } from './changed.ts'
import type { Told } from './told.ts'
import type { About, Sight, Update } from './update.ts'

/** What a client has of a match: all that it was told, and what is to be seen now. */
export interface Shown extends About, Sight {
  readonly n: number
  readonly told: number
  /** All that has happened as this viewer may read it, the own draft included. */
  readonly events: readonly GameEvent[]
  readonly talk: readonly Talk[]
  readonly seats: readonly SeatedPlayer[]
  /** What was written, who sits down where, and what else happened beside the game, in its order. */
  readonly beside: readonly Told[]
}

/** The client's side after one more message; null where a message was missed, and a hello is due. */
export function withUpdate(before: Shown | null, { n, from, told, whole, changes = [] }: Update): Shown | null {
  if (whole) {
    // What was told before `from` this client has from an earlier stream.
    const base = from === 0 ? { events: [], talk: [], seats: [], beside: [], draftEvents: [] } : before
    if (!base) return null
    return shownWith({ ...base, ...whole.about, ...whole.sight }, committedIn(base), { n, from, told })
  }
  if (!before || n !== before.n + 1 || from !== before.told) return null
  return shownWith(changed(before, changes), committedIn(before), { n, from, told })
}

type Lists = Pick<Shown, 'events' | 'talk' | 'seats' | 'beside' | 'draftEvents'>

const committedIn = ({ events, draftEvents }: Lists): readonly GameEvent[] =>
  draftEvents.length === 0 ? events : events.slice(0, events.length - draftEvents.length)

function shownWith(
  sight: Omit<Shown, 'n' | 'told'>,
  events: readonly GameEvent[],
  { n, from, told }: Pick<Update, 'n' | 'from' | 'told'>,
): Shown {
  let committed = events
  let { talk, seats, beside } = sight
  for (const thing of told)
    if ('event' in thing) committed = [...committed, thing.event]
    else if ('talk' in thing) talk = [...talk, thing.talk]
    else if ('answer' in thing) talk = withAnswer(talk, thing.to, thing.answer)
    else if ('rewound' in thing) committed = committed.slice(0, thing.rewound)
    else {
      if ('player' in thing) seats = [...seats.slice(0, thing.seat), thing.player, ...seats.slice(thing.seat + 1)]
      beside = [...beside, thing]
    }
  const { draftEvents } = sight
  return {
    ...sight,
    talk,
    seats,
    beside,
    events: draftEvents.length === 0 ? committed : [...committed, ...draftEvents],
    n,
    told: from + told.length,
  }
}
