/** Seeds that are known, and what is proved of the others. */
export const spectatorsEn = {
  'lobby.known-seed': 'The seed is known: whoever opened the table typed it, and could know the cards.',
  'seats.revealed.known':
    'Seed {seed}: whoever opened the table typed it. With the nonce {nonce} it makes {commitment}, which was shown at the start.',
} as const
