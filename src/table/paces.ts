import type { Pace } from './clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Paces by name: an evening at one table, an answer a day, an answer in three. Without one nobody is in a hurry. */
export const paces = {
  live: { bankMs: 15 * MINUTE_MS, incrementMs: MINUTE_MS },
  day: { bankMs: DAY_MS, incrementMs: DAY_MS, mostMs: DAY_MS },
  slow: { bankMs: 3 * DAY_MS, incrementMs: 3 * DAY_MS, mostMs: 3 * DAY_MS },
} as const satisfies Readonly<Record<string, Pace>>
export type PaceName = keyof typeof paces
export const paceNames = [...(Object.keys(paces) as PaceName[]), 'none'] as const

/** What a pace is called; `own` where it is nobody's but the table's. */
export function paceName(pace: Pace | null): PaceName | 'none' | 'own' {
  if (pace === null) return 'none'
  const isSame = (one: Pace): boolean =>
    one.bankMs === pace.bankMs && one.incrementMs === pace.incrementMs && one.mostMs === pace.mostMs
  return (Object.keys(paces) as PaceName[]).find(name => isSame(paces[name])) ?? 'own'
}

/** A pace as it is asked for: by name, or by its figures. */
export const paceOf = (given: Pace | (typeof paceNames)[number] | null): Pace | null =>
  typeof given !== 'string' ? given : given === 'none' ? null : paces[given]
