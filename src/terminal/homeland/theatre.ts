import type { Seat } from '../../engine/game.ts'
import type { Event, EventKind } from '../../games/homeland/events.ts'
import type { View } from '../../games/homeland/view.ts'
import type { Show } from '../several/stage.ts'
import { footer, logLines, tailOf } from '../sheet.ts'
import { firstThatFits, type Ink } from '../style.ts'
import { analysisSheet } from './analysis.ts'
import { board, tracks } from './board.ts'
import { tableMarks } from './marks.ts'
import { type CardIndex, publicRoom } from './room.ts'

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

/** The events of the scene that is on: one analysis, one bot's turn, the new threats. */
function blockOf(events: readonly Event[], at: number): number {
  let start = 0
  for (let i = 0; i < at; i++) {
    const { kind } = events[i]
    if (BLOCKS.has(kind) || (kind === 'advanced' && events[start].kind === 'analysis')) start = i
  }
  return start
}

/** The tracks as they stood at that moment: as they stand now, but for what came later. */
function tracksAt({ events, at, view }: Show<View, Event>): { agency: number; terrorist: number } {
  const then = { agency: view.agency, terrorist: view.terrorist }
  for (const event of events.slice(at).reverse()) if (event.kind === 'track') then[event.track] = event.from
  return then
}

/** What the whole table watches: one scene, told up to where the last key brought it. */
export function theatre(show: Show<View, Event>, cards: CardIndex, width: number, height: number, ink: Ink): string[] {
  const { say, events, at } = show
  const inner = width - 2
  const round = events.slice(0, at).findLast(event => event.kind === 'round')
  const title = ink.bold(round ? say('board.round', { n: round.round }) : say('homeland.title'))
  const now = tracksAt(show)
  const top = firstThatFits(
    [
      [title, tracks({ say, ink }, now, true)],
      [title, tracks({ say, ink }, now, false)],
    ],
    inner,
  )
  const start = blockOf(events, at)
  const first = events[start]
  const rows = height - 3
  const lines =
    first.kind === 'analysis'
      ? analysisSheet(show, cards, first, start, inner, rows, ink)
      : told(show, cards, start, inner, rows, ink)
  const keys = say(show.isLast ? 'theatre.keys.last' : 'theatre.keys')
  const foot = footer({ asked: null, message: null, keys }, inner, ink)
  const all = [top, '', ...Array.from({ length: rows }, (_, i) => lines[i] ?? ''), ...foot]
  return all.slice(0, height).map(line => (line === '' ? '' : ` ${line.replaceAll('\u00a0', ' ')}`))
}

/** Plain lines, what came with the last key standing out; and under the last of them the table as it now lies. */
function told(
  show: Show<View, Event>,
  cards: CardIndex,
  start: number,
  width: number,
  rows: number,
  ink: Ink,
): string[] {
  const { events, at, fresh, line, isLast, view } = show
  const log = events.slice(start, at).map(event => ({ kind: event.kind, text: line(event) }))
  const lines = logLines(log, at - Math.max(start, fresh), tableMarks, width, ink)
  const room = publicRoom(show, cards, ink)
  const space = rows - lines.length - 2
  const table = isLast && view.ending === 'playing' ? board(room, width, space, space) : []
  return [...tailOf(lines, rows, 0).lines, ...(table.length > 0 && table.length <= space ? ['', ...table] : [])]
}
