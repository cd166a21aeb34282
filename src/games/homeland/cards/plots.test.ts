import { expect, test } from 'vitest'
import { type Given, type Table, terrorists } from '../../../../tests/homeland-table.ts'
import type { Effect } from './card.ts'
import { standard } from './standard.ts'

/** Two cases more of player 2's, one of each other's; everybody has 2 Rep, 1 Clout, 2 of each figure, an asset up and one down. */
const given = (plot: string): Given => ({
  players: [
    { rep: 2, clout: 1, agents: 2, soldiers: 2, hand: ['phone-tap', 'false-lead', 'cold-feet'], ...assets(0) },
    { rep: 2, clout: 1, agents: 2, soldiers: 2, hand: ['search-warrant', 'bank-records', 'moved-up'], ...assets(1) },
    { rep: 2, clout: 1, agents: 2, soldiers: 2, hand: ['safe-house', 'front-page', 'traffic-camera'], ...assets(2) },
  ],
  threats: [
    { id: 1, plot, organization: 'lone-wolf', level: 'imminent', lead: 2, intel: [] },
    { id: 2, level: 'low', at: 1, lead: 2, intel: [] },
    { id: 3, level: 'guarded', at: 3, lead: 2, intel: [] },
    { id: 4, level: 'elevated', lead: 1, intel: [] },
    { id: 5, level: 'severe', lead: 3, intel: [] },
  ],
  decks: { organizations: ['postman', 'third-wing', 'the-brokers'] },
})
const assets = (i: number) => ({
  up: [['field-office'], ['lobbyist'], ['columnist']][i],
  down: [['forger'], ['the-donor'], ['hotel-clerk']][i],
})

type Line = readonly [
  plot: string,
  complexity: number,
  impact: number,
  source: string,
  /** Whom its fallout hits, and what it is. */
  fallout: string,
  /** What is chosen, with the seat before it. */
  choices: readonly string[],
  /** What is told from the Clout for all to the end of the analysis. */
  told: readonly string[],
]

const exposed = {
  1: 'exposed 1 [forger] [cold-feet false-lead phone-tap]',
  2: 'exposed 2 [the-donor] [bank-records moved-up search-warrant]',
  3: 'exposed 3 [hotel-clerk] [front-page safe-house traffic-camera]',
}

