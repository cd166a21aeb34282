import { describe, expect, test } from 'vitest'
import { homeland } from '../../../games/homeland/index.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { figures } from '../judge/figures.ts'
import { moleAt } from '../judge/fitted.ts'
import { bestPart } from './mole.ts'

const game = homeland()
const viewAt = (players: number, agency: number, terrorist: number): View =>
  game.view(
    game.position.read(
      { players: Array.from({ length: players }, () => ({})), agency, terrorist },
      rootsOf('mole', game.chances),
    ),
    0,
  )

describe('the best response of a mole', () => {
  test('is what has won most often in such a place, at every size, on both tracks, however much it is suspected', () => {
    const parts = new Set<string>()
    for (const players of [3, 4, 5, 6])
      for (const agency of [0, 5, 8, 10])
        for (const terrorist of [0, 5, 8, 10])
          for (const suspicion of [0, 0.4, 0.59]) {
            const view = viewAt(players, agency, terrorist)
            const [loyal, opportunist, saboteur] = figures.mole[moleAt(players, view, suspicion)]
            const part = bestPart(view, suspicion)
            parts.add(part)
            const share = { loyal, opportunist, mole: saboteur }[part]
            expect(share).toBe(Math.max(loyal, opportunist, saboteur))
          }
    // It has all three: nobody can tell by its play alone what it is.
    expect([...parts].sort()).toEqual(['loyal', 'mole', 'opportunist'])
  })

  test('is sabotage where most take it for the mole anyway', () => {
    for (const terrorist of [0, 5, 8, 10]) expect(bestPart(viewAt(4, 5, terrorist), 0.6)).toBe('mole')
  })
})
