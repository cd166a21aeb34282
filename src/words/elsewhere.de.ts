import type { elsewhereEn } from './elsewhere.en.ts'

export const elsewhereDe: Readonly<Record<keyof typeof elsewhereEn, string>> = {
  'join.no-server':
    'Unter {address} gibt es keinen Server, oder er antwortet nicht. Zu prüfen ist, ob er läuft und die Adresse stimmt.',
  'join.not-ours': 'Was unter {address} antwortet, ist kein Server von Situation Room oder keiner dieser Version.',
  'join.behind':
    'Unter {address} antwortet etwas, aber der Server dahinter gerade nicht. Versuch es gleich noch einmal.',
  'join.away': 'Der Server ist weg: Ansehen geht, Handeln nicht. Es wird ständig neu versucht.',
  'join.back': 'Der Server ist wieder da.',
  'join.unanswered':
    'Die Leitung brach vor der Antwort ab. Es wird noch einmal gesendet, sobald der Server wieder da ist.',
  'join.no-file': 'Die Datei dieser Partie war nicht zu bekommen.',
  'seat-colour.amber': 'bernstein',
  'seat-colour.blue': 'blau',
  'seat-colour.green': 'grün',
  'seat-colour.red': 'rot',
  'seat-colour.violet': 'violett',
  'seat-colour.white': 'weiß',
  'server.protocol': 'Hier Version {is}, am Server {should}: Lade die Seite neu oder aktualisiere die ältere.',
}
