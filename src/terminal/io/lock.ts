import { readFileSync, rmSync } from 'node:fs'
import { hostname, uptime } from 'node:os'
import { dirname } from 'node:path'
import { Fault } from '../../engine/game.ts'
import { codeOf, isRunning, makeFolder, realFile, writeOwn } from './store.ts'

/**
 * One process at a game: two would write over each other. Beside the file lies another one that says who has it; the
 * lock of a process that is dead is taken over. A lock that is lost all the same loses no game: whoever writes looks
 * first whether the file still has what they know of (keeper.ts).
 */
interface Holder {
  readonly pid: number
  readonly host: string
  /** Milliseconds since 1970. */
  readonly since: number
}

export interface Hold {
  release(): void
}

/** How often and how long to wait for a lock that is just being written or taken over; and for one held shortly. */
const TRIES = 50
const TRIES_SHORTLY = 500
const WAIT_MS = 20
/** Clocks are not so exact that a lock of the same moment could be told to be older than the machine's start. */
const CLOCK_MS = 60_000

const HELD = 'error.held'

/** The locks of this very process: with its number in a lock alone it may be an older one that had the same. */
const own = new Set<string>()

/** Takes a file for this process; throws a Fault that says who has it. Null where the folder takes no file at all. */
export function holdFile(file: string): Hold | null {
  const lock = `${realFile(file)}.lock`
  const me: Holder = { pid: process.pid, host: hostname(), since: Date.now() }
  let holder: Holder | null = null
  for (let tries = 1; tries <= TRIES; tries++)
    try {
      makeFolder(dirname(lock))
      writeOwn(lock, `${JSON.stringify(me)}\n`)
      return held(lock, me)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return null
      holder = holderOf(lock)
      if (holder && !isGone(holder, lock)) break
      // One that cannot be read is just being written, or was cut off while it was.
      if (holder || tries === TRIES - 1) takeAway(lock)
      else wait()
    }
  throw new Fault(HELD, { pid: holder?.pid ?? 0, host: holder?.host ?? '', since: holder?.since ?? 0, lock })
}

/** Works on a file that others want as shortly as this process does: waits until it is free. */
export function holdingShortly<T>(file: string, work: () => T): T {
  for (let tries = 1; ; tries++)
    try {
      const hold = holdFile(file)
      try {
        return work()
      } finally {
        hold?.release()
      }
    } catch (error) {
      if (!(error instanceof Fault) || error.key !== HELD || tries === TRIES_SHORTLY) throw error
      wait()
    }
}

/** Released when it is asked for, and at the latest with the process; a process that is killed leaves a dead one's lock. */
function held(lock: string, me: Holder): Hold {
  own.add(lock)
  const release = (): void => {
    process.off('exit', release)
    own.delete(lock)
    const now = holderOf(lock)
    if (now?.pid !== me.pid || now.host !== me.host || now.since !== me.since) return
    try {
      rmSync(lock)
    } catch {
      // A folder that has become read-only keeps it; its process is gone soon.
    }
  }
  process.once('exit', release)
  return { release }
}

/** Who is written down in a lock; null where there is none, or nothing that can be read. */
function holderOf(lock: string): Holder | null {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(lock, 'utf8')) as Partial<Record<string, unknown>>
    return Number.isSafeInteger(pid) && typeof host === 'string' && typeof since === 'number'
      ? { pid: Number(pid), host, since }
      : null
  } catch {
    return null
  }
}

/** Only of its own machine can a process know who is dead: its own number, no such process, or a start of the machine since. */
const isGone = ({ pid, host, since }: Holder, lock: string): boolean =>
  host === hostname() &&
  (pid === process.pid ? !own.has(lock) : !isRunning(pid) || since < Date.now() - uptime() * 1000 - CLOCK_MS)

/**
 * Clears a dead lock away, one process at a time: between looking at it and removing it, nobody else may have put
 * theirs there. Whoever is killed in here leaves a file that `clearLeftovers` knows.
 */
function takeAway(lock: string): void {
  const turn = `${lock}.new`
  try {
    writeOwn(turn, '')
  } catch {
    wait()
    return
  }
  try {
    const holder = holderOf(lock)
    if (holder === null || isGone(holder, lock)) rmSync(lock, { force: true })
  } finally {
    rmSync(turn, { force: true })
  }
}

/** Blocks: nothing else is to happen meanwhile. */
const wait = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
