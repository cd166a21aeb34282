import { expect, test } from 'vitest'
import { dailyCall, dailyDate, daysInARow } from './daily.ts'

test('a date has one call, the next day another abductor', () => {
  expect(dailyCall('2026-03-01')).toEqual(dailyCall('2026-03-01'))
  const three = ['2026-02-28', '2026-03-01', '2026-03-02'].map(date => dailyCall(date).abductor)
  expect([...three].sort()).toEqual(['arkayne', 'donna', 'edward'])
  expect(dailyCall('2026-03-01').seed).toBe('daily-2026-03-01')
})

test('only the call for the record has a date', () => {
  expect(dailyDate(dailyCall('2026-03-01').tag)).toBe('2026-03-01')
  for (const tag of [null, 'lesson-1', 'daily-again', 'daily-2026-03-01-again']) expect(dailyDate(tag)).toBeNull()
})

test('days in a row run on over months, and until a day is over', () => {
  const on = (...dates: string[]) => dates.map(date => ({ date }))
  expect(daysInARow([], '2026-03-02')).toEqual({ current: 0, best: 0 })
  const month = on('2026-02-27', '2026-02-28', '2026-03-01')
  expect(daysInARow(month, '2026-03-01')).toEqual({ current: 3, best: 3 })
  expect(daysInARow(month, '2026-03-02')).toEqual({ current: 3, best: 3 })
  expect(daysInARow(month, '2026-03-03')).toEqual({ current: 0, best: 3 })
  expect(daysInARow([...month, ...on('2026-03-05')], '2026-03-05')).toEqual({ current: 1, best: 3 })
})
