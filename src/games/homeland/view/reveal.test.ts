import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import type { Viewer } from '../../../engine/game.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { homeland } from '../index.ts'
import type { State } from '../rules/state.ts'
import { agendas } from '../vocabulary.ts'

// A match that its table has ended before its game.

const game = homeland(untuned)
const viewers: readonly Viewer[] = [0, 1, 2, 'observer']

/** Plays at random until it is so, or over. */
function played(seed: string, isSo: (s: State) => boolean): State {
  const s = game.start({ players: 3 }, rootsOf(seed, game.chances))
  const random = stream(rootsOf(seed, ['choices']).choices)
  for (let [asked] = game.decisions(s); asked && !isSo(s); [asked] = game.decisions(s))
    game.apply(s, asked.seat, asked.options[random(asked.options.length)])
  return s
}

describe('revealed', () => {
  test('are agendas, hands, assets, the spare agenda, plots and Intel, to everybody alike', () => {
    const s = played('early', ({ round, players }) => round > 2 && players.some(({ down }) => down.length > 0))
    expect(game.outcome(s)).toBeNull()
    const { names } = game.cards
    for (const viewer of viewers) {
      const shown = game.reveal(s, viewer)
      expect(shown).toEqual({ ...game.reveal(s, 'observer'), viewer })
      expect(shown).toMatchObject({ me: null, spare: agendas[s.spare], ending: 'playing', asked: null, waiting: [] })
      for (const [seat, { agenda, hand, down }] of s.players.entries())
        expect(shown.players[seat].revealed).toEqual({
          agenda: agendas[agenda],
          hand: hand.map(one => names.intel[one]),
          down: down.map(one => names.assets[one]),
        })
      for (const [i, { plot, cards }] of s.threats.entries()) {
        expect(shown.threats[i].plot).toBe(names.plots[plot])
        expect(shown.threats[i].known ?? []).toEqual(cards.map(one => names.intel[one]))
      }
    }
  })

  test('are assets that somebody has drawn and has not chosen from yet', () => {
    const s = played('drawn', ({ players }) => players.some(({ drawn }) => drawn.length > 1))
    const seat = s.players.findIndex(({ drawn }) => drawn.length > 1)
    const { drawn } = s.players[seat]
    expect(drawn).toHaveLength(2)
    expect(game.view(s, 'observer').players[seat].drawn).toBe(2)
    expect(game.reveal(s, 'observer').players[seat].revealed?.drawn).toEqual(
      drawn.map(one => game.cards.names.assets[one]),
    )
  })

  test('is nothing more where the game is over: then its own ending has shown all', () => {
    const s = played('over', () => false)
    expect(game.outcome(s)).not.toBeNull()
    for (const viewer of viewers) expect(game.reveal(s, viewer)).toEqual(game.view(s, viewer))
  })
})
