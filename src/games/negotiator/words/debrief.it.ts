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
  'call.chances': 'Come stavano le cose',
  'call.chances.ask': 'Calcola le probabilità, turno per turno',
  'call.chances.percent': '{p, number, ::percent}',
  'call.chances.worst': 'Il turno {turn} è costato di più: dal {from, number, ::percent} al {to, number, ::percent}.',
  'call.chances.best': 'Il turno {turn} ha reso di più: dal {from, number, ::percent} al {to, number, ::percent}.',
  'call.chances.how':
    'Dall’inizio di ogni turno un bot semplice ha continuato {times} volte, sapendo ciò che sapevi tu. Con un margine di {margin, number, ::.} punti. Ogni turno porta alla sua registrazione, e da lì a «e se».',
  'call.chances.choices': 'Le scelte che hanno contato',
  'call.chances.skill':
    'Rispetto a quelle del bot, le tue scelte valevano {skill, number, ::sign-always} punti; la fortuna {luck, number, ::sign-always}. Con un margine di {margin}.',
  'call.chances.none': 'Dove hai scelto diversamente dal bot, la differenza non si distingue dal caso.',
  'call.chances.mine': 'Turno {turn}: {label}',
  'call.chances.bots':
    '{worse, select, true {Circa {points} punti peggio} other {Circa {points} punti meglio}} di ciò che avrebbe fatto il bot: {label}.',
  'call.debrief.achievements':
    '{n, plural, =0 {Nessun exploit questa volta} one {Un exploit} many {# exploit} other {# exploit}}',
  'call.debrief.near': 'Quanto erano vicini gli altri',
  'call.debrief.practice': 'Una telefonata di prova: non conta per la carriera.',
  'call.debrief.seed': 'Il seme di questa telefonata:',
}
