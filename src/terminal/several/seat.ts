import { Fault, type GameEvent, type Json } from '../../engine/game.ts'
import { nameOfParts } from '../../games/homeland/options.ts'
import { notedIn, type Subject, saidIn } from '../../games/homeland/talk/claims.ts'
import { LONGEST_NOTE_CHARACTERS, noteOf } from '../../table/notes.ts'
import { namesOf } from '../names.ts'
import type { Controller, ControllerTools } from '../screen/control.ts'
import { openController } from '../screen/controller.ts'
import type { Key } from '../screen/keys.ts'
import type { ScreenModel } from '../screen/model.ts'
import type { Session } from '../session.ts'
import { openAnswering } from './answering.ts'
import { type Composing, openComposer } from './composer.ts'

/** What a game tells a seat at a table for several: what lies on the table that one can look at and speak of. */
export interface Subjects<View> {
  /** The cases on the table, as they lie. */
  cases(view: View): readonly number[]
  /** What an option is about, where it is about a case or a player. */
  subjectOf(option: string): Subject | null
}

export interface SeatController<View> extends Controller<View> {
  /** True while a key would be taken as text or as part of a claim. */
  readonly isBusy: boolean
}

/** A controller at a table for several: the cases one looks at, the own agenda, claims and notes come on top of it. */
export function openSeat<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  subjects: Subjects<View>,
  tools: ControllerTools & { readonly briefing: boolean },
): SeatController<View> {
  const { say, seat, speaker } = session
  const controller = openController(session, tools)
  const names = namesOf(session.seats())
  /** Looked at on purpose; otherwise whatever the marked option is about. */
  let picked: Subject | null = null
  let agendaShown = tools.briefing
  let composing: Composing | null = null
  /** A claim was made by its own key: an Enter after it is only meant to make sure. */
  let hasSpoken = false

  const marked = ({ options, selected, page }: ScreenModel<View>): Subject | null => {
    const option = page === 'play' ? options[selected] : undefined
    return option ? subjects.subjectOf(option.name) : null
  }
  const focus = (): Subject | null => picked ?? marked(controller.screen())

  /** From one case to the next, or from one player to the next where players are listed. */
  const look = (by: number): void => {
    const { page, view } = controller.screen()
    const all: readonly Subject[] =
      page === 'players'
        ? names.map((_, player): Subject => ({ player }))
        : subjects.cases(view).map(id => ({ case: id }))
    if (all.length === 0) return
    const now = focus()
    const at = all.findIndex(one => JSON.stringify(one) === JSON.stringify(now))
    picked = at < 0 ? all[by > 0 ? 0 : all.length - 1] : all[(at + by + all.length) % all.length]
  }

  const speak = (): void => {
    const { view, over } = controller.screen()
    if (over || !session.game.talk) return
    composing = openComposer({
      say,
      seat,
      names,
      talk: saidIn(session.talk()),
      cases: subjects
        .cases(view)
        .map(id => ({ id, text: speaker.label(nameOfParts({ verb: 'case', threat: id }), view) })),
      focus: focus(),
      unsent: session.company?.words.begin().claim ?? null,
      // A claim is plain data.
      changed: claim => session.company?.words.keep({ claim: claim as Json | null }),
      claim: claim => controller.attempt(() => session.claim(claim)),
    })
  }

  /** One answer to each suspicion, and where free words are, a line of one's own along with it. */
  const reply = (): void => {
    const { view, over } = controller.screen()
    if (over || !session.game.talk) return
    composing = openAnswering(
      { say, seat, names, talk: saidIn(session.talk()), cases: subjects.cases(view) },
      async ({ to, answer }) => {
        const send = (text: string): Promise<void> => controller.attempt(() => session.answer(to, answer, text))
        if (session.options().talk === 'all') controller.ask(say('talk.answer.words'), send)
        else await send('')
      },
    )
    if (!composing.isOpen)
      void controller.attempt(() => {
        throw new Fault('talk.answer.nothing')
      })
  }

  const write = (): void => {
    const about = focus()
    if (!about || controller.screen().over) return
    const label =
      'case' in about
        ? say('note.ask.case', { case: about.case })
        : say('note.ask.player', { player: names[about.player] })
    controller.ask(
      label,
      text => controller.attempt(() => session.note(about, text.slice(0, 2 * LONGEST_NOTE_CHARACTERS))),
      noteOf(session.notes(), seat, about),
    )
  }

  const ownKeys: Readonly<Record<string, () => void>> = {
    a() {
      agendaShown = !controller.screen().over
    },
    t: speak,
    A: reply,
    n: write,
    left: () => look(-1),
    h: () => look(-1),
    right: () => look(1),
    l: () => look(1),
  }
  const isOwn = (key: Key): boolean => Object.hasOwn(ownKeys, key)

  return {
    async press(key, rows) {
      agendaShown = false
      const isMeantForTalk = hasSpoken && key === 'enter'
      hasSpoken = false
      if (isMeantForTalk) return null
      if (composing?.isOpen && !key.startsWith('ctrl-')) {
        controller.quiet()
        const before = session.talk().length
        await composing.press(key)
        hasSpoken = key !== 'enter' && session.talk().length !== before
        return null
      }
      if (!controller.isTyping && isOwn(key)) {
        controller.quiet()
        ownKeys[key]()
        return null
      }
      const { page } = controller.screen()
      const wish = await controller.press(key, rows)
      if (!controller.isTyping && (page === 'play' || controller.screen().page !== page)) picked = null
      return wish
    },
    screen: () => {
      const screen = controller.screen()
      const isTalking = composing?.isOpen === true
      return {
        ...screen,
        keys: isTalking ? say('talk.keys') : screen.keys,
        table: {
          seats: session.seats(),
          colours: session.seats().map((_, at) => session.company?.colourAt(at) ?? null),
          talk: saidIn(session.heard()),
          ledger: saidIn(session.ledger()),
          notes: notedIn(session.notes()),
          seat,
          focus: focus(),
          agendaShown,
          composer: composing && isTalking ? composing.screen() : null,
        },
      }
    },
    get scroll() {
      return controller.scroll
    },
    set scroll(to: number) {
      controller.scroll = to
    },
    get isTyping() {
      return controller.isTyping
    },
    get isBusy() {
      return controller.isTyping || composing?.isOpen === true
    },
    ask: controller.ask,
    attempt: controller.attempt,
    open: controller.open,
    quiet: controller.quiet,
    refresh: controller.refresh,
  }
}
