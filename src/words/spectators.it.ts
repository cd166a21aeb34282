export const spectatorsIt = {
  'pass.no-spectators': 'A questo tavolo nessuno può assistere: chi ospita non l’ha permesso.',
  'pass.watching': 'Chi assiste non può fare niente al tavolo.',
  'lobby.known-seed': 'Il seme è noto: l’ha scritto chi ha aperto il tavolo, e potrebbe conoscere le carte.',
  'seats.revealed.known':
    'Seme {seed}: l’ha scritto chi ha aperto il tavolo. Con il nonce {nonce} dà {commitment}, mostrato all’inizio.',
  'verify.seed.known':
    'Seme: noto. Chi ha aperto il tavolo ha scritto «{seed}», e non è cambiato. Niente è stato lasciato al caso.',
  'verify.promises':
    'Promesse: gli hash mostrati quando questo computer ha dato i suoi bit sono quelli della ricevuta.',
  'verify.promises.not':
    'Promesse: quando questo computer ha dato i suoi bit erano mostrati hash diversi da quelli della ricevuta. Qualcuno ha potuto scegliere i propri in base ai nostri.',
  'history.not-over': 'Questa partita non è finita: si possono portare solo quelle finite.',
} as const
