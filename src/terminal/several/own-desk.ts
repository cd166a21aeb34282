import type { GameEvent } from '../../engine/game.ts'
import { namesOf } from '../names.ts'
import type { ControllerTools } from '../screen/control.ts'
import { painted, type Stage, watched } from '../screen/screen.ts'
import type { Session } from '../session.ts'
import { curtain } from './curtain.ts'
import { openSeat } from './seat.ts'
import type { TablePainter } from './stage.ts'

const REVEAL = ['r', 'R']

/**
 * One player's own screen at a table for several whose others sit elsewhere. What they do appears as it happens; a
 * curtain falls only when its player asks for it, or leaves the screen alone.
 */
export function openOwnDesk<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  painter: TablePainter<View, Event>,
  tools: Omit<ControllerTools, 'fresh'>,
): Stage {
  const { say, speaker } = session
  const discreet: Session<State, View, Event> = {
    ...session,
    events: () => session.events().map(event => painter.discreet(event)),
    remembered: () => session.remembered().map(event => painter.discreet(event)),
  }
  const isPlaying = session.seat >= 0
  const controller = openSeat(discreet, painter, { ...tools, briefing: isPlaying && session.choices() === 0 })
  let isHidden = false
  const isOver = (): boolean => session.outcome() !== null

  function hide(): void {
    isHidden = isPlaying && !isOver()
  }

  return {
    hide,
    isOver,
    watch: changed => watched(session, controller, changed),
    press(key, rows) {
      if (isHidden) {
        if (key === 'ctrl-c' || key === 'ctrl-d' || key === 'q') return 'quit'
        if (key === 'ctrl-z') return 'suspend'
        if (REVEAL.includes(key)) isHidden = false
        return null
      }
      if (key !== 'c' || controller.isBusy) return controller.press(key, rows)
      hide()
      return 'wipe'
    },
    paint(width, height, ink) {
      const name = namesOf(session.seats())[session.seat] ?? ''
      return isHidden
        ? curtain(say, speaker.title, name, width, height, ink)
        : painted(controller, painter.paint, width, height, ink)
    },
  }
}
