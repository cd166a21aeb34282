/** The call of the day at a server, in a terminal. */
export const todayEn = {
  'cli.daily': 'take the call of the day at a server, which deals it and says how everybody did',
  'cli.daily.board': 'how the day stands, without playing',
  'cli.daily.day': 'how another day went, as YYYY-MM-DD; once it is over with its seed',
  'today.no-name': 'Say who you are: --name NAME.',
  'today.title': 'The call of {day}: {abductor}',
  'today.played':
    '{n, plural, =0 {Nobody has a place yet.} one {One person has a place.} other {# people have a place.}}',
  'today.place':
    '{place}. {name}: {won, select, yes {won} other {lost}}, {saved} saved, {killed} lost, {turns, plural, one {one turn} other {# turns}}',
  'today.medal': '{line} ({medal, select, gold {gold} silver {silver} other {bronze}})',
  'today.you': '{line}: you',
  'today.open': 'Nobody knows the seed before the day is over. It makes {commitment}.',
  'today.closed': 'The day is over. Seed {seed} makes {commitment}, which was shown all day.',
} as const
