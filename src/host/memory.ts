import type { GameEvent } from '../engine/game.ts'
import type { Talk } from '../engine/talk.ts'
import type { AnyGame } from '../games/index.ts'
import type { Shown } from './shown.ts'

/**
 * What a table remembers for its players, by what it has agreed on (table/options.ts): in one place for the host, which
 * leaves out what is not to be sent, and for page and terminal, which show what they were told. Once a match is over
 * everything may be read.
 */
export type Remembering = Pick<Shown, 'options' | 'outcome' | 'ended'>

const isOver = ({ outcome, ended }: Remembering): boolean => outcome !== null || ended !== null

/** Does what was claimed stay beside what it was claimed of? */
export const hasLedger = (at: Remembering): boolean => at.options.memory === 'full' || isOver(at)

/** Has whoever plays to remember what they saw? */
export const isUnaided = (at: Remembering): boolean => at.options.memory === 'none' && !isOver(at)

/** Where there is no ledger, so much of what was said is still in the air. */
const IN_THE_AIR = 6

/** What of the talk is shown as what was said lately. */
export const heardIn = <Said extends Talk>(at: Remembering, talk: readonly Said[]): readonly Said[] =>
  hasLedger(at) ? talk : talk.slice(-IN_THE_AIR)

const NOTHING: readonly never[] = []

/** What of the talk is shown beside the cases and players it is about. */
export const ledgerIn = <Said extends Talk>(at: Remembering, talk: readonly Said[]): readonly Said[] =>
  hasLedger(at) ? talk : NOTHING

/** How events are read by everybody, and where a round begins. */
export interface Reading<Event> {
  beginsRound(event: Event): boolean
  forOthers(event: Event): Event
}

/** What has happened as a player may read it again: where they have to remember, what came before this round as others do. */
export function remembered<Event>(
  at: Remembering,
  events: readonly Event[],
  { beginsRound, forOthers }: Reading<Event>,
): readonly Event[] {
  if (!isUnaided(at)) return events
  const round = events.findLastIndex(beginsRound)
  return events.map((event, i) => (i < round ? forOthers(event) : event))
}

export const beginsRound = (game: Pick<AnyGame, 'beginsRound'>, event: GameEvent): boolean =>
  game.beginsRound ? game.beginsRound(event) : event.kind === 'turn'

/** The same for a game that is known by its contract alone. */
export const readingOf = (game: Pick<AnyGame, 'beginsRound' | 'seen'>): Reading<GameEvent> => ({
  beginsRound: event => beginsRound(game, event),
  forOthers: event => game.seen(event, 'observer') ?? event,
})
