import { describe, expect, test } from 'vitest'
import { EASY, type Given, QUIET, type ThreatGiven, turnedUp } from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'

test.each([
  ['surprise-attack', 'new-threat', 3],
  ['no-clearance', 'recall-agents', 0],
  ['budget-hearing', 'recall-soldiers', 0],
  ['second-folder', 'reinforce', 2],
  ['stolen-codes', 'red-bonus', 3],
  ['walk-in', 'blue-bonus', 3],
  ['chain-reaction', 'double-red', 0],
  ['it-all-fits', 'double-blue', 0],
  ['cold-feet', 'cancel-red', 0],
  ['evidence-lost', 'cancel-blue', 0],
  ['chatter', 'spread', 1],
  ['moved-up', 'advance', 1],
  ['joint-briefing', 'all-draw', 1],
  ['front-page', 'all-clout', 1],
  ['lights-on', 'lead-exposed', 0],
  ['radio-silence', 'blackout', 0],
])('%s: %s %i', (id, effect, n) => {
  expect(untuned.intel.find(card => card.id === id)?.gold).toEqual({ do: effect, n })
})

/** Threat 1, red 3, with this Intel in this order; what is told from the first card to the totals. */
const revealed = (cards: readonly string[], threat: ThreatGiven = {}, given: Given = {}) => {
  const table = turnedUp(cards, { ...EASY, ...threat }, given)
  return { table, told: table.between('turned-up', 'totals') }
}
const row = (level: ThreatGiven['level'], from: number, n = 6): ThreatGiven[] =>
  Array.from({ length: n }, (_, i) => ({ id: from + i, level, intel: [] }))
const imminent = (from: number): ThreatGiven[] => row('imminent', from).map((one, i) => ({ ...one, plot: QUIET[i] }))

describe('surprise-attack', () => {
  const decks = { organizations: ['postman', 'third-wing', 'the-brokers', 'paper-mill'], plots: ['ferry'] }
  test('surprise-attack: one new threat at Severe, whatever its own level, with one Intel', () => {
    const { table, told } = revealed(['surprise-attack'], {}, { decks })
    expect(told).toEqual([
      'turned-up 1 surprise-attack 3 0',
      'gold 1 surprise-attack',
      'new-threat 2 postman severe 1',
      'totals 1 3 0',
    ])
    expect(table.facts).toMatchObject({ 'threat 2': 'imminent 1', 'intel on 2': 1, 'lead of 2': 0 })
  })
  test('surprise-attack: with Severe full at Imminent, and then it is analysed this round', () => {
    const { table, told } = revealed(['surprise-attack'], {}, { decks, threats: row('severe', 11) })
    expect(told).toContain('new-threat 17 postman imminent 1')
    const story = table.story
    expect(story.indexOf('closed 17')).toBeGreaterThan(story.indexOf('closed 1'))
    expect(story.indexOf('closed 17')).toBeLessThan(story.findIndex(line => line.startsWith('advanced')))
  })
  test('surprise-attack: with both full it is analysed directly after this one, with one Intel and no lead (M-8)', () => {
    const threats = [...row('severe', 11), ...imminent(21)]
    const intel = ['in-the-act']
    const { table, told } = revealed(
      ['surprise-attack'],
      { agents: 9, lead: 1 },
      { decks: { ...decks, intel }, threats },
    )
    expect(told).toContain('new-threat-now 27 postman')
    const story = table.story
    const closed = story.indexOf('closed 1')
    expect(story.slice(closed, closed + 4)).toEqual([
      'closed 1',
      'analysis 27 postman ferry none',
      'first-totals 27 5 0 0 0 5 0',
      'turned-up 27 in-the-act 5 6',
    ])
  })
})

test('no-clearance: every Agent on every threat goes to the supply, this one included', () => {
  const threats = [{ id: 2, level: 'low', agents: 2, soldiers: 1, lead: 2 } as const]
  const { table, told } = revealed(['no-clearance'], { agents: 5, lead: 1 }, { threats })
  expect(told).toEqual([
    'turned-up 1 no-clearance 3 5',
    'gold 1 no-clearance',
    'figures-left 1 agents 5',
    'figures-left 2 agents 2',
    'gold-totals 1 3 0',
    'totals 1 3 0',
  ])
  expect(table.facts).toMatchObject({ 'agents on 2': 0, 'soldiers on 2': 1 })
  expect([1, 2, 3].map(seat => table.facts[`agents ${seat}`])).toEqual([1, 1, 1])
})

