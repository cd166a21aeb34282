import type { Event } from '../../games/homeland/events.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import { partsOf } from '../../games/homeland/options.ts'
import type { Subject } from '../../games/homeland/talk/claims.ts'
import { stepsOf } from '../../games/homeland/tell/telling.ts'
import type { View } from '../../games/homeland/view/view.ts'
import type { OptionLines } from '../../games/speaker.ts'
import { framed, pageWindow, TITLES, tabs } from '../screen/page.ts'
import type { Leaf, Scene } from '../screen/scene.ts'
import { beside, footer, heading, inset, logLines, tailOf, type Window, windowOf } from '../screen/sheet.ts'
import { cut, type Ink, padStart, spread, widthOf, wrap } from '../screen/style.ts'
import type { TablePainter } from '../several/stage.ts'
import { analysisLine, board, playersLine, titleLine } from './board.ts'
import { caseLines, casesPage } from './cases.ts'
import { tableMarks } from './marks.ts'
import { agendaLines, deskPage, discardsPage, myThings, playerLines, playersPage } from './players.ts'
import { type CardIndex, casesInOrder, type DeskRoom, focusCase, indexOf, roomOf } from './room.ts'
import { composerLines, talkPage } from './talk.ts'
import { theatre } from './theatre.ts'
import { checklistInShort, checklistLines, turnItems } from './turn.ts'

export const LEAST = { width: 72, height: 22 } as const
const WIDE = 110
const GAP = '  '

const leaves: readonly Leaf[] = ['play', 'cases', 'desk', 'players', 'talk', 'log', 'discards', 'rules']
const titles = { ...TITLES, play: 'board.page' }

/** Homeland on a screen, with the cards of this game. */
export function homelandPainter(game: Homeland): TablePainter<View, Event> {
  const cards = indexOf(game)
  return {
    leaves,
    help: [
      'screen.help.move',
      'screen.help.digits',
      'screen.help.enter',
      'table.help.look',
      'table.help.agenda',
      'table.help.talk',
      'table.help.note',
      'table.help.curtain',
      'screen.help.details',
      'screen.help.why',
      'table.help.undo',
      'table.help.tab',
      'screen.help.search',
      'table.help.escape',
      'screen.help.quit',
      'screen.help.suspend',
      'table.help.case',
      'table.help.marks',
    ],
    keys: { play: 'table.keys', practice: 'table.keys', page: 'screen.keys.page' },
    paint: (scene, width, height, ink) => paint(scene, cards, width, height, ink),
    cases: casesInOrder,
    subjectOf,
    steps: stepsOf,
    discreet: event => (event.kind === 'agenda' ? { ...event, agenda: null } : event),
    theatre: (show, width, height, ink) => theatre(show, cards, width, height, ink),
  }
}

/** The case or the player that an option is about. */
function subjectOf(option: string): Subject | null {
  const parts = partsOf(option)
  if (parts?.verb === 'case' || parts?.verb === 'strike') return { case: parts.threat }
  const player = parts?.verb === 'player' ? parts.seat : parts?.verb === 'accuse' ? parts.accused : null
  return player === null ? null : { player }
}

function paint(scene: Scene<View>, cards: CardIndex, width: number, height: number, ink: Ink): string[] {
  if (width < LEAST.width || height < LEAST.height) {
    // Plain text hides nothing from a second person: it is no advice for them.
    const isAlone = scene.table?.seats.filter(({ bot }) => bot === null).length === 1
    const key = isAlone ? 'error.terminal-small' : 'error.terminal-small.several'
    return wrap(scene.say(key, LEAST), Math.max(1, width - 1)).slice(0, Math.max(1, height))
  }
  const room = roomOf(scene, cards, ink)
  const inner = width - 2
  const foot = footer(scene, inner, ink)
  const body = height - 1 - foot.length
  const lines = [
    titleLine(room, inner),
    ...filled(scene.page === 'play' ? playPage(room, inner, body) : textPage(room, inner, body), body),
    ...foot,
  ]
  return inset(lines, width)
}

