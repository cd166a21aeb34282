import type { databaseEn } from './database.en.ts'

/** Was zwischen einem Server und einem PostgreSQL schiefgeht, das sich mehrere Knoten teilen. */
export const databaseDe: Record<keyof typeof databaseEn, string> = {
  'database.url':
    'DATABASE_URL ist nicht die Adresse einer PostgreSQL-Datenbank. Sie sieht so aus: postgres://BENUTZER:PASSWORT@RECHNER:5432/DATENBANK',
  'database.unreachable':
    'Unter {host} ist kein PostgreSQL zu erreichen. Läuft es, und nennt DATABASE_URL seinen Rechner und seinen Port?',
  'database.missing':
    'Das PostgreSQL unter {host} hat keine Datenbank „{database}“. Lege sie dort an, oder nenne in DATABASE_URL eine andere.',
  'database.login':
    'Das PostgreSQL unter {host} lässt „{user}“ nicht ein. Prüfe Benutzernamen und Passwort in DATABASE_URL.',
  'database.forbidden':
    'Der Benutzer „{user}“ darf in der Datenbank „{database}“ keine Tabellen anlegen. Mach ihn zu ihrem Eigentümer.',
  'database.newer-tables':
    'Die Datenbank wurde zuletzt von einer neueren Version von Situation Room benutzt. Nimm diese Version oder eine andere Datenbank.',
  'database.not-durable':
    'Die Datenbank antwortet, bevor sie auf die Platte geschrieben hat ({setting} ist aus). Züge könnten verloren gehen: Schalte es ein.',
  'database.pooler':
    'DATABASE_URL führt zu einem Pooler, der seine Verbindungen nur für je eine Transaktion verleiht. Lass ihn sie für eine Sitzung verleihen, oder nenne die Datenbank selbst.',
  'serve.seal-key':
    'Mit DATABASE_URL braucht ein Server SEAL_KEY, an jedem Knoten denselben: 64 hexadezimale Ziffern, wie sie „openssl rand -hex 32“ ausgibt.',
}
