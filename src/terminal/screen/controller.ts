import { Fault, type GameEvent, Illegal } from '../../engine/game.ts'
import type { CardLines } from '../../games/speaker.ts'
import { advisedLines } from '../advised.ts'
import { because, refusedLines, sentence } from '../errors.ts'
import { newsSince, type Session } from '../session.ts'
import { openBeside } from './beside.ts'
import type { Controller, ControllerTools, Wish } from './control.ts'
import type { Key } from './keys.ts'
import { besideHelp, keysLine } from './keys-line.ts'
import { openMarks } from './marks.ts'
import type { Page, ScreenModel } from './model.ts'
import { isSameQuestion, markedFirst, openPositions } from './position.ts'
import { openTypedLine } from './typed-line.ts'

/** Further than any text goes: the terminal brings it back to the last line. */
const FAR = 1 << 14

export function openController<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: ControllerTools,
): Controller<View> {
  const { say, speaker } = session
  const cards: ReadonlyMap<string, CardLines> = new Map(speaker.cards().map(card => [card.id, card]))
  const positions = openPositions(session, tools.debrief)
  let now = positions.read()
  let standing = session.standing()
  let fresh = 0
  let page: Page = 'play'
  let text: readonly string[] = []
  let message: string | null = null
  const line = openTypedLine()
  const { ask } = line
  const marks = openMarks({ rows: rowsToMark, isLog: () => page === 'log' || page === 'play' })

  const isOver = (): boolean => now.verdict !== null
  const home = (): Page => (isOver() ? 'debrief' : 'play')
  const open = (next: Page, lines: readonly string[] = []): void => {
    if ((next === 'people') !== (page === 'people')) marks.selected = next === 'people' ? 0 : markedFirst(now.options)
    page = next
    text = next === 'debrief' ? (now.verdict ?? []) : lines
    marks.scroll = 0
    marks.forget()
  }

  const read = (): void => {
    now = positions.read()
  }

  /** The position has changed: look at it anew. */
  const look = (): void => {
    read()
    marks.selected = markedFirst(now.options)
    open(home())
  }

  /** The same options are the same question: what is marked stays marked, and the page that is read stays open. */
  const refresh = (): void => {
    const before = now
    const news = newsSince(before.heard, session.events())
    read()
    if (news.length > 0) fresh = now.log.filter(({ at }) => at >= now.heard.length - news.length).length
    if (standing !== session.standing() && session.standing() === 'here') message = say('join.back')
    standing = session.standing()
    message = beside.news() ?? message
    const isSame = isSameQuestion(now.options, before.options)
    if (!isSame) marks.selected = markedFirst(now.options)
    if (
      isOver() !== (before.verdict !== null) ||
      (!isSame && (page === 'play' || page === 'option' || page === 'refused' || page === 'advisor'))
    )
      open(home())
  }

  const attempt = async (act: () => void | Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Fault || error instanceof Illegal)) throw error
      message = sentence(say, speaker, error)
    }
  }

  const beside = openBeside(session, {
    ask,
    attempt,
    tell(text) {
      message = text
    },
  })

  const controller: Controller<View> = {
    press,
    screen,
    get scroll() {
      return marks.scroll
    },
    set scroll(to: number) {
      marks.scroll = to
    },
    get isTyping() {
      return line.isOpen
    },
    ask,
    attempt,
    open: openPage,
    quiet() {
      message = null
    },
    refresh,
  }

  const choose = async (): Promise<void> => {
    const option = now.options[marks.selected]
    if (!option) return
    // Whoever looks over somebody's shoulder does not choose, and may say what they would.
    if (session.overlooked()) return beside.write(option.label)
    await attempt(async () => {
      const news = (await session.choose(option.name)).length
      look()
      const known = session.events().length - news
      fresh = now.log.filter(({ at }) => at >= known).length
    })
  }

  const undo = (): Promise<void> =>
    attempt(async () => {
      await session.undo()
      fresh = 0
      look()
      message = say('play.undone')
    })

  const rewind = (to: number): Promise<void> =>
    attempt(async () => {
      await session.rewind(to)
      fresh = 0
      look()
      message = say('play.rewound', { number: to + 1 })
    })

  const openRewind = (): Promise<void> =>
    attempt(() => {
      const past = session.past()
      if (!tools.practice) throw new Fault('match.no-rewind')
      if (past.length === 0) throw new Fault('match.nothing-to-undo')
      open('rewind', past)
      marks.selected = past.length - 1
    })

  const openAdvisor = (): Promise<void> =>
    attempt(async () => {
      const lines = await advisedLines(session, undefined)
      open('advisor', lines)
    })

  function openPage(next: Page): void {
    if (page === next) open(home())
    else if (next === 'rules') open('rules', tools.rules(''))
    else if (next === 'help')
      open(
        'help',
        [...tools.pages.help, ...besideHelp(session)].map(key => say(key)),
      )
    else if (next === 'refused') open('refused', refusedLines(say, now.refused))
    else open(next)
  }

  const turn = (by: number): void => {
    const all: readonly Page[] = tools.pages.leaves.map(leaf => (leaf === 'play' ? home() : leaf))
    const at = all.indexOf(page)
    openPage(at < 0 ? home() : all[(at + by + all.length) % all.length])
  }

  const write = async (name: string): Promise<void> => {
    try {
      await attempt(() => {
        message = say('play.exported', { file: tools.export(name), game: session.game.id })
      })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
      message = say('screen.not-written', { problem: String(error.code) })
    }
  }

  function rowsToMark(): number {
    if (page === 'people') return beside.rows().length
    return page === 'play' ? now.options.length : page === 'rewind' ? text.length : 0
  }

  async function press(key: Key, rows: number): Promise<Wish> {
    if (key === 'ctrl-c' || key === 'ctrl-d') return 'quit'
    if (key === 'ctrl-z') return 'suspend'
    if (key === 'ctrl-l') return 'clear'
    message = null
    if (line.isOpen) {
      await line.press(key)
      return null
    }
    if (/^\d$/.test(key)) {
      marks.jump(key)
      return null
    }
    marks.forget()
    switch (key) {
      case 'q':
        return 'quit'
      case 'up':
      case 'k':
        marks.move(-1)
        break
      case 'down':
      case 'j':
        marks.move(1)
        break
      case 'page-up':
        if (page === 'rewind') marks.move(-Math.floor(rows / 2))
        else marks.scrollBy(-Math.floor(rows / (page === 'play' ? 4 : 2)))
        break
      case 'page-down':
        if (page === 'rewind') marks.move(Math.floor(rows / 2))
        else marks.scrollBy(Math.floor(rows / (page === 'play' ? 4 : 2)))
        break
      case 'home':
        marks.move(-FAR)
        break
      case 'end':
        marks.move(FAR)
        break
      case 'enter':
        if (page === 'play') await choose()
        else if (page === 'rewind') await rewind(marks.selected)
        else if (page === 'people') await beside.act(marks.selected)
        break
      case 'u':
        await undo()
        break
      case 'w':
        if (page === 'rewind') open(home())
        else await openRewind()
        break
      case 'p':
        if (session.company) openPage('people')
        break
      case 'm':
        await beside.write()
        break
      case '+':
        await beside.takeTime()
        break
      case 'x':
        openPage('refused')
        break
      case 'v':
        if (page === 'advisor') open(home())
        else await openAdvisor()
        break
      case 'd':
        if (now.options.length > 0 && (page === 'play' || page === 'option')) openPage('option')
        break
      case '?':
        openPage('help')
        break
      case '/':
        ask(say('screen.ask.rules'), word => open('rules', tools.rules(word)))
        break
      case 'e':
        ask(say('screen.ask.export'), write)
        break
      case 'tab':
        turn(1)
        break
      case 'shift-tab':
        turn(-1)
        break
      case 'escape':
        open(home())
        break
    }
    if (rowsToMark() > 0) marks.selected = Math.min(marks.selected, rowsToMark() - 1)
    return null
  }

  function screen(): ScreenModel<View> {
    const { view, log, question, options, refused } = now
    return {
      view,
      say,
      cards,
      page,
      log,
      fresh,
      question,
      options,
      refused,
      because: why => because(say, speaker, why),
      selected: marks.selected,
      scroll: marks.scroll,
      text: page === 'people' ? beside.rows() : text,
      company: beside.screen(page === 'people'),
      keys: keysLine(
        say,
        {
          page,
          isOver: isOver(),
          practice: tools.practice,
          hasCompany: !!session.company,
          isFriend: !!session.overlooked(),
        },
        tools.pages.keys,
      ),
      message: message ?? (session.standing() === 'here' ? null : say('join.away')),
      asked: line.shown(),
      practice: tools.practice,
      over: isOver(),
      table: null,
    }
  }

  look()
  message = beside.news()
  fresh = tools.fresh ?? (session.choices() === 0 ? now.log.length : 0)
  return controller
}
