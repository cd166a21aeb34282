import { expect, test } from 'vitest'
import type { EveningEntry, Told } from '../host/told.ts'
import type { SeatedPlayer } from '../table/match.ts'
import type { Verdict } from '../table/vote.ts'
import { words } from '../words/catalog.ts'
import { sayFrom } from '../words/say-from.ts'
import { linesOf } from './told-line.ts'

const NAMES = ['Ann', 'Ben', 'Cy']
const told = (...beside: readonly Told[]): readonly (string | null)[] =>
  linesOf(sayFrom('en', words), beside, seat => NAMES[seat])

const sits = (more: Partial<SeatedPlayer> = {}): Told => ({ seat: 2, player: { name: 'Cy', bot: null, ...more } })
const happens = (entry: EveningEntry): Told => ({ entry })
const votes = (verdict: Verdict, at: number): Told => happens({ kind: 'vote', at, seat: 0, about: 2, verdict })
const back = (at: number): Told => happens({ kind: 'back', at, seat: 2 })

test('who sits down as the match begins is no news; who comes back is told by how they went', () => {
  expect(told(sits(), sits({ absent: 'autopilot' }), sits())).toEqual([
    null,
    'From now on the autopilot plays for Cy.',
    'Cy plays again.',
  ])
  expect(told(sits(), sits({ absent: 'autopilot', isPutOff: true }), sits()).slice(1)).toEqual([
    'The table has put Cy off: the autopilot plays until the others let them back.',
    'Cy may play again: the table has let them back.',
  ])
  expect(told(sits({ absent: 'nobody' }), sits()).slice(1)).toEqual(['Cy takes the seat.'])
})

test('to wait for somebody who was put off is to let them back', () => {
  expect(told(votes('wait', 1))).toEqual(['Ann would wait for Cy.'])
  expect(told(sits({ absent: 'autopilot', isPutOff: true }), votes('wait', 1)).slice(1)).toEqual([
    'Ann would let Cy back to the table.',
  ])
})

test('whom the table waits for once more is not said to be back', () => {
  expect(told(votes('wait', 5), back(5)).slice(1)).toEqual(['The table waits for Cy.'])
  expect(told(votes('wait', 5), back(9)).slice(1)).toEqual(['Cy is back.'])
  expect(told(votes('autopilot', 5), back(5)).slice(1)).toEqual(['Cy is back.'])
})
