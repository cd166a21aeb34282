/** What is proved of a match that is over: by the terminal and on the page. */
export const verifyEn = {
  'verify.sum': 'Check sum: the file is as it was written.',
  'verify.sum.not': 'Check sum: {problem}',
  'verify.commitment': 'Commitment: seed and nonce make {commitment}, which was shown before the first choice.',
  'verify.commitment.not':
    'Commitment: seed and nonce do not make {commitment}, which was shown before the first choice.',
  'verify.commitment.none': 'Commitment: none was made, as in every game for one.',
  'verify.secret': 'Secret of the table: it makes {commitment}, which was shown before anybody sat down.',
  'verify.secret.not': 'Secret of the table: it does not make what was shown before anybody sat down.',
  'verify.shares':
    '{n, plural, =0 {Bits of the players: none were given.} other {Bits of the players: what {players} gave is what was promised.}}',
  'verify.shares.not': 'Bits of the players: what {players} gave is not what was promised.',
  'verify.shares.left-out': 'Bits of the players: {players} promised some and did not give them.',
  'verify.seed': 'Seed: it is made of the secret and of all these bits.',
  'verify.seed.not': 'Seed: it is not made of the secret and of these bits.',
  'verify.seed.daily': 'Seed: that of the call of {day}, the same for everybody at this server.',
  'verify.own': 'Own bits: those that this machine gave for {player} are in it.',
  'verify.own.not': 'Own bits: those that this machine gave for {player} are not in it.',
  'verify.own.none': 'Own bits: this machine gave none, or no longer knows them.',
  'verify.replay':
    'Played again: {choices, plural, one {# choice} other {# choices}}, {events, plural, one {# event} other {# events}}, all the same.',
  'verify.replay.not': 'Played again: {problem}',
  'verify.seed.known':
    'Seed: known. Whoever opened the table typed “{seed}”, and it was not changed. Nothing was left to chance.',
  'verify.promises.not':
    'Promises: other hashes were shown when this machine gave its bits than are in the receipt. Somebody could choose theirs by ours.',
  'verify.promises': 'Promises: the hashes that were shown when this machine gave its bits are those in the receipt.',
} as const
