import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toy } from '../../tests/kit/toy/index.ts'
import { Fault } from '../engine/game.ts'
import { standard } from '../games/negotiator/cards/standard.ts'
import { negotiator } from '../games/negotiator/index.ts'
import { rootsOf } from '../seed/roots.ts'
import { parseScenario, playScenario, type Scenario, scenarioOf } from './scenario.ts'

const game = negotiator()
const scenario = (given: Partial<Scenario>): Scenario => ({
  format: 'situation-room/scenario@1',
  game: 'negotiator',
  ...given,
})
const play = (given: Partial<Scenario>) => playScenario(game, scenario(given))
const differs = (fact: string, expected: string, found: string) => ({
  key: 'scenario.differs',
  values: { fact, expected, found },
})

test('any position in mid-game goes out and comes back the same to the last byte', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 8 }),
      fc.constantFrom('arkayne', 'donna', 'edward'),
      fc.array(fc.nat(50), { maxLength: 80 }),
      (seed, abductor, numbers) => {
        const state = game.start({ abductor }, rootsOf(seed, game.chances))
        for (const number of numbers) {
          const [decision] = game.decisions(state)
          if (!decision) break
          game.apply(state, 0, decision.options[number % decision.options.length])
        }
        const text = JSON.stringify(scenarioOf(game, state, true))
        const { state: back } = playScenario(game, parseScenario(text))
        expect(JSON.stringify(back)).toBe(JSON.stringify(state))
        expect(JSON.stringify(scenarioOf(game, back, true))).toBe(text)
      },
    ),
    { numRuns: 60 },
  )
})

test('a position of cards that are not ours carries them along', () => {
  const own = negotiator({ ...standard, id: 'own' })
  const state = own.start({ abductor: 'donna' }, rootsOf('own', own.chances))
  expect(scenarioOf(own, state, false).deck).toEqual(own.deck)
  expect(scenarioOf(game, state, true).deck).toBeUndefined()
})

describe('facts', () => {
  test.each<[string, Scenario['expect'], ReturnType<typeof differs> | null]>([
    ['nothing expected', {}, null],
    ['a part of an object', { hostages: { killed: 0 } }, null],
    ['a part that differs', { hostages: { killed: 1 } }, differs('hostages.killed', '1', '0')],
    ['a list item by item', { demands: [{ standing: 'hidden' }, {}] }, null],
    [
      'an item that differs',
      { demands: [{}, { standing: 'known' }] },
      differs('demands.2.standing', '"known"', '"hidden"'),
    ],
    ['a list of another length', { demands: [] }, expect.objectContaining({ key: 'scenario.differs' })],
    ['a fact that is none', { treat: '4' }, differs('treat', '"4"', '-')],
    ['an object that is none', { turn: {} }, differs('turn', '{}', '1')],
    ['the first of several', { turn: 2, threat: 'E' }, differs('turn', '2', '1')],
    ['one option', { offers: 'hang-up' }, null],
    ['options in any order', { offers: ['hang-up', 'play keep-cool'] }, null],
    ['options not offered', { offersNot: ['done', 'convert'] }, null],
    ['nobody has won', { outcome: null, rule: null, winners: [] }, null],
  ])('%s', (_, facts, difference) => {
    expect(play({ ...(facts ? { expect: facts } : {}) }).difference).toEqual(difference)
  })

  test('events are looked for in their order', () => {
    const told = { script: ['bank keep-cool', 'bank small-talk', 'hang-up'] }
    const events = ['banked', 'banked', 'conversation-ends']
    expect(play({ ...told, expect: { events } }).difference).toBeNull()
    expect(play({ ...told, expect: { events: events.toReversed() } }).difference).toMatchObject({
      values: { fact: 'events', expected: '"banked"' },
    })
    expect(play({ ...told, expect: { events: [...events, 'banked'] } }).difference).not.toBeNull()
  })

  test('what is offered against expectation is named', () => {
    expect(play({ expect: { offersNot: 'hang-up' } }).difference).toMatchObject({
      key: 'scenario.there',
      values: { name: '"hang-up"' },
    })
  })
})

describe('a script', () => {
  test('stops at the first line that goes otherwise', () => {
    const { difference, state } = play({ script: ['bank keep-cool', 'done', 'bank small-talk'] })
    expect(difference).toEqual({ key: 'scenario.refused', values: { number: 2, choice: 'done', rule: 'N-17' } })
    expect(state.points).toBe(1)
  })

  test('is refused where it must be, with nothing changed', () => {
    const { difference, state } = play({ script: [{ refused: 'done', rule: 'N-17' }, { refused: 'convert' }] })
    expect(difference).toBeNull()
    expect(state.points).toBe(0)
    expect(play({ script: [{ refused: 'done', rule: 'N-10' }] }).difference?.key).toBe('scenario.other-rule')
    expect(play({ script: [{ refused: 'bank keep-cool' }] }).difference?.key).toBe('scenario.allowed')
  })

  test('throws the dice that were laid, then its own', () => {
    const given = {
      position: { threat: '2', hand: ['keep-cool', 'keep-cool'] },
      dice: [6, 5],
      script: ['play keep-cool'],
    }
    const { state, events } = play(given)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'rolled', dice: [6, 5] }))
    expect(state.threat).toBe(1)
    expect(state.laid).toEqual([])
  })

  test('may speak for a seat that is not asked first', () => {
    const table = toy()
    const begun = table.start({ seats: 2 }, rootsOf('seats', table.chances))
    const [, second] = table.decisions(begun)
    const line = { seat: second.seat, choose: table.nameOf(second.options[0]) }
    const given = { ...scenarioOf(table, begun, true), script: [line] }
    const { state, difference } = playScenario(table, given)
    expect(difference).toBeNull()
    expect(state.laid[second.seat]).toBeGreaterThanOrEqual(0)
    expect(state.laid[0]).toBe(-1)
  })

  test('names an option that does not exist', () => {
    expect(() => play({ script: ['hang-up', 'sing'] })).toThrow(
      new Fault('scenario.no-such-option', { number: 2, choice: 'sing' }),
    )
  })
})

test('the same seed deals the same, and without one the position decides', () => {
  const dealt = (given: Partial<Scenario>) => JSON.stringify(play(given).state)
  expect(dealt({ seed: 'a' })).toBe(dealt({ seed: 'a' }))
  expect(dealt({ seed: 'a' })).not.toBe(dealt({ seed: 'b' }))
  expect(dealt({ position: { turn: 2 } })).toBe(dealt({ position: { turn: 2 } }))
})

test.each<[string, string, Fault]>([
  ['no JSON', '{', new Fault('file.not-json')],
  ['another file', '{"format":"situation-room/match@1"}', new Fault('file.not-a-scenario')],
  ['nothing', 'null', new Fault('file.not-a-scenario')],
  [
    'the future',
    '{"format":"situation-room/scenario@9"}',
    new Fault('file.version', { format: 'situation-room/scenario@9' }),
  ],
  ['no game', '{"format":"situation-room/scenario@1"}', new Fault('shape.type', { at: 'game', expected: 'string' })],
])('%s is no scenario', (_, text, fault) => {
  expect(() => parseScenario(text)).toThrow(fault)
})
