import type { Seat } from '../../engine/game.ts'
import type { World } from '../world.ts'
import type { Place, Watcher } from './live-table.ts'

/** Who has a line to a table, and who has had none for so long that the table is told. */

/** Comings and goings are told together, so many milliseconds after the first. */
const GATHERED_MS = 700
/** So long after they have come, when they know the table already. */
const GREETED_MS = 20

interface Around {
  /** Who has a line now; somebody with two devices is there twice. */
  places(): readonly Place[]
  /** The same for this node alone: whoever has a line elsewhere is told there to be back. */
  here(): readonly Place[]
  /** Has a line, and is away all the same, for not answering, whichever node has noticed. */
  isSilent(seat: Seat): Promise<boolean>
  tell(seats: readonly Seat[], watching: number, screens: number): void
  isThere(seat: Seat, isThere: boolean): Promise<void>
  /** So long somebody may be without a line before the others are told that they are away. */
  readonly awayMs: number
  readonly world: World
}

export interface Company {
  /** Somebody has come or gone. */
  changed(): void
  /** Whoever comes is told who is there, and does not wait for what everybody is told. */
  greet(newcomer: Pick<Watcher, 'presence'>, isStillHere: () => boolean): void
  /** These play, and should be there. */
  expect(players: readonly Seat[]): void
  /** These are away by the log; whoever of them has a line is back, whichever node has missed that. */
  missed(away: readonly Seat[]): void
  close(): void
}

/** The seats among these places, each once. */
export const seatsIn = (places: readonly Place[]): readonly Seat[] =>
  [...new Set(places.filter(place => typeof place === 'number'))].sort((a, b) => a - b)

export function openCompany({ places, here, isSilent, tell, isThere, awayMs, world }: Around): Company {
  let known: readonly Seat[] = []
  let watching = 0
  let screens = 0
  /** What calls off the telling that is due, and the leaving of those who have no line. */
  let gathering: (() => void) | null = null
  const leaving = new Map<Seat, () => void>()
  /** Each mark is judged once the one before it is in the log, or not: else the first would outlast the second. */
  const marking = new Map<Seat, Promise<void>>()
  const there = (): readonly Seat[] => seatsIn(places())
  // Whoever is marked as away, or back, when the match is over or moves on just now, is none of our business.
  const mark = (seat: Seat, is: boolean, isSo = async (): Promise<boolean> => true): void => {
    const before = marking.get(seat) ?? Promise.resolve()
    marking.set(
      seat,
      before
        .then(async () => (await isSo()) && isThere(seat, is))
        .then(
          () => {},
          () => {},
        ),
    )
  }

  const wait = (seat: Seat): void => {
    leaving.get(seat)?.()
    leaving.set(
      seat,
      world.after(awayMs, () => mark(seat, false)),
    )
  }

  return {
    expect(players) {
      for (const seat of players) if (!there().includes(seat)) wait(seat)
    },
    missed(away) {
      if (away.length === 0) return
      const now = seatsIn(here())
      for (const seat of away) if (now.includes(seat)) mark(seat, true, async () => !(await isSilent(seat)))
    },
    changed() {
      const now = there()
      for (const seat of now)
        if (!known.includes(seat)) {
          leaving.get(seat)?.()
          leaving.delete(seat)
          if (here().includes(seat)) mark(seat, true)
        }
      for (const seat of known) if (!now.includes(seat)) wait(seat)
      const countOf = (what: Place): number => places().filter(place => place === what).length
      const [lookingOn, showing] = [countOf('late'), countOf('screen')]
      if (now.join() === known.join() && lookingOn === watching && showing === screens) return
      known = now
      watching = lookingOn
      screens = showing
      gathering ??= world.after(GATHERED_MS, () => {
        gathering = null
        tell(known, watching, screens)
      })
    },
    greet(newcomer, isStillHere) {
      world.after(GREETED_MS, () => {
        if (isStillHere()) newcomer.presence(known, watching, screens)
      })
    },
    close() {
      gathering?.()
      for (const callOff of leaving.values()) callOff()
    },
  }
}
