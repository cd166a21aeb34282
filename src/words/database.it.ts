import type { databaseEn } from './database.en.ts'

/** Cosa va storto tra un server e un PostgreSQL che più nodi condividono. */
export const databaseIt: Record<keyof typeof databaseEn, string> = {
  'database.url':
    'DATABASE_URL non è l’indirizzo di un database PostgreSQL. Ha questa forma: postgres://UTENTE:PASSWORD@HOST:5432/DATABASE',
  'database.unreachable':
    'Non c’è nessun PostgreSQL a {host}. È in funzione, e DATABASE_URL indica la sua macchina e la sua porta?',
  'database.missing':
    'Il PostgreSQL a {host} non ha un database «{database}». Crealo lì, o indicane un altro in DATABASE_URL.',
  'database.login':
    'Il PostgreSQL a {host} non lascia entrare «{user}». Controlla il nome utente e la password in DATABASE_URL.',
  'database.forbidden':
    'L’utente «{user}» non può creare tabelle nel database «{database}». Rendilo il proprietario del database.',
  'database.newer-tables':
    'Il database è stato usato per ultimo da una versione più recente di Situation Room. Usa quella versione, o un altro database.',
  'database.not-durable':
    'Il database risponde prima di avere scritto sul disco ({setting} è spento). Le mosse potrebbero andare perdute: attivalo.',
  'database.pooler':
    'DATABASE_URL porta a un pooler che presta le sue connessioni per una sola transazione. Fa’ che le presti per una sessione, o indica il database stesso.',
  'serve.seal-key':
    'Con DATABASE_URL un server ha bisogno di SEAL_KEY, la stessa per ogni nodo: 64 cifre esadecimali, come quelle che stampa «openssl rand -hex 32».',
}
