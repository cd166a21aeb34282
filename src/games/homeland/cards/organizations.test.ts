import { describe, expect, test } from 'vitest'
import { gained, piles, players, threats } from '../../../../tests/homeland-effects.ts'
import { type Given, type Table, terrorists } from '../../../../tests/homeland-table.ts'
import { homeland } from '../index.ts'
import { standard } from './standard.ts'

const game = homeland()
const AGENTS = 20

/** Player 2 leads a threat that many Agents neutralise; threats 2 and 3 are other people's, 4 is nobody's, 5 is their own. */
const given = (organization: string): Given => ({
  ...piles,
  players,
  threats: [
    { id: 1, plot: 'false-alarms', organization, level: 'imminent', lead: 2, agents: AGENTS, intel: [] },
    ...threats,
  ],
  decks: { ...piles.decks, organizations: piles.decks.organizations.filter(id => id !== organization) },
})
const play = (table: Table, choices: readonly string[]): Table => {
  for (const choice of choices) table.does(Number(choice[0]), choice.slice(2))
  return table
}

/** M-12: what costs something, or somebody else, is asked about first. */
const ASKED_FIRST = ['swap-hand', 'conceal', 'claim', 'make-discard', 'expose-player']

const lines = standard.organizations.map(card => [card.id, card] as const)

test.for(lines)('%s starts where its card says', ([id, { level }]) => {
  expect(terrorists({ decks: { organizations: [id] } }, game).story).toContain(`new-threat 1 ${id} ${level} 1`)
})

test.for(lines)('%s: its sophistication and its Advantage', ([id, { sophistication, advantage }]) => {
  const [plot] = standard.plots.filter(one => one.id === 'false-alarms')
  const red = plot.complexity + sophistication
  const rep = 5 + plot.impact
  expect(advantage).toHaveLength(1)
  const { choices, told, offered } = gained(advantage[0], { rep })
  const table = terrorists(given(id), game)
  if (ASKED_FIRST.includes(advantage[0].do)) {
    expect([table.asked, table.options(2)]).toEqual(['advantage.accept 2', ['accept', 'none']])
    table.does(2, 'accept')
  }
  if (offered) expect(table.options(2)).toEqual(offered)
  expect(play(table, choices).between('analysis 1', 'closed 1')).toEqual([
    `analysis 1 ${id} false-alarms 2`,
    `first-totals 1 ${plot.complexity} ${sophistication} ${AGENTS} 0 ${red} ${AGENTS}`,
    `totals 1 ${red} ${AGENTS}`,
    `neutralised 1 ${plot.impact}`,
    `track agency 0 ${plot.impact}`,
    `rep 2 5 ${rep}`,
    `advantage 2 ${id}`,
    ...told,
    `figures-left 1 agents ${AGENTS}`,
    'lead-returned 2 1',
    'closed 1',
  ])
})

test('the organizations that the sources name', () => {
  const named = standard.organizations.filter(({ source }) => source !== 'house')
  expect(named.map(({ id, kind, source }) => [id, kind, source])).toEqual([
    ['abu-nazir', 'extremists', 'public'],
    ['danesh-akbari', 'state', 'public'],
    ['lone-wolf', 'loners', 'public'],
  ])
})

/** Each with the deck that rules are tested with. */
describe('what an advantage may be aimed at', () => {
  const anyOther = ['case 2', 'case 3', 'case 4', 'case 5']
  test.each([
    ['province', 'any threat but the one analysed', 'case 3', anyOther],
    ['directorate-k', 'any threat but the one analysed', 'case 3', anyOther],
    ['dockside-crew', 'any threat but the one analysed', 'case 3', anyOther],
    ['coast-league', 'any threat but the one analysed', 'case 3', anyOther],
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
    expect(table.told.slice(0, 3)).toEqual([
      `declined 2 ${effect}`,
      `figures-left 1 agents ${AGENTS}`,
      'lead-returned 2 1',
    ])
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
