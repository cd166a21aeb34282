import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../engine/game.ts'
import { shipped } from '../../games/index.ts'
import { rootsOf } from '../../seed/roots.ts'
import { gaugeOf } from './gauges.ts'
import { keysOf } from './study.ts'

/** What is counted of cards, from the events of a game alone. */

async function counted(
  id: string,
  setup: unknown,
  events: readonly GameEvent[],
  winners: readonly number[],
): Promise<(card: string) => readonly [hits: number, tries: number]> {
  const files = await (await shipped.find(id)()).files()
  const game = files.make()
  const state = game.start(game.readSetup(setup), rootsOf('gauges', game.chances), [])
  const sums: Record<string, number> = {}
  const add = (what: string, n = 1): void => {
    sums[what] = (sums[what] ?? 0) + n
  }
  const bots = Array.from({ length: game.seats(game.readSetup(setup)) }, () => 'steady')
  gaugeOf(id).count?.(add, { state, events, winners, deck: files.deckFile(game), bots })
  return card => {
    const [hits, tries] = keysOf({ of: 'card', arm: 0, card })
    return [sums[hits] ?? 0, sums[tries] ?? 0]
  }
}

describe('cards of calls', () => {
  const events = ['minor-extraction', 'minor-extraction', 'just-stay-calm'].map(card => ({
    kind: 'bought',
    card,
    cost: 2,
  }))

  test('of a call that is won, each card is bought or not, however many of them', async () => {
    const of = await counted('negotiator', { abductor: 'arkayne' }, events, [0])
    expect(of('minor-extraction')).toEqual([1, 1])
    expect(of('just-stay-calm')).toEqual([1, 1])
    expect(of('a-bold-lie')).toEqual([0, 1])
  })

  test('of a call that is lost, nothing', async () => {
    const of = await counted('negotiator', { abductor: 'arkayne' }, events, [])
    expect(of('minor-extraction')).toEqual([0, 0])
  })
})

test('of whoever had an asset, drawn or taken, who wins', async () => {
  const events = [
    { kind: 'kept', seat: 0, asset: 'nicholas-brody', discarded: 'virgil' },
    { kind: 'kept', seat: 1, asset: null, discarded: null },
    { kind: 'took-asset', seat: 2, asset: 'nicholas-brody', from: 0 },
    { kind: 'took-asset', seat: 2, asset: 'nicholas-brody', from: null },
  ]
  const of = await counted('homeland', { players: 3 }, events, [2])
  expect(of('nicholas-brody')).toEqual([1, 2])
  expect(of('virgil')).toEqual([0, 0])
})
