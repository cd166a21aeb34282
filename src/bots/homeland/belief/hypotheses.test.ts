import { describe, expect, test } from 'vitest'
import type { Agenda } from '../../../games/homeland/vocabulary.ts'
import { deals, hypotheses } from './hypotheses.ts'

describe('M-2: how the agendas may be dealt', () => {
  test.each<[number, Agenda, number]>([
    [3, 'loyal', 6],
    [3, 'opportunist', 3],
    [4, 'loyal', 12],
    [5, 'loyal', 30],
    [5, 'opportunist', 20],
    [5, 'mole', 10],
    [6, 'loyal', 60],
    [6, 'opportunist', 30],
    [6, 'mole', 15],
  ])('at %i players, seen by a %s, there are %i deals', (players, own, count) => {
    const all = deals(players, 1, own)
    expect(all).toHaveLength(count)
    expect(new Set(all.map(deal => deal.join())).size).toBe(count)
    for (const deal of all) {
      expect(deal).toHaveLength(players + 1)
      expect(deal[1]).toBe(own)
    }
  })

  test.each([3, 4, 5, 6])(
    'at %i players everybody else and the spare card are equally likely to be the mole',
    players => {
      const all = hypotheses(players, 0, 'loyal')
      const share = (seat: number): number =>
        all.reduce((sum, { agendas, prior }) => sum + (agendas[seat] === 'mole' ? prior : 0), 0)
      for (let seat = 1; seat <= players; seat++) expect(share(seat)).toBeCloseTo(1 / players, 9)
      expect(share(0)).toBe(0)
    },
  )

  test('a mole knows that nobody else is one', () => {
    for (const { agendas } of hypotheses(4, 2, 'mole'))
      expect(agendas.filter(agenda => agenda === 'mole')).toHaveLength(1)
  })
})
