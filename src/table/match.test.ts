import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toy } from '../../tests/kit/toy/index.ts'
import { chacha20 } from '../engine/chacha20.ts'
import { bringCryptographic } from '../engine/chance.ts'
import { Fault, generators, Illegal } from '../engine/game.ts'
import type { Event } from '../games/negotiator/events.ts'
import { negotiator } from '../games/negotiator/index.ts'
import type { State } from '../games/negotiator/rules/state.ts'
import { eventsOf, type Match, openMatch } from './match.ts'
import { step } from './step.ts'
import { replayMatch } from './upcast.ts'

const game = negotiator()
type Call = Match<State, Event>

const open = (seed: string, practice = false): Call =>
  openMatch(game, { setup: { abductor: 'arkayne' }, seed, practice })
const choose = (match: Call, choice: string): Call =>
  step(game, match, { type: 'choose', seat: 0, choices: [choice] }).match
const happened = (match: Call): readonly Event[] => eventsOf(game, match)
const undo = (match: Call): Call => step(game, match, { type: 'undo', seat: 0 }).match
const rewind = (match: Call, to: number): Call => step(game, match, { type: 'rewind', to }).match
const offered = (match: Call): string[] =>
  game.decisions(match.state).flatMap(({ options }) => options.map(option => game.nameOf(option)))
const chosen = ({ record }: Call): string[] => [...record.choices, ...record.draft].map(({ choice }) => choice)

/** Play on by these numbers, each an option of the question that is asked; to the end where there are enough. */
function playOn(match: Call, numbers: readonly number[]): Call {
  let now = match
  for (const number of numbers) {
    const names = offered(now)
    if (names.length === 0) break
    now = choose(now, names[number % names.length])
  }
  return now
}
const numbers = fc.array(fc.nat(50), { minLength: 1, maxLength: 60 })
const seeds = fc.string({ minLength: 1, maxLength: 8 })

