import type { Event } from '../../games/homeland/events.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import { partsOf } from '../../games/homeland/options.ts'
import type { Subject } from '../../games/homeland/talk/claims.ts'
import { stepsOf } from '../../games/homeland/tell/telling.ts'
import type { View } from '../../games/homeland/view/view.ts'
import type { OptionLines } from '../../games/speaker.ts'
import type { Leaf, ScreenModel } from '../screen/model.ts'
import { pageWindow, TITLES, tabs, underTabs } from '../screen/page.ts'
import { beside, footer, heading, inset, logLines, tailOf, type Window, windowOf } from '../screen/sheet.ts'
import { cut, type Ink, padStart, spread, widthOf, wrap } from '../screen/style.ts'
import type { TablePainter } from '../several/stage.ts'
import { analysisLine, board, playersLine, titleLine } from './board.ts'
import { caseLines, casesPage } from './cases.ts'
import { tableMarks } from './marks.ts'
import { type AskedBoardModel, boardModelOf, type CardIndex, casesInOrder, focusCase, indexOf } from './model.ts'
import { agendaLines, deskPage, discardsPage, myThings, playerLines, playersPage } from './players.ts'
import { composerLines, talkPage } from './talk.ts'
import { theatre } from './theatre.ts'
import { checklistInShort, checklistLines, turnItems } from './turn.ts'

export const LEAST = { width: 72, height: 22 } as const
const WIDE_COLUMNS = 110
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
      'table.help.answer',
      'table.help.note',
      'table.help.curtain',
      'screen.help.details',
      'screen.help.why',
      'screen.help.advisor',
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
    paint: (screen, width, height, ink) => paint(screen, cards, width, height, ink),
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

function paint(screen: ScreenModel<View>, cards: CardIndex, width: number, height: number, ink: Ink): string[] {
  if (width < LEAST.width || height < LEAST.height) {
    // Plain text hides nothing from a second person: it is no advice for them.
    const isAlone = screen.table?.seats.filter(({ bot }) => bot === null).length === 1
    const key = isAlone ? 'error.terminal-small' : 'error.terminal-small.several'
    return wrap(screen.say(key, LEAST), Math.max(1, width - 1)).slice(0, Math.max(1, height))
  }
  const model = boardModelOf(screen, cards, ink)
  const inner = width - 2
  const foot = footer(screen, inner, ink)
  const body = height - 1 - foot.length
  const lines = [
    titleLine(model, inner),
    ...filled(screen.page === 'play' ? playPage(model, inner, body) : textPage(model, inner, body), body),
    ...foot,
  ]
  return inset(lines, width)
}

const filled = (lines: readonly string[], rows: number): string[] =>
  Array.from({ length: rows }, (_, i) => lines[i] ?? '')

/** So many lines are left below the board at least, and so many before the board grows taller than it must. */
const LOWER_ROWS = 10
const EASY_ROWS = 14

function playPage(model: AskedBoardModel, width: number, height: number): string[] {
  const isRoomy = height >= 34
  const isWide = width + 2 >= WIDE_COLUMNS
  const top = [...(isWide ? [] : [playersLine(model, width)]), ...analysisLine(model, width)]
  const rule = isRoomy ? [model.ink.dim('─'.repeat(width))] : []
  const space = height - top.length - 2 * rule.length
  const table = board(model, width, space - LOWER_ROWS, space - Math.max(EASY_ROWS, Math.floor(height * 0.4)))
  const rest = space - table.length
  const lower = isWide ? threeColumns(model, width, rest) : twoColumns(model, width, rest)
  return [...top, ...rule, ...table, ...rule, ...lower]
}

/** The question and its options, or a claim in the making. */
function asked(model: AskedBoardModel, width: number, rows: number): string[] {
  const { screen, side, ink } = model
  if (side.composer) return composerLines(model, width, rows)
  const { options, selected, question } = screen
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
    ...(first > 0 ? [`▲ ${screen.say('screen.more', { n: first })}`] : []),
    ...(below > 0 ? [`▼ ${screen.say('screen.more', { n: below })}`] : []),
  ]
  return [...head, ...shown, ...(fits ? [] : [ink.dim(cut(`      ${hidden.join(' · ')}`, width))])]
}

/** What the marked option or the case looked at is about. */
function details(model: AskedBoardModel, width: number): string[] {
  const { screen, ink } = model
  const threat = focusCase(model)
  if (threat) return caseLines(model, threat, width)
  const option: OptionLines | undefined = screen.options[screen.selected]
  if (!option) return []
  return [
    ...wrap(option.label, width).map(ink.bold),
    ...(option.odds === '' ? [] : wrap(option.odds, width)),
    ...option.text.flatMap(line => wrap(line, width).map(part => ink.dim(part))),
  ]
}

