import { answerBeforehand, type Settleable, settleableIn } from '../../host/beforehand.ts'
import type { HostedMatch, OpenMatch } from '../../host/hosting.ts'
import { dueOf } from '../../table/step.ts'
import type { Sealing } from '../store/seal.ts'
import type { World } from '../world.ts'
import type { Rest } from './live-table.ts'
import type { OwnRows } from './own-rows.ts'

/**
 * Answers for people as they have settled it. Each question that could be is looked at once, some seconds after it was
 * asked, whatever its player has settled or not: when an answer comes tells nobody what it was made of.
 */
export interface Beforehand {
  /** The match has gone on. */
  look(): void
  /** Sees to whatever is due by now: where this node is to, and where somebody has settled it otherwise since. */
  seeTo(): Promise<void>
  /** Until when there is nothing to do by itself, where the match is due for what nobody has settled; else null. */
  rest(): Rest | null
  /** Is there something that nobody has looked at yet? */
  isDue(): boolean
  close(): void
}

interface Around {
  readonly table: string
  match(): HostedMatch | null
  readonly own: Pick<OwnRows, 'read'>
  readonly hash: Sealing['hash']
  readonly world: World
  /** Other nodes host it too: when something is due, the database says whose it is to see to it. */
  readonly isShared: boolean
}

const EARLIEST_MS = 1000
const LATEST_MS = 3000
/** What could not be done, such as for a database that is away, is tried again after so long. */
const AGAIN_MS = 5000

const nameOf = ({ seat, asked }: Settleable): string => `${seat} ${asked}`

/** As much of a hash as a number holds. */
const drawn = (digits: string): number => Number.parseInt(digits.slice(0, 12), 16)

/**
 * When a question is looked at. Drawn by table and question with the server's key: every node draws the same, and no
 * player can, not even with the seed of a match that is over, and so find out which answers were settled beforehand.
 */
export const momentOf = (hash: Sealing['hash'], table: string, one: Settleable): number =>
  one.sinceMs + EARLIEST_MS + (drawn(hash(`preset ${table} ${nameOf(one)}`)) % (LATEST_MS - EARLIEST_MS + 1))

/** When a match has to be looked at for this; at once where that has passed and nobody may have done it; null for never. */
export function settleAt(
  hash: Sealing['hash'],
  table: string,
  open: Pick<OpenMatch, 'game' | 'match'>,
  now: number,
): number | null {
  const moments = settleableIn(open).map(one => momentOf(hash, table, one))
  return moments.length === 0 ? null : Math.max(now, Math.min(...moments))
}

export function openBeforehand({ table, match, own, hash, world, isShared }: Around): Beforehand {
  /** What calls off the look at a question that is due, by its name; null where it was looked at. */
  const looks = new Map<string, (() => void) | null>()
  let isClosed = false
  const standing = (): readonly Settleable[] => {
    const hosted = match()
    return hosted && !isClosed ? settleableIn(hosted.open()) : []
  }

  async function answer(one: Settleable): Promise<void> {
    const { presets } = await own.read(table, one.seat)
    const hosted = match()
    if (hosted && !isClosed) await answerBeforehand(hosted, one, presets.rules)
  }
  function lookIn(ms: number, one: Settleable): void {
    const callOff = world.after(ms, () => {
      looks.set(nameOf(one), null)
      void answer(one).catch(() => {
        if (looks.has(nameOf(one)) && !isClosed) lookIn(AGAIN_MS, one)
      })
    })
    looks.set(nameOf(one), callOff)
  }
  const isPast = (one: Settleable): boolean => momentOf(hash, table, one) <= world.now()

  return {
    look() {
      if (isShared) return
      const now = standing()
      const names = now.map(nameOf)
      for (const [name, callOff] of looks)
        if (!names.includes(name)) {
          callOff?.()
          looks.delete(name)
        }
      // Nobody waits longer because a clock was set.
      for (const one of now)
        if (!looks.has(nameOf(one)))
          lookIn(Math.min(LATEST_MS, Math.max(0, momentOf(hash, table, one) - world.now())), one)
    },
    async seeTo() {
      for (const one of standing()) if (isPast(one)) await answer(one)
    },
    rest() {
      const open = match()?.open()
      const due = open && dueOf(open.match)
      if (!open || standing().length === 0 || (due && due.what !== 'time')) return null
      const later = standing().flatMap(one => (isPast(one) ? [] : [momentOf(hash, table, one)]))
      const next = due ? [due.at, ...later] : later
      return { version: open.version ?? 0, until: next.length === 0 ? null : Math.min(...next) }
    },
    isDue: () => [...looks.values()].some(callOff => callOff !== null),
    close() {
      isClosed = true
      for (const callOff of looks.values()) callOff?.()
    },
  }
}