describe('a draft', () => {
  test('holds what nothing has settled, and only the state on top shows it', () => {
    const before = open('draft')
    const drafted = choose(choose(before, 'bank keep-cool'), 'bank small-talk')
    expect(drafted.record.choices).toEqual([])
    expect(drafted.record.draft).toHaveLength(2)
    expect(drafted.settled).toEqual(before.state)
    expect(drafted.state.points).toBe(2)
    expect(happened(drafted)).toEqual(happened(before))
    expect(drafted.happened).toEqual([])
    expect(drafted.draftEvents.map(({ kind }) => kind)).toEqual(['banked', 'points', 'banked', 'points'])
  })

  test('is settled by a roll, all of it', () => {
    const rolled = choose(choose(open('draft'), 'bank keep-cool'), 'play small-talk')
    expect(rolled.record.draft).toEqual([])
    expect(rolled.record.choices.map(({ choice }) => choice)).toEqual(['bank keep-cool', 'play small-talk'])
    expect(rolled.settled).toEqual(rolled.state)
    expect(rolled.draftEvents).toEqual([])
  })

  test('is shortened by undo, one choice at a time, to the very state before', () => {
    fc.assert(
      fc.property(seeds, numbers, (seed, answers) => {
        const states: Call[] = [open(seed)]
        for (const number of answers) {
          const now = states[states.length - 1]
          const names = offered(now)
          if (names.length === 0) break
          states.push(choose(now, names[number % names.length]))
        }
        let now = states[states.length - 1]
        for (let i = states.length - 2; now.record.draft.length > 0; i--) {
          now = undo(now)
          expect(now.state).toEqual(states[i].state)
          expect(now.record).toEqual(states[i].record)
          expect(now.draftEvents).toEqual(states[i].draftEvents)
        }
        expect(() => undo(now)).toThrow(new Fault('match.nothing-to-undo'))
      }),
      { numRuns: 40 },
    )
  })

  test('is shortened from what is settled: the match before it is not played again', () => {
    let applied = 0
    const counting = {
      ...game,
      apply(...act: Parameters<typeof game.apply>) {
        applied++
        game.apply(...act)
      },
    }
    const isLong = ({ record }: Call): boolean => record.choices.length > 20 && record.draft.length > 1
    const lines = Array.from({ length: 200 }, (_, n) => playOn(open(`long ${n}`), Array(25 + (n % 20)).fill(n)))
    const now = lines.find(isLong)
    if (!now) throw new Error('no long match has a draft of two')
    const before = now.record.draft.length
    const undone = step(counting, now, { type: 'undo', seat: 0 }).match
    expect(applied).toBe(before - 1)
    expect(undone.record.draft).toHaveLength(before - 1)
  })

  test('nothing that was shown is ever undone', () => {
    fc.assert(
      fc.property(seeds, numbers, (seed, answers) => {
        const { draftEvents } = playOn(open(seed), answers)
        expect(draftEvents.filter(event => game.settles(event))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('belongs to one seat: nobody else can undo it', () => {
    const drafted = choose(open('seat'), 'bank keep-cool')
    expect(() => step(game, drafted, { type: 'undo', seat: 1 }).match).toThrow(new Fault('match.nothing-to-undo'))
  })

  test('ends where somebody else is asked', () => {
    const table = toy()
    const begun = openMatch(table, {
      setup: { seats: 3 },
      seed: 'many',
      seats: ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null })),
    })
    const [first] = table.decisions(begun.state)
    const laid = step(table, begun, {
      type: 'choose',
      seat: first.seat,
      choices: [table.nameOf(first.options[0])],
    }).match
    expect(laid.record.choices).toHaveLength(1)
    expect(laid.record.draft).toEqual([])
    expect(table.decisions(laid.state).map(({ seat }) => seat)).not.toContain(first.seat)
  })
})

describe('an input that cannot be', () => {
  const match = choose(open('bad'), 'bank keep-cool')
  const untouched = structuredClone(match)

  test.each([
    ['an unknown option', () => choose(match, 'sing'), new Fault('match.no-such-option', { choice: 'sing' })],
    ['a rewind of a game that counts', () => rewind(match, 0), new Fault('match.no-rewind')],
  ])('%s is a fault', (_, act, fault) => {
    expect(act).toThrow(fault)
  })

  test('an option that is not offered is illegal, by its rule', () => {
    expect(() => choose(match, 'done')).toThrow(Illegal)
    expect(() => step(game, match, { type: 'choose', seat: 1, choices: ['hang-up'] }).match).toThrow(Illegal)
  })

  test('and then nothing has happened', () => {
    expect(match).toEqual(untouched)
  })
})

describe('practice', () => {
  test('goes back to before any choice, and played the same way again is the same', () => {
    const whole = playOn(open('practice', true), Array(200).fill(0))
    expect(game.outcome(whole.state)).not.toBeNull()
    const all = chosen(whole)
    for (let to = 0; to < all.length; to++) {
      const back = rewind(whole, to)
      expect(chosen(back)).toEqual(all.slice(0, to))
      expect(back.record.branches).toEqual([
        { at: to, choices: [...whole.record.choices, ...whole.record.draft].slice(to) },
      ])
      const again = all.slice(to).reduce(choose, back)
      expect(again.state).toEqual(whole.state)
      expect([...happened(again), ...again.draftEvents]).toEqual(happened(whole))
    }
  })

  test('the dice of a test are the same whichever card is said', () => {
    const thrown = (seed: string, card: string, asides: readonly string[]): readonly number[] => {
      const back = rewind(choose(open(seed, true), 'hang-up'), 0)
      const said = choose(asides.reduce(choose, back), card)
      const roll = happened(said).find(event => event.kind === 'rolled')
      return roll?.kind === 'rolled' ? roll.dice : []
    }
    for (const seed of ['a', 'b', 'c', 'd']) {
      const cards = ['play keep-cool', 'play small-talk', 'play what-are-your-demands']
      const throws = cards.map(card => thrown(seed, card, []))
      throws.push(thrown(seed, 'play keep-cool', ['bank small-talk', 'bank keep-cool']))
      for (const dice of throws) expect(dice).toEqual(throws[0])
      expect(throws[0]).toHaveLength(2)
    }
  })

  test('other choices meet the same Terror deck', () => {
    const drawn = (match: Call): string[] =>
      happened(match)
        .flatMap(event => (event.kind === 'terror' ? [event.card] : []))
        .slice(0, 1)
    const begun = open('deck', true)
    const quick = choose(choose(begun, 'hang-up'), 'done')
    const slow = ['bank keep-cool', 'bank small-talk', 'hang-up', 'done'].reduce(choose, rewind(quick, 0))
    expect(drawn(slow)).toEqual(drawn(quick))
  })

  test.each([-1, 3, 1.5, Number.NaN])('cannot go back to choice %d of two', to => {
    const match = choose(choose(open('range', true), 'bank keep-cool'), 'bank small-talk')
    expect(() => rewind(match, to)).toThrow(new Fault('match.rewind-to', { most: 2 }))
  })

  test('remembers every line that was left behind', () => {
    let match = open('lines', true)
    for (const card of ['keep-cool', 'small-talk']) match = rewind(choose(match, `bank ${card}`), 0)
    expect(match.record.branches.map(({ choices }) => choices.map(({ choice }) => choice))).toEqual([
      ['bank keep-cool'],
      ['bank small-talk'],
    ])
  })
})

/** What a match comes to, however it was kept. */
const played = (match: Call) => {
  const { record, settled, state, draftEvents } = match
  return { record, settled, state, draftEvents, events: happened(match) }
}

test('a record played again is the same match to the last byte', () => {
  bringCryptographic(chacha20)
  fc.assert(
    // A server draws its luck in another way than a browser.
    fc.property(seeds, numbers, fc.constantFrom(...generators), (seed, answers, chance) => {
      const match = playOn(openMatch(game, { setup: { abductor: 'arkayne' }, seed, chance }), answers)
      expect(played(replayMatch(game, match.record))).toEqual(played(match))
    }),
    { numRuns: 80 },
  )
})

test('a record with a choice that does not fit names it', () => {
  const { record } = open('record')
  const choices = [
    { seat: 0, choice: 'bank keep-cool' },
    { seat: 0, choice: 'done' },
  ]
  expect(() => replayMatch(game, { ...record, choices })).toThrow(
    new Fault('match.illegal-choice', { number: 2, choice: 'done', rule: 'N-17' }),
  )
  expect(() => replayMatch(game, { ...record, choices: [], draft: [{ seat: 0, choice: 'sing' }] })).toThrow(
    new Fault('match.unknown-choice', { number: 1, choice: 'sing' }),
  )
})
