import { Fault, type Json, type Seat } from '../engine/game.ts'
import type { Thought } from '../engine/talk.ts'
import { isMix, MOST_THOUGHTS } from '../table/course.ts'
import type { MatchRecord } from '../table/match.ts'
import { type HostedMatch, type Hosting, NOT_KEPT, type OpenMatch } from './hosting.ts'
import { suspicionsAt } from './records.ts'

/** What somebody thinks of the others, in per cent by agenda; nothing where the honest prior is as good. */
export type Suspected = Readonly<Record<Seat, readonly number[]>>

/** The same, and how they came to it. */
export interface Suspecting {
  readonly now: Suspected
  readonly course: readonly Thought[]
}
export type Suspicions = Readonly<Record<Seat, Suspecting>>

export interface Suspicion {
  readonly seat: Seat
  readonly player: Seat
  /** Null goes back to the prior. */
  readonly mix: readonly number[] | null
}

/** So often another node may have been faster. */
const TRIES = 5
/** Beside the players in the record of a seat. A build that knew of no course passes over it. */
const COURSE = 'course'

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const isThought = (given: unknown): given is Thought =>
  isObject(given) &&
  Number.isSafeInteger(given.after) &&
  Number(given.after) >= 0 &&
  Number.isSafeInteger(given.of) &&
  (given.mix === null || isMix(given.mix))

/** Whatever lies in the store, as far as it makes sense. */
export function readSuspicions(given: Json | undefined): Suspicions {
  if (!isObject(given)) return {}
  const all: Record<Seat, Suspecting> = {}
  for (const [seat, thoughts] of Object.entries(given)) {
    const { [COURSE]: course, ...players } = isObject(thoughts) ? thoughts : {}
    const now: Record<Seat, readonly number[]> = {}
    for (const [player, mix] of Object.entries(players)) if (isMix(mix)) now[Number(player)] = mix
    const kept = Array.isArray(course) ? course.filter(isThought).slice(0, MOST_THOUGHTS) : []
    all[Number(seat)] = { now, course: kept }
  }
  return all
}

const written = (all: Suspicions): Json =>
  Object.fromEntries(
    Object.entries(all).map(([seat, { now, course }]) => [
      seat,
      course.length === 0 ? now : { ...now, [COURSE]: course },
    ]),
  ) as unknown as Json

export function withSuspicion(
  all: Suspicions,
  { seat, player, mix }: Suspicion,
  { seats, choices }: Pick<MatchRecord, 'seats' | 'choices'>,
  isOver = false,
): Suspicions {
  // Nobody thinks of it differently once they know.
  if (isOver) throw new Fault('play.over')
  if (seats[seat]?.bot !== null) throw new Fault('talk.no-such-seat')
  if (!(player in seats)) throw new Fault('talk.no-such-player')
  if (player === seat) throw new Fault('talk.yourself')
  if (mix !== null && !isMix(mix)) throw new Fault('talk.hundred')
  const { now, course } = all[seat] ?? { now: {}, course: [] }
  const { [player]: _, ...others } = now
  return {
    ...all,
    [seat]: {
      now: mix === null ? others : { ...others, [player]: mix },
      course: withThought(course, { after: choices.length, of: player, mix }),
    },
  }
}

/**
 * A course with one more thought. What was thought better of before anything more was chosen is left out; where there are
 * too many, the one goes that stood for the shortest time.
 */
function withThought(course: readonly Thought[], next: Thought): readonly Thought[] {
  const longer = [...course.filter(({ after, of }) => after !== next.after || of !== next.of), next]
  if (longer.length <= MOST_THOUGHTS) return longer
  const stood = longer.map(({ after, of }, at) => {
    const later = longer.slice(at + 1).find(one => one.of === of)
    return later ? later.after - after : Number.POSITIVE_INFINITY
  })
  return longer.toSpliced(stood.indexOf(Math.min(...stood)), 1)
}

/** What is thought at a table after a change, written down where it is one. Only what is durable has happened where others are told of it. */
export async function keepSuspicions(
  hosting: Hosting,
  open: OpenMatch,
  change: (all: Suspicions, record: MatchRecord, isOver: boolean) => Suspicions,
): Promise<{ readonly suspicions: Suspicions; readonly isKept: boolean }> {
  const name = suspicionsAt(open.id)
  const { store } = hosting
  const { record, settled } = open.match
  const isOver = record.ended !== null || open.game.outcome(settled) !== null
  const unkept = (): false => {
    if (hosting.isServed) throw new Fault(NOT_KEPT)
    return false
  }
  // Where others write it too, what they think is not written over: it is tried again on what they have written.
  for (let tries = 0; hosting.isShared && store.swapRecord && tries < TRIES; tries++) {
    const before = await store.readRecord(name)
    const known = readSuspicions(before)
    const suspicions = change(known, record, isOver)
    if (suspicions === known) return { suspicions, isKept: true }
    if (await store.swapRecord(name, before, written(suspicions)).catch(unkept)) return { suspicions, isKept: true }
  }
  if (hosting.isShared && store.swapRecord) throw new Fault(NOT_KEPT)
  const suspicions = change(open.suspicions, record, isOver)
  if (suspicions === open.suspicions) return { suspicions, isKept: true }
  const isKept = await store.writeRecord(name, written(suspicions)).then(() => true, unkept)
  return { suspicions, isKept }
}

/** Once the game is over everybody is told how they went. */
export async function shareSuspicions(hosted: HostedMatch, seat: Seat, id?: string): Promise<void> {
  const { [seat]: own } = await hosted.suspicions(all => all)
  await hosted.act({ type: 'suspicions', seat, course: own?.course ?? [], id })
  // From now on it is in the log, and nobody's own.
  await hosted.suspicions(all => ({ ...all, [seat]: { now: own.now, course: [] } }))
}

/** What somebody who has lost their seat thought of the others is nothing to whoever comes after them. */
export async function forgetSuspicions(hosted: HostedMatch, seat: Seat): Promise<void> {
  await hosted.suspicions(all => {
    const { [seat]: own, ...others } = all
    return own ? others : all
  })
}
