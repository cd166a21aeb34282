import { byDate, type GameCareer } from '../../career.ts'
import {
  achievementIds,
  achievements,
  type FinishedStory,
  gainedBy,
  isFinished,
  open,
  type Progress,
  storyOf,
  streakAchievement,
} from '../achievements/achievements.ts'
import type { Event } from '../events.ts'

/** One finished game that counts. The date is the caller's: nothing here knows the time. */
export interface CareerGame {
  readonly date: string
  readonly abductor: string
  readonly seed: string
  readonly won: boolean
  readonly cause: string
  readonly turns: number
  readonly saved: number
  readonly killed: number
  readonly achievements: readonly string[]
}

/** A player's career as it is kept in a file. */
export interface Career {
  readonly format: 'situation-room/career@1'
  readonly games: readonly CareerGame[]
  /** The nearest any game came to each achievement; the games' events are not kept. */
  readonly best: Readonly<Record<string, Progress>>
}

export interface Totals {
  readonly games: number
  readonly won: number
  readonly saved: number
  readonly killed: number
}

export const newCareer: Career = { format: 'situation-room/career@1', games: [], best: {} }

/** Of two, the one that is nearer to all it needs. */
export const nearer = (a: Progress | undefined, b: Progress): Progress =>
  a !== undefined && a.have * b.need >= b.have * a.need ? a : b

/** The career with this finished game added. */
export function record(
  career: Career,
  { story, seed, date }: { readonly story: FinishedStory; readonly seed: string; readonly date: string },
): Career {
  const best: Record<string, Progress> = { ...career.best }
  for (const { id, progress } of open(story.abductor)) best[id] = nearer(best[id], progress(story))
  const game: CareerGame = {
    date,
    abductor: story.abductor,
    seed,
    won: story.ended.won,
    cause: story.ended.ending,
    turns: story.ended.turn,
    saved: story.saved,
    killed: story.killed,
    achievements: gainedBy(story),
  }
  return { ...career, games: [...career.games, game], best }
}

/** Wins in a row: those that still run, and the most there have been. */
export function streak({ games }: Career): { readonly current: number; readonly best: number } {
  let current = 0
  let best = 0
  for (const { won } of games) {
    current = won ? current + 1 : 0
    best = Math.max(best, current)
  }
  return { current, best }
}

/** The achievements of the career, in the rulebook's order. */
export function achieved(career: Career): string[] {
  const gained = new Set(career.games.flatMap(game => game.achievements))
  if (streak(career).best >= streakAchievement.need) gained.add(streakAchievement.id)
  return achievementIds.filter(id => gained.has(id))
}

/** How near the career has come to each of the 23. */
export function bestProgress(career: Career): { readonly id: string; readonly progress: Progress | null }[] {
  const { id, need } = streakAchievement
  return [
    { id, progress: { have: Math.min(need, streak(career).best), need } },
    ...achievements.map(row => ({ id: row.id, progress: career.best[row.id] ?? null })),
  ]
}

/** What the games against each abductor add up to. */
export function totals({ games }: Career): Readonly<Record<string, Totals>> {
  const sums = new Map<string, Totals>()
  for (const { abductor, won, saved, killed } of games) {
    const sum = sums.get(abductor) ?? { games: 0, won: 0, saved: 0, killed: 0 }
    sums.set(abductor, {
      games: sum.games + 1,
      won: sum.won + (won ? 1 : 0),
      saved: sum.saved + saved,
      killed: sum.killed + killed,
    })
  }
  return Object.fromEntries(sums)
}

/** A call that was practised: its luck is known. */
export interface Rehearsal {
  readonly abductor: string
  readonly seed: string
}

/** What a career has of Hostage Negotiator. */
export interface CallCareer extends Career {
  readonly rehearsed?: readonly Rehearsal[] | undefined
}

const isCall =
  ({ seed, abductor }: Rehearsal) =>
  (one: Rehearsal): boolean =>
    one.seed === seed && one.abductor === abductor

export const careerOfCalls: GameCareer<CallCareer, Event> = {
  add(career, { events, seed }, date) {
    const story = storyOf(events)
    if (!isFinished(story)) return { not: 'unfinished' }
    const isThisCall = isCall({ seed, abductor: story.abductor })
    if (career.games.some(isThisCall)) return { not: 'seed' }
    if (career.rehearsed?.some(isThisCall)) return { not: 'rehearsed' }
    const { games, best } = record(career, { story, seed, date })
    return { changes: { games, best } }
  },

  /** A practised call is among the practised ones from its first moment on: whoever rewinds knows its luck. */
  rehearse({ rehearsed = [] }, { events, seed }) {
    const call = { abductor: storyOf(events).abductor, seed }
    return rehearsed.some(isCall(call)) ? null : { rehearsed: [...rehearsed, call] }
  },

  merge(career, other) {
    const best = new Map(Object.entries(career.best))
    for (const [id, progress] of Object.entries(other.best)) best.set(id, nearer(best.get(id), progress))
    const games = other.games.filter(call => !career.games.some(isCall(call)))
    const practised = career.rehearsed ?? []
    const rehearsed = (other.rehearsed ?? []).filter(call => !practised.some(isCall(call)))
    return {
      ...(practised.length + rehearsed.length > 0 ? { rehearsed: [...practised, ...rehearsed] } : {}),
      best: Object.fromEntries(best),
      games: [...career.games, ...games].sort(byDate),
    }
  },
}
