/** A match of a server that is the call of a day, by its tag; it is no daily call of this machine. */
export const servedTag = (day: string): string => `served-daily-${day}`
export const servedDay = (tag: string | null): string | null =>
  /^served-daily-(\d{4}-\d\d-\d\d)$/.exec(tag ?? '')?.[1] ?? null
