export const spectatorsIt = {
  'pass.no-spectators': 'A questo tavolo nessuno può assistere: chi ospita non l’ha permesso.',
  'pass.watching': 'Chi assiste non può fare niente al tavolo.',
  'lobby.known-seed': 'Il seme è noto: l’ha scritto chi ha aperto il tavolo, e potrebbe conoscere le carte.',
  'seats.revealed.known':
    'Seme {seed}: l’ha scritto chi ha aperto il tavolo. Con il nonce {nonce} dà {commitment}, mostrato all’inizio.',
  'history.not-over': 'Questa partita non è finita: si possono portare solo quelle finite.',
  'join.watch': 'Per chi assiste: {link}',
  'join.watch.ended': 'Il link per chi assiste non vale più.',
  'cli.join.watch': 'per chi ospita: un link per chi assiste con un round di ritardo; quello di prima non vale più',
  'cli.join.end-watch': 'per chi ospita: nessuno assiste più con un link',
} as const
