import fc from 'fast-check'
import stringWidth from 'string-width'
import { describe, expect, test } from 'vitest'
import {
  bare,
  colours,
  cut,
  endOf,
  firstThatFits,
  graphemesOf,
  inkFor,
  isRegular,
  noColours,
  pad,
  padStart,
  spread,
  widthOf,
  withoutControls,
  wrap,
} from './style.ts'

const styled = colours.bold('calm') // four cells

test.each([
  ['', 0],
  ['calm', 4],
  [styled, 4],
  ['e\u0301', 1],
  ['ñ', 1],
  ['▮▯ 10', 5],
  ['a\u200bb', 2],
  ['日本', 4],
  ['👩‍🚀', 2],
  ['🇮🇹 Ida', 6],
  ['ＡＮＮ', 6],
  ['שלום', 4],
  [colours.bold('日本'), 4],
])('the width of %j is %i', (text, width) => {
  expect(widthOf(text)).toBe(width)
})

test.each([
  ['calm', 4, 'calm'],
  ['calmer', 4, 'cal…'],
  ['calm', 0, ''],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
  ['日本語', 4, '日…'],
  ['日本語', 5, '日本…'],
  ['👩‍🚀👩‍🚀', 3, '👩‍🚀…'],
  [colours.bold('日本語'), 4, '\u001b[1m日…\u001b[22m'],
  [colours.bold('calmer'), 4, '\u001b[1mcal…\u001b[22m'],
])('%j cut to %i', (text, width, line) => {
  expect(cut(text, width)).toBe(line)
})

test('padding and spreading fill the width', () => {
  expect(pad('calm', 6)).toBe('calm  ')
  expect(padStart('calm', 6)).toBe('  calm')
  expect(pad(styled, 6)).toBe(`${styled}  `)
  expect(pad('日本', 6)).toBe('日本  ')
  expect(padStart('日本', 6)).toBe('  日本')
  expect(pad('日本語', 4)).toBe('日… ')
  expect(spread('threat', '3', 10)).toBe('threat   3')
  expect(spread('threat', '3', 7)).toBe('thre… 3'.padEnd(7))
})

test('the first way that fits is taken, and the last is cut', () => {
  const ways = [
    ['Terror cards', '11'],
    ['Terror', '11'],
  ] as const
  expect(firstThatFits(ways, 16)).toBe('Terror cards  11')
  expect(firstThatFits(ways, 12)).toBe('Terror    11')
  expect(bare(firstThatFits(ways, 7))).toBe('Ter… 11')
})

test('lines break between words, long words where they must', () => {
  expect(wrap('the line goes dead', 8)).toEqual(['the line', 'goes', 'dead'])
  expect(wrap('the line goes dead', 10, '  ')).toEqual(['the line', '  goes', '  dead'])
  expect(wrap('Terroristenmaulwurf ja', 8)).toEqual(['Terroris', 'tenmaulw', 'urf ja'])
  expect(wrap('', 8)).toEqual([''])
  expect(wrap('日本語の 名前', 5)).toEqual(['日本', '語の', '名前'])
  expect(wrap('👩‍🚀👩‍🚀👩‍🚀', 4, ' ')).toEqual(['👩‍🚀👩‍🚀', ' 👩‍🚀'])
})

test('whatever the text, nothing is wider than asked and no letter of a wrapped text is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 2, max: 20 }), (text, width) => {
      const plain = bare(text)
      expect(widthOf(cut(plain, width))).toBeLessThanOrEqual(width)
      expect(widthOf(pad(plain, width))).toBe(width)
      expect(widthOf(spread(plain, plain, width))).toBeLessThanOrEqual(width)
      const lines = wrap(plain, width)
      // A single character may be wider than the line: it stays whole.
      const widest = Math.max(width, ...graphemesOf(plain).map(widthOf))
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(widest)
      const whole = graphemesOf(plain)
      const begun = graphemesOf(cut(plain, width).replace(/…$/, ''))
      expect(begun).toEqual(whole.slice(0, begun.length))
      expect(widthOf(endOf(plain, width))).toBeLessThanOrEqual(width)
      expect(plain.endsWith(endOf(plain, width))).toBe(true)
      expect(lines.join('').replace(/\s/g, '')).toBe(plain.replace(/\s/g, ''))
    }),
  )
})

test('every sign that is taken for one cell is one', () => {
  for (let code = 0; code <= 0xffff; code++) {
    const sign = String.fromCharCode(code)
    if (isRegular(sign)) expect(stringWidth(sign), sign).toBe(1)
  }
  expect([...'Zoë “½” ─│▲●★■·…→−›'].filter(sign => !isRegular(sign))).toEqual([])
})

test('nothing but our own styles passes as more than text', () => {
  const hostile = '\u001b[2J\u001b]0;x\u0007\u009b1m\u202e\u2028\ud800\r\n'
  expect(withoutControls(colours.bold(hostile))).toBe(
    colours.bold('\\u001b[2J\\u001b]0;x\\u0007\\u009b1m\\u202e\\u2028\\ud800\\r\\n'),
  )
})

describe('colour', () => {
  const tty = { isTTY: true }
  test.each([
    ['a terminal has colours', tty, {}, colours],
    ['a pipe has none', { isTTY: false }, {}, noColours],
    ['NO_COLOR comes before anything', tty, { NO_COLOR: '1', FORCE_COLOR: '1' }, noColours],
    ['an empty NO_COLOR says nothing', tty, { NO_COLOR: '' }, colours],
    ['FORCE_COLOR colours a pipe', { isTTY: false }, { FORCE_COLOR: '1' }, colours],
    ['FORCE_COLOR=0 forces none', tty, { FORCE_COLOR: '0' }, noColours],
    ['a dumb terminal has none', tty, { TERM: 'dumb' }, noColours],
  ])('%s', (_, stream, env, ink) => {
    expect(inkFor(stream, env)).toBe(ink)
  })

  test('without colours not one escape sequence is written', () => {
    const { seat, ...stresses } = noColours
    for (const stress of Object.values(stresses)) expect(stress('calm')).toBe('calm')
    expect(seat('amber', 'calm')).toBe('calm')
  })
})
