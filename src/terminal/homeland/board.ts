import { standingClaims } from '../../games/homeland/talk/claims.ts'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { COLUMNS, type Level, levels, TRACK } from '../../games/homeland/vocabulary.ts'
import { cut, firstThatFits, type Ink, pad, spread, widthOf } from '../screen/style.ts'
import { type BoardModel, cardName, colourMark, inSeatColour, intelMarks, kindMark, threatOf } from './model.ts'

/** The table as everybody sees it, with what this player alone knows of it in small marks. */

export const trackBar = (n: number, ink: Ink, colour: (text: string) => string): string =>
  colour('■'.repeat(Math.min(n, TRACK))) + ink.dim('·'.repeat(Math.max(0, TRACK - n)))

/** Both tracks with their numbers, as long as there is room. */
export function tracks(
  { say, ink }: Pick<BoardModel, 'say' | 'ink'>,
  { agency, terrorist }: { readonly agency: number; readonly terrorist: number },
  hasBars: boolean,
): string {
  const one = (key: string, n: number, colour: (text: string) => string): string =>
    [say(key), ...(hasBars ? [trackBar(n, ink, colour)] : []), ink.bold(say('board.track', { n }))].join(' ')
  return `${one('board.agency', agency, ink.accent)}  ${one('board.terrorists', terrorist, ink.bad)}`
}

export function titleLine(model: BoardModel, width: number): string {
  const { view, say, names, ink } = model
  const round = ink.bold(say('board.round', { n: view.round }))
  const who = view.turn === null ? round : `${round} · ${ink.accent(ink.bold(names[view.turn]))}`
  return firstThatFits(
    [
      [who, tracks(model, view, true)],
      [round, tracks(model, view, true)],
      [who, tracks(model, view, false)],
      [round, tracks(model, view, false)],
    ],
    width,
  )
}

/** Everybody's tokens in one line; whoever holds the marker is starred, the viewer is in brackets. */
export function playersLine(model: BoardModel, width: number): string {
  const { view, say, names, initials, side, ink } = model
  const written = (called: readonly string[]): string =>
    view.players
      .map(({ rep, clout }, seat) => {
        const name = `${seat === view.marker ? '*' : ''}${inSeatColour(model, seat, called[seat])}`
        const shown = seat === side.seat ? ink.bold(`[${name}]`) : name
        return `${shown} ${say('board.tokens.short', { rep, clout })}`
      })
      .join(' · ')
  return widthOf(written(names)) <= width ? written(names) : cut(written(initials), width)
}

/** The analysis under way, for whoever is asked something in the middle of it. */
export function analysisLine(model: BoardModel, width: number): string[] {
  const { view, say, ink, cards } = model
  if (!view.analysis) return []
  const { threat, plot, red, blue, shown } = view.analysis
  const analysed = threatOf(model, threat)
  const impact = cards.plots.get(plot)?.impact ?? 0
  const text = say('board.analysis', {
    case: threat,
    organization: analysed ? cardName(model, analysed.organization) : '',
    plot: cardName(model, plot),
    impact,
  })
  const totals = `${colourMark(say, 'red')} ${red} : ${colourMark(say, 'blue')} ${blue}`
  return [
    ink.banner(pad(spread(` ${text}`, ` ${totals} `, width), width)),
    ...(shown.length > 0 ? [cut(` ${intelMarks(model, shown)}`, width)] : []),
  ]
}

/** What this player knows of a case, in a few signs: `c7 i2` for the Plot, `r3+1` for a look in round 3 and a card since. */
export function knownTag({ say, cards }: BoardModel, threat: ThreatSeen): string {
  const plot = cards.plots.get(threat.plot ?? '')
  const look = threat.looks?.at(-1)
  return [
    ...(plot ? [say('board.tag.plot', { complexity: plot.complexity, impact: plot.impact })] : []),
    ...(look ? [say('board.tag.look', { round: look.round, since: threat.by.length - look.cards.length })] : []),
  ].join(' ')
}

export const claimsOn = ({ side }: BoardModel, id: number) =>
  standingClaims(side.ledger).filter(({ claim }) => claim.about === 'case' && claim.case === id)

/** A name without its article, where there is little room. */
function briefly(model: BoardModel, id: string): string {
  const name = cardName(model, id)
  const article = model
    .say('board.articles')
    .split(', ')
    .find(one => name.startsWith(one.endsWith('’') ? one : `${one} `))
  if (article === undefined) return name
  const [first = '', ...rest] = name.slice(article.length).trimStart()
  return first.toUpperCase() + rest.join('')
}

