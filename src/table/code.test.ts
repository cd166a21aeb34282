import { expect, test } from 'vitest'
import { CODE_LETTERS, readCode, shownCode } from './code.ts'

test('a code is read however it was typed', () => {
  for (const typed of ['CDF346', 'cdf346', ' cdf 346 ', 'CDF-346', 'c d f – 3 4 6', shownCode('CDF346')])
    expect(readCode(typed), typed).toBe('CDF346')
})

test.each(['', 'CDF34', 'CDF3467', 'CDF34O', 'CDF34!', 'CDFÄ46', 'CDF346\u0000'])('“%s” is no code', typed => {
  expect(() => readCode(typed)).toThrow('code.none')
})

test('no letter of a code looks like another, and no word comes of them', () => {
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length)
  expect(CODE_LETTERS).not.toMatch(/[0O1ILUV2Z5S8BAE]/)
})
