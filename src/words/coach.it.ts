import type { coachEn } from './coach.en.ts'

export const coachIt: Readonly<Record<keyof typeof coachEn, string>> = {
  'cli.learn': 'impara un gioco giocando, con un istruttore, in cinque minuti',
  'coach.none':
    'Nel terminale non ci sono lezioni per «{game}», solo per Homeland. Quelle delle chiamate sono sulla pagina.',
  'coach.says': 'Istruttore: {line}',
  'coach.lesson': '{title}. {text}',
  'coach.keys': 'Istruttore · > passa a ciò che segue · q lascia la lezione',
  'coach.hint': '> passa a ciò che segue, q lascia la lezione, ? dice che altro puoi scrivere.',
  'coach.begin': 'Invio comincia · q esce',
  'coach.word.next': 'avanti',
  'coach.finished': 'Il gioco è tutto qui. Giocalo: {program} play homeland --players 4',
  'coach.to-table': 'q ti porta lì.',
  'lobby.keys.learn': 'l impara intanto il gioco',
  'lobby.word.learn': 'impara',
  'lobby.help.learn': 'imparare intanto il gioco, in cinque minuti; il posto resta tuo',
}