/** Lines that may be too many; the last then says how many are missing. */
function shortened({ screen, ink }: AskedBoardModel, lines: readonly string[], rows: number, width: number): string[] {
  if (lines.length <= rows) return [...lines]
  const missing = screen.say('screen.newer', { n: lines.length - rows + 1 })
  return rows < 1 ? [] : [...lines.slice(0, rows - 1), ink.dim(cut(`▼ ${missing}`, width))]
}

function aside(model: AskedBoardModel, width: number, rows: number): string[] {
  const { say, side, ink } = model
  if (side.agendaShown)
    return [
      heading(say('desk.agenda'), '', width, ink),
      ...shortened(model, agendaLines(model, width), rows - 1, width),
    ]
  const own = myThings(model, width)
  const items = turnItems(model)
  const long = checklistLines(model, items, width)
  const short = checklistInShort(model, items, width)
  const isLong = own.length + long.length + 6 <= rows
  const mine = shortened(model, own, Math.max(2, rows - 5 - (isLong ? long.length : short.length)), width)
  const list = items.length === 0 ? [] : isLong ? ['', ...long, ''] : short
  const space = rows - mine.length - list.length - 1
  return [
    ...mine,
    ...list,
    heading(say('board.details'), '', width, ink),
    ...shortened(model, details(model, width), space, width),
  ]
}

/** The newest of what has happened, in so many lines. */
function newest({ screen, ink }: AskedBoardModel, width: number, rows: number): string[] {
  return [...tailOf(logLines(screen.log, screen.fresh, tableMarks, width, ink), rows, screen.scroll).lines]
}

function others(model: AskedBoardModel, width: number): string[] {
  return [heading(model.say('desk.others'), '', width, model.ink), ...playerLines(model, width)]
}

function twoColumns(model: AskedBoardModel, width: number, rows: number): string[] {
  const right = Math.floor((width - GAP.length) * 0.47)
  const left = width - right - GAP.length
  const wanted = Math.max(model.screen.options.length, model.side.composer?.rows.length ?? 0) + 3
  const spare = rows - wanted
  const below = spare >= 6 && !model.side.composer ? others(model, left) : []
  const log = spare - below.length >= 6 ? spare - below.length - 2 : 0
  const choice = asked(model, left, log > 0 || below.length > 0 ? wanted : rows)
  return beside(
    [
      {
        lines: [
          ...choice,
          ...(below.length > 0 ? ['', ...below] : []),
          ...(log > 0 ? [heading(model.say('screen.page.log'), '', left, model.ink), ...newest(model, left, log)] : []),
        ],
        width: left,
      },
      { lines: aside(model, right, rows), width: right },
    ],
    rows,
    GAP,
  )
}

function threeColumns(model: AskedBoardModel, width: number, rows: number): string[] {
  const { say, ink } = model
  const side = Math.floor((width - 2 * GAP.length) * 0.32)
  const main = width - 2 * (side + GAP.length)
  const company = others(model, side)
  const log = rows - company.length - 1
  const left = [
    ...company,
    ...(log > 1 ? [heading(say('screen.page.log'), '', side, ink), ...newest(model, side, log)] : []),
  ]
  return beside(
    [
      { lines: left, width: side },
      { lines: asked(model, main, rows), width: main },
      { lines: aside(model, side, rows), width: side },
    ],
    rows,
    GAP,
  )
}

function textPage(model: AskedBoardModel, width: number, height: number): string[] {
  const { screen, ink } = model
  const title = tabs(screen, leaves, titles, width, ink)
  if (model.side.composer) return ['', ...composerLines(model, width, height - 1)]
  const space = height - 2
  const agenda = model.side.agendaShown ? [...agendaLines(model, width - 2), ''] : []
  return underTabs(screen, title, under(agenda, shownOf(model, width - 2, space - agenda.length)), width, ink)
}

const under = (above: readonly string[], { lines, ...rest }: Window): Window => ({
  lines: [...above, ...lines],
  ...rest,
})

function shownOf(model: AskedBoardModel, width: number, rows: number): Window {
  const { screen } = model
  const text = (lines: readonly string[]): Window => windowOf(lines, rows, screen.scroll)
  switch (screen.page) {
    case 'cases': {
      const lines = casesPage(model, width)
      const focus = lines.findIndex(line => line.startsWith('> '))
      const isInSight = focus < 0 || (focus >= screen.scroll && focus < screen.scroll + rows - 3)
      return windowOf(lines, rows, isInSight ? screen.scroll : focus - 2)
    }
    case 'desk':
      return text(deskPage(model, width))
    case 'players':
      return text(playersPage(model, width))
    case 'talk':
      return text(talkPage(model, width))
    case 'discards':
      return text(discardsPage(model, width))
    default:
      return pageWindow(screen, tableMarks, width, rows, model.ink)
  }
}
