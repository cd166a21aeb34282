import { expect, test } from 'vitest'
import { toy } from '../../tests/kit/toy/index.ts'
import { Fault } from '../engine/game.ts'
import { homeland } from '../games/homeland/index.ts'
import { negotiator } from '../games/negotiator/index.ts'
import { type MatchRecord, openMatch } from './match.ts'

const people = <Name = string>(...names: readonly Name[]) => names.map(name => ({ name, bot: null }))
const bot = (name: string, kind: unknown) => ({ name, bot: kind })
const four = people('Ann', 'Ben', 'Cy', 'Di')

function faultOf(open: () => unknown): string {
  try {
    open()
  } catch (error) {
    if (error instanceof Fault) return error.key
    throw error
  }
  return 'none'
}
const tableOfFour = (seats: unknown): string =>
  faultOf(() => openMatch(homeland(), { setup: { players: 4 }, seed: 'seats', seats: seats as MatchRecord['seats'] }))

test.each<[string, unknown, string]>([
  ['two seats', four.slice(0, 2), 'file.seats'],
  ['no seats', [], 'file.seats'],
  ['five seats', [...four, ...people('Ed')], 'file.seats'],
  ['bots alone', four.map(({ name }) => bot(name, 'steady')), 'file.no-person'],
  ['the stand-in as company', [...four.slice(1), bot('Bot', 'stand-in')], 'error.bot'],
  ['an unknown bot', [...four.slice(1), bot('Bot', 'oracle')], 'error.bot'],
  ['a temper nobody has', [...four.slice(1), bot('Bot', 'analyst:furious')], 'error.bot'],
  ['two tempers at once', [...four.slice(1), bot('Bot', 'analyst:bold:quiet')], 'error.bot'],
  ['a style of measurements', [...four.slice(1), bot('Bot', 'analyst:open')], 'error.bot'],
  ['a temper of a bot that has none', [...four.slice(1), bot('Bot', 'steady:bold')], 'error.bot'],
  ['a bot by a name that every object answers to', [...four.slice(1), bot('Bot', 'constructor')], 'error.bot'],
  ['the same name twice', [...four.slice(1), ...people('BEN')], 'seats.name-twice'],
  ['a name of spaces', [...four.slice(1), ...people('  ')], 'seats.name-empty'],
  ['a name of marks alone', [...four.slice(1), ...people('\u0301 \u0308')], 'seats.name-empty'],
  ['a name with a space behind it', [...four.slice(1), ...people('Ann ')], 'seats.name-long'],
  ['a long name', [...four.slice(1), ...people('x'.repeat(21))], 'seats.name-long'],
  ['a number for a name', [...four.slice(1), ...people(7)], 'shape.other'],
  ['nothing for a seat', [...four.slice(1), null], 'shape.other'],
  ['a number for a bot', [...four.slice(1), bot('Bot', 7)], 'shape.other'],
  ['something more at a seat', [...four.slice(1), { ...four[0], age: 7 }], 'shape.other'],
  ['a text for the seats', 'four', 'shape.type'],
  ['nothing for the seats', null, 'shape.type'],
])('a match of four does not open with %s', (_, seats, key) => {
  expect(tableOfFour(seats)).toBe(key)
})

test('it opens with four, people and bots', () => {
  expect(tableOfFour(four)).toBe('none')
  expect(tableOfFour([...four.slice(1), bot('Bot', 'careerist')])).toBe('none')
  expect(tableOfFour([...four.slice(1), bot('Bot', 'careerist:chatty')])).toBe('none')
})

test('how many sit there, a laid position says', () => {
  const game = homeland()
  const given = game.position.write(openMatch(game, { setup: { players: 4 }, seed: 'laid', seats: four }).settled)
  const laid = (seats: typeof four) => () =>
    openMatch(game, { setup: { players: 3 }, seed: 'laid', seats, position: { given, dice: [] } })
  expect(faultOf(laid(four))).toBe('none')
  expect(faultOf(laid(four.slice(1)))).toBe('file.seats')
})

test('nobody is named at a call, and any game that names its players is held to the same', () => {
  const call = (seats: typeof four) => () => openMatch(negotiator(), { setup: { abductor: 'donna' }, seed: 'x', seats })
  expect(faultOf(call([]))).toBe('none')
  expect(faultOf(call(four.slice(3)))).toBe('file.seats')
  const cards = (seats: MatchRecord['seats']) => () => openMatch(toy(), { setup: { seats: 2 }, seed: 'x', seats })
  expect(faultOf(cards(four.slice(2)))).toBe('none')
  expect(faultOf(cards([...four.slice(3), { name: 'Bot', bot: 'random' }]))).toBe('none')
  expect(faultOf(cards(four.slice(1)))).toBe('file.seats')
})
