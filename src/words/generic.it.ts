export const genericIt = {
  'generic.question': 'La tua scelta: {kind}',
  'generic.over': 'La partita è finita.',
}
