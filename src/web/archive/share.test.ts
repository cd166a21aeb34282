import { expect, test } from 'vitest'
import { standard } from '../../games/negotiator/cards/standard.ts'
import type { DailyResult } from '../../games/negotiator/career/daily-schema.ts'
import { archiveWords } from '../../words/archive.ts'
import { languages } from '../../words/index.ts'
import { sayFrom } from '../../words/say-from.ts'
import { hostageSquares, shareText, turnDots } from './share.ts'

const result: DailyResult = {
  date: '2026-03-01',
  abductor: 'donna',
  won: true,
  cause: 'captured',
  saved: 6,
  killed: 2,
  held: 1,
  turns: [
    { saved: 0, killed: 0 },
    { saved: 4, killed: 0 },
    { saved: 0, killed: 1 },
    { saved: 2, killed: 1 },
  ],
}

test('a square a hostage, a dot a turn', () => {
  expect(hostageSquares(result)).toBe('🟩🟩🟩🟩🟩🟩🟨⬛⬛')
  expect(turnDots(result)).toBe('⚪🟢🔴🟠')
})

test.each(languages)('in %s it says how it went, and no card, no abductor, no way it ended', language => {
  const say = sayFrom(language, archiveWords)
  const text = shareText(say, result, 'https://example.org/#/daily')
  expect(text).toContain('2026-03-01')
  expect(text).toMatch(/\b6\b[^\n]*\b9\b/)
  expect(text.split('\n')).toHaveLength(5)
  expect(text).not.toMatch(/donna|captured/i)
  for (const { id } of [...standard.conversation, ...standard.majors, ...standard.red]) expect(text).not.toContain(id)
  expect(text).not.toBe(shareText(say, { ...result, won: false }, 'https://example.org/#/daily'))
})