const filled = (lines: readonly string[], rows: number): string[] =>
  Array.from({ length: rows }, (_, i) => lines[i] ?? '')

/** So many lines are left below the board at least, and so many before the board grows taller than it must. */
const LOWER = 10
const EASY = 14

function playPage(room: DeskRoom, width: number, height: number): string[] {
  const isRoomy = height >= 34
  const isWide = width + 2 >= WIDE
  const top = [...(isWide ? [] : [playersLine(room, width)]), ...analysisLine(room, width)]
  const rule = isRoomy ? [room.ink.dim('─'.repeat(width))] : []
  const space = height - top.length - 2 * rule.length
  const table = board(room, width, space - LOWER, space - Math.max(EASY, Math.floor(height * 0.4)))
  const rest = space - table.length
  const lower = isWide ? threeColumns(room, width, rest) : twoColumns(room, width, rest)
  return [...top, ...rule, ...table, ...rule, ...lower]
}

/** The question and its options, or a claim in the making. */
function asked(room: DeskRoom, width: number, rows: number): string[] {
  const { scene, side, ink } = room
  if (side.composer) return composerLines(room, width, rows)
  const { options, selected, question } = scene
  const head = wrap(question, width).slice(0, 2).map(ink.bold)
  const space = rows - head.length
  const fits = options.length <= space
  const most = fits ? space : space - 1
  const first = fits ? 0 : Math.max(0, Math.min(selected - Math.floor(most / 2), options.length - most))
  const shown = options.slice(first, first + most).map((option, i) => {
    const isSelected = first + i === selected
    const label = `${isSelected ? '>' : ' '} ${padStart(String(first + i + 1), 2)}  ${option.label}`
    const line =
      widthOf(label) + 2 + widthOf(option.odds) <= width
        ? spread(label, ink.dim(option.odds), width)
        : cut(label, width)
    return isSelected ? ink.accent(ink.bold(line)) : line
  })
  const below = options.length - first - shown.length
  const hidden = [
    ...(first > 0 ? [`▲ ${scene.say('screen.more', { n: first })}`] : []),
    ...(below > 0 ? [`▼ ${scene.say('screen.more', { n: below })}`] : []),
  ]
  return [...head, ...shown, ...(fits ? [] : [ink.dim(cut(`      ${hidden.join(' · ')}`, width))])]
}

/** What the marked option or the case looked at is about. */
function details(room: DeskRoom, width: number): string[] {
  const { scene, ink } = room
  const threat = focusCase(room)
  if (threat) return caseLines(room, threat, width)
  const option: OptionLines | undefined = scene.options[scene.selected]
  if (!option) return []
  return [
    ...wrap(option.label, width).map(ink.bold),
    ...(option.odds === '' ? [] : wrap(option.odds, width)),
    ...option.text.flatMap(line => wrap(line, width).map(part => ink.dim(part))),
  ]
}

/** Lines that may be too many; the last then says how many are missing. */
function shortened({ scene, ink }: DeskRoom, lines: readonly string[], rows: number, width: number): string[] {
  if (lines.length <= rows) return [...lines]
  const missing = scene.say('screen.newer', { n: lines.length - rows + 1 })
  return rows < 1 ? [] : [...lines.slice(0, rows - 1), ink.dim(cut(`▼ ${missing}`, width))]
}

function aside(room: DeskRoom, width: number, rows: number): string[] {
  const { say, side, ink } = room
  if (side.agendaShown)
    return [heading(say('desk.agenda'), '', width, ink), ...shortened(room, agendaLines(room, width), rows - 1, width)]
  const own = myThings(room, width)
  const items = turnItems(room)
  const long = checklistLines(room, items, width)
  const short = checklistInShort(room, items, width)
  const isLong = own.length + long.length + 6 <= rows
  const mine = shortened(room, own, Math.max(2, rows - 5 - (isLong ? long.length : short.length)), width)
  const list = items.length === 0 ? [] : isLong ? ['', ...long, ''] : short
  const space = rows - mine.length - list.length - 1
  return [
    ...mine,
    ...list,
    heading(say('board.details'), '', width, ink),
    ...shortened(room, details(room, width), space, width),
  ]
}

