import { describe, expect, test } from 'vitest'
import { newGame, pivotal, table, terror } from '../../../../tests/table-of-play.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { negotiator } from '../index.ts'

const game = negotiator()
const start = (abductor: string, seed: string) => game.start({ abductor }, rootsOf(seed, game.chances))
const seeds = Array.from({ length: 60 }, (_, n) => `deal#${n}`)
const dealt = (abductor: string) => seeds.map(seed => start(abductor, seed))
const unique = <T>(items: readonly T[]): number => new Set(items).size

describe('N-1', () => {
  test('N-1: the abductor is the one chosen', () => {
    for (const id of ['arkayne', 'donna', 'edward']) expect(newGame(id).view.abductor).toBe(id)
  })
  test('N-1: or one is drawn, and each can be', () => {
    expect(new Set(dealt('random').map(s => game.view(s, 0).abductor))).toEqual(new Set(['arkayne', 'donna', 'edward']))
  })
  test('N-1: anybody else is refused', () => {
    expect(game.readSetup({ abductor: 'random' })).toEqual({ abductor: 'random' })
    expect(() => game.readSetup({ abductor: 'hans' })).toThrow('setup.abductor')
  })
  test('N-1: the Second in Command waits under the abductor', () => {
    expect(newGame('arkayne').facts.second).toBe(false)
  })
})

describe('N-2', () => {
  test('N-2: as many of his own Major Demands as his card says are dealt face down, and as many Escape Demands', () => {
    for (const s of dealt('arkayne')) {
      expect(game.view(s, 0).demands).toEqual([
        { kind: 'major', standing: 'hidden', card: null },
        { kind: 'escape', standing: 'hidden', card: null },
      ])
      expect(game.cards.data.majors[s.demands[0]].abductor).toBe('arkayne')
    }
  })
  test('N-2: shuffled: each of them comes in its turn', () => {
    expect(unique(dealt('arkayne').map(s => s.demands[0]))).toBe(3)
    expect(unique(dealt('donna').map(s => s.demands[0]))).toBe(3)
    expect(unique(dealt('edward').map(s => s.demands[0]))).toBe(1)
    expect(unique(dealt('arkayne').map(s => s.demands[1]))).toBe(4)
  })
  test('N-2: the rest go back to the box unseen', () => {
    const play = newGame('donna')
    expect(play.state.majorBox).toHaveLength(2)
    expect(play.state.escapeBox).toHaveLength(3)
    expect(JSON.stringify(play.view)).not.toMatch(/live-broadcast|helicopter|speedboat/)
  })
})

describe('N-3', () => {
  test('N-3: his hostages are in the Zone and the marker is on his starting level', () => {
    expect(newGame('donna').facts).toMatchObject({ zone: 12, saved: 0, killed: 0, threat: '4' })
    expect(newGame('arkayne').facts).toMatchObject({ zone: 7, saved: 0, killed: 0, threat: '5' })
  })
  test('N-3: 15 pawns exist, and no effect adds beyond them', () => {
    const more = (saved: number) =>
      terror('more-hostages', { abductor: 'donna', hostages: { zone: 12, saved } }, { dice: [1, 1] }).facts.zone
    expect(more(1)).toBe(14)
    expect(more(2)).toBe(13)
    expect(more(3)).toBe(12)
  })
})

describe('N-4', () => {
  test('N-4: points start at 0, and the hand is the 6 cards that cost nothing', () => {
    const play = newGame('arkayne')
    expect(play.facts.points).toBe(0)
    expect(play.view.hand).toEqual([
      'what-are-your-demands',
      'what-are-your-demands',
      'small-talk',
      'small-talk',
      'keep-cool',
      'keep-cool',
    ])
  })
  test('N-4: all the others lie face up in the Supply, sorted by cost', () => {
    const { supply, prices } = newGame('arkayne').view
    expect(supply).toHaveLength(16)
    const costs = supply.map(card => prices[card])
    expect(costs).toEqual([2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 6, 7, 8])
  })
})

describe('N-5', () => {
  test('N-5: ten red cards on top of one Pivotal Event', () => {
    for (const s of dealt('arkayne')) {
      expect(s.terror).toHaveLength(11)
      expect(s.terror.map(card => card >= game.cards.reds)).toEqual([true, ...Array(10).fill(false)])
    }
  })
  test('N-5: at random: every red card and every Pivotal Event comes in its turn', () => {
    const cards = dealt('arkayne').flatMap(s => s.terror)
    expect(unique(cards)).toBe(21 + 6)
  })
  test('N-5: what was not drawn stays unseen in the box', () => {
    const play = newGame('arkayne')
    expect(play.state.redBox).toHaveLength(11)
    expect(play.state.pivotalBox).toHaveLength(5)
    expect(play.view.terror).toEqual({ left: 11, resolving: null, discard: [], gone: [], next: null, looked: 0 })
  })
  test('N-5: the Pivotal Event comes last, and the eleventh Terror Phase is the last', () => {
    const play = pivotal('the-blueprints', { turn: 11 })
    expect(play.facts).toMatchObject({ turn: 12, terror: 0, last: true })
    expect(table({}).facts.terror).toBe(11)
  })
})
