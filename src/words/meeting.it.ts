import type { meetingEn } from './meeting.en.ts'

export const meetingIt: Readonly<Record<keyof typeof meetingEn, string>> = {
  'lobby.code': 'Chi scrive il codice {code} si siede.',
  'lobby.word.code': 'codice',
  'lobby.help.code': 'non far più sedere nessuno con il codice, o farne un altro',
  'table.code': 'Per chi preferisce scriverlo: {code}',
  'cli.join.at': 'dov’è il server, per chi scrive un codice',
  'cli.join.rematch': 'un’altra partita con le stesse persone agli stessi posti, quando l’ultima è finita',
  'cli.join.share': 'a partita finita: mostra a tutti lì come sono andati i tuoi sospetti',
  'join.share': 'Come sono andati i tuoi sospetti, per tutti al tavolo: {program} join --share',
  'join.shared': 'Ora tutti al tavolo possono vedere come sono andati i tuoi sospetti.',
  'join.shared.review': 'Li mostra: {program} review {file}',
  'join.rematch': 'Un’altra partita con le stesse persone: {program} join --rematch',
  'join.rematch.asked': '{name} vuole un’altra partita: {program} join --rematch',
  'cli.join.mine': 'i tavoli a cui siedi o che ospiti da questa macchina: di chi è il turno, e il tempo che ti resta',
  'join.mine.none': 'Da questa macchina non siedi a nessun tavolo.',
  'join.mine.free': 'nessuno',
  'join.mine.line': '{game}, {names}: {state}. {link}',
  'join.mine.state':
    '{state, select, over {finita} gathering {prima della partita} paused {in pausa} asked {tocca a te} other {giocano gli altri}}',
  'join.mine.timed': '{state}, restano {time}',
}
