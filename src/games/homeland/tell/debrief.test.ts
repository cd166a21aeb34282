import { expect, test } from 'vitest'
import { terrorists } from '../../../../tests/homeland-table.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import type { Event } from '../events.ts'
import { homeland } from '../index.ts'
import { reckon } from './debrief.ts'

const game = homeland(untuned)

test('a case keeps its lead: claimed and struck, laid down with a lead, claimed and lost by a reprimand', () => {
  const { state } = terrorists({
    players: [{}, {}, {}],
    threats: [{ id: 1, organization: 'lone-wolf', level: 'low', lead: 2, intel: [] }],
  })
  const appears = (threat: number): Event => ({
    kind: 'new-threat',
    threat,
    organization: 'postman',
    level: 'low',
    at: 2,
  })
  const events: Event[] = [
    ...[appears(31), appears(32), appears(33)],
    ...([31, 32] as const).map((threat): Event => ({ kind: 'claimed', seat: 2, threat })),
    { kind: 'reprimanded', seat: 2, threat: 32 },
    ...([1, 31, 32, 33] as const).map((threat): Event => ({ kind: 'struck', seat: 0, threat })),
  ]
  const { cases } = reckon(game, { first: state, choices: [], settled: state, events, spoken: [] })
  const leads = new Map(cases.map(({ id, lead, end }) => [id, [lead, end]]))
  expect([1, 31, 32, 33].map(id => leads.get(id))).toEqual([
    [1, 'struck'],
    [2, 'struck'],
    [null, 'struck'],
    [null, 'struck'],
  ])
})
