import type { Event, EventKind } from '../../games/homeland/events.ts'
import { type Scales, scalesAt, unprinted } from '../../games/homeland/explain/scales.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { beside, heading, logLines, tailOf } from '../screen/sheet.ts'
import { type Ink, noColours, pad, wrap } from '../screen/style.ts'
import type { Show } from '../several/stage.ts'
import { tableMarks } from './marks.ts'
import { type CardIndex, colourMark, intelMark } from './model.ts'

type Opened = Extract<Event, { kind: 'analysis' }>

/** Told in the two columns and in the banner, and not again below them. */
const IN_COLUMNS: ReadonlySet<EventKind> = new Set<EventKind>([
  'analysis',
  'turned-up',
  'first-totals',
  'gold-totals',
  'totals',
  'neutralised',
  'succeeded',
])

/** One side of the scales: its total with a bar, then what it is made of. */
function side(
  show: Show<View, Event>,
  cards: CardIndex,
  colour: 'red' | 'blue',
  scales: Scales,
  given: readonly (readonly [key: string, n: number])[],
  width: number,
  ink: Ink,
): string[] {
  const { say, fresh } = show
  const stress = colour === 'red' ? ink.bad : ink.accent
  const total = scales[colour]
  const bar = '■'.repeat(Math.max(0, Math.min(total, width - 10)))
  const more = unprinted(scales, colour, cards)
  return [
    `${stress(ink.bold(`${colourMark(say, colour)} ${pad(String(total), 3)}`))} ${stress(bar)}`,
    ...given.map(([key, n]) => `  ${say(key, { n })}`),
    ...scales.turned
      .filter(one => one.colour === colour)
      .map(({ card, event, isGone }) => {
        const name = show.cards.get(card)?.name ?? card
        const line = `${isGone ? '×' : ' '} ${intelMark({ say, cards, ink: noColours }, card)} ${name}`
        return event >= fresh ? ink.bold(line) : isGone ? ink.dim(line) : line
      }),
    ...(more === 0 ? [] : [`  ${say('theatre.more', { n: more })}`]),
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
  const scales = scalesAt(events, start, at, cards)
  const { complexity, sophistication, agents } = scales
  const column = Math.floor((width - 2) / 2)
  const red = side(
    show,
    cards,
    'red',
    scales,
    [
      ['theatre.complexity', complexity],
      ['theatre.sophistication', sophistication],
    ],
    column,
    ink,
  )
  const blue = side(show, cards, 'blue', scales, agents === 0 ? [] : [['theatre.agents', agents]], column, ink)
  const name = show.cards.get(opened.organization)?.name ?? ''
  const lead = opened.lead === null ? say('board.unclaimed') : say('board.led', { player: names[opened.lead] })
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
