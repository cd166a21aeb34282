/** Where the parts of a card come from; loaded when somebody asks. */
export const originEn = {
  'source.rulebook': 'from the rulebooks',
  'source.public': 'from public sources',
  'source.house': 'ours',
  'part.name': 'name',
  'part.colour': 'colour',
  'part.ability': 'what it does',
  'part.amount': 'how much',
  'part.target': 'whom it takes',
  'part.strike': 'drone strike',
  'part.second': 'the other rule',
  'part.effect': 'effect',
  'part.numbers': 'numbers',
  'part.trade': 'trade value',
  'part.copies': 'number of copies',
  'part.points': 'victory points',
} as const