const lines: readonly Line[] = [
  ['kidnapping', 5, 1, 'public', 'lead soldier-or-asset 1', ['2 soldier'], ['soldiers 2 -1']],
  ['letter-bomb', 4, 1, 'public', 'lead soldier-or-asset 1', ['2 burn lobbyist'], ['burned 2 lobbyist']],
  ['vice-president', 9, 3, 'public', 'lead exposure 0', [], [exposed[2]]],
  ['power-grid', 7, 2, 'public', 'all lose-clout 1', [], ['clout 1 3 2', 'clout 2 3 2', 'clout 3 3 2']],
  ['adviser-bribe', 5, 1, 'public', 'lead lose-clout 2', [], ['clout 2 2 0']],
  ['car-bomb', 5, 2, 'house', 'lead soldier-or-asset 1', ['2 soldier'], ['soldiers 2 -1']],
  ['station-bomb', 6, 2, 'house', 'lead soldier-or-asset 1', ['2 soldier'], ['soldiers 2 -1']],
  ['stadium-bomb', 8, 3, 'house', 'lead burn-asset 1', ['2 burn lobbyist'], ['burned 2 lobbyist']],
  ['pipe-bombs', 4, 1, 'house', 'lead lose-rep 1', [], ['rep 2 2 1']],
  [
    'embassy-bomb',
    7,
    2,
    'house',
    'all soldier-or-asset 1',
    ['1 soldier', '2 burn lobbyist', '3 soldier'],
    ['soldiers 1 -1', 'burned 2 lobbyist', 'soldiers 3 -1'],
  ],
  ['bridge-bomb', 6, 2, 'house', 'lead lose-soldiers 1', [], ['soldiers 2 -1']],
  ['ambassador', 6, 2, 'house', 'lead lose-rep 2', [], ['rep 2 2 0']],
  ['witness', 5, 1, 'house', 'lead lose-agents 1', [], ['agents 2 -1']],
  ['summit-sniper', 8, 2, 'house', 'lead exposure 0', [], [exposed[2]]],
  ['informant', 4, 1, 'house', 'lead lose-agents 1', [], ['agents 2 -1']],
  ['memorial', 8, 3, 'house', 'all lose-rep 1', [], ['rep 1 2 1', 'rep 2 2 1', 'rep 3 2 1']],
  ['consul', 6, 2, 'house', 'lead reprimand 1', ['2 case 3'], ['reprimanded 2 3']],
  ['school-siege', 7, 3, 'house', 'lead burn-asset 1', ['2 burn lobbyist'], ['burned 2 lobbyist']],
  ['abduction', 5, 1, 'house', 'lead discard-intel 1', ['2 card bank-records'], ['discarded 2 bank-records']],
  ['studio-siege', 7, 2, 'house', 'all lose-rep 1', [], ['rep 1 2 1', 'rep 2 2 1', 'rep 3 2 1']],
  ['stolen-files', 4, 1, 'house', 'lead exposure 0', [], [exposed[2]]],
  ['drained-banks', 6, 2, 'house', 'all lose-clout 2', [], ['clout 1 3 1', 'clout 2 3 1', 'clout 3 3 1']],
  ['open-the-dam', 7, 2, 'house', 'lead soldier-or-asset 1', ['2 burn lobbyist'], ['burned 2 lobbyist']],
  [
    'server-breach',
    6,
    1,
    'house',
    'all discard-intel 1',
    ['1 card phone-tap', '2 card moved-up', '3 card safe-house'],
    ['discarded 1 phone-tap', 'discarded 2 moved-up', 'discarded 3 safe-house'],
  ],
  ['false-alarms', 3, 1, 'house', 'lead leak 1', [], ['added 2 1', 'added 3 1']],
  ['metro-gas', 8, 3, 'house', 'lead soldier-or-asset 1', ['2 soldier'], ['soldiers 2 -1']],
  ['reservoir', 7, 3, 'house', 'all lose-soldiers 1', [], ['soldiers 1 -1', 'soldiers 2 -1', 'soldiers 3 -1']],
  ['anthrax', 6, 2, 'house', 'lead lose-rep 1', [], ['rep 2 2 1']],
  ['medicine', 5, 1, 'house', 'lead lose-clout 1', [], ['clout 2 2 1']],
  [
    'dirty-bomb',
    9,
    3,
    'house',
    'all soldier-or-asset 1',
    ['1 burn field-office', '2 soldier', '3 burn columnist'],
    ['burned 1 field-office', 'soldiers 2 -1', 'burned 3 columnist'],
  ],
  ['derailment', 5, 2, 'house', 'lead soldier-or-asset 1', ['2 soldier'], ['soldiers 2 -1']],
  ['refinery', 6, 2, 'house', 'lead hasten 1', ['2 case 2'], ['moved 2 guarded']],
  ['cut-the-cable', 4, 1, 'house', 'lead leak 1', [], ['added 2 1', 'added 3 1']],
  ['blackout', 6, 1, 'house', 'all lose-agents 1', [], ['agents 1 -1', 'agents 2 -1', 'agents 3 -1']],
  ['blackmail', 4, 1, 'house', 'lead lose-rep 1', [], ['rep 2 2 1']],
  ['election', 7, 2, 'house', 'lead reprimand 1', ['2 case 2'], ['reprimanded 2 2']],
  ['roster-leak', 5, 1, 'house', 'all exposure 0', [], [exposed[1], exposed[2], exposed[3]]],
  ['station-chief', 6, 2, 'house', 'lead hasten 1', ['2 case 3'], ['moved 3 elevated']],
  ['airliner', 8, 3, 'house', 'lead lose-soldiers 2', [], ['soldiers 2 -2']],
  ['ferry', 5, 2, 'house', 'lead burn-asset 1', ['2 burn lobbyist'], ['burned 2 lobbyist']],
]

function play(plot: string, choices: readonly string[]): Table {
  const table = terrorists(given(plot))
  for (const choice of choices) table.does(Number(choice[0]), choice.slice(2))
  return table
}

test.for(lines)(
  '%s: complexity %i, impact %i, %s, %s',
  ([plot, complexity, impact, source, fallout, choices, told]) => {
    const card = standard.plots.find(({ id }) => id === plot)
    const falls = (who: string, list: readonly Effect[] = []) => list.map(effect => `${who} ${effect.do} ${effect.n}`)
    expect(card?.source).toBe(source)
    expect([...falls('lead', card?.fallout), ...falls('all', card?.globalFallout)]).toEqual([fallout])
    const story = play(plot, choices).between('analysis 1', 'closed 1')
    const all = (from: number) => [1, 2, 3].map(seat => `clout ${seat} 1 ${from + 1}`)
    expect(story).toEqual([
      `analysis 1 lone-wolf ${plot} 2`,
      `first-totals 1 ${complexity} 0 0 0 ${complexity} 0`,
      `totals 1 ${complexity} 0`,
      `succeeded 1 ${impact}`,
      `track terrorist 0 ${impact}`,
      ...all(impact),
      card?.fallout ? `fallout 2 ${plot}` : `global-fallout ${plot}`,
      ...told,
      'lead-returned 2 1',
      'closed 1',
    ])
  },
)

test('every plot is among them', () => {
  expect(lines.map(([id]) => id)).toEqual(standard.plots.map(({ id }) => id))
})
