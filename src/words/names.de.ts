import type { namesEn } from './names.en.ts'

/** Was am Namen einer Person nicht stimmen kann. */
export const namesDe: Record<keyof typeof namesEn, string> = {
  'seats.name-empty': 'Wer mitspielt, braucht einen Namen.',
  'seats.name-long': 'Ein Name hat höchstens {most} Zeichen und keine Steuerzeichen.',
  'seats.name-twice': '„{name}“ heißt schon jemand. Alle am Tisch brauchen einen eigenen Namen.',
}
