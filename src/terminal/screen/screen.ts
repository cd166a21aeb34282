import { StringDecoder } from 'node:string_decoder'
import type { GameEvent } from '../../engine/game.ts'
import type { Session } from '../session.ts'
import type { Controller, ControllerTools, Wish } from './control.ts'
import { openController } from './controller.ts'
import { type Key, keys } from './keys.ts'
import type { Paint } from './model.ts'
import { cut, type Ink, inkFor, withoutControls } from './style.ts'

export type { Paint, ScreenModel } from './model.ts'

export type ScreenEnd = 'quit' | 'over'

export interface Streams {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
}

export type ScreenTools = ControllerTools & Streams

/** What is to be seen, and what each key does to it. Knows no terminal. */
export interface Stage {
  /** Null: only look again. */
  press(key: Key, rows: number): Wish | Promise<Wish>
  paint(width: number, height: number, ink: Ink): string[]
  /** Takes out of sight what is not for everybody: the screen is about to be left alone. */
  hide(): void
  isOver(): boolean
  /** Calls whenever there is something to be seen that no key has brought about, perhaps with a wish of its own. */
  watch?(changed: (wish: Wish) => void): () => void
}

/** A screen as it is painted, scrolled no further than its text goes. */
export function painted<View>(
  controller: Controller<View>,
  paint: Paint<View>,
  width: number,
  height: number,
  ink: Ink,
): string[] {
  const at = (scroll: number): string[] => paint({ ...controller.screen(), scroll }, width, height, ink)
  const end = controller.scroll > 0 ? at(controller.scroll).join('\n') : ''
  let low = 0
  while (low < controller.scroll) {
    const middle = (low + controller.scroll) >> 1
    if (at(middle).join('\n') === end) controller.scroll = middle
    else low = middle + 1
  }
  return at(controller.scroll)
}

/** The process as the screen needs it: its signals, and a way to stop itself. */
export type Host = Pick<NodeJS.EventEmitter, 'on' | 'off'> & {
  readonly env: NodeJS.ProcessEnv
  kill(pid: number, signal: NodeJS.Signals): unknown
}

/** The alternate screen, no cursor, no line wrap, nothing marked as pasted; and all of it taken back. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[?2004l\u001b[2J'
const CLEAR = '\u001b[2J'
const LEAVE = `${CLEAR}\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l`
/** How long an ESC may wait for the rest of its sequence, and a suspended game for the signal that stops it. */
const ESCAPE_MS = 50
const STOP_MS = 200
/** Our whole job: `npm start` and the shell between must stop with us, or no shell would notice. */
const OWN_GROUP = 0

/**
 * One line as the terminal gets it: text and our own styles, and nothing left beside it of what was there before. The
 * last column stays empty: what is erased from the cursor on is then never a part of the line, however wide the terminal
 * takes an emoji to be.
 */
const lineFor = (line: string, width: number): string => `${cut(withoutControls(line), Math.max(1, width - 1))}\u001b[K`

/** Plays on the whole screen until the player leaves. */
export async function playScreen<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  paint: Paint<View>,
  { input, output, ...tools }: ScreenTools,
  host: Host = process,
): Promise<ScreenEnd> {
  const controller = openController(session, tools)
  const stage: Stage = {
    press: (key, rows) => controller.press(key, rows),
    paint: (width, height, ink) => painted(controller, paint, width, height, ink),
    hide() {},
    isOver: () => session.outcome() !== null,
    watch: changed => watched(session, controller, changed),
  }
  return perform(stage, { input, output }, host)
}

/** What comes from elsewhere is looked at as it comes; where nothing more will come, there is nothing to stay for. */
export const watched = <State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  controller: Pick<Controller<View>, 'refresh'>,
  changed: (wish: Wish) => void,
): (() => void) => {
  const stop = session.subscribe(() => {
    controller.refresh()
    changed(session.standing() === 'gone' ? 'quit' : null)
  })
  // Clocks run while nothing happens.
  let brief = session.company?.brief() ?? null
  const clock = setInterval(() => {
    const now = session.company?.brief() ?? null
    if (now !== brief) changed(null)
    brief = now
  }, CLOCK_MS)
  return () => {
    clearInterval(clock)
    stop()
  }
}
const CLOCK_MS = 500

