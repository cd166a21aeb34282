import { expect, test } from 'vitest'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { negotiator } from '../index.ts'

// A match that was ended before its game.

const game = negotiator()

test('demands that lie face down are revealed to whoever looks, and a Terror card that the player has looked at', () => {
  const s = game.start({ abductor: 'arkayne' }, rootsOf('early', game.chances))
  s.looked = 1
  expect(game.view(s, 0).demands.map(({ card }) => card)).toContain(null)
  for (const viewer of [0, 'observer'] as const) {
    const shown = game.reveal(s, viewer)
    expect(shown.demands.map(({ card }) => card)).toEqual(s.demands.map(one => game.cards.demands[one].id))
    expect(shown.terror.next).toBe(game.view(s, 0).terror.next)
    expect(shown).toMatchObject({ ending: 'playing', asked: null, waiting: [] })
  }
})

test('nothing more is revealed where the game is over: then its own ending has shown all', () => {
  const s = game.start({ abductor: 'arkayne' }, rootsOf('over', game.chances))
  game.simulator().playOut(s, stream(rootsOf('over', ['choices']).choices))
  expect(game.outcome(s)).not.toBeNull()
  expect(game.reveal(s, 0)).toEqual(game.view(s, 0))
})
