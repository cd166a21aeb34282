import type { GameEvent } from '../../engine/game.ts'
import { genericSpeaker } from '../../games/generic-speaker.ts'
import type { AnyGame } from '../../games/index.ts'
import type { TerminalPart } from '../games.ts'
import type { TablePainter } from '../several/stage.ts'
import type { Leaf, ScreenModel } from './model.ts'
import { pageWindow, TITLES, tabs, underTabs } from './page.ts'
import { footer, inset, type LogMarks, logLines, oneByOne, optionWindow, questionLine, tailOf } from './sheet.ts'
import { type Ink, wrap } from './style.ts'

/** The terminal's part of a game that has none of its own: by the names its rules use, and nothing but its view. */

const leaves: readonly Leaf[] = ['play', 'log', 'rules']
const LEAST = { width: 40, height: 12 } as const
const marks: LogMarks = { sign: () => '', isHeading: () => false }

/** What the viewer sees above, the newest of what has happened below it, the question and its options last. */
function playPage(
  screen: ScreenModel<unknown>,
  status: readonly string[],
  width: number,
  space: number,
  ink: Ink,
): string[] {
  const { say, question, options } = screen
  const list = Math.min(options.length, Math.floor(space / 2))
  const asked = [
    questionLine(say, question, options, width, ink),
    ...optionWindow(screen, oneByOne(options), list, width, ink),
  ]
  const above = status.flatMap(line => wrap(line, width, '  ')).slice(0, Math.max(0, space - asked.length - 2))
  const log = tailOf(
    logLines(screen.log, screen.fresh, marks, width, ink),
    space - asked.length - above.length,
    screen.scroll,
  )
  return [...above, ...log.lines, ...asked]
}

export const genericPainter: TablePainter<unknown, GameEvent> = {
  leaves,
  help: [
    'screen.help.move',
    'screen.help.digits',
    'screen.help.enter',
    'screen.help.details',
    'screen.help.why',
    'screen.help.undo',
    'screen.help.rewind',
    'screen.help.search',
    'screen.help.export',
    'screen.help.quit',
    'screen.help.suspend',
  ],
  keys: { play: 'screen.keys', practice: 'screen.keys.practice', page: 'screen.keys.page' },
  paint(screen, width, height, ink) {
    const { say, page } = screen
    if (width < LEAST.width || height < LEAST.height)
      return wrap(say('error.terminal-small', LEAST), Math.max(1, width - 1)).slice(0, Math.max(1, height))
    const inner = width - 2
    const foot = footer(screen, inner, ink)
    const space = height - foot.length
    const body =
      page === 'play'
        ? playPage(screen, genericSpeaker(say, '').status(screen.view), inner, space, ink)
        : underTabs(
            screen,
            tabs(screen, leaves, TITLES, inner, ink),
            pageWindow(screen, marks, inner - 2, space - 2, ink),
            inner,
            ink,
          )
    return inset([...Array.from({ length: space }, (_, i) => body[i] ?? ''), ...foot], width)
  },
  cases: () => [],
  subjectOf: () => null,
  steps: () => [],
  theatre: () => [],
  discreet: event => event,
}

export const part: TerminalPart<unknown, unknown, GameEvent, AnyGame> = {
  speak: (say, game) => genericSpeaker(say, game.id),
  who: () => undefined,
  debrief: () => [],
  report: (say, { wins, winRate, winRateInterval: [low, high] }) => [
    say('simulate.wins', { wins, share: winRate, low, high }),
  ],
  painter: () => genericPainter,
  queries: (_say, _game, speaker) => ({
    threat: view => speaker.status(view),
    known: view => speaker.status(view),
    case: () => null,
    turn: () => [],
    origin: ({ source }) => ({ whole: source, lines: [] }),
  }),
}
