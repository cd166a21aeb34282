import type { apiEn } from './api.en.ts'

export const apiIt: Record<keyof typeof apiEn, string> = {
  'api.no-route': 'A questo indirizzo non c’è nulla.',
  'api.method': 'A questo indirizzo si può chiedere solo con {allowed}.',
  'api.too-long': 'Qui si leggono al massimo {most} byte.',
  'api.no-json': 'Ciò che si manda qui deve essere JSON e deve dichiararlo (content-type: application/json).',
  'api.bad-request': 'Questa richiesta non si può leggere.',
  'bot.none': 'Nessun bot ha questo token o questo id; forse è stato restituito.',
  'lobby.seat.program': 'Posto {n}: {name} (un programma)',
  'api.rule': 'Le regole del gioco non lo permettono ({key}).',
  'limit.requests':
    'Troppe richieste dal tuo indirizzo. Riprova tra {seconds, plural, one {# secondo} other {# secondi}}.',
  'limit.tables':
    'Dal tuo indirizzo sono stati aperti troppi tavoli. Riprova tra {seconds, plural, one {# secondo} other {# secondi}}.',
  'limit.connections':
    'Troppe linee dal tuo indirizzo a questo server. Chiudine qualcuna, o riprova tra {seconds, plural, one {# secondo} other {# secondi}}.',
  'limit.wrong-passes':
    'Dal tuo indirizzo sono arrivati troppi link o token non validi. Riprova tra {seconds, plural, one {# secondo} other {# secondi}}.',
  'limit.messages':
    'È troppo tutto insieme per una sola linea. Riprova tra {seconds, plural, one {# secondo} other {# secondi}}.',
}
