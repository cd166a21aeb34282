import { expect, expectTypeOf, test } from 'vitest'
import { type FrameOf, frameOf, ofSeat, ofThreat, reacting, type StepName, slotsOf, stepNames } from './frames.ts'

test('a step reads what its frames have, and nothing else compiles', () => {
  expectTypeOf<keyof FrameOf<'analysis.react'>>().toEqualTypeOf<'step' | 'threat' | 'passes' | 'at'>()
  expectTypeOf<keyof FrameOf<'round.begin'>>().toEqualTypeOf<'step'>()
  // @ts-expect-error: a claim is somebody's, and about no threat yet
  ofThreat('claim', 3)
  // @ts-expect-error: there is no such step
  ofSeat('dance', 1)
})

test('all frames have one shape, and no two parts of a step share a place in a file', () => {
  const shape = Object.keys(reacting(1, 2, 3))
  for (const step of stepNames) {
    const given = { step, seat: 1, threat: 2, list: 3, at: 4 }
    const frame = frameOf(given)
    expect(Object.keys(frame)).toEqual(shape)
    const parts = Object.values(frame).filter(value => typeof value === 'number' && value >= 0)
    expect(new Set(parts).size).toBe(parts.length)
    expect(frameOf(slotsOf(frame))).toEqual(frame)
  }
  expectTypeOf<(typeof stepNames)[number]>().toEqualTypeOf<StepName>()
})
