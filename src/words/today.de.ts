import type { todayEn } from './today.en.ts'

export const todayDe: Readonly<Record<keyof typeof todayEn, string>> = {
  'cli.daily': 'nimm den Anruf des Tages auf einem Server an, der ihn austeilt und sagt, wie es allen erging',
  'cli.daily.board': 'wie der Tag steht, ohne zu spielen',
  'cli.daily.day': 'wie ein anderer Tag ausging, als JJJJ-MM-TT; wenn er vorbei ist, mit seinem Seed',
  'today.no-name': 'Sag, wer du bist: --name NAME.',
  'today.title': 'Der Anruf vom {day}: {abductor}',
  'today.played':
    '{n, plural, =0 {Noch hat niemand einen Rang.} one {Eine Person hat einen Rang.} other {# Personen haben einen Rang.}}',
  'today.place':
    '{place}. {name}: {won, select, yes {gewonnen} other {verloren}}, {saved} gerettet, {killed} verloren, {turns, plural, one {ein Zug} other {# Züge}}',
  'today.medal': '{line} ({medal, select, gold {Gold} silver {Silber} other {Bronze}})',
  'today.you': '{line}: du',
  'today.open': 'Niemand kennt den Seed, bevor der Tag vorbei ist. Er ergibt {commitment}.',
  'today.closed': 'Der Tag ist vorbei. Seed {seed} ergibt {commitment}, gezeigt den ganzen Tag.',
}
