import type { GameEvent } from '../../engine/game.ts'
import { nameOfParts } from '../../games/homeland/options.ts'
import { notedIn, type Subject, saidIn } from '../../games/homeland/talk/claims.ts'
import { LONGEST_NOTE, noteOf } from '../../table/notes.ts'
import { namesOf } from '../names.ts'
import { type Desk, type DeskTools, openDesk } from '../screen/desk.ts'
import type { Key } from '../screen/keys.ts'
import type { Scene } from '../screen/scene.ts'
import type { Session } from '../session.ts'
import { type Composing, openComposer } from './composer.ts'

/** What a game tells a desk at a table for several: what lies on the table that one can look at and speak of. */
export interface Subjects<View> {
  /** The cases on the table, as they lie. */
  cases(view: View): readonly number[]
  /** What an option is about, where it is about a case or a player. */
  subjectOf(option: string): Subject | null
}

export interface SeatDesk<View> extends Desk<View> {
  /** True while a key would be taken as text or as part of a claim. */
  readonly isBusy: boolean
}

/** A desk at a table for several: the cases one looks at, the own agenda, claims and notes come on top of it. */
export function openSeat<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  subjects: Subjects<View>,
  tools: DeskTools & { readonly briefing: boolean },
): SeatDesk<View> {
  const { say, seat, speaker } = session
  const desk = openDesk(session, tools)
  const names = namesOf(session.seats())
  /** Looked at on purpose; otherwise whatever the marked option is about. */
  let picked: Subject | null = null
  let agendaShown = tools.briefing
  let composing: Composing | null = null
  /** A claim was made by its own key: an Enter after it is only meant to make sure. */
  let hasSpoken = false

  const marked = ({ options, selected, page }: Scene<View>): Subject | null => {
    const option = page === 'play' ? options[selected] : undefined
    return option ? subjects.subjectOf(option.name) : null
  }
  const focus = (): Subject | null => picked ?? marked(desk.scene())

  /** From one case to the next, or from one player to the next where players are listed. */
  const look = (by: number): void => {
    const { page, view } = desk.scene()
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
    const { view, over } = desk.scene()
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
      claim: claim => desk.attempt(() => session.claim(claim)),
    })
  }

  const write = (): void => {
    const about = focus()
    if (!about || desk.scene().over) return
    const label =
      'case' in about
        ? say('note.ask.case', { case: about.case })
        : say('note.ask.player', { player: names[about.player] })
    desk.ask(
      label,
      text => desk.attempt(() => session.note(about, text.slice(0, 2 * LONGEST_NOTE))),
      noteOf(session.notes(), seat, about),
    )
  }

  const ownKey = (key: Key): boolean => {
    switch (key) {
      case 'a':
        agendaShown = !desk.scene().over
        return true
      case 't':
        speak()
        return true
      case 'n':
        write()
        return true
      case 'left':
      case 'h':
        look(-1)
        return true
      case 'right':
      case 'l':
        look(1)
        return true
      default:
        return false
    }
  }

  return {
    async press(key, rows) {
      agendaShown = false
      const isMeantForTalk = hasSpoken && key === 'enter'
      hasSpoken = false
      if (isMeantForTalk) return null
      if (composing?.isOpen && !key.startsWith('ctrl-')) {
        const before = session.talk().length
        await composing.press(key)
        hasSpoken = key !== 'enter' && session.talk().length !== before
        return null
      }
      if (!desk.isTyping && ownKey(key)) return null
      const { page } = desk.scene()
      const wish = await desk.press(key, rows)
      if (!desk.isTyping && (page === 'play' || desk.scene().page !== page)) picked = null
      return wish
    },
    scene: () => {
      const scene = desk.scene()
      const isTalking = composing?.isOpen === true
      return {
        ...scene,
        keys: isTalking ? say('talk.keys') : scene.keys,
        table: {
          seats: session.seats(),
          talk: saidIn(session.talk()),
          notes: notedIn(session.notes()),
          seat,
          focus: focus(),
          agendaShown,
          composer: composing && isTalking ? composing.scene() : null,
        },
      }
    },
    get scroll() {
      return desk.scroll
    },
    set scroll(to: number) {
      desk.scroll = to
    },
    get isTyping() {
      return desk.isTyping
    },
    get isBusy() {
      return desk.isTyping || composing?.isOpen === true
    },
    ask: desk.ask,
    attempt: desk.attempt,
    open: desk.open,
  }
}
