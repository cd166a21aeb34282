export const spectatorsIt = {
  'lobby.known-seed': 'Il seme è noto: l’ha scritto chi ha aperto il tavolo, e potrebbe conoscere le carte.',
  'seats.revealed.known':
    'Seme {seed}: l’ha scritto chi ha aperto il tavolo. Con il nonce {nonce} dà {commitment}, mostrato all’inizio.',
  'join.watch': 'Per chi assiste: {link}',
  'join.watch.ended': 'Il link per chi assiste non vale più.',
  'cli.join.watch': 'per chi ospita: un link per chi assiste con un round di ritardo; quello di prima non vale più',
  'cli.join.end-watch': 'per chi ospita: nessuno assiste più con un link',
} as const