/** Kind, lead, Intel and figures in one line: the longest way to say it that has room. */
function factsLine({ say, names, initials, ...model }: BoardModel, threat: ThreatSeen, width: number): string {
  const { lead, agents = 0, soldiers = 0, by } = threat
  const figures = [
    ...(agents > 0 ? [say('board.agents', { n: agents })] : []),
    ...(soldiers > 0 ? [say('board.soldiers', { n: soldiers })] : []),
  ]
  const kind = kindMark({ say, cards: model.cards }, threat.organization)
  const called = (by: readonly string[]): string => (lead === undefined ? say('board.no-lead') : by[lead])
  const ways = [
    [kind, called(names), say('board.intel', { n: by.length }), ...figures].join(' '),
    [kind, called(initials), say('board.intel', { n: by.length }), ...figures].join(' '),
    [kind, called(initials), by.length, ...figures].join(' '),
    [kind, called(initials), `${by.length}${figures.join('')}`].join(' '),
    [called(initials), `${by.length}${figures.join('')}`].join(' '),
  ]
  return ways.find(way => widthOf(way) <= width) ?? ways[ways.length - 1]
}

/** One case as at most so many lines; what has no line of its own is told by a sign in the first. */
function cell(model: BoardModel, threat: ThreatSeen, width: number, most: number): string[] {
  const { say, initials, side, ink } = model
  const inner = width - 1
  const isFocus = side.focus !== null && 'case' in side.focus && side.focus.case === threat.id
  const stress = (text: string): string => (isFocus ? ink.accent(ink.bold(text)) : text)
  const mark = isFocus ? stress('>') : ' '
  if (most === 1) return [`${mark}${stress(cut(`${threat.id} ${factsLine(model, threat, inner - 3)}`, inner))}`]
  const tag = knownTag(model, threat)
  const claim = claimsOn(model, threat.id).at(-1)
  const said = claim?.claim.about === 'case' ? `${initials[claim.seat]}: ${say(`talk.says.${claim.claim.says}`)}` : ''
  const hasNote = side.notes.some(({ about }) => 'case' in about && about.case === threat.id)
  const extra = [tag, said].filter(line => line !== '')
  const shown = extra.slice(0, most - 2)
  const signs = [
    ...(tag !== '' && !shown.includes(tag) ? ['*'] : []),
    ...(said !== '' && !shown.includes(said) ? ['~'] : []),
    ...(hasNote ? ['+'] : []),
  ].join('')
  const name = `${threat.id} ${briefly(model, threat.organization)}`
  const facts = factsLine(model, threat, inner)
  return [
    `${mark}${stress(signs === '' ? cut(name, inner) : spread(name, signs, inner))}`,
    ` ${stress(cut(facts, inner))}`,
    ...shown.map(line => ink.dim(` ${cut(line, inner)}`)),
  ]
}

const EMPTY_COLUMNS = 4
const WIDEST_COLUMNS = 30

/** How wide each column is: what lies empty on every level needs no more than a dot, the others share the rest. */
function columnWidths({ view }: BoardModel, width: number): readonly number[] {
  const isUsed = Array.from({ length: COLUMNS }, (_, column) =>
    view.spaces.some((id, space) => id !== null && space % COLUMNS === column),
  )
  const used = isUsed.filter(Boolean).length
  const left = width - (COLUMNS - used) * EMPTY_COLUMNS
  let n = 0
  return isUsed.map(one => (one ? Math.min(WIDEST_COLUMNS, Math.floor((left + used - 1 - n++) / used)) : EMPTY_COLUMNS))
}

/** The grid of five levels and six spaces, Imminent on top: as tall as it may be, taller where that is no loss. */
export function board(model: BoardModel, width: number, most: number, easy: number): string[] {
  const { say, view, ink } = model
  const labelOf = (level: Level): string => `${level === 'imminent' ? '►' : ' '}${say(`level.${level}`)}`
  const labels = Math.max(...levels.map(level => widthOf(labelOf(level))))
  const widths = columnWidths(model, width - labels)
  const next = [say('board.next.long'), say('board.next')].find(text => widthOf(text) < labels) ?? ''
  const built = (tall: number): string[] =>
    [...levels].reverse().flatMap((level): string[] => {
      const row = levels.indexOf(level) * COLUMNS
      const cells = view.spaces.slice(row, row + COLUMNS).map((id, column) => {
        const threat = id === null ? undefined : threatOf(model, id)
        return threat ? cell(model, threat, widths[column], tall) : [` ${ink.dim('·')}`]
      })
      const isNext = level === 'imminent'
      const head = [isNext ? ink.bold(labelOf(level)) : labelOf(level), isNext ? ink.bad(` ${next}`) : '']
      return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, line) =>
        [pad(head[line] ?? '', labels), ...cells.map((lines, column) => pad(lines[line] ?? '', widths[column]))]
          .join('')
          .trimEnd(),
      )
    })
  return (
    [4, 3].map(built).find(({ length }) => length <= easy) ??
    [2].map(built).find(({ length }) => length <= most) ??
    built(1)
  )
}
