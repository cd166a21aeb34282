import type { originEn } from './origin.en.ts'

export const originDe: Record<keyof typeof originEn, string> = {
  'source.rulebook': 'aus den Regelheften',
  'source.public': 'aus öffentlichen Quellen',
  'source.house': 'von uns',
  'part.name': 'Name',
  'part.colour': 'Farbe',
  'part.ability': 'was die Karte tut',
  'part.amount': 'wie viel',
  'part.target': 'welchen Kontakt sie nimmt',
  'part.strike': 'Drohnenangriff',
  'part.second': 'die andere Regel',
  'part.effect': 'Effekt',
  'part.numbers': 'Zahlen',
  'part.trade': 'Tauschwert',
  'part.copies': 'Zahl der Exemplare',
  'part.points': 'Siegpunkte',
}
