import { expect, test } from 'vitest'
import { EASY, free, type ThreatGiven, table, terrorists, turnedUp } from '../../../../tests/homeland-table.ts'

/** The first player is number 0 inside: what holds for the others holds for that seat. */

test('M-9: the first player as lead is exposed by lights-on', () => {
  const play = turnedUp(['lights-on'], { ...EASY, lead: 1 }, { players: [{ hand: ['phone-tap'] }, {}, {}] })
  expect(play.story).toContain('exposed 1 [] [phone-tap]')
})

test('M-13: the Fallout hits the first player as lead', () => {
  const threats: ThreatGiven[] = [{ id: 1, ...EASY, plot: 'pipe-bombs', level: 'imminent', lead: 1, intel: [] }]
  expect(terrorists({ threats }).between('fallout', 'closed')).toEqual([
    'fallout 1 pipe-bombs',
    'rep 1 1 0',
    'lead-returned 1 1',
    'closed 1',
  ])
})

test('M-20: the only card goes on the first player’s case, not on one’s own', () => {
  const play = table({
    turn: 2,
    players: [{}, { hand: ['phone-tap'] }, {}],
    threats: [
      { id: 1, level: 'low', lead: 2, intel: [] },
      { id: 2, level: 'low', lead: 1, intel: [] },
    ],
    done: ['claimed'],
  }).does(2, 'intel', 'card phone-tap')
  expect(play.options(2)).toEqual(['case 2'])
  play.does(2, 'case 2')
})

test('M-28: the first player as mole wins by the Terrorist track', () => {
  const threats: ThreatGiven[] = [{ id: 1, ...EASY, level: 'imminent', intel: [] }]
  const players = [{ agenda: 'mole' } as const, {}, {}]
  const play = terrorists({ players, threats, terrorist: 11 })
  expect(play.outcome).toEqual({ winners: [0], cause: 'mole', rule: 'M-28' })
})

test('M-29: the first player as mole is accused rightly', () => {
  const players = [{ agenda: 'mole' } as const, { accuses: 1, rep: 0, agenda: 'loyal' } as const, { accuses: 1 }]
  const play = table({ players, agency: 12, next: [{ step: 'end.accusing' }] }).does(1, 'accuse nobody')
  expect(play.told).toContain('score 2 loyal 6 0 0 6')
  expect(play.outcome?.winners).not.toContain(0)
})

test('M-34: Nicholas Brody is taken from the first player as from any', () => {
  const players = [{ up: ['nicholas-brody'] }, { up: ['jessica-brody'] }, {}]
  const play = free({ turn: 2, players }).does(2, 'burn jessica-brody')
  expect(play.told).toEqual(['burned 2 jessica-brody', 'took-asset 2 nicholas-brody 1'])
})

test('M-25: columnist takes from the first player as from any', () => {
  const players = [{ clout: 2 }, { up: ['columnist'], clout: 0 }, { clout: 0 }]
  const play = free({ turn: 2, players }).does(2, 'use columnist', 'player 1')
  expect(play.fortunes).toEqual({ 'clout 1': 1, 'clout 2': 1 })
})

test('M-31: data-broker draws the very last card, and none after it', () => {
  const play = free({ players: [{ up: ['data-broker'] }, {}, {}] })
  play.state.intelGone.push(...play.state.intel.splice(1))
  play.does(1, 'use data-broker')
  expect(play.facts).toMatchObject({ 'hand 1': 4, 'deck of intel': 0 })
  const empty = free({ players: [{ up: ['data-broker'] }, {}, {}] })
  empty.state.intelGone.push(...empty.state.intel.splice(0))
  expect(empty.refuses(1, 'use data-broker')).toBe('M-25 refuse.no-use')
})
