/** What only the terminal says of Homeland. */
export const terminalEn = {
  'checklist.claim': 'Claim a threat (must)',
  'checklist.intel':
    '{n, plural, =1 {Play one Intel (must)} =2 {Play two Intel (must)} other {Play Intel (must)}}{why, select, hand {: the only one in the hand} cases {: there is a case for no more} other {}}',
  'checklist.trade': 'Trade an Intel',
  'checklist.recruit': 'Recruit',
  'checklist.soldiers': 'Deploy Soldiers',
  'checklist.agents': 'Deploy Agents',
  'checklist.assets': 'Turn up or use assets',
  'checklist.end': 'End the turn',
  'checklist.open': '[ ] {item}',
  'checklist.done': '[x] {item}',
  'checklist.closed': '[-] {item}: {why}',

  'report.rounds': 'Rounds in the mean: {rounds, number, ::.00}',
  'report.tracks':
    'The agency track fills in {agency, number, ::percent .00} of the games, the terrorist track in {terrorist, number, ::percent .00} (95 % interval {low, number, ::percent .00} to {high, number, ::percent .00})',
  'report.level':
    'Threats revealed at {level}: {neutralised} of {analysed} neutralised ({share, number, ::percent .00})',
  'report.tokens':
    'Tokens a round: agency {agency, number, ::.00}, terrorist {terrorist, number, ::.00}, Rep {rep, number, ::.00}, Clout {clout, number, ::.00}',
  'report.agenda':
    '{agenda}: {wins, plural, one {# win} other {# wins}}, {share, number, ::percent .00} of those who were that (95 % interval {low, number, ::percent .00} to {high, number, ::percent .00})',
  'report.nobody': 'Games that nobody won: {n}',
  'report.mole': 'There was a mole in {share, number, ::percent .00} of the games',

  'preset.word.blue': 'blue',
  'preset.word.red': 'red',
  'preset.word.never': 'never',
  'preset.word.ask': 'ask',
  'preset.word.impact': 'impact',
  'preset.word.mine': 'mine',
  'preset.word.other': 'other',
  'preset.word.unclaimed': 'unclaimed',
  'preset.typed':
    'One types the asset and what it does: {blue}, {red}, {never} or {ask}. After that, where it is wanted: {impact} 3 (or more), {red} 5 or {blue} 5 (who leads, by how much at most), {mine}, {other} or {unclaimed} (whose case). Assets that react: {assets}.',
} as const
