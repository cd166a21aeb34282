/** The lessons in the terminal: what stands around the coach's own words. */
export const coachEn = {
  'cli.learn': 'learn a game by playing it, with a coach, in five minutes',
  'coach.none': 'The terminal has no lessons for “{game}”, only for Homeland. Those of the calls are on the page.',
  'coach.says': 'Coach: {line}',
  'coach.lesson': '{title}. {text}',
  'coach.keys': 'Coach · > goes on to what comes next · q leaves the lesson',
  'coach.hint': '> goes on to what comes next, q leaves the lesson, ? says what else you can type.',
  'coach.begin': 'Enter begins · q leaves',
  'coach.word.next': 'next',
  'coach.finished': 'That is the whole game. Play it: {program} play homeland --players 4',
  'coach.to-table': 'q brings you there.',
  'lobby.keys.learn': 'l learn the game meanwhile',
  'lobby.word.learn': 'learn',
  'lobby.help.learn': 'learn the game meanwhile, in five minutes; your seat stays yours',
} as const
