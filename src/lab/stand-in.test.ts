import { expect, test } from 'vitest'
import { untuned } from '../../tests/homeland-untuned.ts'
import { measuredBot } from '../bots/homeland/measured.ts'
import { FIRST_CAREERIST } from '../bots/names.ts'
import { homeland } from '../games/homeland/index.ts'
import { company } from './company.ts'
import { type HomelandFigures, homelandMeasures } from './homeland.ts'
import { simulate } from './simulate.ts'

type Name = Parameters<typeof measuredBot>[0]

/** In what share of the games the terrorist track fills, with this bot beside three of the others and the same luck. */
async function lost(game: ReturnType<typeof homeland>, others: Name, fourth: Name): Promise<number> {
  const usual = measuredBot(others, game.cards)
  const { figures } = await simulate(game, {
    ...homelandMeasures,
    setup: { players: 4 },
    bot: company([usual, usual, usual, measuredBot(fourth, game.cards)]),
    games: 200,
    seed: 'somebody is away',
  })
  return (figures as unknown as HomelandFigures).tracksFilled.terrorist
}

// docs/PEOPLE.md has the same over many more games.
test('one stand-in among three careerists stays within 10 points of four careerists, where steady does not', async () => {
  const tuned = homeland()
  expect((await lost(tuned, 'careerist', 'stand-in')) - (await lost(tuned, 'careerist', 'careerist'))).toBeLessThan(0.1)
  // With a deck that is as hard as the first one was, and careerists that never change.
  const game = homeland(untuned)
  const usual = await lost(game, FIRST_CAREERIST, FIRST_CAREERIST)
  expect((await lost(game, FIRST_CAREERIST, 'stand-in')) - usual).toBeLessThan(0.1)
  expect((await lost(game, FIRST_CAREERIST, 'steady')) - usual).toBeGreaterThan(0.15)
})
