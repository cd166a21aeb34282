import type { Seat } from '../../../engine/game.ts'
import { type Event, type EventKind, forOthers } from '../../../games/homeland/events.ts'
import { blockStart, stepsOf, unmaskingBegins } from '../../../games/homeland/tell/telling.ts'
import type { BoardModel } from '../model.ts'

/** What the whole table watches: the same events and the same steps for everybody, whoever looks. */
export interface Show {
  readonly events: readonly Event[]
  readonly from: number
  /** Where each step ends. */
  readonly steps: readonly number[]
}

/**
 * The own draft is nobody else's business, and what one seat alone learnt is not told before all. What is turned up once
 * the game is over is a scene of its own. Whose turns are known was there when they played: around one screen, people.
 */
export function showOf(
  { scene, events }: Pick<BoardModel, 'scene' | 'events'>,
  from: number,
  isKnown: (seat: Seat) => boolean = seat => scene.seats[seat]?.bot === null,
): Show {
  const end = Math.min(events.length - scene.draftEvents.length, unmaskingBegins(events))
  const shown = events.slice(0, end).map(forOthers)
  return { events: shown, from, steps: stepsOf(shown, from, isKnown) }
}

/** The events of one step. */
export const freshOf = ({ events, from, steps }: Show, step: number): readonly Event[] =>
  events.slice(freshFrom({ from, steps }, step), steps[step])

export const freshFrom = ({ from, steps }: Pick<Show, 'from' | 'steps'>, step: number): number =>
  step === 0 ? from : steps[step - 1]

const VERDICTS: ReadonlySet<EventKind> = new Set<EventKind>(['neutralised', 'succeeded'])

/** The step in which the analysis that is on is decided; null where it has been, or somebody must react first. */
export function verdictAfter(show: Show, step: number): number | null {
  const { events, steps } = show
  const start = blockStart(events, steps[step])
  if (events[start].kind !== 'analysis') return null
  const at = steps.findIndex(end => end > start && events.slice(start, end).some(({ kind }) => VERDICTS.has(kind)))
  return at > step && blockStart(events, steps[at]) === start ? at : null
}

/** How many beats a step stays: a gold card and a verdict are given time, and so is much to read. */
export function beatsOf(fresh: readonly Event[]): number {
  const has = (kind: Event['kind']): boolean => fresh.some(event => event.kind === kind)
  if (has('gold')) return 5
  if (has('neutralised') || has('succeeded') || has('analysis')) return 3
  return Math.min(5, Math.max(1, fresh.length * 0.6))
}

/** What a burst of steps comes to: cases resolved and who had a turn. */
export function gathered({ events, from, steps }: Show): {
  readonly stopped: number
  readonly succeeded: number
  readonly turns: readonly Seat[]
} {
  const told = events.slice(from, steps.at(-1) ?? from)
  const count = (kind: Event['kind']): number => told.filter(event => event.kind === kind).length
  return {
    stopped: count('neutralised'),
    succeeded: count('succeeded'),
    turns: told.flatMap(event => (event.kind === 'turn' ? [event.seat] : [])),
  }
}
