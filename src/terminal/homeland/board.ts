import type { ThreatSeen } from '../../games/homeland/view.ts'
import { COLUMNS, levels, TRACK } from '../../games/homeland/vocabulary.ts'
import { standingClaims } from '../../table/talk.ts'
import { cut, firstThatFits, type Ink, pad, spread, widthOf, wrap } from '../style.ts'
import { cardName, kindMark, type Room, threatOf } from './room.ts'

/** The table as everybody sees it, with what this player alone knows of it in small marks. */

export const trackBar = (n: number, ink: Ink, colour: (text: string) => string): string =>
  colour('■'.repeat(Math.min(n, TRACK))) + ink.dim('·'.repeat(Math.max(0, TRACK - n)))

/** Both tracks with their numbers, as long as there is room. */
export function tracks(
  { say, ink }: Pick<Room, 'say' | 'ink'>,
  { agency, terrorist }: { readonly agency: number; readonly terrorist: number },
  hasBars: boolean,
): string {
  const one = (key: string, n: number, colour: (text: string) => string): string =>
    [say(key), ...(hasBars ? [trackBar(n, ink, colour)] : []), ink.bold(say('board.track', { n }))].join(' ')
  return `${one('board.agency', agency, ink.accent)}  ${one('board.terrorists', terrorist, ink.bad)}`
}

export function titleLine(room: Room, width: number): string {
  const { view, say, names, ink } = room
  const round = ink.bold(say('board.round', { n: view.round }))
  const who = view.turn >= 0 ? `${round} · ${ink.accent(ink.bold(names[view.turn]))}` : round
  return firstThatFits(
    [
      [who, tracks(room, view, true)],
      [round, tracks(room, view, true)],
      [who, tracks(room, view, false)],
      [round, tracks(room, view, false)],
    ],
    width,
  )
}

/** Everybody's tokens in one line; whoever holds the marker is starred, the viewer is in brackets. */
export function playersLine({ view, say, names, initials, side, ink }: Room, width: number): string {
  const written = (called: readonly string[]): string =>
    view.players
      .map(({ rep, clout }, seat) => {
        const name = `${seat === view.marker ? '*' : ''}${called[seat]}`
        const shown = seat === side.seat ? ink.bold(`[${name}]`) : name
        return `${shown} ${say('board.tokens.short', { rep, clout })}`
      })
      .join(' · ')
  return widthOf(written(names)) <= width ? written(names) : cut(written(initials), width)
}

/** What this player knows of a case, in a few signs: `c7 i2` for the Plot, `r3+1` for a look in round 3 and a card since. */
export function knownTag({ say, cards }: Room, threat: ThreatSeen): string {
  const plot = cards.plots.get(threat.plot ?? '')
  const look = threat.looks?.at(-1)
  return [
    ...(plot ? [say('board.tag.plot', { complexity: plot.complexity, impact: plot.impact })] : []),
    ...(look ? [say('board.tag.look', { round: look.round, since: threat.by.length - look.n })] : []),
  ].join(' ')
}

export const claimsOn = ({ side }: Room, id: number) =>
  standingClaims(side.talk).filter(({ claim }) => claim.about === 'case' && claim.case === id)

/** A name without its article, where there is little room. */
function briefly(room: Room, id: string): string {
  const name = cardName(room, id)
  const article = room
    .say('board.articles')
    .split(', ')
    .find(one => name.startsWith(one.endsWith('’') ? one : `${one} `))
  return article === undefined ? name : name.slice(article.length).trimStart()
}

