import type { elsewhereEn } from './elsewhere.en.ts'

export const elsewhereIt: Readonly<Record<keyof typeof elsewhereEn, string>> = {
  'join.no-server':
    'A {address} non c’è un server, o non risponde. Controlla che sia acceso e che l’indirizzo sia giusto.',
  'join.not-ours': 'Ciò che risponde a {address} non è un server di Situation Room, o non di questa versione.',
  'join.behind': 'A {address} risponde qualcosa, ma il server che sta dietro al momento no. Riprova tra poco.',
  'join.away': 'Il server non c’è più: si può guardare, non agire. Si riprova di continuo.',
  'join.back': 'Il server è tornato.',
  'join.unanswered': 'La linea è caduta prima della risposta. L’invio si ripete appena il server torna.',
  'join.no-file': 'Non è stato possibile ottenere il file di questa partita.',
  'seat-colour.amber': 'ambra',
  'seat-colour.blue': 'blu',
  'seat-colour.green': 'verde',
  'seat-colour.red': 'rosso',
  'seat-colour.violet': 'viola',
  'seat-colour.white': 'bianco',
  'server.protocol': 'Qui la versione {is}, sul server la {should}: ricarica la pagina o aggiorna la più vecchia.',
}
