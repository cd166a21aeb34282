import type { GameEvent, Seat, Viewer } from '../../engine/game.ts'
import type { CardLines, Speaker } from '../../games/speaker.ts'
import { eventsOf } from '../../table/match.ts'
import type { Say } from '../../words/index.ts'
import { namesOf } from '../names.ts'
import type { ControllerTools, Wish } from '../screen/control.ts'
import type { Key } from '../screen/keys.ts'
import type { Painter } from '../screen/model.ts'
import { painted, type Stage } from '../screen/screen.ts'
import type { Ink } from '../screen/style.ts'
import type { Session } from '../session.ts'
import { curtain } from './curtain.ts'
import { openSeat, type SeatController, type Subjects } from './seat.ts'

/** What everybody may see happen, told up to one event. */
export interface Show<View, Event> {
  readonly say: Say
  /** The table as everybody sees it, once all is told. */
  readonly view: View
  readonly events: readonly Event[]
  /** Events before this one are told; those from `fresh` on were told with the last key. */
  readonly at: number
  readonly fresh: number
  readonly isLast: boolean
  readonly names: readonly string[]
  readonly cards: ReadonlyMap<string, CardLines>
  line(event: Event): string
}

/** A game around one screen: what is on the table, what is told to all step by step, and how. */
export interface TablePainter<View, Event> extends Painter<View>, Subjects<View> {
  /** Where each step of what is to be told to everybody ends; none when nothing is. */
  steps(events: readonly Event[], from: number, isPerson: (seat: Seat) => boolean): readonly number[]
  theatre(show: Show<View, Event>, width: number, height: number, ink: Ink): string[]
  /** An event as a player's own log tells it: what has a key of its own is not left lying there. */
  discreet(event: Event): Event
}

export interface Party<State, View, Event extends GameEvent> {
  /** Sits down as one viewer. */
  sit(viewer: Viewer): Session<State, View, Event>
  readonly painter: TablePainter<View, Event>
  readonly speaker: Speaker<View, Event>
  readonly say: Say
  readonly isResumed: boolean
  tools(session: Session<State, View, Event>): Omit<ControllerTools, 'fresh'>
}

/** What lies before the people around the screen. */
type Scenery<View> =
  | { readonly is: 'curtain'; readonly seat: Seat }
  | { readonly is: 'desk'; readonly seat: Seat; readonly controller: SeatController<View> }
  | { readonly is: 'theatre'; readonly from: number; readonly steps: readonly number[]; readonly step: number }

const REVEAL = ['r', 'R']

/** The same, for whoever stands beside it. */
export interface TableStage extends Stage {
  /** Would a key be taken as text, or as part of a claim? */
  isBusy(): boolean
  /** Is what has just happened still being shown? */
  isWatching(): boolean
}

/**
 * Several people around one screen. Between two of them falls a curtain that says a name and nothing else; what the
 * whole table may watch is told step by step before it; a bot's turns are told like that too.
 */
