import { expect, test } from 'vitest'
import { negotiator } from '../../../games/negotiator/index.ts'
import { gameRoots, rootsOf } from '../../../seed/roots.ts'
import { reader } from '../position.ts'
import { against, desk, unseenIn } from './desk.ts'
import { answer, worthOf } from './solver.ts'

const game = negotiator()
const deck = game.cards
const read = reader(deck)
const GAMES = 4
/** A budget is kept to within a tenth of it. */
const MOST = 1.1

/** How many positions were looked at for each question of whole games that the solver plays with this budget. */
function stepsIn(abductor: string, iterations: number): number[] {
  const at = desk(deck, read)
  const number = deck.abductors.findIndex(({ id }) => id === abductor)
  const opponent = against(deck, read, number, worthOf(deck, abductor))
  const roots = rootsOf('budget', game.chances)
  const steps: number[] = []
  for (let n = 0; n < GAMES; n++) {
    const state = game.start({ abductor }, gameRoots(roots, n))
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      const view = game.view(state, 0)
      const unseen = unseenIn(deck, view)
      const chosen = answer(deck, at, opponent, decision, view, read.position(view), unseen, iterations)
      steps.push(at.looked())
      game.apply(state, 0, chosen)
    }
  }
  return steps
}

test.each([60, 500, 2_000])('a search of %i steps keeps to them within a tenth, in whole games', iterations => {
  const steps = deck.abductors.flatMap(({ id }) => stepsIn(id, iterations))
  expect(Math.max(...steps)).toBeLessThanOrEqual(MOST * iterations)
  // Many questions take all there is; and some of these went on with an earlier search first, which is what may go over.
  expect(steps.filter(n => n > 0.9 * iterations).length).toBeGreaterThan(GAMES)
  expect(steps.some(n => n > iterations)).toBe(true)
})
