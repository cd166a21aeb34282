/** A game that has no words of its own: what is said around the names its rules use. */
export const genericEn = {
  'generic.question': 'Your choice: {kind}',
  'generic.over': 'The game is over.',
  'generic.seen': 'What you see',
  'generic.told': 'What has happened',
  'generic.look': 'I am {name}: show me my side',
  'generic.undo': 'Undo',
}
