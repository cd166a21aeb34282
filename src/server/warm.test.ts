import { expect, test } from 'vitest'
import { shipped } from '../games/index.ts'
import { warmUp } from './warm.ts'

/** Counts the turns of the event loop that are left to others. */
function counted() {
  let turns = 0
  const soon = (work: () => void): void => {
    turns += 1
    setImmediate(work)
  }
  return { world: { soon }, turns: () => turns }
}

test('a game of each kind is played and gone on with, in turns', async () => {
  const { world, turns } = counted()
  await warmUp(shipped, { world, isOver: () => false }, { simulated: 2, resumed: 2 })
  // Four for each of the two games, and one for each choice of a long game of Homeland.
  expect(turns()).toBeGreaterThan(8 + 100)
})

test('it ends when the server does', async () => {
  const { world, turns } = counted()
  await warmUp(shipped, { world, isOver: () => turns() >= 5 })
  expect(turns()).toBe(5)
})
