export const genericEn = {
  'generic.question': 'Your choice: {kind}',
  'generic.over': 'The game is over.',
}
