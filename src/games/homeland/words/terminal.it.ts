import type { terminalEn } from './terminal.en.ts'

/** Ciò che solo il terminale dice di Homeland. */
export const terminalIt: Record<keyof typeof terminalEn, string> = {
  'checklist.claim': 'Rivendica una minaccia (obbligo)',
  'checklist.intel':
    '{n, plural, =1 {Gioca una carta intelligence (obbligo)} =2 {Gioca due carte intelligence (obbligo)} other {Gioca carte intelligence (obbligo)}}{why, select, hand {: l’unica in mano} cases {: non c’è posto per altre} other {}}',
  'checklist.trade': 'Scambia una carta intelligence',
  'checklist.recruit': 'Recluta',
  'checklist.soldiers': 'Schiera soldati',
  'checklist.agents': 'Schiera agenti',
  'checklist.assets': 'Attiva o usa risorse',
  'checklist.end': 'Termina il turno',
  'checklist.open': '[ ] {item}',
  'checklist.done': '[x] {item}',
  'checklist.closed': '[-] {item}: {why}',

  'report.rounds': 'Round in media: {rounds, number, ::.00}',
  'report.tracks':
    'Il tracciato dell’agenzia si riempie nel {agency, number, ::percent .00} delle partite, quello dei terroristi nel {terrorist, number, ::percent .00} (intervallo al 95%: da {low, number, ::percent .00} a {high, number, ::percent .00})',
  'report.level':
    'Minacce rivelate a livello {level}: {neutralised} su {analysed} neutralizzate ({share, number, ::percent .00})',
  'report.tokens':
    'Segnalini per round: agenzia {agency, number, ::.00}, terroristi {terrorist, number, ::.00}, reputazione {rep, number, ::.00}, peso politico {clout, number, ::.00}',
  'report.agenda':
    '{agenda}: {wins, plural, one {# vittoria} other {# vittorie}}, il {share, number, ::percent .00} di chi aveva questa agenda (intervallo al 95%: da {low, number, ::percent .00} a {high, number, ::percent .00})',
  'report.nobody': 'Partite senza vincitore: {n}',
  'report.mole': 'C’era una talpa nel {share, number, ::percent .00} delle partite',

  'preset.word.blue': 'blu',
  'preset.word.red': 'rosso',
  'preset.word.never': 'mai',
  'preset.word.ask': 'chiedi',
  'preset.word.impact': 'impatto',
  'preset.word.mine': 'mio',
  'preset.word.other': 'altrui',
  'preset.word.unclaimed': 'libera',
  'preset.typed':
    'Si scrive la risorsa e che cosa fa: {blue}, {red}, {never} o {ask}. Poi, se serve: {impact} 3 (o più), {red} 5 o {blue} 5 (chi è avanti, di quanto al massimo), {mine}, {other} o {unclaimed} (di chi è il caso). Risorse che reagiscono: {assets}.',
}
