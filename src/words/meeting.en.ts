/** How people come together at a table of a server: by a code that is typed, and for another game. */
export const meetingEn = {
  'lobby.code': 'Whoever types the code {code} sits down.',
  'lobby.word.code': 'code',
  'lobby.help.code': 'let nobody sit down by the code any more, or make another one',
  'table.code': 'For whoever types it instead: {code}',
  'cli.join.at': 'where the server is, for whoever types a code',
  'cli.join.rematch': 'another game with the same people in the same seats, once the last one is over',
  'cli.join.share': 'once a game is over: show everybody there how your suspicions went',
  'join.share': 'How your suspicions went, for everybody at the table to see: {program} join --share',
  'join.shared': 'Everybody at the table can see now how your suspicions went.',
  'join.shared.review': 'They are drawn by: {program} review {file}',
  'join.rematch': 'Another game with the same people: {program} join --rematch',
  'join.rematch.asked': '{name} wants another game: {program} join --rematch',
  'cli.join.mine':
    'the tables you sit at or look after from this machine: whose turn it is, and the time you have left',
  'join.mine.none': 'You sit at no table from this machine.',
  'join.mine.free': 'nobody',
  'join.mine.line': '{game}, {names}: {state}. {link}',
  'join.mine.state':
    '{state, select, over {over} gathering {before the game} paused {paused} asked {your turn} other {the others play}}',
  'join.mine.timed': '{state}, {time} left',
} as const
