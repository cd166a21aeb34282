import { expect, test } from 'vitest'
import { stream } from '../../../../engine/chance.ts'
import type { Event } from '../../../../games/homeland/events.ts'
import { homeland } from '../../../../games/homeland/index.ts'
import { rootsOf } from '../../../../seed/roots.ts'
import { follow } from './follow.ts'

const game = homeland()

test.each([
  [5, 'follow 2'],
  [5, 'follow 5'],
  [5, 'follow 6'],
  [6, 'follow 5'],
])('with %i players worlds are drawn to the last question, as long as the game lasts: %s', (players, seed) => {
  const opening: Event[] = []
  // At random nobody stops much: it goes on until most Intel has been through somebody's hands.
  const random = stream(rootsOf(seed, ['choices']).choices)
  const state = game.start({ players }, rootsOf(seed, game.chances), opening)
  const follower = follow(game, 0, structuredClone(state), opening)
  let drawn = 0
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const events: Event[] = []
    const world = follower.worlds(state)(random)
    expect(game.conserved(world)).toEqual([])
    expect(game.view(world, 0)).toEqual(game.view(state, 0))
    drawn++
    game.apply(state, decision.seat, decision.options[random(decision.options.length)], events)
    follower.told(events)
  }
  expect(drawn).toBeGreaterThan(100)
})
