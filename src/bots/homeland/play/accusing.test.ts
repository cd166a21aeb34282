import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import { homeland } from '../../../games/homeland/index.ts'
import { NOBODY } from '../../../games/homeland/options.ts'
import type { Agenda } from '../../../games/homeland/vocabulary.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { accusationShares, bestAccusation, type Deal } from './accusing.ts'
import { cardsOf } from './cards.ts'

const game = homeland(untuned)
const cards = cardsOf(game.cards)

/** Seat 0 is loyal; who else has how much, and what the tracks say. */
function shares(rep: readonly number[], terrorist: number, suspicion: number, suspect = 1) {
  const players = rep.length
  const given = {
    players: rep.map((own, seat) => ({ rep: own, clout: 0, ...(seat === 0 ? { agenda: 'loyal' } : {}) })),
    agency: 12,
    terrorist,
    next: [{ step: 'end.accusing' }],
  }
  const state = game.position.read(given, rootsOf('accusing', game.chances))
  const dealt = (mole: number): readonly Agenda[] =>
    Array.from({ length: players + 1 }, (_, seat) => (seat === mole ? 'mole' : 'loyal'))
  const deals: Deal[] = [
    { agendas: dealt(suspect), share: suspicion },
    { agendas: dealt(players), share: 1 - suspicion },
  ]
  return accusationShares(cards, game.view(state, 0), 0, deals, stream(rootsOf('lots', ['n']).n))
}
const choice = (...given: Parameters<typeof shares>) => bestAccusation(shares(...given))

describe.each([3, 4, 5, 6])('M-29 at %i players', players => {
  const rest = (n: number): number[] => new Array<number>(players - 1).fill(n)

  test('whoever leads by far, before a harmless mole, accuses nobody though it is as likely as not', () => {
    expect(choice([14, ...rest(3)], 1, 0.5)).toBe(NOBODY)
  })

  test('whoever is behind dares it with one chance in five', () => {
    expect(choice([6, ...rest(11)], 0, 0.2)).toBe(1)
  })

  test('where the mole would win on points, even a doubtful accusation is worth its price', () => {
    expect(choice([12, ...rest(2)], 11, 0.3)).toBe(1)
  })

  test('nobody is accused of whom nothing is believed', () => {
    const all = shares([9, ...rest(4)], 6, 0, 1)
    expect(bestAccusation(all)).toBe(NOBODY)
    expect(all.get(1)).toBeLessThanOrEqual(all.get(NOBODY) ?? 0)
  })
})