test('budget-hearing: every Soldier on every threat goes to the supply', () => {
  const threats = [2, 3].map(id => ({ id, level: 'low' as const, soldiers: id, agents: 1 }))
  const { table, told } = revealed(['budget-hearing'], {}, { threats })
  expect(told.slice(2, -1)).toEqual(['figures-left 2 soldiers 2', 'figures-left 3 soldiers 3'])
  expect(table.facts).toMatchObject({ 'soldiers on 2': 0, 'soldiers on 3': 0, 'agents on 2': 1 })
  expect([1, 2, 3].map(seat => table.facts[`soldiers ${seat}`])).toEqual([1, 1, 1])
})

test('second-folder: two more Intel from the deck, turned up after the rest', () => {
  const decks = { intel: ['blown-cover', 'search-warrant', 'sleeper-cell'] }
  const { told } = revealed(['second-folder', 'phone-tap'], {}, { decks })
  expect(told).toEqual([
    'turned-up 1 second-folder 3 0',
    'gold 1 second-folder',
    'reinforced 1 2',
    'turned-up 1 phone-tap 3 2',
    'turned-up 1 blown-cover 6 2',
    'turned-up 1 search-warrant 6 5',
    'totals 1 6 5',
  ])
})

test('stolen-codes: red +3', () => {
  expect(revealed(['stolen-codes', 'phone-tap']).told).toEqual([
    'turned-up 1 stolen-codes 3 0',
    'gold 1 stolen-codes',
    'gold-totals 1 6 0',
    'turned-up 1 phone-tap 6 2',
    'totals 1 6 2',
  ])
})
test('walk-in: blue +3', () => {
  expect(revealed(['walk-in', 'phone-tap']).told.at(-1)).toBe('totals 1 3 5')
})
test('chain-reaction: the highest red card counts twice, whenever it comes', () => {
  expect(revealed(['blown-cover', 'chain-reaction', 'sleeper-cell', 'phone-tap']).told.slice(-3)).toEqual([
    'turned-up 1 sleeper-cell 16 0',
    'turned-up 1 phone-tap 16 2',
    'totals 1 16 2',
  ])
  expect(revealed(['chain-reaction', 'phone-tap']).told.at(-1)).toBe('totals 1 3 2')
})
test('it-all-fits: the highest blue card counts twice, whenever it comes', () => {
  expect(revealed(['phone-tap', 'it-all-fits', 'search-warrant', 'blown-cover']).told.at(-1)).toBe('totals 1 6 8')
  expect(revealed(['it-all-fits', 'blown-cover'], { agents: 2 }).told.at(-1)).toBe('totals 1 6 2')
})
test('cold-feet: the highest red card so far counts no more', () => {
  const { table, told } = revealed(['blown-cover', 'sleeper-cell', 'cold-feet', 'top-leak', 'intercept'])
  expect(told.slice(3)).toEqual([
    'gold 1 cold-feet',
    'cancelled 1 sleeper-cell',
    'gold-totals 1 6 0',
    'turned-up 1 top-leak 12 0',
    'turned-up 1 intercept 12 5',
    'totals 1 12 5',
  ])
  expect(Object.fromEntries(table.view(1).discards.intel)).toMatchObject({
    'sleeper-cell': 1,
    'blown-cover': 1,
    'cold-feet': 1,
  })
  expect(revealed(['cold-feet', 'blown-cover', 'phone-tap']).told.at(-1)).toBe('totals 1 6 2')
  expect(revealed(['sleeper-cell', 'blown-cover', 'cold-feet']).told).toContain('cancelled 1 sleeper-cell')
})
test('evidence-lost: the highest blue card so far counts no more', () => {
  const { table, told } = revealed(['phone-tap', 'search-warrant', 'blown-cover', 'evidence-lost', 'in-the-act'])
  expect(told.slice(5)).toEqual([
    'cancelled 1 search-warrant',
    'gold-totals 1 6 2',
    'turned-up 1 in-the-act 6 8',
    'totals 1 6 8',
  ])
  expect(Object.fromEntries(table.view(1).discards.intel)).toMatchObject({ 'search-warrant': 1 })
  expect(revealed(['evidence-lost', 'phone-tap']).told.at(-1)).toBe('totals 1 3 2')
})
test('cold-feet and chain-reaction: what is cancelled is not doubled either', () => {
  const cards = ['chain-reaction', 'sleeper-cell', 'blown-cover', 'cold-feet']
  expect(revealed(cards).told.at(-1)).toBe('totals 1 9 0')
})

