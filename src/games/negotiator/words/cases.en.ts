/** Who calls: the screen before a call. */
export const casesEn = {
  'cases.title': 'Who calls?',
  'cases.hostages': 'Hostages',
  'cases.threat': 'Threat at first',
  'cases.level': '{level}, {word}',
  'cases.rule': 'Special rule',
  'cases.record': 'Your record',
  'cases.won': '{won} of {games, plural, one {# call} other {# calls}} won',
  'cases.random': 'Whoever calls',
  'cases.random.text': 'Pick up, and find out who it is.',
  'cases.practice': 'Practice',
  'cases.practice.text': 'Rewind anywhere with the same luck. The call does not count for the career.',
  'cases.seed': 'Seed',
  'cases.seed.text': 'Any text. The same seed deals the same call; leave it empty for one nobody knows.',
} as const
