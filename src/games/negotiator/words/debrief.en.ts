/** How a call went: said once it is over, and loaded then. */
export const debriefEn = {
  'call.debrief.line':
    '{turn, plural, one {One turn} other {# turns}}; {saved, plural, one {# hostage} other {# hostages}} saved, {killed} killed{zone, plural, =0 {} other {, # never came out}}.',
  'call.debrief.dice': 'Your dice',
  'call.debrief.luck':
    '{dice, plural, one {One die} other {# dice}}, {successes, plural, one {# success} other {# successes}}; {expected, number, ::.0} were to be expected. Luckier than {p, number, ::percent} of all who roll as often.',
  'call.debrief.face': 'Face {face}: rolled {n, plural, one {once} other {# times}}',
  'call.debrief.expected': 'The line marks what each face should have reached: {n, number, ::.0}.',
  'call.debrief.even':
    'Fair dice fall at least as unevenly {share, number, ::percent} of the time (χ² = {chiSquare, number, ::.0}).',
  'call.debrief.achievements':
    '{n, plural, =0 {No achievement this time} one {One achievement} other {# achievements}}',
  'call.debrief.near': 'How near the others were',
  'call.debrief.practice': 'A practice call: it does not count for the career.',
  'call.debrief.seed': 'The seed of this call:',
} as const
