import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVisible, shown, visible, visibleJson } from './shown.ts'

test.each([
  ['Zoë 日本 👩‍🚀 שלום -5', 'Zoë 日本 👩‍🚀 שלום -5'],
  ['\u001b[2J\u0007', '\\u001b[2J\\u0007'],
  ['a\r\n\tb\u007f\u009b', 'a\\r\\n\\tb\\u007f\\u009b'],
  ['\u202eabc\u2066\u2028', '\\u202eabc\\u2066\\u2028'],
  ['\ud83d x \ude80', '\\ud83d x \\ude80'],
])('%j is shown as %s', (text, line) => {
  expect(visible(text)).toBe(line)
})

const anything = fc.string({ unit: fc.nat({ max: 0xffff }).map(code => String.fromCharCode(code)), maxLength: 60 })

test('whatever it is, what is shown can be seen, is no longer than asked, and is the text itself where that will do', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 80 }), (text, most) => {
      const line = shown(text, most)
      expect(isVisible(line)).toBe(true)
      expect(line.length).toBeLessThanOrEqual(most + 1)
      if (isVisible(text) && text.length <= most) expect(line).toBe(text)
    }),
  )
})

test('JSON stays the same data', () => {
  fc.assert(
    fc.property(anything, text => {
      const json = visibleJson(JSON.stringify({ [text]: text }))
      expect(JSON.parse(json)).toEqual({ [text]: text })
      expect(isVisible(json)).toBe(true)
    }),
  )
})
