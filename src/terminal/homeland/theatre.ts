import type { Seat } from '../../engine/game.ts'
import type { Event, EventKind } from '../../games/homeland/events.ts'
import type { Show } from '../several/stage.ts'
import { beside, footer, heading, type LogMarks, logLines, tailOf } from '../sheet.ts'
import { firstThatFits, type Ink, noColours, pad, wrap } from '../style.ts'
import { tracks } from './board.ts'
import { type CardIndex, colourMark, intelMark } from './room.ts'

const BAD = ['succeeded', 'fallout', 'exposed', 'reprimanded', 'struck', 'burned']
const GOOD = ['neutralised', 'advantage']
const OPEN = ['analysis', 'turned-up', 'totals']

/** What an analysis shows has an arrow, what hurts an exclamation mark, what helps a plus. */
export const tableMarks: LogMarks = {
  sign: kind => (OPEN.includes(kind) ? '›' : BAD.includes(kind) ? '!' : GOOD.includes(kind) ? '+' : ''),
  isHeading: kind => kind === 'round' || kind === 'turn' || kind === 'ended',
}

const nameOf = ({ cards }: Show<Event>, id: string): string => cards.get(id)?.name ?? id

/** What begins a step of the telling; all else is told with what came before it. */
const BEGINNINGS: ReadonlySet<EventKind> = new Set<EventKind>([
  'round',
  'analysis',
  'turned-up',
  'totals',
  'swung',
  'sniped',
  'neutralised',
  'succeeded',
  'advantage',
  'fallout',
  'closed',
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

const BLOCKS: ReadonlySet<EventKind> = new Set<EventKind>(['round', 'analysis', 'turn', 'accusing', 'ended'])

/** The events of the scene that is on: one analysis, one bot's turn, the new threats. */
function blockOf(events: readonly Event[], at: number): number {
  let start = 0
  for (let i = 0; i < at; i++) {
    const { kind } = events[i]
    if (BLOCKS.has(kind) || (kind === 'advanced' && events[start].kind === 'analysis')) start = i
  }
  return start
}

/** The tracks as they stood at that moment. */
function tracksAt(events: readonly Event[], at: number): { agency: number; terrorist: number } {
  const now = { agency: 0, terrorist: 0 }
  for (const event of events.slice(0, at)) if (event.kind === 'track') now[event.track] = event.to
  return now
}

/** What the whole table watches: one scene, told up to where the last key brought it. */
export function theatre(show: Show<Event>, cards: CardIndex, width: number, height: number, ink: Ink): string[] {
  const { say, events, at } = show
  const inner = width - 2
  const round = events.slice(0, at).findLast(event => event.kind === 'round')
  const title = ink.bold(round ? say('board.round', { n: round.round }) : say('homeland.title'))
  const now = tracksAt(events, at)
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
      ? analysis(show, cards, first, start, inner, rows, ink)
      : told(show, start, inner, rows, ink)
  const keys = say(show.isLast ? 'theatre.keys.last' : 'theatre.keys')
  const foot = footer({ asked: null, message: null, keys }, inner, ink)
  const all = [top, '', ...Array.from({ length: rows }, (_, i) => lines[i] ?? ''), ...foot]
  return all.slice(0, height).map(line => (line === '' ? '' : ` ${line.replaceAll('\u00a0', ' ')}`))
}

/** Plain lines: what came with the last key stands out. */
function told(
  { events, at, fresh, line }: Show<Event>,
  start: number,
  width: number,
  rows: number,
  ink: Ink,
): string[] {
  const shown = events.slice(start, at)
  const log = shown.map(event => ({ kind: event.kind, text: line(event) }))
  return [...tailOf(logLines(log, at - Math.max(start, fresh), tableMarks, width, ink), rows, 0).lines]
}

/** Told in the two columns and in the banner, and not again below them. */
const IN_COLUMNS: ReadonlySet<EventKind> = new Set<EventKind>([
  'analysis',
  'turned-up',
  'totals',
  'neutralised',
  'succeeded',
])

/** The blue total before any card: Agents and what assets always add. Both are in sight of all. */
function blueBase(events: readonly Event[], start: number, cards: CardIndex): number {
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

function analysis(
  show: Show<Event>,
  cards: CardIndex,
  opened: Extract<Event, { kind: 'analysis' }>,
  start: number,
  width: number,
  rows: number,
  ink: Ink,
): string[] {
  const { say, events, at, fresh, names, line } = show
  const shown = events.slice(start, at)
  const plot = cards.plots.get(opened.plot)
  const organization = cards.organizations.get(opened.organization)
  const base = (plot?.complexity ?? 0) + (organization?.sophistication ?? 0)
  const blueStart = blueBase(events, start, cards)
  const last = shown.findLast(event => event.kind === 'totals' || event.kind === 'turned-up')
  const red = last ? last.red : base
  const blue = last ? last.blue : blueStart
  const dropped = shown.flatMap(event => (event.kind === 'cancelled' || event.kind === 'sniped' ? [event.card] : []))
  const rowsOf = (colour: 'red' | 'blue'): string[] =>
    shown.flatMap((event, i) => {
      if (event.kind !== 'turned-up' || cards.intel.get(event.card)?.colour !== colour) return []
      const gone = dropped.indexOf(event.card)
      if (gone >= 0) dropped.splice(gone, 1)
      const text = `${intelMark({ say, cards, ink: noColours }, event.card)} ${nameOf(show, event.card)}`
      const mark = gone >= 0 ? `× ${text}` : `  ${text}`
      return [start + i >= fresh ? ink.bold(mark) : gone >= 0 ? ink.dim(mark) : mark]
    })
  const column = Math.floor((width - 2) / 2)
  const total = (colour: 'red' | 'blue', n: number): string => {
    const stress = colour === 'red' ? ink.bad : ink.accent
    const most = Math.max(1, column - 14)
    return `${stress(ink.bold(`${colourMark(say, colour)} ${pad(String(n), 3)}`))}${stress('■'.repeat(Math.min(n, most)))}`
  }
  const reds = [
    ...(plot ? [`  ${say('theatre.complexity', { n: plot.complexity })}`] : []),
    ...(organization ? [`  ${say('theatre.sophistication', { n: organization.sophistication })}`] : []),
    ...rowsOf('red'),
  ]
  const blues = [...(blueStart > 0 ? [`  ${say('theatre.agents', { n: blueStart })}`] : []), ...rowsOf('blue')]
  const tall = Math.max(reds.length, blues.length, 3)
  const lead = opened.lead < 0 ? say('board.unclaimed') : say('board.led', { player: names[opened.lead] })
  const plotText = plot
    ? `${nameOf(show, plot.id)}: ${say('text.plot', { complexity: plot.complexity, impact: plot.impact })}`
    : ''
  const rest = shown
    .map((event, i) => ({ event, isFresh: start + i >= fresh }))
    .filter(({ event }) => !IN_COLUMNS.has(event.kind))
  const lines = logLines(
    rest.map(({ event }) => ({ kind: event.kind, text: line(event) })),
    rest.filter(({ isFresh }) => isFresh).length,
    tableMarks,
    width - 2,
    ink,
  ).map(text => `  ${text}`)
  const verdict = shown.find(event => event.kind === 'neutralised' || event.kind === 'succeeded')
  const banner = verdict ? [ink.banner(pad(` ${line(verdict)}`, width))] : []
  const head = [
    heading(
      say('theatre.analysis', { case: opened.threat, organization: nameOf(show, opened.organization) }),
      lead,
      width,
      ink,
    ),
    ...wrap(plotText, width - 2).map(text => `  ${ink.bold(text)}`),
    '',
    ...beside(
      [
        { lines: [total('red', red), ...reds], width: column },
        { lines: [total('blue', blue), ...blues], width: column },
      ],
      tall + 1,
      '  ',
    ),
    '',
    ...banner,
  ]
  return [...head, ...tailOf(lines, Math.max(1, rows - head.length), 0).lines]
}
