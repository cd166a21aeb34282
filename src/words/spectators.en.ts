/** Seeds that are known, and what is proved of the others. */
export const spectatorsEn = {
  'lobby.known-seed': 'The seed is known: whoever opened the table typed it, and could know the cards.',
  'seats.revealed.known':
    'Seed {seed}: whoever opened the table typed it. With the nonce {nonce} it makes {commitment}, which was shown at the start.',
  'join.watch': 'For spectators: {link}',
  'join.watch.ended': 'The link for spectators is over.',
  'cli.join.watch': 'for the host: a link for spectators, who look on a round late; any earlier one is over',
  'cli.join.end-watch': 'for the host: let nobody look on by a link any more',
} as const
