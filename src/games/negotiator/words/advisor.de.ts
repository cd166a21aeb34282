/** Why an option is a good one, as the advisor has it. */
export const advisorDe = {
  'why.reckoned': 'Nichts spricht dafür oder dagegen als seine Zahl.',
  'why.play':
    'Mindestens ein Treffer kommt in {success, number, ::percent} aller Würfe{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als aufzulegen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als aufzulegen} same {; das ist so gut wie aufzulegen} other {}}.',
  'why.play.sure':
    'Es braucht keine Probe{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als aufzulegen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als aufzulegen} same {; das ist so gut wie aufzulegen} other {}}.',
  'why.bank':
    'Verdeckt ist sie ein sicherer Gesprächspunkt{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als aufzulegen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als aufzulegen} same {; das ist so gut wie aufzulegen} other {}}.',
  'why.concede':
    '{cost, plural, =0 {Es kostet jetzt nichts} one {Es kostet # Gesprächspunkt} other {Es kostet # Gesprächspunkte}}, und wer nachgibt, hat den Nachteil{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als aufzulegen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als aufzulegen} same {; das ist so gut wie aufzulegen} other {}}.',
  'why.buy':
    '{price, plural, =0 {Sie kostet nichts} one {Sie kostet # Gesprächspunkt} other {Sie kostet # Gesprächspunkte}}{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als nichts mehr zu kaufen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als nichts mehr zu kaufen} same {; das ist so gut wie nichts mehr zu kaufen} other {}}.',
  'why.take':
    'Sie kostet nichts{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als nichts mehr zu nehmen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als nichts mehr zu nehmen} same {; das ist so gut wie nichts mehr zu nehmen} other {}}.',
  'why.pay': 'Zwei Karten kaufen den Treffer; diese wird dafür abgegeben.',
  'why.reroll':
    'Ein Würfel wird neu geworfen{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als die Würfel zu behalten} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als die Würfel zu behalten} same {; das ist so gut wie die Würfel zu behalten} other {}}.',
  'why.reveal': 'Nur einer Forderung, die man kennt, kann man nachgeben.',
  'why.hang-up':
    'Was noch auf der Hand ist, bleibt für den nächsten Zug{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als weiterzumachen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als weiterzumachen} same {; das ist so gut wie weiterzumachen} other {}}.',
  'why.done':
    'Du kaufst nichts mehr{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als der beste Kauf} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als der beste Kauf} same {; das ist so gut wie der beste Kauf} other {}}.',
  'why.keep':
    'Die Würfel bleiben, wie sie liegen{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als neu zu werfen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als neu zu werfen} same {; das ist so gut wie neu zu werfen} other {}}.',
  'why.accept':
    'Der Wurf steht, und die Karten bleiben auf der Hand{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als eine 4 umzuwandeln} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als eine 4 umzuwandeln} same {; das ist so gut wie eine 4 umzuwandeln} other {}}.',
  'why.convert':
    'Zwei Karten kaufen einen Treffer mehr{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als die Würfel anzunehmen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als die Würfel anzunehmen} same {; das ist so gut wie die Würfel anzunehmen} other {}}.',
  'why.discard':
    'Diese Terrorkarte tut nichts mehr, und es bleibt ein Zug weniger{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als sie liegen zu lassen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als sie liegen zu lassen} same {; das ist so gut wie sie liegen zu lassen} other {}}.',
  'why.leave':
    'Die Terrorkarte bleibt, und du weißt, was kommt{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als sie abzulegen} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als sie abzulegen} same {; das ist so gut wie sie abzulegen} other {}}.',
  'why.enough':
    'Du nimmst nichts mehr{better, select, yes {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} besser als die beste Karte} no {; das ist {points, plural, one {# Prozentpunkt} other {# Prozentpunkte}} schlechter als die beste Karte} same {; das ist so gut wie die beste Karte} other {}}.',
} as const