/** One case as a few lines of the same width. */
function cell(room: Room, threat: ThreatSeen, width: number, rows: number): string[] {
  const { say, names, initials, side, ink } = room
  const isFocus = side.focus !== null && 'case' in side.focus && side.focus.case === threat.id
  const stress = isFocus ? (text: string) => ink.accent(ink.bold(text)) : (text: string) => text
  const inner = width - 1
  const tag = knownTag(room, threat)
  const claim = claimsOn(room, threat.id).at(-1)
  const hasNote = side.notes.some(({ about }) => 'case' in about && about.case === threat.id)
  const signs = [
    ...(rows < 3 && tag !== '' ? ['*'] : []),
    ...(rows < 4 && claim ? ['~'] : []),
    ...(hasNote ? ['+'] : []),
  ].join('')
  const long = threat.lead < 0 ? say('board.no-lead') : names[threat.lead]
  const figures = [
    ...(threat.agents > 0 ? [say('board.agents', { n: threat.agents })] : []),
    ...(threat.soldiers > 0 ? [say('board.soldiers', { n: threat.soldiers })] : []),
  ]
  const kind = kindMark(room, threat.organization)
  const intel = threat.by.length
  const facts = (lead: string, gap: string): string =>
    [kind, lead, `${intel}${figures.length > 0 ? gap : ''}${figures.join(gap)}`].join(' ')
  const wide = [kind, long, say('board.intel', { n: intel }), ...figures].join(' ')
  const short = threat.lead < 0 ? say('board.no-lead') : initials[threat.lead]
  const second = [wide, facts(short, ' '), facts(short, '')].find(one => widthOf(one) <= inner) ?? facts(short, '')
  const name = `${threat.id} ${briefly(room, threat.organization)}`
  const said = claim
    ? `${initials[claim.seat]}: ${claim.claim.about === 'case' ? say(`talk.says.${claim.claim.says}`) : ''}`
    : ''
  const lines =
    rows === 1
      ? [`${threat.id} ${facts(short, '')}`]
      : [signs === '' ? name : spread(name, signs, inner), second, ink.dim(cut(tag, inner)), ink.dim(cut(said, inner))]
  return lines
    .slice(0, rows)
    .map(
      (line, row) =>
        `${isFocus && row === 0 ? stress('>') : ' '}${row < 2 ? stress(pad(line, inner)) : pad(line, inner)}`,
    )
}

interface Row {
  readonly level: (typeof levels)[number]
  readonly threats: readonly (ThreatSeen | undefined)[]
}

const rowsOf = (room: Room): Row[] =>
  levels
    .map((level, row) => ({
      level,
      threats: room.view.spaces
        .slice(row * COLUMNS, row * COLUMNS + COLUMNS)
        .map(id => (id < 0 ? undefined : threatOf(room, id))),
    }))
    .reverse()

const isFilled = ({ threats }: Row): boolean => threats.some(one => one !== undefined)

/** The grid of five levels and six spaces, Imminent on top: as tall as it may be, taller where that is no loss. */
export function board(room: Room, width: number, most: number, easy: number): string[] {
  const { say, ink } = room
  const rows = rowsOf(room)
  const filled = rows.filter(isFilled).length
  const linesOf = (tall: number): number => filled * tall + (rows.length - filled)
  const tall = [4, 3].find(lines => linesOf(lines) <= easy) ?? (linesOf(2) <= most ? 2 : 1)
  const next = width >= 100 ? say('board.next.long') : say('board.next')
  const nameOf = (level: (typeof levels)[number]): string =>
    level === 'imminent' ? `► ${say(`level.${level}`)}` : `  ${say(`level.${level}`)}`
  const labels = Math.max(...levels.map(level => widthOf(nameOf(level)))) + 1
  const cellWidth = Math.floor((width - labels) / COLUMNS)
  return rows.flatMap(row => {
    const height = isFilled(row) ? tall : 1
    const cells = row.threats.map(threat =>
      threat ? cell(room, threat, cellWidth, height) : [` ${ink.dim(pad('·', cellWidth - 1))}`],
    )
    const isNext = row.level === 'imminent'
    const name = nameOf(row.level)
    const head = [
      isNext ? ink.bold(name) : name,
      ...(isNext ? wrap(next, labels - 3).map(line => ink.bad(`  ${line}`)) : []),
    ]
    return Array.from({ length: height }, (_, line) =>
      [pad(head[line] ?? '', labels), ...cells.map(lines => pad(lines[line] ?? '', cellWidth))].join(''),
    )
  })
}
