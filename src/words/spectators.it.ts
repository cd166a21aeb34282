export const spectatorsIt = {
  'lobby.known-seed': 'Il seme è noto: l’ha scritto chi ha aperto il tavolo, e potrebbe conoscere le carte.',
  'seats.revealed.known':
    'Seme {seed}: l’ha scritto chi ha aperto il tavolo. Con il nonce {nonce} dà {commitment}, mostrato all’inizio.',
} as const