/** The newest of what has happened, in so many lines. */
function newest({ scene, ink }: DeskRoom, width: number, rows: number): string[] {
  return [...tailOf(logLines(scene.log, scene.fresh, tableMarks, width, ink), rows, scene.scroll).lines]
}

function others(room: DeskRoom, width: number): string[] {
  return [heading(room.say('desk.others'), '', width, room.ink), ...playerLines(room, width)]
}

function twoColumns(room: DeskRoom, width: number, rows: number): string[] {
  const right = Math.floor((width - GAP.length) * 0.47)
  const left = width - right - GAP.length
  const wanted = Math.max(room.scene.options.length, room.side.composer?.rows.length ?? 0) + 3
  const spare = rows - wanted
  const below = spare >= 6 && !room.side.composer ? others(room, left) : []
  const log = spare - below.length >= 6 ? spare - below.length - 2 : 0
  const choice = asked(room, left, log > 0 || below.length > 0 ? wanted : rows)
  return beside(
    [
      {
        lines: [
          ...choice,
          ...(below.length > 0 ? ['', ...below] : []),
          ...(log > 0 ? [heading(room.say('screen.page.log'), '', left, room.ink), ...newest(room, left, log)] : []),
        ],
        width: left,
      },
      { lines: aside(room, right, rows), width: right },
    ],
    rows,
    GAP,
  )
}

function threeColumns(room: DeskRoom, width: number, rows: number): string[] {
  const { say, ink } = room
  const side = Math.floor((width - 2 * GAP.length) * 0.32)
  const main = width - 2 * (side + GAP.length)
  const company = others(room, side)
  const log = rows - company.length - 1
  const left = [
    ...company,
    ...(log > 1 ? [heading(say('screen.page.log'), '', side, ink), ...newest(room, side, log)] : []),
  ]
  return beside(
    [
      { lines: left, width: side },
      { lines: asked(room, main, rows), width: main },
      { lines: aside(room, side, rows), width: side },
    ],
    rows,
    GAP,
  )
}

function textPage(room: DeskRoom, width: number, height: number): string[] {
  const { scene, ink } = room
  const title = tabs(scene, leaves, titles, width, ink)
  if (room.side.composer) return ['', ...composerLines(room, width, height - 1)]
  const space = height - 2
  const agenda = room.side.agendaShown ? [...agendaLines(room, width - 2), ''] : []
  return framed(scene, title, under(agenda, shownOf(room, width - 2, space - agenda.length)), width, ink)
}

const under = (above: readonly string[], { lines, ...rest }: Window): Window => ({
  lines: [...above, ...lines],
  ...rest,
})

function shownOf(room: DeskRoom, width: number, rows: number): Window {
  const { scene } = room
  const text = (lines: readonly string[]): Window => windowOf(lines, rows, scene.scroll)
  switch (scene.page) {
    case 'cases': {
      const lines = casesPage(room, width)
      const focus = lines.findIndex(line => line.startsWith('> '))
      const isInSight = focus < 0 || (focus >= scene.scroll && focus < scene.scroll + rows - 3)
      return windowOf(lines, rows, isInSight ? scene.scroll : focus - 2)
    }
    case 'desk':
      return text(deskPage(room, width))
    case 'players':
      return text(playersPage(room, width))
    case 'talk':
      return text(talkPage(room, width))
    case 'discards':
      return text(discardsPage(room, width))
    default:
      return pageWindow(scene, tableMarks, width, rows, room.ink)
  }
}
