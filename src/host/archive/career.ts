import * as z from 'zod'
import { Fault, type GameEvent, type Json } from '../../engine/game.ts'
import type { PlayedMatch } from '../../games/career.ts'
import { careers, type KeptCareer } from '../../games/careers.ts'
import { newCareer } from '../../games/negotiator/career/career.ts'
import { dailyDate, dailyResult } from '../../games/negotiator/career/daily.ts'
import { type DailyResult, dailyResultSchema } from '../../games/negotiator/career/daily-schema.ts'
import type { Event } from '../../games/negotiator/events.ts'
import { rehearsing, withMatch } from '../../table/career.ts'
import { parseCareer } from '../../table/career-schema.ts'
import { eventsOf } from '../../table/match.ts'
import type { OpenMatch } from '../hosting.ts'
import { openKept } from '../opening.ts'
import type { Store } from '../store.ts'
import { FROM_LINK } from './answers.ts'
import { partOf } from './games.ts'
import type { Archiving } from './index.ts'

/** A moment as careers write it down. */
export const dateOf = (moment: number): string => new Date(moment).toISOString()

/** The career as it is kept; an empty one where there is none yet. A damaged one is never written over. */
export async function readCareer(store: Store): Promise<KeptCareer> {
  const kept = await store.readRecord('career')
  return kept === undefined ? newCareer : parseCareer(JSON.stringify(kept))
}

/**
 * The career, whole: what was counted before all of it was kept that is kept now is told anew by the matches, as far as
 * these are still here.
 */
export async function wholeCareer(own: Archiving): Promise<KeptCareer> {
  const { store } = own
  let career = await readCareer(store)
  for (const [id, { isBare, complete }] of Object.entries(careers)) {
    if (!complete || !isBare?.(career)) continue
    const matches = await finishedOf(own, id)
    await own.alone(async () => {
      career = await readCareer(store)
      const changes = complete(career, matches)
      if (changes === null) return
      career = { ...career, ...changes }
      await store.writeRecord('career', career as unknown as Json)
    })
  }
  return career
}

/** The finished matches of a game that can be read, as a career looks at them. */
async function finishedOf({ games, store }: Archiving, id: string): Promise<PlayedMatch<GameEvent>[]> {
  const matches: PlayedMatch<GameEvent>[] = []
  for (const line of await store.list()) {
    const kept = line.game === id && line.outcome !== null && !line.damaged ? await store.load(line.id) : undefined
    if (!kept) continue
    try {
      const { game, match } = await openKept(games, kept)
      matches.push({ ...match.record, events: eventsOf(game, match) })
    } catch (error) {
      // A save that cannot be read is told about where saves are.
      if (!(error instanceof Fault)) throw error
    }
  }
  return matches
}

/** The days that can be read, the oldest first. */
export async function readDaily(store: Store): Promise<readonly DailyResult[]> {
  const kept = z.array(z.unknown()).safeParse(await store.readRecord('daily'))
  return (kept.data ?? [])
    .flatMap(one => dailyResultSchema.safeParse(one).data ?? [])
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

const playedIn = ({ game, match }: OpenMatch) => ({ record: match.record, events: eventsOf(game, match) })

export async function practised({ store, alone }: Archiving, open: OpenMatch): Promise<void> {
  if (!open.isStandard) return
  await alone(async () => {
    try {
      const before = await readCareer(store)
      const career = rehearsing(before, playedIn(open))
      if (career !== before) await store.writeRecord('career', career as unknown as Json)
    } catch {
      // A career that cannot be read or written does not keep anybody from practising.
    }
  })
}

/** False where something could not be kept. */
export async function finished({ store, alone, now }: Archiving, open: OpenMatch): Promise<boolean> {
  if (open.tag === FROM_LINK) return true
  const date = dateOf(now())
  let isKept = true
  await alone(async () => {
    try {
      const counted = withMatch(await readCareer(store), playedIn(open), { isStandard: open.isStandard, date })
      if ('career' in counted) await store.writeRecord('career', counted.career as unknown as Json)
      await keepDaily(store, open)
    } catch (error) {
      // The game is over and kept: a career that cannot be read or written must not take its end away.
      if (!(error instanceof Fault)) isKept = false
    }
  })
  return isKept
}

/** Only the first time a day's call is finished is its result. */
async function keepDaily(store: Store, open: OpenMatch): Promise<void> {
  const date = dailyDate(open.tag)
  const { record, events } = playedIn(open)
  if (date === null || record.practice) return
  const before = await readDaily(store)
  const result = dailyResult(events as unknown as readonly Event[], date)
  if (result === null || before.some(one => one.date === date)) return
  await store.writeRecord('daily', [...before, result] as unknown as Json)
}

/** The figures of a finished game, as data of its game; of a running one they would tell its secrets. */
export async function debriefOf(open: OpenMatch): Promise<Json> {
  if (open.game.outcome(open.match.settled) === null) throw new Fault('debrief.not-over')
  const { debrief } = await partOf(open.game.id).load()
  return debrief(open)
}
