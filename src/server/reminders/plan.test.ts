import { describe, expect, test } from 'vitest'
import { LOOK_AGAIN_MS, type Moment, planFor, type Reminded, type Waiting } from './plan.ts'

const AFTER_MS = 15
const waiting: Waiting = { asked: 3, since: 1000, deadline: 1400 }
const unhurried: Waiting = { ...waiting, deadline: null }
const at = (now: number, isLooking = false): Moment => ({ now, isLooking, afterMs: AFTER_MS })
const once: Reminded = { asked: 3, times: 1, windowMs: 400 }

describe('somebody who is waited for', () => {
  test('is left alone at first, and reminded then', () => {
    expect(planFor(waiting, null, at(1014))).toEqual({ sent: null, next: 1015 })
    expect(planFor(waiting, null, at(1015))).toEqual({ sent: once, next: 1300 })
    expect(planFor(unhurried, null, at(1015))).toEqual({ sent: { ...once, windowMs: null }, next: null })
  })

  test('is reminded once more when a quarter of the time is left, and never again', () => {
    expect(planFor(waiting, once, at(1299))).toEqual({ sent: null, next: 1300 })
    expect(planFor(waiting, once, at(1300))).toEqual({ sent: { ...once, times: 2 }, next: null })
    expect(planFor(waiting, { ...once, times: 2 }, at(1399))).toEqual({ sent: null, next: null })
    expect(planFor(unhurried, { ...once, windowMs: null }, at(9999))).toEqual({ sent: null, next: null })
  })

  test('is reminded once where both would come at the same time', () => {
    expect(planFor(waiting, null, at(1350))).toEqual({ sent: { ...once, times: 2 }, next: null })
  })

  test('has the last quarter later where they have taken more time', () => {
    expect(planFor({ ...waiting, deadline: 2400 }, once, at(1300))).toEqual({ sent: null, next: 2300 })
  })

  test('is reminded of the next decision though they were of the last', () => {
    expect(planFor({ ...waiting, asked: 4 }, { ...once, times: 2 }, at(1015)).sent).toEqual({ ...once, asked: 4 })
  })

  test('is never reminded while they look, but when they have gone without an answer', () => {
    expect(planFor(waiting, null, at(1100, true))).toEqual({ sent: null, next: 1100 + LOOK_AGAIN_MS })
    expect(planFor(waiting, once, at(1300, true))).toEqual({ sent: null, next: 1300 + LOOK_AGAIN_MS })
    expect(planFor(waiting, null, at(1200)).sent).toEqual(once)
  })
})
