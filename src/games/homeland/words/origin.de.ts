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

  'facts.copies': '{copies, plural, one {# Exemplar} other {# Exemplare}}',
  'facts.players':
    '{span, plural, =0 {nur bei {least} Spielern} =1 {nur bei {least} oder {most} Spielern} other {nur bei {least} bis {most} Spielern}}',
  'plot-kind.bomb': 'Bombe',
  'plot-kind.assassination': 'Attentat',
  'plot-kind.kidnapping': 'Menschenraub',
  'plot-kind.cyber': 'Cyberangriff',
  'plot-kind.poison': 'Gift',
  'plot-kind.sabotage': 'Sabotage',
  'plot-kind.influence': 'Einflussnahme',
  'plot-kind.hijack': 'Entführung',
}
