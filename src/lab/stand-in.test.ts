import { expect, test } from 'vitest'
import { homelandBot } from '../bots/homeland/index.ts'
import { homeland } from '../games/homeland/index.ts'
import { company } from './company.ts'
import { type HomelandFigures, homelandMeasures } from './homeland.ts'
import { simulate } from './simulate.ts'

const game = homeland()
const careerist = homelandBot('careerist', game.cards)

/** In what share of the games the terrorist track fills, with this bot beside three careerists and the same luck. */
async function lost(fourth: Parameters<typeof homelandBot>[0]): Promise<number> {
  const { figures } = await simulate(game, {
    ...homelandMeasures,
    setup: { players: 4 },
    bot: company([careerist, careerist, careerist, homelandBot(fourth, game.cards)]),
    games: 200,
    seed: 'somebody is away',
  })
  return (figures as unknown as HomelandFigures).tracksFilled.terrorist
}

// docs/PEOPLE.md has the same over many more games.
test('one stand-in among three careerists stays within 10 points of four careerists, where steady does not', async () => {
  const usual = await lost('careerist')
  expect((await lost('stand-in')) - usual).toBeLessThan(0.1)
  expect((await lost('steady')) - usual).toBeGreaterThan(0.15)
})
