/** Looking on, a round late; seeds that are known, and what is proved of the others; matches that are over. */
export const spectatorsEn = {
  'pass.no-spectators': 'Nobody may look on at this table: its host has not allowed it.',
  'pass.watching': 'Whoever looks on can do nothing at the table.',
  'lobby.known-seed': 'The seed is known: whoever opened the table typed it, and could know the cards.',
  'seats.revealed.known':
    'Seed {seed}: whoever opened the table typed it. With the nonce {nonce} it makes {commitment}, which was shown at the start.',
  'verify.seed.known':
    'Seed: known. Whoever opened the table typed “{seed}”, and it was not changed. Nothing was left to chance.',
  'verify.promises': 'Promises: the hashes that were shown when this machine gave its bits are those in the receipt.',
  'verify.promises.not':
    'Promises: other hashes were shown when this machine gave its bits than are in the receipt. Somebody could choose theirs by ours.',
  'history.not-over': 'This game is not over: only finished ones can be brought in.',
} as const
