import { expect, test } from 'vitest'
import { timeLeft } from '../../src/table/clock.ts'
import { waitedFor } from '../../src/table/match.ts'
import { begun } from './twins/play.ts'
import type { Run } from './twins/run.ts'

// The clock of a server is set, or its machine was asleep, while people play against time.

const HOUR_MS = 3_600_000
const SECOND_MS = 1000
const LIVE = { bankMs: 60_000, incrementMs: 5000 }

function leftOf(run: Run): number {
  const { match } = run.match()
  if (!match.clock) throw new Error('there is no clock')
  const [seat] = waitedFor(match)
  return timeLeft(match.clock, seat, waitedFor(match), match.clock.sinceMs ?? 0)
}

test.each([
  ['forwards, long before anybody is out of time', 2 * HOUR_MS, 10_000],
  ['forwards, a moment before somebody is', 2 * HOUR_MS, 53_500],
  ['back', -2 * HOUR_MS, 10_000],
])('a clock that is set %s takes nobody’s time, and stands until somebody goes on', async (_when, byMs, afterMs) => {
  const { run, lines } = await begun('clock', { pace: LIVE })
  await run.pass(afterMs)
  run.setClock(byMs)
  await run.pass(3 * SECOND_MS)
  const { record, log } = run.match().match
  expect(record.isPaused).toBe(true)
  expect(record.seats.filter(({ absent }) => absent)).toEqual([])
  expect(log.slice(-2).map(({ kind }) => kind)).toEqual(byMs > 0 ? ['forgive', 'pause'] : [expect.anything(), 'pause'])
  const left = leftOf(run)
  expect(left).toBeGreaterThan(0)
  // Where it is set back, what had passed by the old time is forgotten.
  expect(left).toBeLessThanOrEqual(byMs > 0 ? LIVE.bankMs - afterMs + SECOND_MS : LIVE.bankMs)
  await run.pass(HOUR_MS)
  expect(leftOf(run)).toBe(left)
  lines[0].act({ type: 'resume' })
  await run.pass(SECOND_MS)
  expect(run.match().match.record.isPaused).toBe(false)
  await run.close()
})

test('whoever plays for days is not stopped by it', async () => {
  const { run } = await begun('clock', { pace: { bankMs: 24 * HOUR_MS, incrementMs: 24 * HOUR_MS } })
  run.setClock(HOUR_MS)
  await run.pass(3 * SECOND_MS)
  expect(run.match().match.record.isPaused).toBe(false)
  await run.close()
})
