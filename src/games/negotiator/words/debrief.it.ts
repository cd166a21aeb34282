import type { debriefEn } from './debrief.en.ts'

export const debriefIt: Record<keyof typeof debriefEn, string> = {
  'call.debrief.line':
    '{turn, plural, one {Un turno} many {# turni} other {# turni}}; {saved, plural, one {# ostaggio liberato} many {# ostaggi liberati} other {# ostaggi liberati}}, {killed, plural, one {# eliminato} many {# eliminati} other {# eliminati}}{zone, plural, =0 {} one {, # mai uscito} many {, # mai usciti} other {, # mai usciti}}.',
  'call.debrief.dice': 'I tuoi dadi',
  'call.debrief.luck':
    '{dice, plural, one {Un dado} many {# dadi} other {# dadi}}, {successes, plural, one {# successo} many {# successi} other {# successi}}; ce n’erano da attendersi {expected, number, ::.0}. Più fortuna del {p, number, ::percent} di chi lancia altrettanto.',
  'call.debrief.face': 'Faccia {face}: uscita {n, plural, one {una volta} many {# volte} other {# volte}}',
  'call.debrief.expected': 'La linea segna quanto ogni faccia doveva raggiungere: {n, number, ::.0}.',
  'call.debrief.even':
    'Con dadi equi, nel {share, number, ::percent} dei casi la distribuzione sarebbe almeno altrettanto irregolare (χ² = {chiSquare, number, ::.0}).',
  'call.debrief.achievements':
    '{n, plural, =0 {Nessun exploit questa volta} one {Un exploit} many {# exploit} other {# exploit}}',
  'call.debrief.near': 'Quanto erano vicini gli altri',
  'call.debrief.practice': 'Una telefonata di prova: non conta per la carriera.',
  'call.debrief.seed': 'Il seme di questa telefonata:',
}
