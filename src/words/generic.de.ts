export const genericDe = {
  'generic.question': 'Deine Wahl: {kind}',
  'generic.over': 'Das Spiel ist zu Ende.',
  'generic.seen': 'Was du siehst',
  'generic.told': 'Was geschehen ist',
  'generic.look': 'Ich bin {name}: zeig mir meine Seite',
  'generic.undo': 'Rückgängig',
}
