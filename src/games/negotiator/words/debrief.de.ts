import type { debriefEn } from './debrief.en.ts'

export const debriefDe: Record<keyof typeof debriefEn, string> = {
  'call.debrief.line':
    '{turn, plural, one {Ein Zug} other {# Züge}}; {saved, plural, one {# Geisel} other {# Geiseln}} gerettet, {killed} getötet{zone, plural, =0 {} other {, # nie herausgekommen}}.',
  'call.debrief.dice': 'Die Würfel',
  'call.debrief.luck':
    '{dice, plural, one {Ein Würfel} other {# Würfel}}, {successes, plural, one {# Treffer} other {# Treffer}}; zu erwarten waren {expected, number, ::.0}. Mehr Glück als {p, number, ::percent} aller, die so oft würfeln.',
  'call.debrief.face': 'Augenzahl {face}: {n, plural, one {einmal} other {#-mal}} geworfen',
  'call.debrief.expected': 'Die Linie zeigt, was auf jede Augenzahl entfallen sollte: {n, number, ::.0}.',
  'call.debrief.even':
    'Faire Würfel fallen in {share, number, ::percent} aller Fälle mindestens so ungleich (χ² = {chiSquare, number, ::.0}).',
  'call.debrief.achievements': '{n, plural, =0 {Diesmal kein Erfolg} one {Ein Erfolg} other {# Erfolge}}',
  'call.debrief.near': 'Wie nah die anderen waren',
  'call.debrief.practice': 'Ein Übungsanruf: Er zählt nicht für die Karriere.',
  'call.debrief.seed': 'Der Startwert dieses Anrufs:',
}
