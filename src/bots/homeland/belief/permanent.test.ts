import { expect, test } from 'vitest'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { permanent } from './permanent.ts'

/** Every order of the cards over the slots, one by one. */
function byHand(buckets: readonly number[], likely: (slot: number, bucket: number) => number): number {
  const deal = (slot: number, left: readonly number[]): number =>
    left.length === 0
      ? 1
      : left.reduce((sum, bucket, at) => sum + likely(slot, bucket) * deal(slot + 1, left.toSpliced(at, 1)), 0)
  return deal(0, buckets)
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** Orders of equal cards look the same: the permanent counts them once. */
function ordersOfEquals(buckets: readonly number[]): number {
  let product = 1
  for (const one of new Set(buckets)) product *= factorial(buckets.filter(other => other === one).length)
  return product
}

test('it is what all orders of the cards add up to', () => {
  const random = stream(rootsOf('permanent', ['n']).n)
  for (let n = 0; n < 200; n++) {
    const size = random(7)
    const kinds = 1 + random(5)
    const buckets = Array.from({ length: size }, () => random(kinds))
    const matrix = buckets.map(() => Array.from({ length: kinds }, () => random(1000) / 1000))
    const likely = (slot: number, bucket: number): number => matrix[slot][bucket]
    expect(permanent(buckets)(likely) * ordersOfEquals(buckets)).toBeCloseTo(byHand(buckets, likely), 9)
  }
})

test('what cannot lie there is impossible', () => {
  expect(permanent([1, 2])((slot, bucket) => (slot === bucket - 1 ? 0.5 : 0))).toBe(0.25)
  expect(permanent([1, 1])((_slot, bucket) => (bucket === 2 ? 1 : 0))).toBe(0)
})
