import type { meetingEn } from './meeting.en.ts'

export const meetingIt: Readonly<Record<keyof typeof meetingEn, string>> = {
  'lobby.code': 'Chi scrive il codice {code} si siede.',
  'lobby.word.code': 'codice',
  'lobby.help.code': 'non far più sedere nessuno con il codice, o farne un altro',
  'table.code': 'Per chi preferisce scriverlo: {code}',
  'cli.join.at': 'dov’è il server, per chi scrive un codice',
  'cli.join.rematch': 'un’altra partita con le stesse persone agli stessi posti, quando l’ultima è finita',
  'join.rematch': 'Un’altra partita con le stesse persone: {program} join --rematch',
  'join.rematch.asked': '{name} vuole un’altra partita: {program} join --rematch',
}
