import { expect, test } from 'vitest'
import { homeland } from './homeland/index.ts'
import { type Parts as AtTheTable, partsOf as atTheTable } from './homeland/options.ts'
import { negotiator } from './negotiator/index.ts'
import { type Parts as OnThePhone, partsOf as onThePhone } from './negotiator/options.ts'

const table = homeland()
const call = negotiator()

test.each<[string, AtTheTable]>([
  ['case 7', { verb: 'case', threat: 7 }],
  ['trade-open phone-tap', { verb: 'trade-open', card: 'phone-tap' }],
  ['burn nicholas-brody', { verb: 'burn', asset: 'nicholas-brody' }],
  ['spend nicholas-brody 2', { verb: 'spend', asset: 'nicholas-brody', count: 2 }],
  ['snipe nicholas-brody 0', { verb: 'snipe', asset: 'nicholas-brody', place: 0 }],
  ['pay 1 2', { verb: 'pay', rep: 1, clout: 2 }],
  ['player 2', { verb: 'player', seat: 1 }],
  ['accuse 6', { verb: 'accuse', accused: 5 }],
  ['accuse nobody', { verb: 'accuse', accused: null }],
  ['recruit-agent', { verb: 'recruit-agent' }],
])('Homeland: "%s" is an option in parts', (name, parts) => {
  expect(atTheTable(name)).toEqual(parts)
  expect(table.nameOfParts(parts)).toBe(name)
  expect(table.parts(table.optionOf(name) ?? -1)).toEqual(parts)
})

test.each<[string, OnThePhone]>([
  ['play keep-cool', { verb: 'play', card: 'keep-cool' }],
  ['concede a-call-home', { verb: 'concede', demand: 'a-call-home' }],
  ['reroll you-are-breaking-up 2', { verb: 'reroll', card: 'you-are-breaking-up', die: 1 }],
  ['reveal major', { verb: 'reveal', place: { kind: 'major', ordinal: 0 } }],
  ['reveal escape-2', { verb: 'reveal', place: { kind: 'escape', ordinal: 1 } }],
  ['hang-up', { verb: 'hang-up' }],
])('Hostage Negotiator: "%s" is an option in parts', (name, parts) => {
  expect(onThePhone(name)).toEqual(parts)
  expect(call.nameOfParts(parts)).toBe(name)
  expect(call.parts(call.optionOf(name) ?? -1)).toEqual(parts)
})

test.each([
  '',
  'case',
  'case seven',
  'case 7 8',
  'case 65536',
  'claim 7',
  'pay 1',
  'pay 256 0',
  'spend nicholas-brody',
  'spend nicholas-brody 256',
  'player 0',
  'player 7',
  'player nobody',
  'accuse',
  'trade the-fool',
  'constructor',
  'toString x',
])('Homeland: "%s" is the name of nothing', name => {
  expect(table.optionOf(name)).toBeNull()
})

test.each([
  '',
  'play',
  'play the-fool',
  'reroll keep-cool',
  'reroll keep-cool 1',
  'reroll you-are-breaking-up 0',
  'reroll you-are-breaking-up 6',
  'reveal',
  'reveal minor',
  'reveal major-1',
  'reveal major-5',
  'hang-up now',
  '__proto__',
])('Hostage Negotiator: "%s" is the name of nothing', name => {
  expect(call.optionOf(name)).toBeNull()
})

test.each([-1, 0x7fff_ffff])('number %d is no option: it has no parts, and its name means nothing', code => {
  for (const game of [table, call]) {
    expect(game.parts(code)).toBeNull()
    expect(game.optionOf(game.nameOf(code))).toBeNull()
  }
})
