import { expect, test } from 'vitest'
import type { Viewer } from '../../src/engine/game.ts'
import type { AnyGame } from './plan.ts'
import { helpful } from './play.ts'
import { type Toy, toy } from './toy/index.ts'
import type { ToyDeck } from './toy/rules.ts'
import { everyWorld } from './worlds.ts'

const GAMES = 10
/** Whoever looks and buries has something to remember. */
const curious = helpful(name => (name === 'look' || name === 'bury' ? 5 : 1))

/** All the worlds of some small games. */
function count(viewer: Viewer, deck: ToyDeck, faulty: (game: Toy) => Partial<Toy> = () => ({})): number {
  const game = toy(deck)
  let worlds = 0
  for (let n = 0; n < GAMES; n++)
    worlds += everyWorld(
      { ...game, ...faulty(game) } as unknown as AnyGame,
      { seats: 2 },
      viewer,
      curious,
      `worlds ${n}`,
    )
  return worlds
}

const SMALL: ToyDeck = { cards: 6, hand: 2 }

test.each([
  [0, SMALL],
  [1, SMALL],
  ['observer', { cards: 4, hand: 1 }],
] as const)(
  'what is made up for %s are all the worlds whose replay tells them the same, and no others',
  (viewer, deck) => {
    expect(count(viewer, deck)).toBeGreaterThan(300)
  },
)

test('a world that could not be is found', () => {
  const forgetful = (game: Toy): Partial<Toy> => ({
    learn: (known, event) =>
      event.kind === 'buried' ? { ...known, pile: [null, ...known.pile.slice(0, -1)] } : game.learn(known, event),
  })
  expect(() => count(0, SMALL, forgetful)).toThrow(/0 cannot be in this world/)
})

test('knowing more than was told is found', () => {
  const narrow = (game: Toy): Partial<Toy> => ({
    worlds(view, known) {
      const draw = game.worlds(view, known)
      return random => {
        const s = draw(random)
        if (known.pile.every(card => card === null)) s.pile.sort((a, b) => a - b)
        return s
      }
    },
  })
  expect(() => count(0, SMALL, narrow)).toThrow(/worlds are never made/)
})
