import type { Event, EventKind } from '../../games/homeland/events.ts'
import type { View } from '../../games/homeland/view.ts'
import type { Show } from '../several/stage.ts'
import { beside, heading, logLines, tailOf } from '../sheet.ts'
import { type Ink, noColours, pad, wrap } from '../style.ts'
import { tableMarks } from './marks.ts'
import { type CardIndex, colourMark, intelMark } from './room.ts'

type Opened = Extract<Event, { kind: 'analysis' }>

/** Told in the two columns and in the banner, and not again below them. */
const IN_COLUMNS: ReadonlySet<EventKind> = new Set<EventKind>([
  'analysis',
  'turned-up',
  'totals',
  'neutralised',
  'succeeded',
])

/** The blue total before any card: Agents and what assets always add. Both are in sight of all. */
function blueBefore(events: readonly Event[], start: number, cards: CardIndex): number {
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

interface Card {
  readonly id: string
  readonly isFresh: boolean
  /** Discarded or burned: it counts no more. */
  readonly isGone: boolean
}

/** The cards of one colour that have been turned up so far. */
function turnedUp(
  { events, at, fresh }: Show<View, Event>,
  cards: CardIndex,
  start: number,
  colour: 'red' | 'blue',
): Card[] {
  const shown = events.slice(start, at)
  const gone = shown.flatMap(event => (event.kind === 'cancelled' || event.kind === 'sniped' ? [event.card] : []))
  return shown.flatMap((event, i) => {
    if (event.kind !== 'turned-up' || cards.intel.get(event.card)?.colour !== colour) return []
    const place = gone.indexOf(event.card)
    if (place >= 0) gone.splice(place, 1)
    return [{ id: event.card, isFresh: start + i >= fresh, isGone: place >= 0 }]
  })
}

/** One side of the scales: its total with a bar, then what it is made of. */
function side(
  show: Show<View, Event>,
  cards: CardIndex,
  colour: 'red' | 'blue',
  total: number,
  given: readonly (readonly [key: string, n: number])[],
  turned: readonly Card[],
  width: number,
  ink: Ink,
): string[] {
  const { say } = show
  const stress = colour === 'red' ? ink.bad : ink.accent
  const bar = '■'.repeat(Math.max(0, Math.min(total, width - 10)))
  const numbers = turned.flatMap(({ id, isGone }) => (isGone ? [] : [cards.intel.get(id)?.number ?? 0]))
  const counted = [...given.map(([, n]) => n), ...numbers].reduce((sum, n) => sum + n, 0)
  return [
    `${stress(ink.bold(`${colourMark(say, colour)} ${pad(String(total), 3)}`))} ${stress(bar)}`,
    ...given.map(([key, n]) => `  ${say(key, { n })}`),
    ...turned.map(({ id, isFresh, isGone }) => {
      const name = show.cards.get(id)?.name ?? id
      const line = `${isGone ? '×' : ' '} ${intelMark({ say, cards, ink: noColours }, id)} ${name}`
      return isFresh ? ink.bold(line) : isGone ? ink.dim(line) : line
    }),
    ...(total === counted ? [] : [`  ${say('theatre.more', { n: total - counted })}`]),
  ]
}

/** An analysis as far as it has come: Plot, two sides with their totals, verdict, consequences. */
export function analysisSheet(
  show: Show<View, Event>,
  cards: CardIndex,
  opened: Opened,
  start: number,
  width: number,
  rows: number,
  ink: Ink,
): string[] {
  const { say, events, at, fresh, names, line } = show
  const shown = events.slice(start, at)
  const plot = cards.plots.get(opened.plot)
  const organization = cards.organizations.get(opened.organization)
  const complexity = plot?.complexity ?? 0
  const sophistication = organization?.sophistication ?? 0
  const before = blueBefore(events, start, cards)
  const last = shown.findLast(event => event.kind === 'totals' || event.kind === 'turned-up')
  const column = Math.floor((width - 2) / 2)
  const red = side(
    show,
    cards,
    'red',
    last?.red ?? complexity + sophistication,
    [
      ['theatre.complexity', complexity],
      ['theatre.sophistication', sophistication],
    ],
    turnedUp(show, cards, start, 'red'),
    column,
    ink,
  )
  const blue = side(
    show,
    cards,
    'blue',
    last?.blue ?? before,
    before === 0 ? [] : [['theatre.agents', before]],
    turnedUp(show, cards, start, 'blue'),
    column,
    ink,
  )
  const name = show.cards.get(opened.organization)?.name ?? ''
  const lead = opened.lead < 0 ? say('board.unclaimed') : say('board.led', { player: names[opened.lead] })
  const plotCard = show.cards.get(opened.plot)
  const plotText = [plotCard?.name ?? '', ...(plotCard?.text.slice(-2) ?? [])].join(' · ')
  const verdict = shown.find(event => event.kind === 'neutralised' || event.kind === 'succeeded')
  const head = [
    heading(say('theatre.analysis', { case: opened.threat, organization: name }), lead, width, ink),
    ...wrap(plotText, width - 2, '  ').map(text => `  ${ink.bold(text)}`),
    '',
    ...beside(
      [
        { lines: red, width: column },
        { lines: blue, width: column },
      ],
      Math.max(red.length, blue.length, 4),
      '  ',
    ).map(text => text.trimEnd()),
    '',
    ...(verdict ? [ink.banner(pad(` ${line(verdict)}`, width))] : []),
  ]
  const rest = shown
    .map((event, i) => ({ event, isFresh: start + i >= fresh }))
    .filter(({ event }) => !IN_COLUMNS.has(event.kind))
  const lines = logLines(
    rest.map(({ event }) => ({ kind: event.kind, text: line(event) })),
    rest.filter(({ isFresh }) => isFresh).length,
    tableMarks,
    width - 2,
    ink,
  )
  return [...head, ...tailOf(lines, Math.max(1, rows - head.length), 0).lines.map(text => `  ${text}`)]
}
