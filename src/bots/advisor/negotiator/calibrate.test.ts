import { expect, test } from 'vitest'
import { negotiator } from '../../../games/negotiator/index.ts'
import { digest } from '../../../seed/roots.ts'
import { fitted } from '../../negotiator/solver/fitted.ts'
import { type Calibrated, followedBy, smoothed } from './calibrate.ts'
import { calibrated } from './calibrated.ts'

test('it was counted with the cards and weights that are played with: npm run calibrate:advisor', () => {
  expect(calibrated.of).toBe(digest(JSON.stringify([fitted, negotiator().deck])))
})

test('a higher value was followed by as many wins or more, in enough calls to say so', () => {
  for (const bins of Object.values(calibrated.abductors)) {
    expect(bins.length).toBeGreaterThan(3)
    for (const [at, { value, wins, calls }] of bins.entries()) {
      expect(calls).toBeGreaterThanOrEqual(25)
      if (at === 0) continue
      expect(value).toBeGreaterThan(bins[at - 1].value)
      expect(wins / calls).toBeGreaterThanOrEqual(bins[at - 1].wins / bins[at - 1].calls)
    }
  }
})

test('few calls, and those out of order, are taken together with their neighbours', () => {
  const made = smoothed([
    { value: 0.1, wins: 10, calls: 100 },
    { value: 0.3, wins: 1, calls: 4 },
    { value: 0.5, wins: 60, calls: 100 },
    { value: 0.7, wins: 50, calls: 100 },
  ])
  expect(made.map(({ wins, calls }) => [wins, calls])).toEqual([
    [11, 104],
    [110, 200],
  ])
})

test('between two places the way is straight; beyond the last it stays', () => {
  const two: Calibrated = {
    of: '',
    abductors: {
      arkayne: [
        { value: 0.2, wins: 20, calls: 100 },
        { value: 0.8, wins: 60, calls: 100 },
      ],
    },
  }
  expect(followedBy('arkayne', 0.5, two)?.share).toBeCloseTo(0.4)
  expect(followedBy('arkayne', 0.05, two)?.share).toBe(0.2)
  expect(followedBy('arkayne', 0.95, two)?.share).toBe(0.6)
  expect(followedBy('nobody', 0.5, two)).toBeNull()
})
