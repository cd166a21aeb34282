import { Fault, type Json, type Seat } from '../engine/game.ts'
import type { SeatedPlayer } from '../table/match.ts'
import { type Hosting, NOT_KEPT, type OpenMatch } from './hosting.ts'
import { suspicionsAt } from './records.ts'

/** What somebody thinks of the others, in per cent by agenda; nothing where the honest prior is as good. */
export type Suspected = Readonly<Record<Seat, readonly number[]>>
export type Suspicions = Readonly<Record<Seat, Suspected>>

export interface Suspicion {
  readonly seat: Seat
  readonly player: Seat
  /** Null goes back to the prior. */
  readonly mix: readonly number[] | null
}

/** So often another node may have been faster. */
const TRIES = 5

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const isMix = (given: unknown): given is readonly number[] =>
  Array.isArray(given) &&
  given.length === 3 &&
  given.every(part => Number.isFinite(part) && part >= 0) &&
  Math.abs(given.reduce((sum, part) => sum + part, 0) - 100) < 1e-6

/** Whatever lies in the store, as far as it makes sense. */
export function readSuspicions(given: Json | undefined): Suspicions {
  if (!isObject(given)) return {}
  const all: Record<Seat, Suspected> = {}
  for (const [seat, thoughts] of Object.entries(given)) {
    const own: Record<Seat, readonly number[]> = {}
    for (const [player, mix] of Object.entries(isObject(thoughts) ? thoughts : {}))
      if (isMix(mix)) own[Number(player)] = mix
    all[Number(seat)] = own
  }
  return all
}

export function withSuspicion(
  all: Suspicions,
  { seat, player, mix }: Suspicion,
  seats: readonly SeatedPlayer[],
): Suspicions {
  if (seats[seat]?.bot !== null) throw new Fault('talk.no-such-seat')
  if (!(player in seats)) throw new Fault('talk.no-such-player')
  if (player === seat) throw new Fault('talk.yourself')
  if (mix !== null && !isMix(mix)) throw new Fault('talk.hundred')
  const { [player]: _, ...others } = all[seat] ?? {}
  return { ...all, [seat]: mix === null ? others : { ...others, [player]: mix } }
}

/** What is thought at a table after a change, written down. Only what is durable has happened where others are told of it. */
export async function keepSuspicions(
  hosting: Hosting,
  open: OpenMatch,
  change: (all: Suspicions, seats: readonly SeatedPlayer[]) => Suspicions,
): Promise<{ readonly suspicions: Suspicions; readonly isKept: boolean }> {
  const name = suspicionsAt(open.id)
  const { store } = hosting
  const unkept = (): false => {
    if (hosting.isServed) throw new Fault(NOT_KEPT)
    return false
  }
  // Where others write it too, what they think is not written over: it is tried again on what they have written.
  for (let tries = 0; hosting.isShared && store.swapRecord && tries < TRIES; tries++) {
    const before = await store.readRecord(name)
    const suspicions = change(readSuspicions(before), open.match.record.seats)
    if (await store.swapRecord(name, before, suspicions as unknown as Json).catch(unkept))
      return { suspicions, isKept: true }
  }
  if (hosting.isShared && store.swapRecord) throw new Fault(NOT_KEPT)
  const suspicions = change(open.suspicions, open.match.record.seats)
  const isKept = await store.writeRecord(name, suspicions as unknown as Json).then(() => true, unkept)
  return { suspicions, isKept }
}
