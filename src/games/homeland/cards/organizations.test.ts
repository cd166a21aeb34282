import { describe, expect, test } from 'vitest'
import { type Given, terrorists } from '../../../../tests/homeland-table.ts'
import { standard } from './standard.ts'

/** Player 2 leads a threat that nine Agents neutralise; threats 2 and 3 are other people's, 4 is nobody's. */
const given = (organization: string): Given => ({
  players: [
    { rep: 2, clout: 3, hand: ['phone-tap', 'false-lead', 'cold-feet'] },
    { rep: 2, clout: 3, hand: ['search-warrant'], open: ['bank-records', 'moved-up'] },
    { rep: 2, clout: 0, hand: ['safe-house', 'front-page', 'traffic-camera'] },
  ],
  threats: [
    { id: 1, plot: 'false-alarms', organization, level: 'imminent', lead: 2, agents: 9, intel: [] },
    { id: 2, plot: 'dirty-bomb', level: 'guarded', at: 1, lead: 1, intel: [{ card: 'stolen-codes' }] },
    { id: 3, level: 'elevated', at: 3, lead: 3, intel: [] },
    { id: 4, level: 'severe', at: 4, intel: [] },
  ],
  decks: {
    intel: ['blown-cover', 'radio-silence', 'crossed-wires'],
    assets: ['pittman', 'virgil'],
    organizations: others.filter(id => id !== organization),
  },
  discards: { assets: ['forger', 'recruiter'] },
})
const others = ['postman', 'third-wing', 'the-brokers', 'paper-mill']

type Line = readonly [
  organization: string,
  kind: string,
  level: string,
  sophistication: number,
  advantage: string,
  source: string,
  /** What player 2 chooses. */
  choices: readonly string[],
  /** What is told between the Advantage's name and the end of the analysis. */
  told: readonly string[],
]

const keptVirgil = ['drew-assets 2 2 [pittman virgil]', 'kept 2 virgil pittman']
const sawPlot = 'looked-plot 2 2 dirty-bomb'
const sawIntel = 'looked-intel 2 2 1 [stolen-codes]'
const swapped = [
  'discarded 2 search-warrant',
  'discarded 2 bank-records',
  'discarded 2 moved-up',
  'drew 2 3 [blown-cover radio-silence crossed-wires]',
]
const concealed = ['discarded 2 bank-records', 'discarded 2 moved-up', 'drew 2 2 [blown-cover radio-silence]']

const tookClout = ['taken-clout 2 1 1', 'clout 1 3 2', 'clout 2 3 4']

