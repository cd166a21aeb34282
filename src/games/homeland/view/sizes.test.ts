import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { viewersOf } from '../../../../tests/kit/checks/views.ts'
import { homelandPlan } from '../../../../tests/kit/homeland.ts'
import type { AnyGame, AnyPlan, Check } from '../../../../tests/kit/plan.ts'
import { series } from '../../../../tests/kit/play.ts'
import { homeland } from '../index.ts'

const setUp = (table: ReturnType<typeof homeland>) => ({
  game: table as unknown as AnyGame,
  plan: homelandPlan(table) as unknown as AnyPlan,
})

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** The longest of everything that is sent or saved in random games of every size: in play, and once all is revealed. */
function longest({ game, plan }: ReturnType<typeof setUp>, games: number): Record<string, number> {
  const most: Record<string, number> = { state: 0, position: 0, 'view in play': 0, 'view of a finished game': 0 }
  const see = (what: string, value: unknown): void => {
    most[what] = Math.max(most[what], bytes(value))
  }
  const measure: Check = ({ state, seats, decisions }) => {
    see('state', state)
    see('position', game.position.write(state))
    for (const viewer of viewersOf(seats))
      see(decisions.length > 0 ? 'view in play' : 'view of a finished game', game.view(state, viewer))
    return 1
  }
  for (const setup of Object.keys(plan.setups))
    series(game, plan, measure, {
      seed: `sizes ${setup}`,
      setup,
      from: 0,
      to: games,
      oneIn: 10,
    })
  return most
}

test('views and saves of games from the start are small', () => {
  const { game, plan } = setUp(homeland())
  const most = longest({ game, plan: { ...plan, positions: {} } }, 36)
  expect(most['view in play']).toBeLessThan(6000)
  expect(most['view of a finished game']).toBeLessThan(6000)
  expect(most.state).toBeLessThan(20_000)
  expect(most.position).toBeLessThan(20_000)
})

/**
 * A board of thirty threats, each with Intel, figures and looks, is more than play comes to. Which of them chance makes the
 * fullest changes with every number on a card: so these are laid with a deck that nobody tunes.
 */
test('so are those of positions fuller than games come to', () => {
  const most = longest(setUp(homeland(untuned)), 32)
  expect(most['view in play']).toBeLessThan(6000)
  expect(most['view of a finished game']).toBeLessThan(6000)
  expect(most.state).toBeLessThan(20_000)
  expect(most.position).toBeLessThan(20_000)
})
