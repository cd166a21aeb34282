export const genericDe = {
  'generic.question': 'Deine Wahl: {kind}',
  'generic.over': 'Das Spiel ist zu Ende.',
}
