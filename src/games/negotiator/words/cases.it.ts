import type { casesEn } from './cases.en.ts'

export const casesIt: Record<keyof typeof casesEn, string> = {
  'cases.title': 'Chi chiama?',
  'cases.hostages': 'Ostaggi',
  'cases.threat': 'Minaccia',
  'cases.level': '{level}, {word}',
  'cases.rule': 'Regola',
  'cases.record': 'Finora',
  'cases.won':
    '{won} su {games, plural, one {# telefonata vinta} many {# telefonate vinte} other {# telefonate vinte}}',
  'cases.random': 'Chiunque chiami',
  'cases.random.text': 'Rispondi, e scopri chi è.',
  'cases.practice': 'Partita di prova',
  'cases.practice.text': 'Si riavvolge ovunque con la stessa fortuna. Non conta per la carriera.',
  'cases.seed': 'Seme',
  'cases.seed.text': 'Un testo qualsiasi. Lo stesso seme dà la stessa telefonata; vuoto, uno che nessuno conosce.',
}
