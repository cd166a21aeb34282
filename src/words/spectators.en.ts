/** Looking on, a round late; seeds that are known, and what is proved of the others; matches that are over. */
export const spectatorsEn = {
  'pass.no-spectators': 'Nobody may look on at this table: its host has not allowed it.',
  'pass.watching': 'Whoever looks on can do nothing at the table.',
  'lobby.known-seed': 'The seed is known: whoever opened the table typed it, and could know the cards.',
  'seats.revealed.known':
    'Seed {seed}: whoever opened the table typed it. With the nonce {nonce} it makes {commitment}, which was shown at the start.',
  'history.not-over': 'This game is not over: only finished ones can be brought in.',
  'join.watch': 'For spectators: {link}',
  'join.watch.ended': 'The link for spectators is over.',
  'cli.join.watch': 'for the host: a link for spectators, who look on a round late; any earlier one is over',
  'cli.join.end-watch': 'for the host: let nobody look on by a link any more',
} as const
