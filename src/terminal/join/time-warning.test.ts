import { expect, test } from 'vitest'
import type { RemoteTable, TableState } from '../../client/table.ts'
import type { Shown } from '../../host/shown.ts'
import { extendClock, type Pace, startClock } from '../../table/clock.ts'
import { paces } from '../../table/paces.ts'
import { words } from '../../words/catalog.ts'
import { sayFrom } from '../../words/say-from.ts'
import { lookAround } from './around.ts'
import { openTimeWarning, type TimeWarning, warnedAtMs } from './time-warning.ts'

const MINUTE_MS = 60_000
const say = sayFrom('en', words)

/** A table that shows what the test wants, at a time that passes as the test wants. */
function watch(pace: Pace, waiting: readonly number[] = [0], aheadMs = 0) {
  let now = 0
  let due: { readonly at: number; readonly work: () => void } | null = null
  let clock = startClock(pace, 3, 0)
  let question = '1.0'
  let asked = waiting
  const state = (): TableState => ({
    ...{
      you: { seat: 0, isHost: false, isSpectator: false },
      code: null,
      next: null,
      present: [],
      watching: 0,
      screens: 0,
      reports: [],
      isConnected: true,
      isGone: false,
      over: null,
    },
    own: {
      unsent: { version: 0, text: '', claim: null },
      muted: [],
      nudge: null,
      advice: null,
      presets: { version: 0, rules: [] },
    },
    lobby: { pace, chairs: [] } as unknown as TableState['lobby'],
    shown: {
      ...{ viewer: 0, outcome: null, ended: null, seats: [], beside: [], waiting: asked, n: 1 },
      ...{ asked: { question, kind: 'turn', options: [] }, around: { away: [], votes: [], isPaused: false, clock } },
    } as unknown as Shown,
  })
  const table: RemoteTable = { now: state, subscribe: () => () => {}, act: async () => {}, leave() {} }
  const warned: (TimeWarning & { readonly at: number })[] = []
  const around = lookAround(
    table,
    say,
    () => now + aheadMs,
    () => aheadMs,
  )
  const after = (ms: number, work: () => void) => {
    due = { at: now + ms, work }
    return () => {
      due = null
    }
  }
  const warning = openTimeWarning({ table, around, after }, one => warned.push({ ...one, at: now }), say)
  return {
    warned,
    look: warning.look,
    stop: warning.stop,
    isDue: () => due !== null,
    pass(ms: number) {
      const until = now + ms
      while (due !== null && due.at <= until) {
        const { at, work }: { at: number; work: () => void } = due
        now = at
        due = null
        work()
      }
      now = until
    },
    extend() {
      clock = extendClock({ ...clock, leftMs: clock.leftMs.map(left => left - now), sinceMs: now }, 0)
    },
    ask(next: string, seats: readonly number[] = [0]) {
      question = next
      asked = seats
    },
  }
}

test('a minute before the time of an evening is over, once, with what can be taken', () => {
  const { warned, look, pass } = watch(paces.live)
  look()
  pass(13 * MINUTE_MS)
  for (let i = 0; i < 10; i++) look()
  expect(warned).toEqual([])
  pass(MINUTE_MS)
  for (let i = 0; i < 10; i++) look()
  expect(warned).toEqual([
    {
      at: 14 * MINUTE_MS,
      left: MINUTE_MS,
      more: MINUTE_MS,
      text: 'Your time runs out in 1:00; then the autopilot plays for you. + gives you 1:00 more.',
    },
  ])
})

test.each([-5, 5])(
  'at the same moment on a machine whose clock is %i minutes off, before anything has happened',
  minutes => {
    const { warned, look, pass } = watch(paces.live, [0], minutes * MINUTE_MS)
    look()
    pass(20 * MINUTE_MS)
    expect(warned.map(({ at, left }) => [at, left])).toEqual([[14 * MINUTE_MS, MINUTE_MS]])
  },
)

test('again where time was taken and runs out anew, and at another question; a further step is the same one', () => {
  const { warned, look, pass, extend, ask } = watch(paces.live)
  look()
  pass(14.5 * MINUTE_MS)
  expect(warned).toHaveLength(1)
  extend()
  look()
  pass(20_000)
  expect(warned).toHaveLength(1)
  pass(20_000)
  expect(warned).toHaveLength(2)
  ask('1.1')
  look()
  expect(warned).toHaveLength(2)
  ask('2.0')
  look()
  expect(warned).toHaveLength(3)
})

test('never for the time of somebody else, and not once nobody listens', () => {
  const others = watch(paces.live, [1, 2])
  others.look()
  others.pass(20 * MINUTE_MS)
  expect(others.warned).toEqual([])
  const own = watch(paces.live)
  own.look()
  own.stop()
  expect(own.isDue()).toBe(false)
})

test('an hour before where an answer has a day or more, and at once where there is less than a minute', () => {
  expect([paces.live, paces.day, paces.slow].map(warnedAtMs)).toEqual([MINUTE_MS, 60 * MINUTE_MS, 60 * MINUTE_MS])
  const { warned, look } = watch({ bankMs: 30_000, incrementMs: 0 })
  look()
  expect(warned.map(({ left }) => left)).toEqual([30_000])
})
