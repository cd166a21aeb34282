import { type Locale, languageOf } from '../../words/index.ts'

const DAY_MS = 86_400_000

/** Moments and days as people of this language write them. */
export const moment = (locale: Locale, milliseconds: number): string =>
  new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)

export const day = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${date.slice(0, 10)}T00:00:00Z`),
  )

/** The day as everybody counts it: in Greenwich. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** The day so many days on from this one, or before it. */
export const dayFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** When the next day begins there, on the clock here. */
export const nextDay = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(languageOf(locale), { timeStyle: 'short' }).format(Date.parse(`${date}T00:00:00Z`) + DAY_MS)
