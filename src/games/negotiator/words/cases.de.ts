import type { casesEn } from './cases.en.ts'

export const casesDe: Record<keyof typeof casesEn, string> = {
  'cases.title': 'Wer ruft an?',
  'cases.hostages': 'Geiseln',
  'cases.threat': 'Bedrohung',
  'cases.level': '{level}, {word}',
  'cases.rule': 'Sonderregel',
  'cases.record': 'Bisher',
  'cases.won': '{won} von {games, plural, one {# Anruf} other {# Anrufen}} gewonnen',
  'cases.random': 'Wer auch immer',
  'cases.random.text': 'Abheben und hören, wer dran ist.',
  'cases.practice': 'Übung',
  'cases.practice.text': 'Zurückspulen an jede Stelle, mit demselben Glück. Zählt nicht für die Karriere.',
  'cases.seed': 'Startwert',
  'cases.seed.text':
    'Ein beliebiger Text. Derselbe Startwert gibt denselben Anruf; leer gilt einer, den niemand kennt.',
}