export function openStage<State, View, Event extends GameEvent>({
  sit,
  painter,
  speaker,
  say,
  isResumed,
  tools,
}: Party<State, View, Event>): TableStage {
  /** What everybody may see: it is there all the time, also behind the curtain. */
  const audience = sit('observer')
  const seats = audience.seats()
  const names = namesOf(seats)
  const cards: ReadonlyMap<string, CardLines> = new Map(speaker.cards().map(card => [card.id, card]))
  const isPerson = (seat: Seat): boolean => seats[seat]?.bot === null
  const isAlone = names.filter((_, seat) => isPerson(seat)).length === 1
  const isOver = (): boolean => audience.outcome() !== null
  /** Public events that have been told to all, or were done at the desk. */
  let told = isResumed ? audience.events().length : 0
  /** How many of its events each seat has had before its eyes. */
  const seen = new Map<Seat, number>()
  let scenery: Scenery<View>
  /** Whoever sits at the desk. */
  let sitting: Session<State, View, Event> | null = null
  /** Bots speak in their own time: whoever sits at the desk then sees it. */
  let changed = (): void => {}

  const sitDown = (seat: Seat): Session<State, View, Event> => {
    sitting?.leave()
    const session = sit(seat)
    sitting = {
      ...session,
      events: () => session.events().map(painter.discreet),
      remembered: () => session.remembered().map(painter.discreet),
    }
    return sitting
  }

  const openDeskOf = (seat: Seat): Scenery<View> => {
    const session = sitDown(seat)
    const count = session.events().length
    const before = seen.get(seat)
    const controller = openSeat(session, painter, {
      ...tools(session),
      fresh: count - (before ?? (isResumed ? count : 0)),
      briefing: before === undefined && !hasActed(session),
    })
    session.subscribe(() => {
      controller.refresh()
      changed()
    })
    return { is: 'desk', seat, controller }
  }

  /** Has this seat chosen anything yet? Then its agenda was read long ago. */
  const hasActed = ({ seat, match }: Session<State, View, Event>): boolean => {
    const { choices, draft } = match().record
    return choices.some(choice => choice.seat === seat) || draft.length > 0
  }

  /** A finished game is open to all: nobody's own side of it is shown. */
  const openDebrief = (): Scenery<View> => {
    sitting?.leave()
    sitting = null
    const { game, match } = audience
    const all: Session<State, View, Event> = { ...audience, seat: 0, events: () => eventsOf(game, match()) }
    const controller = openSeat(all, painter, { ...tools(all), fresh: 0, briefing: false })
    return { is: 'desk', seat: -1, controller }
  }

  const askedPerson = (): Seat => {
    const asked = audience.waiting().find(isPerson)
    if (asked === undefined) throw new Error('nobody at this screen is asked')
    return asked
  }

  /** After all has been told: whoever is asked next, behind a curtain unless there is nobody to hide from. */
  const next = (): Scenery<View> => {
    if (isOver()) return openDebrief()
    const seat = askedPerson()
    return isAlone ? openDeskOf(seat) : { is: 'curtain', seat }
  }

  /** The match has moved on, bots included: what the whole table may watch is to be told before anything else. */
  const watched = (): Scenery<View> | null => {
    const from = told
    told = audience.events().length
    const steps = painter.steps(audience.events(), from, isPerson)
    return steps.length > 0 ? { is: 'theatre', from, steps, step: 0 } : null
  }

  const leaveDesk = (seat: Seat): void => {
    if (seat < 0) return
    seen.set(seat, sitting?.events().length ?? 0)
    sitting?.leave()
    sitting = null
  }

  const pressAtDesk = async (key: Key, rows: number, seat: Seat, controller: SeatController<View>): Promise<Wish> => {
    if (key === 'c' && !controller.isBusy && seat >= 0) {
      hide()
      return 'wipe'
    }
    const before = sitting?.choices()
    const wish = await controller.press(key, rows)
    if (wish !== null || sitting?.choices() === before) return wish
    seen.set(seat, sitting?.events().length ?? 0)
    const staged = watched()
    // Nothing to watch, and nobody else to ask: the player stays at the desk.
    if (!staged && !isOver() && audience.waiting().includes(seat)) return null
    leaveDesk(seat)
    scenery = staged ?? next()
    return 'wipe'
  }

  const pressInTheatre = (key: Key, from: number, steps: readonly number[], step: number): Wish => {
    const last = steps.length - 1
    const isNext = ['enter', 'down', 'right', 'j', 'l', 'page-down'].includes(key)
    if (key === 'q') return 'quit'
    if (key === 'up' || key === 'left' || key === 'k' || key === 'h')
      scenery = { is: 'theatre', from, steps, step: Math.max(0, step - 1) }
    else if ((key === ' ' || key === 'end') && step < last) scenery = { is: 'theatre', from, steps, step: last }
    else if (isNext && step < last) scenery = { is: 'theatre', from, steps, step: step + 1 }
    else if (isNext) {
      scenery = next()
      return 'wipe'
    }
    return null
  }

  function press(key: Key, rows: number): Wish | Promise<Wish> {
    if (key === 'ctrl-c' || key === 'ctrl-d') return 'quit'
    if (key === 'ctrl-z') return 'suspend'
    if (key === 'ctrl-l') return 'clear'
    switch (scenery.is) {
      case 'curtain':
        if (key === 'q') return 'quit'
        if (REVEAL.includes(key)) scenery = openDeskOf(scenery.seat)
        return null
      case 'theatre':
        return pressInTheatre(key, scenery.from, scenery.steps, scenery.step)
      case 'desk':
        return pressAtDesk(key, rows, scenery.seat, scenery.controller)
    }
  }

  function hide(): void {
    if (scenery.is !== 'desk' || scenery.seat < 0) return
    leaveDesk(scenery.seat)
    scenery = { is: 'curtain', seat: scenery.seat }
  }

  function paint(width: number, height: number, ink: Ink): string[] {
    switch (scenery.is) {
      case 'curtain':
        return curtain(say, speaker.title, names[scenery.seat], width, height, ink)
      case 'desk':
        return painted(scenery.controller, painter.paint, width, height, ink)
      case 'theatre': {
        const { from, steps, step } = scenery
        const show: Show<View, Event> = {
          say,
          view: audience.view(),
          events: audience.events(),
          at: steps[step],
          fresh: step === 0 ? from : steps[step - 1],
          isLast: step === steps.length - 1,
          names,
          cards,
          line: event => speaker.event(event, 'observer'),
        }
        return painter.theatre(show, width, height, ink)
      }
    }
  }

  const begun = watched()
  scenery = !isResumed ? (begun ?? next()) : isOver() ? openDebrief() : { is: 'curtain', seat: askedPerson() }
  return {
    ...{ press, paint, hide, isOver },
    watch(repaint) {
      changed = () => repaint(null)
      return () => {
        changed = () => {}
      }
    },
    isBusy: () => scenery.is === 'desk' && scenery.controller.isBusy,
    isWatching: () => scenery.is === 'theatre',
  }
}