const lines: readonly Line[] = [
  ['abu-nazir', 'extremists', 'severe', 4, 'asset 1', 'public', ['keep virgil'], keptVirgil],
  ['danesh-akbari', 'state', 'elevated', 4, 'clout 2', 'public', [], ['clout 2 3 5']],
  ['lone-wolf', 'loners', 'low', 0, 'intel 1', 'public', [], ['drew 2 1 [blown-cover]']],
  ['valley-sons', 'separatists', 'low', 1, 'soldiers 1', 'house', [], ['soldiers 2 1']],
  ['free-state', 'separatists', 'guarded', 2, 'soldiers 2', 'house', [], ['soldiers 2 2']],
  ['harbour-front', 'separatists', 'elevated', 2, 'clout 1', 'house', [], ['clout 2 3 4']],
  ['brigade', 'separatists', 'severe', 3, 'soldiers 3', 'house', [], ['soldiers 2 3']],
  ['province', 'separatists', 'guarded', 1, 'look-plot 1', 'house', ['case 2'], [sawPlot]],
  ['coast-league', 'separatists', 'low', 2, 'send-soldiers 2', 'house', ['case 4'], ['supplied 2 4 soldiers 2']],
  ['the-old-border', 'separatists', 'imminent', 2, 'rep 1', 'house', [], ['rep 2 3 4']],
  ['lamp', 'extremists', 'low', 2, 'agents 1', 'house', [], ['agents 2 1']],
  ['the-last-hour', 'extremists', 'guarded', 3, 'look-intel 1', 'house', ['case 2'], [sawIntel]],
  ['pure-word', 'extremists', 'elevated', 3, 'agents 2', 'house', [], ['agents 2 2']],
  ['house-of-ashes', 'extremists', 'severe', 2, 'rep 1', 'house', [], ['rep 2 3 4']],
  ['the-forty', 'extremists', 'imminent', 3, 'intel 2', 'house', [], ['drew 2 2 [blown-cover radio-silence]']],
  ['covenant', 'extremists', 'low', 1, 'delay 1', 'house', ['case 4'], ['moved 4 elevated']],
  ['night-watch', 'extremists', 'elevated', 1, 'send-agent 1', 'house', ['case 3'], ['supplied 2 3 agents 1']],
  ['third-wing', 'splinter', 'low', 1, 'clout 1', 'house', [], ['clout 2 3 4']],
  ['red-hammer', 'splinter', 'guarded', 2, 'claim 1', 'house', ['accept', 'case 4'], ['claimed 2 4']],
  ['nine-of-april', 'splinter', 'elevated', 2, 'intel 1', 'house', [], ['drew 2 1 [blown-cover]']],
  ['the-remainder', 'splinter', 'severe', 1, 'take-clout 1', 'house', ['player 1'], tookClout],
  ['breakaway-cell', 'splinter', 'imminent', 1, 'swap-hand 0', 'house', ['accept'], swapped],
  ['new-dawn', 'splinter', 'low', 2, 'recover 1', 'house', [], ['took-asset 2 recruiter none']],
  ['unreconciled', 'splinter', 'guarded', 3, 'asset 1', 'house', ['keep virgil'], keptVirgil],
  ['the-engineer', 'loners', 'guarded', 1, 'rep 1', 'house', [], ['rep 2 3 4']],
  ['postman', 'loners', 'low', 0, 'clout 1', 'house', [], ['clout 2 3 4']],
  ['angry-pilot', 'loners', 'elevated', 0, 'agents 1', 'house', [], ['agents 2 1']],
  ['the-pharmacist', 'loners', 'severe', 2, 'look-plot 1', 'house', ['case 2'], [sawPlot]],
  ['room-nine', 'loners', 'low', 0, 'conceal 0', 'house', ['accept'], concealed],
  ['night-guard', 'loners', 'imminent', 0, 'soldiers 1', 'house', [], ['soldiers 2 1']],
  ['directorate-k', 'state', 'low', 3, 'look-intel 1', 'house', ['case 2'], [sawIntel]],
  ['basement', 'state', 'guarded', 4, 'rep 2', 'house', [], ['rep 2 3 5']],
  ['attache', 'state', 'low', 4, 'asset 1', 'house', ['keep virgil'], keptVirgil],
  ['regiment', 'state', 'severe', 3, 'delay 1', 'house', ['case 2'], ['moved 2 low']],
  ['bureau-seven', 'state', 'elevated', 3, 'claim 1', 'house', ['accept', 'case 4'], ['claimed 2 4']],
  ['the-brokers', 'syndicate', 'low', 2, 'launder 2', 'house', ['to-clout'], ['rep 2 3 1', 'clout 2 3 5']],
  ['container-line', 'syndicate', 'guarded', 2, 'clout 2', 'house', [], ['clout 2 3 5']],
  ['white-glove', 'syndicate', 'elevated', 2, 'take-clout 1', 'house', ['player 1'], tookClout],
  ['dockside-crew', 'syndicate', 'low', 1, 'send-agent 1', 'house', ['case 2'], ['supplied 2 2 agents 1']],
  ['paper-mill', 'syndicate', 'guarded', 1, 'swap-hand 0', 'house', ['accept'], swapped],
]

