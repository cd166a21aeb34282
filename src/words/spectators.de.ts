export const spectatorsDe = {
  'lobby.known-seed':
    'Der Seed ist bekannt: Wer den Tisch geöffnet hat, hat ihn eingegeben und könnte die Karten kennen.',
  'seats.revealed.known':
    'Seed {seed}: Wer den Tisch geöffnet hat, hat ihn eingegeben. Mit der Nonce {nonce} ergibt er {commitment}, gezeigt zu Beginn.',
  'join.watch': 'Für Zuschauer: {link}',
  'join.watch.ended': 'Der Link für Zuschauer gilt nicht mehr.',
  'cli.join.watch':
    'für den Gastgeber: ein Link für Zuschauer, die eine Runde später sehen; ein früherer gilt nicht mehr',
  'cli.join.end-watch': 'für den Gastgeber: niemanden mehr mit einem Link zuschauen lassen',
} as const
