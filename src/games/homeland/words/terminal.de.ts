import type { terminalEn } from './terminal.en.ts'

/** Was nur das Terminal von Homeland sagt. */
export const terminalDe: Record<keyof typeof terminalEn, string> = {
  'checklist.claim': 'Eine Bedrohung beanspruchen (Pflicht)',
  'checklist.intel':
    '{n, plural, =1 {Eine Information spielen (Pflicht)} =2 {Zwei Informationen spielen (Pflicht)} other {Informationen spielen (Pflicht)}}{why, select, hand {: die einzige auf der Hand} cases {: für mehr gibt es keinen Fall} other {}}',
  'checklist.trade': 'Eine Information eintauschen',
  'checklist.recruit': 'Rekrutieren',
  'checklist.soldiers': 'Soldaten einsetzen',
  'checklist.agents': 'Agenten einsetzen',
  'checklist.assets': 'Kontakte aktivieren oder nutzen',
  'checklist.end': 'Den Zug beenden',
  'checklist.open': '[ ] {item}',
  'checklist.done': '[x] {item}',
  'checklist.closed': '[-] {item}: {why}',

  'report.rounds': 'Runden im Mittel: {rounds, number, ::.00}',
  'report.tracks':
    'Die Behördenleiste füllt sich in {agency, number, ::percent .00} der Partien, die Terroristenleiste in {terrorist, number, ::percent .00} (95-%-Intervall {low, number, ::percent .00} bis {high, number, ::percent .00})',
  'report.level':
    'Bedrohungen, aufgedeckt auf {level}: {neutralised} von {analysed} neutralisiert ({share, number, ::percent .00})',
  'report.tokens':
    'Marker je Runde: Behörde {agency, number, ::.00}, Terroristen {terrorist, number, ::.00}, Ansehen {rep, number, ::.00}, Einfluss {clout, number, ::.00}',
  'report.agenda':
    '{agenda}: {wins, plural, one {# Sieg} other {# Siege}}, {share, number, ::percent .00} derer, die das waren (95-%-Intervall {low, number, ::percent .00} bis {high, number, ::percent .00})',
  'report.nobody': 'Partien ohne Sieger: {n}',
  'report.mole': 'In {share, number, ::percent .00} der Partien war ein Maulwurf dabei',

  'preset.word.blue': 'blau',
  'preset.word.red': 'rot',
  'preset.word.never': 'nie',
  'preset.word.ask': 'fragen',
  'preset.word.impact': 'auswirkung',
  'preset.word.mine': 'meiner',
  'preset.word.other': 'anderer',
  'preset.word.unclaimed': 'frei',
  'preset.typed':
    'Zu tippen ist der Kontakt und was er tut: {blue}, {red}, {never} oder {ask}. Danach, wenn gewünscht: {impact} 3 (oder mehr), {red} 5 oder {blue} 5 (wer führt, um wie viel höchstens), {mine}, {other} oder {unclaimed} (wessen Fall). Kontakte, die reagieren: {assets}.',
}