test('chatter: each threat at Severe gets one Intel from the deck', () => {
  const threats = [...row('severe', 2, 2), { id: 4, level: 'elevated' as const, intel: [] }]
  const { table, told } = revealed(['chatter'], {}, { threats })
  expect(told.slice(1, -1)).toEqual(['gold 1 chatter', 'added 2 1', 'added 3 1'])
  expect(table.facts).toMatchObject({ 'intel on 2': 1, 'intel on 3': 1, 'intel on 4': 0 })
})

describe('moved-up', () => {
  test('moved-up: the leftmost threat at Severe with a free space above moves there, and is analysed this round', () => {
    const threats: ThreatGiven[] = [
      { id: 2, level: 'severe', at: 1, intel: [] },
      { id: 3, plot: QUIET[0], level: 'severe', at: 2, intel: [] },
      { id: 4, level: 'severe', at: 3, intel: [] },
      { id: 5, plot: QUIET[1], level: 'imminent', at: 1, intel: [] },
    ]
    const { table, told } = revealed(['moved-up'], {}, { threats })
    expect(told.slice(1, -1)).toEqual(['gold 1 moved-up', 'moved 3 imminent'])
    const closed = table.story.filter(line => /^(closed|advanced)/.test(line))
    expect(closed).toEqual(['closed 1', 'closed 5', 'closed 3', 'advanced 2'])
  })
  test('moved-up: with none there nothing happens, and it says so', () => {
    expect(revealed(['moved-up']).told.slice(1, -1)).toEqual(['gold 1 moved-up', 'gold-idle 1 moved-up'])
  })
})

test('joint-briefing: everybody draws one, from the marker on', () => {
  const decks = { intel: ['blown-cover', 'search-warrant', 'sleeper-cell'] }
  const { table, told } = revealed(['joint-briefing'], {}, { marker: 2, decks })
  expect(told.slice(2, -1)).toEqual(['drew 2 1 [blown-cover]', 'drew 3 1 [search-warrant]', 'drew 1 1 [sleeper-cell]'])
  expect(table.facts).toMatchObject({ 'hand 1': 4, 'hand 2': 4, 'hand 3': 4 })
})
test('front-page: everybody gains 1 Clout', () => {
  const { told } = revealed(['front-page'])
  expect(told.slice(2, -1)).toEqual(['clout 1 1 2', 'clout 2 1 2', 'clout 3 1 2'])
})

describe('lights-on', () => {
  const players = [{}, { hand: ['phone-tap'], down: ['pittman'] }, { hand: ['bank-records'] }]
  test('lights-on: the lead is exposed', () => {
    const { table, told } = revealed(['lights-on'], { lead: 2 }, { players })
    expect(told.slice(2, -1)).toEqual(['exposed 2 [pittman] [phone-tap]'])
    expect(table.facts).toMatchObject({ 'open 2': 'phone-tap', 'up 2': 'pittman', 'open 3': '', 'open 1': '' })
  })
  test('lights-on: with no lead nobody is', () => {
    expect(revealed(['lights-on'], {}, { players }).told.slice(2, -1)).toEqual(['gold-idle 1 lights-on'])
  })
})

test('radio-silence: nobody may react in this analysis, but in the next', () => {
  const players = [{ up: ['nicholas-brody'] }, {}, {}]
  const threats: ThreatGiven[] = [{ id: 2, plot: QUIET[0], level: 'imminent', intel: [] }]
  const { table, told } = revealed(['radio-silence'], {}, { players, threats })
  expect(told.slice(1, -1)).toEqual(['gold 1 radio-silence'])
  expect(table.story).toContain('closed 1')
  expect(table.asked).toBe('analysis.react 1')
  expect(table.view(1).analysis?.threat).toBe(2)
  table.does(1, 'pass')
})
test('M-11 radio-silence: standing bonuses count on', () => {
  const players = [{ up: ['carrie-mathison'] }, {}, {}]
  expect(revealed(['radio-silence'], { lead: 1 }, { players }).told.at(-1)).toBe('totals 1 3 1')
})
