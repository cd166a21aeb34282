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
  'call.chances': 'Wie es stand',
  'call.chances.ask': 'Die Chancen ausrechnen, Zug für Zug',
  'call.chances.percent': '{p, number, ::percent}',
  'call.chances.worst': 'Zug {turn} kostete am meisten: von {from, number, ::percent} auf {to, number, ::percent}.',
  'call.chances.best': 'Zug {turn} brachte am meisten: von {from, number, ::percent} auf {to, number, ::percent}.',
  'call.chances.how':
    'Vom Beginn jedes Zuges an spielte ein einfacher Bot {times}-mal weiter und wusste, was du wusstest. Auf {margin, number, ::.} Punkte genau. Jeder Zug führt zu seiner Aufzeichnung und von dort zum „Was wäre, wenn“.',
  'call.chances.choices': 'Entscheidungen, auf die es ankam',
  'call.chances.skill':
    'Neben denen des Bots waren deine Entscheidungen {skill, number, ::sign-always} Punkte wert, das Glück {luck, number, ::sign-always}. Auf {margin} Punkte genau.',
  'call.chances.none': 'Wo du anders gewählt hast als der Bot, lässt sich der Unterschied nicht vom Zufall trennen.',
  'call.chances.mine': 'Zug {turn}: {label}',
  'call.chances.bots':
    '{worse, select, true {Etwa {points} Punkte schlechter} other {Etwa {points} Punkte besser}} als das, was der Bot getan hätte: {label}.',
  'call.debrief.achievements': '{n, plural, =0 {Diesmal kein Erfolg} one {Ein Erfolg} other {# Erfolge}}',
  'call.debrief.near': 'Wie nah die anderen waren',
  'call.debrief.practice': 'Ein Übungsanruf: Er zählt nicht für die Karriere.',
  'call.debrief.seed': 'Der Startwert dieses Anrufs:',
}
