import { expect, test } from 'vitest'
import { words } from '../../words/catalog.ts'
import { sayFrom } from '../../words/say-from.ts'
import { isVisible } from '../../words/shown.ts'
import { refusalText } from './Problem.tsx'

test.each(['en', 'it', 'de'] as const)('%s: what came from outside is repeated in short, and can be seen', locale => {
  const say = sayFrom(locale, words)
  const choice = `\u001b[2J\u202e${'x'.repeat(400_000)}`
  const text = refusalText(say, { key: 'match.no-such-option', values: { choice }, rule: null })
  expect(text).toContain('\\u001b[2J\\u202exxx')
  expect(isVisible(text)).toBe(true)
  expect(text.length).toBeLessThan(400)
})
