export const spectatorsDe = {
  'lobby.known-seed':
    'Der Seed ist bekannt: Wer den Tisch geöffnet hat, hat ihn eingegeben und könnte die Karten kennen.',
  'seats.revealed.known':
    'Seed {seed}: Wer den Tisch geöffnet hat, hat ihn eingegeben. Mit der Nonce {nonce} ergibt er {commitment}, gezeigt zu Beginn.',
} as const
