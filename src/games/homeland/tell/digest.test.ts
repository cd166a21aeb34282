import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { deedsTo, organizationOf, sinceLastTurn } from './digest.ts'

const turn = (seat: number): Event => ({ kind: 'turn', seat })
const round = (n: number): Event => ({ kind: 'round', round: n, marker: 0 })
const claimed = (seat: number, threat: number): Event => ({ kind: 'claimed', seat, threat })
const placed = (seat: number, threat: number): Event => ({ kind: 'placed', seat, threat, card: null, open: false })
const clout = (seat: number, from: number, to: number): Event => ({ kind: 'clout', seat, from, to })

describe('what happened to a player since their last turn', () => {
  test('cards on their cases, gathered by case; their own and those on other cases are not told', () => {
    const events = [
      ...[round(1), turn(0), claimed(0, 4), placed(0, 4)],
      ...[turn(1), claimed(1, 5), placed(1, 4), placed(1, 5), turn(2), placed(2, 4), turn(0)],
    ]
    expect(deedsTo(events, 0)).toEqual([{ kind: 'cards', threat: 4, n: 2, by: [1, 2] }])
    expect(deedsTo(events.slice(0, -1), 0)).toEqual([])
    expect(deedsTo(events, 1)).toEqual([])
  })

  test('Agents on their cases, those that come from the supply too', () => {
    const events: Event[] = [
      ...[turn(0), claimed(0, 4), turn(1), { kind: 'sent-agents', seat: 1, threat: 4, n: 1 } as const],
      ...[turn(2), { kind: 'supplied', seat: 2, threat: 4, what: 'agents', n: 1 } as const, turn(0)],
    ]
    expect(deedsTo(events, 0)).toEqual([{ kind: 'agents', threat: 4, by: [1, 2] }])
  })

  test('what came before their last turn is not told again', () => {
    const events = [
      ...[turn(0), claimed(0, 4), turn(1), placed(1, 4), round(2), turn(0), placed(0, 5)],
      ...[turn(1), { kind: 'looked-plot', seat: 1, threat: 4, plot: null } as const, turn(0)],
    ]
    expect(deedsTo(events, 0)).toEqual([{ kind: 'saw-plot', threat: 4, by: [1] }])
  })

  test('how their case ended stands first, instead of what was put on it', () => {
    const fallout = { kind: 'fallout', seat: 0, plot: 'ferry' } as const
    const events: Event[] = [
      ...[turn(0), claimed(0, 4), turn(1), placed(1, 4), round(2)],
      { kind: 'analysis', threat: 4, organization: 'lone-wolf', plot: 'ferry', lead: 0 },
      ...[{ kind: 'succeeded', threat: 4, impact: 2 } as const, clout(0, 1, 3), clout(1, 1, 3), fallout],
      ...[{ kind: 'closed', threat: 4 } as const, turn(1), placed(1, 4), turn(0)],
    ]
    expect(deedsTo(events, 0)).toEqual([
      { kind: 'succeeded', threat: 4 },
      { kind: 'told', event: clout(0, 1, 3) },
      { kind: 'told', event: fallout },
    ])
  })

  test('tokens from where they began to where they ended, what was taken among them', () => {
    const taken = { kind: 'taken-clout', seat: 2, from: 0, n: 1 } as const
    const events = [turn(0), round(2), clout(0, 1, 3), clout(0, 3, 2), turn(2), taken, clout(0, 2, 1), turn(0)]
    expect(deedsTo(events, 0)).toEqual([{ kind: 'told', event: taken }])
    expect(deedsTo([...events.slice(0, -1), clout(0, 1, 2), turn(0)], 0)).toContainEqual({
      kind: 'told',
      event: clout(0, 1, 2),
    })
  })

  test('a case struck by a drone, and a case taken away, are no longer theirs', () => {
    const struck = { kind: 'struck', seat: 1, threat: 4 } as const
    const reprimanded = { kind: 'reprimanded', seat: 0, threat: 5 } as const
    const events = [
      ...[turn(0), claimed(0, 4), claimed(0, 5), round(2), reprimanded],
      ...[turn(1), placed(1, 5), struck, turn(0)],
    ]
    expect(deedsTo(events, 0)).toEqual([
      { kind: 'struck', threat: 4, by: [1] },
      { kind: 'told', event: reprimanded },
    ])
  })
})

test('everything since the last turn: the turns of the others, whole, and nothing of the own', () => {
  const between = [turn(1), claimed(1, 5), round(2), turn(2), placed(2, 5)]
  const events = [round(1), turn(0), claimed(0, 4), ...between, turn(0)]
  expect(sinceLastTurn(events, 0)).toEqual(between)
  expect(sinceLastTurn([...events, placed(0, 5)], 0)).toEqual(between)
  expect(sinceLastTurn([round(1), turn(0)], 0)).toEqual([])
  expect(sinceLastTurn(events, 1)).toEqual([])
})

test('an organization is known from when its threat appeared', () => {
  const events: Event[] = [
    { kind: 'new-threat', threat: 1, organization: 'lone-wolf', level: 'low', at: 1 },
    { kind: 'new-threat-now', threat: 2, organization: 'postman' },
  ]
  expect([1, 2, 3].map(threat => organizationOf(events, threat))).toEqual(['lone-wolf', 'postman', null])
})
