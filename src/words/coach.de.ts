import type { coachEn } from './coach.en.ts'

export const coachDe: Readonly<Record<keyof typeof coachEn, string>> = {
  'cli.learn': 'ein Spiel beim Spielen lernen, mit Ausbilder, in fünf Minuten',
  'coach.none':
    'Für „{game}“ gibt es im Terminal keine Lektionen, nur für Homeland. Die der Anrufe sind auf der Seite.',
  'coach.says': 'Ausbilder: {line}',
  'coach.lesson': '{title}. {text}',
  'coach.keys': 'Ausbilder · > weiter zum Nächsten · q Lektion verlassen',
  'coach.hint': '> geht weiter zum Nächsten, q verlässt die Lektion, ? sagt, was du noch eingeben kannst.',
  'coach.begin': 'Enter beginnt · q verlässt',
  'coach.word.next': 'weiter',
  'coach.finished': 'Das ist das ganze Spiel. Spiele es: {program} play homeland --players 4',
  'coach.to-table': 'q bringt dich hin.',
  'lobby.keys.learn': 'l inzwischen das Spiel lernen',
  'lobby.word.learn': 'lernen',
  'lobby.help.learn': 'inzwischen das Spiel lernen, in fünf Minuten; der Platz bleibt dir',
}
