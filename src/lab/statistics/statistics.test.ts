import { describe, expect, test } from 'vitest'
import { stream } from '../../engine/chance.ts'
import { rootsOf } from '../../seed/roots.ts'
import { judge, judgeTop, scoreOf } from './beliefs.ts'
import { byBlocks, quantile } from './resample.ts'
import { boundsOf, FIRST_LOOK, lookAt, type Question } from './sequential.ts'

const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length
/** Numbers of nearly normal distribution around a middle: twelve dice less their mean. */
function noise(seed: string, middle: number, spread: number): () => number {
  const random = stream(rootsOf(seed, ['noise']).noise)
  return () => {
    let sum = 0
    for (let i = 0; i < 12; i++) sum += random(10_000) / 10_000
    return middle + spread * (sum - 6)
  }
}
const series = (next: () => number, n: number): number[] => Array.from({ length: n }, next)

describe('drawing blocks anew', () => {
  test('the interval of a mean is the one of the textbook', () => {
    const numbers = series(noise('textbook', 0.3, 0.1), 100)
    const found = byBlocks('textbook', numbers, mean)
    const middle = mean(numbers)
    const spread = Math.sqrt(numbers.reduce((sum, n) => sum + (n - middle) ** 2, 0) / 99)
    const [low, high] = found?.interval ?? []
    expect(found).toMatchObject({ value: middle, blocks: 100 })
    expect(low).toBeCloseTo(middle - (1.96 * spread) / 10, 2)
    expect(high).toBeCloseTo(middle + (1.96 * spread) / 10, 2)
  })

  test('about 95 of a hundred intervals hold the truth', () => {
    let held = 0
    for (let i = 0; i < 100; i++) {
      const [low, high] = byBlocks(`held ${i}`, series(noise(`held ${i}`, 0.5, 0.2), 25), mean)?.interval ?? [1, 0]
      if (low <= 0.5 && 0.5 <= high) held++
    }
    expect(held).toBeGreaterThanOrEqual(88)
    expect(held).toBeLessThanOrEqual(99)
  })

  test('games that share their luck are no more evidence than one of them', () => {
    const luck = [0, 1, 1, 0, 1, 0, 0, 1, 1, 0]
    const width = (blocks: readonly (readonly number[])[]): number => {
      const [low, high] = byBlocks('luck', blocks, all => mean(all.flat()))?.interval ?? [0, 0]
      return high - low
    }
    const one = luck.map(n => [n])
    const forty = luck.map(n => Array.from({ length: 40 }, () => n))
    expect(width(forty)).toBeCloseTo(width(one), 10)
  })

  test('one block has no interval, and none no estimate', () => {
    expect(byBlocks('one', [0.5], mean)).toEqual({ value: 0.5, interval: null, blocks: 1 })
    expect(byBlocks('none', [], () => null)).toBeNull()
  })

  test('a quantile lies in proportion between its neighbours', () => {
    expect(quantile([0, 10, 20, 30, 40], 0.25)).toBe(10)
    expect(quantile([0, 10], 0.25)).toBe(2.5)
  })
})

describe('stopping', () => {
  const question: Question = { low: 0, high: 0.05, alpha: 0.05, beta: 0.05 }

  test('the bounds at 5 % and 5 % are 2.94 either way', () => {
    const { lower, upper } = boundsOf(question)
    expect(upper).toBeCloseTo(2.944, 3)
    expect(lower).toBeCloseTo(-2.944, 3)
  })

  test('the ratio is that of two normal distributions', () => {
    const differences = [0.1, -0.1, 0.1, -0.1, 0.1, -0.1, 0.1, -0.1]
    // Mean 0, variance 0.08 / 7: 8 · 0.05 · (0 - 0.05) / (2 · 0.08 / 7).
    expect(lookAt(differences, question).ratio).toBeCloseTo((8 * 0.05 * -0.05) / (2 * (0.08 / 7)), 10)
  })

  test('it stops at the first block that crosses a bound, and what comes after changes nothing', () => {
    const differences = series(noise('far', 0.3, 0.05), 40)
    const look = lookAt(differences, question)
    expect(look).toMatchObject({ verdict: 'high', blocks: FIRST_LOOK })
    expect(lookAt([...differences.slice(0, FIRST_LOOK), -9, -9, -9], question)).toEqual(look)
  })

  test('too few blocks decide nothing, and blocks all alike decide as they are', () => {
    expect(lookAt([0.3, 0.3, 0.3], question)).toEqual({ ratio: 0, verdict: 'open', blocks: 3, path: [] })
    expect(lookAt(Array(8).fill(0), question).verdict).toBe('low')
    expect(lookAt(Array(8).fill(0.05), question).verdict).toBe('high')
  })

  test.each([
    ['low', 0],
    ['high', 0.05],
  ] as const)('where the difference is the %s one it says so at least 90 times of 100', (verdict, truth) => {
    let right = 0
    for (let i = 0; i < 100; i++)
      if (lookAt(series(noise(`${verdict} ${i}`, truth, 0.1), 2_000), question).verdict === verdict) right++
    expect(right).toBeGreaterThanOrEqual(90)
  })
})

describe('beliefs', () => {
  const scored = (told: readonly (readonly [number, boolean])[], prior: number) => {
    const sums: Record<string, number> = {}
    const add = (what: string, n: number): void => {
      sums[what] = (sums[what] ?? 0) + n
    }
    for (const [chance, is] of told) judge(add, 'b', chance, prior, is)
    judgeTop(add, 'b', told)
    return scoreOf(sums, 'b')
  }

  test('whoever believes what nobody can know better scores as the prior does, and is calibrated', () => {
    const score = scored(
      [true, false, false, false].map(is => [0.25, is]),
      0.25,
    )
    expect(score?.logLoss).toBeCloseTo(0.5623, 4)
    expect(score?.priorLogLoss).toBe(score?.logLoss)
    expect(score?.brier).toBeCloseTo(0.1875, 10)
    expect(score?.calibrationError).toBe(0)
    expect(score?.topHits).toBeCloseTo(0.25, 10)
  })

  test('whoever is sure and right loses nothing, whoever is sure and wrong much but not all', () => {
    expect(
      scored(
        [
          [1, true],
          [0, false],
        ],
        0.5,
      ),
    ).toMatchObject({ logLoss: 0, brier: 0, topHits: 1 })
    const wrong = scored(
      [
        [0, true],
        [1, false],
      ],
      0.5,
    )
    expect(wrong?.logLoss).toBeCloseTo(-Math.log(1e-4), 6)
    expect(wrong).toMatchObject({ brier: 1, calibrationError: 1, topHits: 0 })
  })

  test('where nothing was believed there is no score', () => {
    expect(scoreOf({}, 'b')).toBeNull()
  })
})
