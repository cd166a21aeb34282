export const genericIt = {
  'generic.question': 'La tua scelta: {kind}',
  'generic.over': 'La partita è finita.',
  'generic.seen': 'Quello che vedi',
  'generic.told': 'Quello che è successo',
  'generic.look': 'Sono {name}: mostrami la mia parte',
  'generic.undo': 'Annulla',
}