/** Shows a stage on the whole screen until somebody leaves it; the terminal is as it was whatever happens. */
export async function perform(stage: Stage, { input, output }: Streams, host: Host = process): Promise<ScreenEnd> {
  const ink = inkFor(output, host.env)
  const decoder = new StringDecoder('utf8')
  const reader = keys()
  let isOn = false
  let waiting: NodeJS.Timeout | undefined
  let stop: NodeJS.Timeout | undefined

  const size = (): [number, number] => [output.columns || 80, output.rows || 24]

  const repaint = (): void => {
    if (!isOn) return
    const [width, height] = size()
    const lines = stage.paint(width, height, ink).map(line => lineFor(line, width))
    output.write(`\u001b[H${lines.join('\r\n')}\u001b[J`)
  }

  const enter = (): void => {
    input.setRawMode?.(true)
    output.write(ENTER)
    isOn = true
    repaint()
  }
  const leave = (): void => {
    if (!isOn) return
    isOn = false
    output.write(LEAVE)
    input.setRawMode?.(false)
  }

  return new Promise<ScreenEnd>((resolve, reject) => {
    const done = (): void => {
      leave()
      stopWatching()
      clearTimeout(waiting)
      clearTimeout(stop)
      for (const [name, listener] of hostListeners) host.off(name, listener)
      output.off('resize', repaint)
      input.off('data', read)
      input.off('end', quit)
      input.pause()
    }
    const quit = (): void => {
      done()
      resolve(stage.isOver() ? 'over' : 'quit')
    }
    const crash = (error: unknown): void => {
      done()
      reject(error)
    }
    /** Aside, until the shell brings it back; where there is no shell to do so, at once. */
    const suspend = (): void => {
      stage.hide()
      leave()
      host.off('SIGTSTP', suspend)
      host.kill(OWN_GROUP, 'SIGTSTP')
      stop = setTimeout(comeBack, STOP_MS)
    }
    const comeBack = (): void => {
      clearTimeout(stop)
      host.off('SIGTSTP', suspend)
      host.on('SIGTSTP', suspend)
      enter()
    }
    /** One key after the other, each after what the one before it has done. */
    let pressed: Promise<void> = Promise.resolve()
    let wipes = 0
    const take = (found: readonly Key[]): void => {
      const since = wipes
      pressed = pressed.then(() => press(found, since)).catch(crash)
    }
    const press = async (found: readonly Key[], since: number): Promise<void> => {
      for (const key of found) {
        if (!isOn) return
        // What was typed ahead was meant for what is no longer to be seen.
        if (wipes > since) break
        const wish = await stage.press(key, size()[1])
        if (!isOn) return
        if (wish === 'clear' || wish === 'wipe') output.write(CLEAR)
        if (wish === 'quit' || wish === 'done') quit()
        else if (wish === 'suspend') suspend()
        if (wish === 'wipe') wipes++
      }
      repaint()
    }
    const read = (data: Buffer | string): void => {
      clearTimeout(waiting)
      take(reader.read(typeof data === 'string' ? data : decoder.write(data)))
      if (reader.isWaiting) waiting = setTimeout(() => take(reader.flush()), ESCAPE_MS)
    }
    const hostListeners: readonly (readonly [string, (error: unknown) => void])[] = [
      ['SIGINT', quit],
      ['SIGTERM', quit],
      ['SIGHUP', quit],
      ['SIGTSTP', suspend],
      ['SIGCONT', comeBack],
      ['uncaughtException', crash],
      ['unhandledRejection', crash],
      ['exit', leave],
    ]
    const stopWatching =
      stage.watch?.(wish => {
        if (wish === 'quit' || wish === 'done') quit()
        else repaint()
      }) ?? (() => {})
    for (const [name, listener] of hostListeners) host.on(name, listener)
    output.on('resize', repaint)
    input.on('data', read)
    input.on('end', quit)
    try {
      enter()
    } catch (error) {
      crash(error)
    }
    input.resume()
  })
}
