import { describe, expect, test } from 'vitest'
import { bothKnown, table, terror } from '../../../../tests/table-of-play.ts'
import type { Position } from '../position/position-schema.ts'
import { HIGHEST, LOWEST, levels } from '../vocabulary.ts'

const hand = ['a-bold-lie', 'just-stay-calm', 'major-extraction', 'small-talk']

describe('N-6', () => {
  test.each([
    ['L', [1, 1, 5]],
    ['1', [1, 1, 5]],
    ['2', [1, 5]],
    ['3', [1, 5]],
    ['4', [1, 5]],
    ['5', [1, 5]],
    ['6', [1, 5]],
    ['E', [5]],
  ] as const)('N-6: at level %s a test rolls the dice %j', (threat, dice) => {
    expect(table({ threat, hand }).does('play small-talk', { dice }).row).toEqual(['points 0 2'])
  })
  test('N-6: the levels are L 1 2 3 4 5 6 E; in numbers L counts 0 and E 7', () => {
    expect(levels.join(' ')).toBe('L 1 2 3 4 5 6 E')
    expect([LOWEST, HIGHEST]).toEqual([0, 7])
    expect([table({ threat: 'L' }).view.threat, table({ threat: 'E' }).view.threat]).toEqual([0, 7])
  })
})

describe('N-7', () => {
  test('N-7: a rise at E does not move the marker and kills one hostage for each step above', () => {
    const play = table({ threat: 'E', hand }).does('play a-bold-lie', { dice: [1] })
    expect(play.row).toEqual(['past-end up', 'killed 6 1', 'killed 5 2', 'killed 4 3'])
    expect(play.facts.threat).toBe('E')
  })
  test('N-7: a fall at L does not move the marker and releases one hostage for each step below', () => {
    const play = table({ threat: 'L', hand }).does('play a-bold-lie', { dice: [5, 5, 5] })
    expect(play.row).toEqual(['past-end down', 'released 6 1 0', 'released 5 2 0', 'released 4 3 0', 'points 0 1'])
    expect(play.facts.threat).toBe('L')
  })
  test('N-7: a rise that crosses E moves to E first, and only the rest kills', () => {
    const play = table({ threat: '6', hand }).does('play a-bold-lie', { dice: [1, 1] })
    expect(play.row).toEqual(['threat 6 7', 'past-end up', 'killed 6 1', 'killed 5 2'])
  })
  test('N-7: a fall that crosses L moves to L first, and only the rest releases', () => {
    const play = table({ threat: '1', hand }).does('play just-stay-calm', { dice: [5, 5, 1] })
    expect(play.row).toEqual(['threat 1 0', 'past-end down', 'released 6 1 0'])
  })
  test('N-7: a change that reaches the end exactly touches nobody', () => {
    expect(table({ threat: '4', hand }).does('play a-bold-lie', { dice: [1, 1] }).row).toEqual(['threat 4 7'])
    expect(table({ threat: '2', hand }).does('play just-stay-calm', { dice: [5, 5] }).row).toEqual(['threat 2 0'])
  })
  test('N-7: a doubled rise is doubled before this', () => {
    const demands: Position['demands'] = [
      { card: 'release-fugitives', standing: 'conceded' },
      { card: 'helicopter', standing: 'known' },
    ]
    const one = terror('the-situation-is-worsening', { threat: '6', demands })
    expect(one.facts).toMatchObject({ threat: 'E', killed: 1, zone: 6 })
    const atE = terror('the-situation-is-worsening', { threat: 'E', demands })
    expect(atE.facts).toMatchObject({ threat: 'E', killed: 2, zone: 5 })
  })
})

describe('N-8', () => {
  test('N-8: points go below 0 and above any track', () => {
    const play = table({ points: 0, hand: ['keep-cool', 'small-talk'] }).does('play keep-cool', { dice: [1, 1] })
    expect(play.facts.points).toBe(-1)
    expect(table({ points: 40, hand }).does('bank small-talk').facts.points).toBe(41)
  })
  test.each([5, -5])('N-8: after the Spend Phase %i points are 0 again', points => {
    const play = table({ phase: 'spend', points, demands: bothKnown, terror: { deck: ['pizza', 'the-blueprints'] } })
    expect(play.does('done').facts.points).toBe(0)
  })
})

describe('N-9', () => {
  const empty = { zone: 0, saved: 5, killed: 2 }

  test('N-9: killed hostages go from the Zone to Killed, released ones from the Zone to Saved', () => {
    const play = table({ hand: ['minor-extraction', 'minor-extraction', 'small-talk'] })
    expect(play.does('play minor-extraction', { dice: [5, 5] }).changed).toEqual({ zone: 5, saved: 2 })
    expect(play.does('play minor-extraction', { dice: [1, 1] }).changed).toMatchObject({ zone: 4, killed: 1 })
  })
  test('N-9: one at a time, and losing is checked after every single kill', () => {
    const play = table({ threat: 'E', hand, hostages: { zone: 4, killed: 3 } }).does('play a-bold-lie', { dice: [1] })
    expect(play.row).toEqual(['past-end up', 'killed 3 4', 'ended too-many-killed N-28 7 1'])
    expect(play.facts).toMatchObject({ zone: 3, killed: 4 })
  })
  test('N-9: a kill with an empty Zone discards the top Terror card unresolved instead', () => {
    const deck = ['pizza', 'i-am-getting-angry', 'the-blueprints']
    const play = table({ hand, hostages: empty, terror: { deck } }).does('play major-extraction', { dice: [1, 1] })
    expect(play.row.slice(0, 3)).toEqual([
      'terror-discarded pizza 2',
      'terror-discarded i-am-getting-angry 1',
      'threat 4 6',
    ])
    expect(play.view.terror.discard).toEqual(['pizza', 'i-am-getting-angry'])
    expect(play.facts).toMatchObject({ minors: [], killed: 2 })
  })
  test('N-9: the last of them is killed, and only the surplus kills discard', () => {
    const terror = { deck: ['pizza', 'the-blueprints'] }
    const play = table({ threat: 'E', hand, hostages: { zone: 1, saved: 6 }, terror }).does('play a-bold-lie', {
      dice: [1],
    })
    expect(play.row).toEqual([
      'past-end up',
      'killed 0 1',
      'terror-discarded pizza 1',
      'terror-discarded the-blueprints 0',
    ])
  })
  test('N-9: the Pivotal Event too, and with an empty deck nothing happens', () => {
    const play = table({ hand, hostages: empty, terror: { deck: ['the-blueprints'] } })
    play.does('play major-extraction', { dice: [1, 1] })
    expect(play.row.slice(0, 2)).toEqual(['terror-discarded the-blueprints 0', 'threat 4 6'])
    expect(play.view.terror.discard).toEqual(['the-blueprints'])
  })
})
