import { expect, test } from 'vitest'
import {
  EASY,
  type Given,
  type PlayerGiven,
  QUIET,
  type ThreatGiven,
  terrorists,
} from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { homeland } from '../index.ts'

/** How often a reaction works: as its card says, and where it does not say, as often as it is paid for (M-11). */

const cards = [{ card: 'blown-cover' }]
const another: ThreatGiven = { id: 2, plot: QUIET[0], level: 'imminent', intel: [{ card: 'safe-house' }] }
/** Player 2 has it, and threat 1, red 3, is analysed; player 1 leads it. */
const analysed = (up: string, player: PlayerGiven, threat: ThreatGiven = {}, more: ThreatGiven[] = []) =>
  terrorists({
    players: [{}, { up: [up], ...player }, {}],
    threats: [{ id: 1, ...EASY, level: 'imminent', lead: 1, intel: [], ...threat }, ...more],
  })

test('M-38 peter-quinn: once per terrorist turn', () => {
  const table = analysed('peter-quinn', { agents: 3 }, { intel: cards }, [another])
  table.does(2, 'snipe peter-quinn 0')
  expect(table.state.reacted).toHaveLength(1)
  expect(table.story).toContain('closed 2')
  expect(table.asked).toBe('turn.act 1')
})
test('M-38 peter-quinn: a pass does not use him up; and the next terrorist turn he is ready again', () => {
  const table = analysed('peter-quinn', { agents: 3 }, { intel: cards }, [another])
  table.does(2, 'pass')
  expect(table.asked).toBe('analysis.react 2')
  expect(table.view(2).analysis?.threat).toBe(2)
  expect(table.does(2, 'snipe peter-quinn 0').told).toContain('sniped 2 peter-quinn safe-house')
  expect(table.state.reacted).not.toEqual([])
  const next = terrorists({
    players: [{}, { up: ['peter-quinn'] }, {}],
    reacted: ['peter-quinn'],
    threats: [{ id: 1, ...EASY, level: 'imminent', intel: cards }],
  })
  expect(next.asked).toBe('analysis.react 2')
  next.does(2, 'pass')
})

test('M-11, M-38 dar-adal: as often as he is asked while Agents are left, in one analysis and in the next', () => {
  const table = analysed('dar-adal', { agents: 4 }, {}, [another])
  table.does(2, 'spend dar-adal 1')
  expect([table.asked, table.view(2).analysis?.threat]).toEqual(['analysis.react 2', 1])
  expect(table.options(2)).toEqual(['spend dar-adal 1', 'spend dar-adal 2', 'spend dar-adal 3', 'pass'])
  expect(table.does(2, 'spend dar-adal 1').told).toContain('totals 1 3 4')
  table.does(2, 'pass')
  expect(table.story).toContain('closed 1')
  expect([table.asked, table.view(2).analysis?.threat]).toEqual(['analysis.react 2', 2])
  table.does(2, 'spend dar-adal 2')
  expect(table.asked).toBe('turn.act 1')
  expect(table.facts['agents 2']).toBe(0)
})

test.each([
  ['watch-commander', 'blue watch-commander 2', { rep: 9 }],
  ['committee-chair', 'red committee-chair 2', { clout: 9 }],
])(
  'M-11 %s: once per Terrorist turn, as its card says; a card that does not say, as often as it is paid',
  (id, use, player) => {
    const limited = analysed(id, player).does(2, use)
    expect([limited.asked, limited.state.reacted.length]).toEqual(['turn.act 1', 1])
    const assets = untuned.assets.map(({ onTotals, ...card }) =>
      card.id === id && onTotals ? { ...card, onTotals: { do: onTotals.do, n: onTotals.n } } : { ...card, onTotals },
    )
    const unlimited = homeland({ ...untuned, assets })
    const given: Given = {
      players: [{}, { up: [id], ...player }, {}],
      threats: [{ id: 1, ...EASY, level: 'imminent', lead: 1, intel: [] }],
    }
    const table = terrorists(given, unlimited).does(2, use, use)
    expect(table.asked).toBe('analysis.react 2')
    table.does(2, 'pass')
  },
)
test('M-11 double-agent: once per Terrorist turn, as the card says, also in a second analysis', () => {
  const table = terrorists({
    players: [{}, { up: ['double-agent', 'aileen-morgan'], hand: ['phone-tap', 'bank-records'] }, {}],
    threats: [{ id: 1, ...EASY, level: 'imminent', intel: [] }, another],
  })
  table.does(2, 'spend double-agent 0', 'card phone-tap')
  expect(table.refuses(2, 'spend double-agent 0')).toBe('M-11 refuse.reacted')
  table.does(2, 'pass')
  expect(table.view(2).analysis?.threat).toBe(2)
  expect(table.options(2)).toEqual(['red aileen-morgan 3', 'blue aileen-morgan 3', 'pass'])
  table.does(2, 'pass')
})
