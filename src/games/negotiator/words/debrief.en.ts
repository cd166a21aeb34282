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
  'call.chances': 'How it stood',
  'call.chances.ask': 'Work out the chances, turn by turn',
  'call.chances.percent': '{p, number, ::percent}',
  'call.chances.worst': 'Turn {turn} cost most: from {from, number, ::percent} to {to, number, ::percent}.',
  'call.chances.best': 'Turn {turn} brought most: from {from, number, ::percent} to {to, number, ::percent}.',
  'call.chances.how':
    'From the start of each turn a simple bot played on {times} times, knowing what you knew. Give or take {margin, number, ::.} points. A turn leads to its replay, and from there to “what if”.',
  'call.chances.choices': 'Choices that mattered',
  'call.chances.skill':
    'Beside the bot’s, your choices were worth {skill, number, ::sign-always} points; luck was worth {luck, number, ::sign-always}. Give or take {margin}.',
  'call.chances.none':
    'Wherever you chose otherwise than the bot, it made no difference that could be told from chance.',
  'call.chances.mine': 'Turn {turn}: {label}',
  'call.chances.bots':
    '{worse, select, true {About {points} points worse} other {About {points} points better}} than what the bot would have done: {label}.',
  'call.debrief.achievements':
    '{n, plural, =0 {No achievement this time} one {One achievement} other {# achievements}}',
  'call.debrief.near': 'How near the others were',
  'call.debrief.practice': 'A practice call: it does not count for the career.',
  'call.debrief.seed': 'The seed of this call:',
} as const
