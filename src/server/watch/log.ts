import { type DestinationStream, pino } from 'pino'
import { Fault, Illegal } from '../../engine/game.ts'
import type { LogLevel } from '../settings.ts'

/**
 * What a server writes down, a line of JSON each. Nobody's name, link, pass or address is ever in it: every line is made
 * of words and figures that are listed here, and of nothing that came from outside.
 */
export interface Log {
  started(about: { readonly port: number; readonly store: 'sqlite' | 'postgres' }): void
  stopping(): void
  stopped(ms: number): void
  /** A mistake of ours, under the number that was told of it. */
  mistake(number: string, error: unknown): void
  /** A request that was answered: the route, never the address that was asked for. */
  answered(about: Answered): void
  /** What is kept can be reached again, or can not. */
  store(isUp: boolean): void
  operated(command: string, ms: number): void
}

export interface Answered {
  readonly method: string
  /** As the routes are written down: `/api/tables/:table`. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

export function openLog(level: LogLevel, into: DestinationStream): Log {
  const log = pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime }, into)
  const rounded = (ms: number): number => Math.round(ms * 10) / 10
  return {
    started: about => log.info(about, 'started'),
    stopping: () => log.info('stopping'),
    stopped: ms => log.info({ ms: rounded(ms) }, 'stopped'),
    mistake: (number, error) => log.error({ number, error: told(error) }, 'mistake'),
    answered: ({ ms, ...about }) => log.debug({ ...about, ms: rounded(ms) }, 'answered'),
    store(isUp) {
      if (isUp) log.info('store up')
      else log.warn('store away')
    },
    operated: (command, ms) => log.info({ command, ms: rounded(ms) }, 'operated'),
  }
}

export const silent: Log = {
  started: () => {},
  stopping: () => {},
  stopped: () => {},
  mistake: () => {},
  answered: () => {},
  store: () => {},
  operated: () => {},
}

interface ToldError {
  readonly type: string
  readonly code?: string
  readonly message?: string
  readonly stack: readonly string[]
}

/** What the language itself says of a mistake names our code; what others say may repeat what somebody sent. */
const OWN_WORDS = ['TypeError', 'RangeError', 'ReferenceError']
const QUOTED = /(["'`“„«]).*?(["'`”“»])/g
const CODE = /^[A-Z0-9_]{1,40}$/

/** An error without what it repeats of what was sent: its kind, its code, and where in our code it came about. */
export function told(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] }
  const type = /^\w{1,60}$/.test(error.name) ? error.name : 'Error'
  const code = 'code' in error ? String(error.code) : ''
  const key = error instanceof Fault ? error.key : error instanceof Illegal ? error.reason.key : null
  const { message, stack: trace = '' } = error
  // What follows the message: in the message itself somebody may have written what looks like it.
  const stack = trace.slice(trace.indexOf(message) + message.length).match(/^ {4}at .*$/gm) ?? []
  return {
    type,
    ...(CODE.test(code) ? { code } : {}),
    ...(key === null ? {} : { message: key }),
    ...(OWN_WORDS.includes(type) ? { message: message.replace(QUOTED, '$1…$2') } : {}),
    stack: stack.slice(0, 12).map(line => line.trim()),
  }
}
