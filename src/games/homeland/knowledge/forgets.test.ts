import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { worldsAlike } from '../../../../tests/kit/checks/views.ts'
import { homelandPlan } from '../../../../tests/kit/homeland.ts'
import { pinsIn } from '../../../../tests/kit/pinned.ts'
import type { AnyGame, AnyPlan } from '../../../../tests/kit/plan.ts'
import { series } from '../../../../tests/kit/play.ts'
import type { EventKind } from '../events.ts'
import { homeland } from '../index.ts'
import type { Knowledge } from './knowledge.ts'

const GAMES = 60
const found = pinsIn('homeland-forgets')
const game = homeland(untuned)
const plan = homelandPlan(game) as unknown as AnyPlan

/** What the kit says of a table of four where somebody remembers less than they were told: the first complaint. */
const complaint = (what: string, start: string, learn: typeof game.learn): string => {
  const late = plan.positions?.[start]
  const from = late ? { ...plan, positions: { [start]: late } } : plan
  return found(what, GAMES, number => {
    try {
      const how = { seed: 'forgets', setup: '4 players', from: number, to: number + 1, oneIn: 8 }
      series({ ...game, learn } as unknown as AnyGame, from, worldsAlike, how)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  })
}

/** What is known after a kind of event, less this. */
const forgetting =
  (kind: EventKind, forget: (now: Knowledge, before: Knowledge) => Knowledge): typeof game.learn =>
  (known, event) => {
    const now = game.learn(known, event)
    return event.kind === kind ? forget(now, known) : now
  }

test.each([
  [
    'the Plot of a case that was struck',
    /left the game, and is in it/,
    'in the middle',
    forgetting('struck', now => ({
      ...now,
      gone: { ...now.gone, plots: now.gone.plots.map(one => ({ ...one, card: null })) },
    })),
  ],
  [
    'the Intel of a case that was struck',
    /left the game, and is in it/,
    'in the middle',
    forgetting('struck', (now, { gone }) => ({
      ...now,
      gone: {
        ...now.gone,
        intel: gone.intel,
        unseenIntel: [
          ...now.gone.unseenIntel,
          ...now.gone.intel.slice(gone.intel.length).map(() => [0, now.intel.shuffle] as const),
        ],
      },
    })),
  ],
  [
    'an asset taken from the discards',
    /lies face down before seat/,
    'in the middle',
    forgetting('took-asset', now => ({
      ...now,
      players: now.players.map(one => ({ ...one, down: one.down.map(asset => ({ ...asset, card: null })) })),
    })),
  ],
  [
    'which Plots were shuffled in again',
    /was in sight in round/,
    'decks nearly empty',
    forgetting('new-threat', now => ({
      ...now,
      plots: { ...now.plots, shuffle: 0, shuffledIn: {} },
      threats: now.threats.map(one => ({ ...one, plot: { ...one.plot, shuffle: 0 } })),
      gone: { ...now.gone, plots: now.gone.plots.map(one => ({ ...one, shuffle: 0 })) },
    })),
  ],
  [
    'which assets were shuffled in again',
    /were in sight in round/,
    'decks nearly empty',
    forgetting('drew-assets', now => ({
      ...now,
      assets: { ...now.assets, shuffle: 0, shuffledIn: {} },
      players: now.players.map(one => ({
        ...one,
        down: one.down.map(asset => ({ ...asset, shuffle: 0 })),
        drawn: one.drawn.map(() => 0),
      })),
    })),
  ],
  [
    'which Intel was shuffled in again',
    /were in sight in round|was in sight in round/,
    'decks nearly empty',
    forgetting('drew', now => ({ ...now, intel: { ...now.intel, shuffles: [] } })),
  ],
] as const)('%s: whoever forgets that is found out', (what, says, start, learn) => {
  expect(complaint(what, start, learn)).toMatch(says)
})
