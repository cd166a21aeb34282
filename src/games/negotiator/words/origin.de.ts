import type { originEn } from './origin.en.ts'

export const originDe: Record<keyof typeof originEn, string> = {
  'source.rulebook': 'aus der Spielregel',
  'source.public': 'aus einer öffentlichen Fanquelle, ungeprüft',
  'source.house': 'von uns',
  'part.name': 'Name',
  'part.copies': 'Zahl der Exemplare',
  'part.cost': 'Kosten',
  'part.rows': 'Zeilen',
  'part.first-row': 'erste Zeile',
  'part.middle-row': 'mittlere Zeile',
  'part.last-row': 'letzte Zeile',
  'part.duration': 'wie lange sie wirkt',
  'part.effects': 'Effekt',
  'part.drawback': 'Nachteil',
  'part.additional': 'Zusatzeffekt',
  'part.hostages': 'Geiseln',
  'part.threat': 'anfängliche Bedrohung',
  'part.demands': 'ausgelegte Forderungen',
  'part.rule': 'Sonderregel',
}
