import { Fault, type GameEvent, Illegal } from '../../engine/game.ts'
import type { CardLines } from '../../games/speaker.ts'
import { because, refusedLines, sentence } from '../errors.ts'
import { newsSince, type Session } from '../session.ts'
import type { Key } from './keys.ts'
import { keysLine } from './keys-line.ts'
import type { Page, Painter, ScreenModel } from './model.ts'
import { isSameQuestion, markedFirst, openPositions } from './position.ts'
import { openTypedLine, type TypedLine } from './typed-line.ts'

export interface ControllerTools {
  readonly pages: Pick<Painter<never>, 'leaves' | 'help' | 'keys'>
  readonly practice: boolean
  /** How many of the newest lines of the log are new; where this is left out, all of them before the first choice. */
  readonly fresh?: number
  readonly debrief: () => readonly string[]
  readonly rules: (word: string) => readonly string[]
  readonly export: (name: string) => string
}

/**
 * What a key asks of the terminal itself; null when it only changed what is to be seen. `wipe` is `clear` where what
 * was to be seen is for nobody else: what was typed ahead goes with it. `done` is the end of a stage that has one.
 */
export type Wish = 'quit' | 'done' | 'suspend' | 'clear' | 'wipe' | null

/** What lies open in front of the player, and what each key does with it. Knows no terminal. */
export interface Controller<View> {
  press(key: Key, rows: number): Promise<Wish>
  screen(): ScreenModel<View>
  scroll: number
  /** True while a line of text is being typed: every key belongs to it. */
  readonly isTyping: boolean
  /** Asks for a line of text; what has been typed is handed on with Enter. */
  readonly ask: TypedLine['ask']
  /** Does what may be refused; a refusal is said in the last line, and nothing else happens. */
  attempt(act: () => void | Promise<void>): Promise<void>
  open(page: Page): void
  /** Something has come from elsewhere: looks anew, and leaves open whatever lies open. */
  refresh(): void
}

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
  let heardBeside = session.company?.heard().length ?? 0
  let fresh = 0
  let page: Page = 'play'
  let selected = 0
  let digits = ''
  let text: readonly string[] = []
  let message: string | null = null
  const line = openTypedLine()
  const { ask } = line

  const isOver = (): boolean => now.verdict !== null
  const home = (): Page => (isOver() ? 'debrief' : 'play')
  const open = (next: Page, lines: readonly string[] = []): void => {
    if ((next === 'people') !== (page === 'people')) selected = next === 'people' ? 0 : markedFirst(now.options)
    page = next
    text = next === 'debrief' ? (now.verdict ?? []) : lines
    controller.scroll = 0
    digits = ''
  }

  const read = (): void => {
    now = positions.read()
  }

  /** The position has changed: look at it anew. */
  const look = (): void => {
    read()
    selected = markedFirst(now.options)
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
    listen()
    const isSame = isSameQuestion(now.options, before.options)
    if (!isSame) selected = markedFirst(now.options)
    if (
      isOver() !== (before.verdict !== null) ||
      (!isSame && (page === 'play' || page === 'option' || page === 'refused'))
    )
      open(home())
  }

  /** What people elsewhere have written or decided since the last time is told in the last line. */
  const listen = (): void => {
    const heard = session.company?.heard() ?? []
    const last = heard.slice(heardBeside).at(-1)
    heardBeside = heard.length
    if (last) message = last.text
  }

  const attempt = async (act: () => void | Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Fault || error instanceof Illegal)) throw error
      message = sentence(say, speaker, error)
    }
  }

  const controller: Controller<View> = {
    press,
    screen,
    scroll: 0,
    get isTyping() {
      return line.isOpen
    },
    ask,
    attempt,
    open: openPage,
    refresh,
  }

  const choose = async (): Promise<void> => {
    const option = now.options[selected]
    if (!option) return
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
      selected = past.length - 1
    })

  function openPage(next: Page): void {
    if (page === next) open(home())
    else if (next === 'rules') open('rules', tools.rules(''))
    else if (next === 'help')
      open(
        'help',
        [...tools.pages.help, ...(session.company ? ['screen.help.people', 'screen.help.write'] : [])].map(key =>
          say(key),
        ),
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

  /** How many rows there are to mark on this page; none on a page of text. */
  const rowsToMark = (): number => {
    if (page === 'people') return session.company?.acts().length ?? 0
    return page === 'play' ? now.options.length : page === 'rewind' ? text.length : 0
  }

  /** Does the marked one of what can be done beside playing; what has to be typed for it is asked for. */
  const actBeside = async (): Promise<void> => {
    const act = session.company?.acts()[selected]
    if (!act) return
    if (act.asks !== null) ask(act.asks, typed => attempt(() => act.carryOut(typed)))
    else
      await attempt(async () => {
        await act.carryOut('')
        message = say('people.done')
        listen()
      })
  }
  const writeBeside = (): void => {
    const { company } = session
    if (company) ask(say('people.ask.write'), typed => attempt(() => company.act({ type: 'text', text: typed })))
  }

  const move = (by: number): void => {
    const rows = rowsToMark()
    if (rows > 0) selected = Math.max(0, Math.min(rows - 1, selected + by))
    else scrollBy(by)
  }
  /** Downwards is towards the newest line in a log, which counts its lines from there. */
  const scrollBy = (by: number): void => {
    const isLog = page === 'log' || page === 'play'
    controller.scroll = Math.max(0, controller.scroll + (isLog ? -by : by))
  }

  const jump = (digit: string): void => {
    const rows = rowsToMark()
    digits = Number(digits + digit) <= rows ? digits + digit : digit
    if (Number(digits) >= 1 && Number(digits) <= rows) selected = Number(digits) - 1
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
      jump(key)
      return null
    }
    digits = ''
    switch (key) {
      case 'q':
        return 'quit'
      case 'up':
      case 'k':
        move(-1)
        break
      case 'down':
      case 'j':
        move(1)
        break
      case 'page-up':
        if (page === 'rewind') move(-Math.floor(rows / 2))
        else scrollBy(-Math.floor(rows / (page === 'play' ? 4 : 2)))
        break
      case 'page-down':
        if (page === 'rewind') move(Math.floor(rows / 2))
        else scrollBy(Math.floor(rows / (page === 'play' ? 4 : 2)))
        break
      case 'home':
        move(-FAR)
        break
      case 'end':
        move(FAR)
        break
      case 'enter':
        if (page === 'play') await choose()
        else if (page === 'rewind') await rewind(selected)
        else if (page === 'people') await actBeside()
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
        writeBeside()
        break
      case 'x':
        openPage('refused')
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
    if (rowsToMark() > 0) selected = Math.min(selected, rowsToMark() - 1)
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
      selected,
      scroll: controller.scroll,
      text: page === 'people' ? (session.company?.acts().map(({ label }) => label) ?? []) : text,
      company: session.company && {
        status: page === 'people' ? session.company.status() : [],
        heard: page === 'people' ? session.company.heard().map(one => one.text) : [],
        brief: session.company.brief(),
      },
      keys: keysLine(
        say,
        { page, isOver: isOver(), practice: tools.practice, hasCompany: !!session.company },
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
  fresh = tools.fresh ?? (session.choices() === 0 ? now.log.length : 0)
  return controller
}