test.for(lines)('%s (%s) starts at %s', ([organization, kind, level, sophistication, advantage, source]) => {
  const card = standard.organizations.find(({ id }) => id === organization)
  expect(card).toMatchObject({ kind, level, sophistication, source })
  expect(card?.advantage.map(effect => `${effect.do} ${effect.n}`)).toEqual([advantage])
  const table = terrorists({ decks: { organizations: [organization] } })
  expect(table.story).toContain(`new-threat 1 ${organization} ${level} 1`)
})

test.for(lines)('%s (%s, %s): sophistication %i, advantage %s', line => {
  const [organization, , , sophistication, , , choices, told] = line
  const table = terrorists(given(organization))
  for (const choice of choices) table.does(2, choice)
  expect(table.between('analysis 1', 'closed 1')).toEqual([
    `analysis 1 ${organization} false-alarms 2`,
    `first-totals 1 3 ${sophistication} 9 0 ${3 + sophistication} 9`,
    `totals 1 ${3 + sophistication} 9`,
    'neutralised 1 1',
    'track agency 0 1',
    'rep 2 2 3',
    `advantage 2 ${organization}`,
    ...told,
    'figures-left 1 agents 9',
    'lead-returned 2 1',
    'closed 1',
  ])
})

test('every organization is among them', () => {
  expect(lines.map(([id]) => id)).toEqual(standard.organizations.map(({ id }) => id))
})

describe('what an advantage may be aimed at', () => {
  test.each([
    ['province', 'any threat but the one analysed', 'case 3', ['case 2', 'case 3', 'case 4']],
    ['directorate-k', 'any threat but the one analysed', 'case 3', ['case 2', 'case 3', 'case 4']],
    ['dockside-crew', 'any threat but the one analysed', 'case 3', ['case 2', 'case 3', 'case 4']],
    ['coast-league', 'any threat but the one analysed', 'case 3', ['case 2', 'case 3', 'case 4']],
    ['covenant', 'any threat with a free space below', 'case 4', ['case 2', 'case 3', 'case 4']],
    ['white-glove', 'another player with Clout', 'player 1', ['player 1']],
    ['the-brokers', 'either way, or not at all', 'none', ['to-clout', 'to-rep', 'none']],
  ])('%s: %s', (organization, _what, choice, offered) => {
    const table = terrorists(given(organization))
    expect(table.options(2)).toEqual(offered)
    table.does(2, choice)
  })

  test('bureau-seven: an unclaimed threat', () => {
    const table = terrorists(given('bureau-seven')).does(2, 'accept')
    expect(table.options(2)).toEqual(['case 4'])
    table.does(2, 'case 4')
  })
})

describe('M-12: an Advantage that costs something may be declined', () => {
  test.each([
    ['breakaway-cell', 'swap-hand 0', 'the whole hand'],
    ['room-nine', 'conceal 0', 'open cards'],
    ['red-hammer', 'claim 1', 'a Case Lead'],
  ])('%s: %s costs %s', (organization, effect) => {
    const table = terrorists(given(organization))
    expect([table.asked, table.options(2)]).toEqual(['advantage.accept 2', ['accept', 'none']])
    expect(table.refuses(2, 'pass')).toBe('M-12 refuse.not-now')
    table.does(2, 'none')
    expect(table.told.slice(0, 3)).toEqual([`declined 2 ${effect}`, 'figures-left 1 agents 9', 'lead-returned 2 1'])
    expect(table.view(2).me?.hand).toEqual(['search-warrant'])
    expect(table.facts).toMatchObject({ 'open 2': 'bank-records moved-up', 'lead of 4': 0 })
  })

  test('one that costs nothing is not asked about, nor is one that finds nothing', () => {
    expect(terrorists(given('lone-wolf')).asked).toBe('turn.act 1')
    const claimed = given('red-hammer').threats?.map(threat => ({ ...threat, lead: threat.lead ?? 1 }))
    const table = terrorists({ ...given('red-hammer'), threats: claimed ?? [] })
    expect(table.asked).toBe('turn.act 1')
    expect(table.story).toContain('no-effect 2 claim 1')
  })
})
