import { StringDecoder } from 'node:string_decoder'
import type { GameEvent } from '../engine/game.ts'
import { type DeskTools, openDesk } from './desk.ts'
import { type Key, keys } from './keys.ts'
import type { Paint, Scene } from './scene.ts'
import type { Session } from './session.ts'
import { inkFor, widthOf } from './style.ts'

export type { Paint, Scene } from './scene.ts'

export type ScreenEnd = 'quit' | 'over'

export interface ScreenTools extends DeskTools {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
}

/** The process as the screen needs it: its signals, and a way to stop itself. */
export type Host = Pick<NodeJS.EventEmitter, 'on' | 'off'> & {
  readonly env: NodeJS.ProcessEnv
  kill(pid: number, signal: NodeJS.Signals): unknown
}

/** The alternate screen, no cursor, no line wrap, nothing marked as pasted; and all of it taken back. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[?2004l\u001b[2J'
const LEAVE = '\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l'
const CLEAR = '\u001b[2J'
/** How long an ESC may wait for the rest of its sequence, and a suspended game for the signal that stops it. */
const ESCAPE_MILLISECONDS = 50
const STOP_MILLISECONDS = 200
/** Our whole job: `npm start` and the shell between must stop with us, or no shell would notice. */
const OWN_GROUP = 0

/** Plays on the whole screen until the player leaves; the terminal is as it was whatever happens. */
export async function playScreen<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  paint: Paint<View>,
  { input, output, ...tools }: ScreenTools,
  host: Host = process,
): Promise<ScreenEnd> {
  const desk = openDesk(session, tools)
  const ink = inkFor(output, host.env)
  const decoder = new StringDecoder('utf8')
  const reader = keys()
  let isOn = false
  let waiting: NodeJS.Timeout | undefined
  let stop: NodeJS.Timeout | undefined

  const size = (): [number, number] => [output.columns || 80, output.rows || 24]
  const frame = (scene: Scene<View>): string[] => paint(scene, ...size(), ink)

  /** Scrolled past the end nothing changes any more: back to the first line from which that is so. */
  const settleScroll = (): void => {
    const look = (scroll: number): string => frame({ ...desk.scene(), scroll }).join('\n')
    const end = desk.scroll > 0 ? look(desk.scroll) : ''
    let low = 0
    while (low < desk.scroll) {
      const middle = (low + desk.scroll) >> 1
      if (look(middle) === end) desk.scroll = middle
      else low = middle + 1
    }
  }

  const repaint = (): void => {
    if (!isOn) return
    settleScroll()
    const [width] = size()
    const lines = frame(desk.scene()).map(line => (widthOf(line) < width ? `${line}\u001b[K` : line))
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
      resolve(session.outcome() ? 'over' : 'quit')
    }
    const crash = (error: unknown): void => {
      done()
      reject(error)
    }
    /** Aside, until the shell brings it back; where there is no shell to do so, at once. */
    const suspend = (): void => {
      leave()
      host.off('SIGTSTP', suspend)
      host.kill(OWN_GROUP, 'SIGTSTP')
      stop = setTimeout(comeBack, STOP_MILLISECONDS)
    }
    const comeBack = (): void => {
      clearTimeout(stop)
      host.off('SIGTSTP', suspend)
      host.on('SIGTSTP', suspend)
      enter()
    }
    const take = (found: readonly Key[]): void => {
      try {
        for (const key of found) {
          const wish = desk.press(key, size()[1])
          if (wish === 'clear') output.write(CLEAR)
          if (wish === 'quit') quit()
          else if (wish === 'suspend') suspend()
          if (!isOn) return
        }
        repaint()
      } catch (error) {
        crash(error)
      }
    }
    const read = (data: Buffer | string): void => {
      clearTimeout(waiting)
      take(reader.read(typeof data === 'string' ? data : decoder.write(data)))
      if (reader.isWaiting) waiting = setTimeout(() => take(reader.flush()), ESCAPE_MILLISECONDS)
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
