import type { Seat } from '../../../engine/game.ts'
import type { Event, EventKind } from '../events.ts'
import type { View } from '../view/view.ts'

/** What begins a step of the telling; all else is told with what came before it. */
const BEGINNINGS: ReadonlySet<EventKind> = new Set<EventKind>([
  'round',
  'analysis',
  'turned-up',
  'swung',
  'sniped',
  'neutralised',
  'succeeded',
  'advantage',
  'fallout',
  'global-fallout',
  'advanced',
  'turn',
  'accusing',
  'accused',
  'ended',
])

/** From these on everybody watches; a person's turn is watched by that person alone. */
const WATCHED: ReadonlySet<EventKind> = new Set<EventKind>(['round', 'analysis', 'accusing', 'accused', 'ended'])

const isUnderWay = (events: readonly Event[], at: number): boolean => {
  for (let i = at - 1; i >= 0; i--) {
    const { kind } = events[i]
    if (kind === 'closed' || kind === 'turn') return false
    if (kind === 'analysis') return true
  }
  return false
}

/** Where each step ends: the Terrorist turn, analysis by analysis, and the turns of bots. */
export function stepsOf(events: readonly Event[], from: number, isPerson: (seat: Seat) => boolean): number[] {
  const ends: number[] = []
  let isWatched = isUnderWay(events, from)
  let isOpen = false
  for (let i = from; i < events.length; i++) {
    const event = events[i]
    if (event.kind === 'turn') isWatched = !isPerson(event.seat)
    else if (WATCHED.has(event.kind)) isWatched = true
    if (!isWatched) {
      isOpen = false
      continue
    }
    const isTold = !BEGINNINGS.has(event.kind) || (event.kind === 'advanced' && events[i - 1]?.kind === 'round')
    if (isOpen && isTold) ends[ends.length - 1] = i + 1
    else ends.push(i + 1)
    isOpen = true
  }
  return ends
}

const BLOCKS: ReadonlySet<EventKind> = new Set<EventKind>(['round', 'analysis', 'turn', 'accusing'])

/** Where the block of events that is on begins: one analysis, one bot's turn, the new threats. */
export function blockStart(events: readonly Event[], at: number): number {
  let start = 0
  for (let i = 0; i < at; i++) if (beginsBlock(events, start, i)) start = i
  return start
}

/** Does a block begin there, where the one before it began at `start`? */
export const beginsBlock = (events: readonly Event[], start: number, at: number): boolean =>
  BLOCKS.has(events[at].kind) || (events[at].kind === 'advanced' && events[start].kind === 'analysis')

/** The tracks as they stood at that moment: as they stand now, but for what came later. */
export function tracksAt({
  events,
  at,
  view,
}: {
  readonly events: readonly Event[]
  readonly at: number
  readonly view: Pick<View, 'agency' | 'terrorist'>
}): { agency: number; terrorist: number } {
  const then = { agency: view.agency, terrorist: view.terrorist }
  for (const event of events.slice(at).reverse()) if (event.kind === 'track') then[event.track] = event.from
  return then
}

/** Where the unmasking begins in what was told; behind everything while the game goes on. */
export function unmaskingBegins(events: readonly Event[]): number {
  const at = events.findIndex(({ kind }) => kind === 'accused' || kind === 'ended')
  return at < 0 ? events.length : at
}
