import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keys } from './keys.ts'

test.each([
  ['\u001b[A', ['up']],
  ['\u001bOB', ['down']],
  ['\u001b[1;5C', ['right']],
  ['\u001b[5~\u001b[6~', ['page-up', 'page-down']],
  ['\u001b[H\u001b[1~\u001bOF\u001b[8~', ['home', 'home', 'end', 'end']],
  ['\r\n', ['enter', 'enter']],
  ['\t\u001b[Z', ['tab', 'shift-tab']],
  ['\u007f\b', ['backspace', 'backspace']],
  ['\u0003\u001a\u000c', ['ctrl-c', 'ctrl-z', 'ctrl-l']],
  ['q?/ü€', ['q', '?', '/', 'ü', '€']],
  ['\u001b\u001b[A', ['escape', 'up']],
  ['\u001b[15~\u001bx\u0001q', ['q']],
  ['\u001b[200~q\r1\u001b[201~j', ['j']],
])('%j is %j', (bytes, expected) => {
  expect(keys().read(bytes)).toEqual(expected)
})

test('an ESC alone is the key once nothing follows', () => {
  const reader = keys()
  expect(reader.read('\u001b')).toEqual([])
  expect(reader.isWaiting).toBe(true)
  expect(reader.flush()).toEqual(['escape'])
  expect(reader.isWaiting).toBe(false)
  expect(reader.flush()).toEqual([])
})

test('half a sequence that is never finished is no key', () => {
  const reader = keys()
  expect(reader.read('\u001b[1;')).toEqual([])
  expect(reader.flush()).toEqual([])
  expect(reader.read('A')).toEqual(['A'])
})

test('however the bytes are cut, the keys are the same', () => {
  const bytes = '\u001b[Aj\u001b[5~\u001bOB\r\u001b[200~quit\r\u001b[201~2\u001b[1;2Dq'
  const whole = keys().read(bytes)
  expect(whole).toEqual(['up', 'j', 'page-up', 'down', 'enter', '2', 'left', 'q'])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: bytes.length })), places => {
      const cuts = [0, ...places.sort((a, b) => a - b), bytes.length]
      const reader = keys()
      const found = cuts.slice(1).flatMap((end, i) => reader.read(bytes.slice(cuts[i], end)))
      expect(found).toEqual(whole)
    }),
  )
})
