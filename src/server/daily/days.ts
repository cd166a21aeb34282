const DAY_MS = 86_400_000

/** Days are those of UTC, everywhere. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
/** From then on everybody may know what was dealt. */
export const closesAt = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY_MS
export const isClosed = (day: string, now: number): boolean => now >= closesAt(day)
