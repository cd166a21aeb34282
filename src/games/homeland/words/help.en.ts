/** The help of the table: its marks and its keys. */
export const helpEn = {
  'help.lead':
    'The checklist says what must and what may be done in this turn. Begin a line, then choose the card or the case that lights up. Undo goes back to the last thing that was drawn, seen or turned up.',
  'help.marks':
    'Blue Intel, with a shield and a B, counts against the plot; red, with a flame and an R, for it; gold, with a star and a G, does what it says.',
  'help.command':
    'Typed commands do the same: “claim 4”, “play 2 on 4” (the second card of the hand), “agents 3”, “end”.',
  'help.mark.title': 'What the marks mean',
  'help.mark.rep': 'Rep: victory points of a Loyal Agent; with Clout it pays for assets.',
  'help.mark.clout': 'Clout: victory points of a Political Opportunist; with Rep it pays for assets.',
  'help.mark.agents': 'Agents: each counts 1 for blue, and lets you look at the Plot.',
  'help.mark.soldiers': 'Soldiers: they let you look at the Intel; a drone strike needs two.',
  'help.mark.leads': 'Case Leads: one goes with each case you claim.',
  'help.mark.sophistication':
    'Sophistication: it counts for red. The mark after it is the Advantage, for the Case Lead if the threat is neutralised.',
  'help.mark.intel': 'Intel on the case, face down, with the marks of who laid it.',
  'help.mark.known': 'What only you know of a case is underlined: 6/2 is a Plot of complexity 6 and impact 2.',
  'help.rules': 'A turn in full is M-19 and what follows it, an analysis M-9: rules open over the game.',
  'help.keys': 'Keys',
  'help.keys.off': 'Single-key shortcuts are turned off in the settings.',
  'help.key.h': 'your hand',
  'help.key.b': 'the board',
  'help.key.c': 'the file of a case, by its number',
  'help.key.c.name': 'C 4',
  'help.key.l': 'what happened last',
  'help.key.w': 'whose turn it is',
  'help.key.k': 'what you alone know',
  'help.key.u': 'undo',
  'help.key.a': 'the advisor, where only bots play besides',
  'help.key./': 'type a command',
  'help.key.arrows': 'from case to case, on a board that lies on one screen',
} as const
