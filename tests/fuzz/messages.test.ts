import { expect, test } from 'vitest'
import { attack, raisedLimits } from './attack.ts'
import { campaign, fuzzSeed } from './campaign.ts'
import { hostileKinds } from './hostile.ts'

/**
 * Messages to a server in the middle of a match, by somebody who sits there and is not asked: spoiled, too long, sent
 * again, out of turn, for others. None is taken, nothing breaks, and no answer holds a secret.
 */

const { numRuns } = campaign(1500)

/** The heap is looked at where it had time to grow: a short run is mostly code that is compiled. */
const isLong = numRuns >= 100_000

test.each([
  ['with limits so high that each reaches its check', raisedLimits, numRuns],
  // Most of it is waiting. A short run takes limits that are reached on any machine.
  ['with limits that are what answers', isLong ? {} : { messagesAtOnce: 50, messagesPerSecond: 1 }, numRuns / 2],
] as const)('%s', async (_how, limits, count) => {
  const { sent, refused, again, heap, faults } = await attack(count, `messages ${fuzzSeed}`, limits)
  console.log({ sent, refused, again, heap })
  expect(faults).toEqual([])
  const isLimited = 'limit.messages' in refused
  expect(isLimited).toBe(limits !== raisedLimits)
  if (limits === raisedLimits) {
    expect(again).toBeGreaterThan(0)
    for (const kind of hostileKinds) expect(sent[kind], kind).toBeGreaterThan(0)
    // Each kind of check has refused something.
    expect(Object.keys(refused)).toEqual(
      expect.arrayContaining([
        'shape.json',
        'shape.type',
        'shape.unknown',
        'pass.none',
        'pass.other-table',
        'server.protocol',
      ]),
    )
  }
  if (isLong) expect(heap.after).toBeLessThan(heap.before * 1.05)
})
