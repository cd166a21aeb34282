import { describe, expect, test } from 'vitest'
import { untuned } from '../../../tests/homeland-untuned.ts'
import { stream } from '../../engine/chance.ts'
import type { Decision } from '../../engine/game.ts'
import { homeland } from '../../games/homeland/index.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { agendas } from '../../games/homeland/vocabulary.ts'
import { rootsOf } from '../../seed/roots.ts'
import { type Ask, asks } from '../bot.ts'
import { random } from '../random.ts'
import { steady } from './steady.ts'

const game = homeland(untuned)
const ask = asks(game)

/** Plays games, every other choice led astray by chance, and shows every question with what steady would answer. */
function watch(players: number, games: number, look: (state: State, decision: Decision, answer: number) => void): void {
  for (let n = 0; n < games; n++) {
    const state = game.start({ players }, rootsOf(`steady ${players} ${n}`, game.chances))
    const below = stream(rootsOf(`lots ${n}`, ['bot']).bot)
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      const question = ask(state, decision, below)
      const answer = steady.choose(question)
      look(state, decision, answer)
      game.apply(state, decision.seat, below(2) === 0 ? answer : random.choose(question))
    }
  }
}

const position = (given: object): State => game.position.read(given, rootsOf('position', game.chances))
const answerIn = (given: object, seat?: number): string => {
  const state = position(given)
  const decision = game.decisions(state).find(one => seat === undefined || one.seat === seat)
  if (!decision) throw new Error('nobody is asked')
  return game.nameOf(steady.choose(ask(state, decision, () => 0)))
}

test.each([3, 4, 5, 6])('with %i players it always answers with one of its options, and games end', players => {
  let asked = 0
  watch(players, 4, (_state, { options }, answer) => {
    expect(options).toContain(answer)
    asked++
  })
  expect(asked).toBeGreaterThan(300)
})

test('it does not look at its agenda: with another one it would do the same', () => {
  let compared = 0
  watch(4, 6, (state, decision, answer) => {
    const view = game.view(state, decision.seat)
    for (const agenda of agendas) {
      const other: View = {
        ...view,
        me: view.me && { ...view.me, agenda },
      }
      // The same lots as before are not drawn again: where it draws, it must look at nothing at all.
      const drawn: number[] = []
      const lot = (n: number): number => {
        drawn.push(n)
        return decision.options.indexOf(answer)
      }
      const question: Ask<View> = { ...ask(state, decision, lot), view: () => other }
      const again = steady.choose(question)
      expect(again).toBe(answer)
      expect(drawn.every(n => n === decision.options.length)).toBe(true)
      compared++
    }
  })
  expect(compared).toBeGreaterThan(2000)
})

test('on its turn it does nothing but claim, play Intel and end it', () => {
  const said = new Set<string>()
  watch(4, 6, (_state, { kind }, answer) => {
    if (kind === 'turn.act') said.add(game.nameOf(answer))
  })
  expect([...said].sort()).toEqual(['claim', 'end', 'intel'])
})

test('a claim that is not owed is not made', () => {
  const threats = [{ level: 'low' }]
  const turn = { players: [{}, {}, {}], turn: 1, done: ['placed'], threats }
  expect(answerIn({ ...turn, mustClaim: true })).toBe('claim')
  expect(answerIn({ ...turn, mustClaim: false })).toBe('end')
})

describe('forced choices go by a fixed order', () => {
  const threats = [
    { id: 1, level: 'guarded', at: 1 },
    { id: 2, level: 'severe', at: 3 },
    { id: 3, level: 'severe', at: 2 },
    { id: 4, level: 'low', at: 5 },
    { id: 5, level: 'low', at: 6 },
  ]
  const led = threats.map(threat => ({ ...threat, lead: 1 }))
  const players = [{ up: ['virgil', 'pittman'], soldiers: 1 }, { clout: 3 }, {}]
  const effect = (list: string): number => game.cards.lists.findIndex(({ key }) => key === list)
  const falling = (list: string, more: object): object => ({
    players,
    next: [{ step: 'effects', seat: 1, list: effect(list), at: 0 }, { step: 'round.begin' }],
    ...more,
  })

  test.each<[string, object, string]>([
    [
      'it claims the threat nearest to its analysis, leftmost first',
      { players, turn: 1, threats, next: [{ step: 'claim', seat: 1 }, { step: 'round.begin' }] },
      'case 3',
    ],
    ['an advantage goes there too', falling('night-watch.advantage', { threats }), 'case 3'],
    ['a reprimand hits the case farthest from it', falling('consul.fallout', { threats: led }), 'case 5'],
    ['so does an acceleration', falling('refinery.fallout', { threats: led }), 'case 5'],
    ['a Soldier goes before an asset', falling('letter-bomb.fallout', {}), 'soldier'],
    ['of assets the one longest face up', falling('stadium-bomb.fallout', {}), 'burn virgil'],
    ['Rep stays Rep', falling('the-brokers.advantage', {}), 'none'],
    [
      'it passes in every reaction',
      {
        players: [{ up: ['nicholas-brody'] }, {}, {}],
        threats: [{ id: 1 }],
        analysis: { threat: 1 },
        next: [{ step: 'analysis.react', threat: 1, list: 0, at: 0 }, { step: 'round.begin' }],
      },
      'pass',
    ],
    ['it accuses nobody', { players: [{}, {}, {}], agency: 12, next: [{ step: 'end.accusing' }] }, 'accuse nobody'],
  ])('%s', (_what, given, name) => {
    expect(answerIn(given)).toBe(name)
  })
})

test.each(['agents.look', 'agents.look-intel'])('M-24, M-36: it looks where that costs nothing (%s)', step => {
  const threats = [{ id: 1, level: 'low', intel: [{ card: 'phone-tap' }] }]
  const next = [
    { step, seat: 1, threat: 1 },
    { step: 'turn.act', seat: 1 },
  ]
  expect(answerIn({ turn: 1, done: ['claimed', 'placed'], threats, next })).toBe('look')
})

test('M-12: it takes nothing that costs something', () => {
  const list = game.cards.lists.findIndex(({ key }) => key === 'paper-mill.advantage')
  const next = [
    { step: 'advantage.accept', seat: 1, list, at: 0 },
    { step: 'turn.act', seat: 1 },
  ]
  expect(answerIn({ turn: 1, done: ['claimed', 'placed'], next })).toBe('none')
})
