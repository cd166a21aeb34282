import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { counts } from './counts.ts'
import { deckFaults } from './deck.ts'
import { standard } from './standard.ts'

test('M-3: the deck has 40 plots, 40 organizations, 40 assets, 120 intel: 52 blue, 52 red, 16 gold', () => {
  expect(counts(standard)).toMatchObject({
    plots: 40,
    organizations: 40,
    assets: 40,
    intel: 120,
    blue: 52,
    red: 52,
    gold: 16,
  })
})

test('M-3: at least 24 asset abilities, 12 gold effects, 12 advantages, 10 fallouts are different', () => {
  const { assetAbilities, goldEffects, advantages, fallouts } = counts(standard)
  expect(assetAbilities).toBeGreaterThanOrEqual(24)
  expect(goldEffects).toBeGreaterThanOrEqual(12)
  expect(advantages).toBeGreaterThanOrEqual(12)
  expect(fallouts).toBeGreaterThanOrEqual(10)
  expect(counts(untuned)).toMatchObject({ assetAbilities: 37, goldEffects: 16, advantages: 17, fallouts: 11 })
})

test('M-3: the same ability with another number, or by burning instead of using, counts once', () => {
  const use = { do: 'clout', n: 1 } as const
  const all = { ...standard, assets: [{ id: 'a', source: 'house', points: 1, onTurn: use }] } as const
  const more = [
    { id: 'b', source: 'house', points: 1, burnOnTurn: { do: 'clout', n: 3 } },
    { id: 'c', source: 'house', points: 1, redraw: true },
  ] as const
  expect(counts(all).assetAbilities).toBe(1)
  expect(counts({ ...all, assets: [...all.assets, ...more] }).assetAbilities).toBe(2)
})

test('M-3: complexity 3 to 9, impact 1 to 3, either fallout; sophistication 0 to 4, every level; golds without a number', () => {
  for (const { complexity, impact, fallout, globalFallout } of standard.plots) {
    expect(complexity).toBeGreaterThanOrEqual(3)
    expect(complexity).toBeLessThanOrEqual(9)
    expect([1, 2, 3]).toContain(impact)
    expect([fallout, globalFallout].filter(list => list !== undefined)).toHaveLength(1)
  }
  for (const { sophistication } of standard.organizations) expect([0, 1, 2, 3, 4]).toContain(sophistication)
  expect(new Set(standard.organizations.map(({ level }) => level)).size).toBe(5)
  for (const card of standard.intel) expect(card.number === 0).toBe(card.colour === 'gold')
})

test('a deck that cannot be played says why', () => {
  expect(deckFaults(standard)).toEqual([])
  const [plot, ...plots] = untuned.plots
  const [first, ...intel] = untuned.intel
  const faults = (changed: object) => deckFaults({ ...untuned, ...changed })
  expect(faults({ plots })).toEqual([{ key: 'homeland.deck.count', values: { what: 'plots', is: 39, should: 40 } }])
  expect(faults({ plots: [{ ...plot, id: plots[0].id }, ...plots] })).toEqual([
    { key: 'homeland.deck.twice', values: { id: plots[0].id } },
  ])
  expect(faults({ plots: [{ ...plot, globalFallout: plot.fallout }, ...plots] })).toEqual([
    { key: 'homeland.deck.one-fallout', values: { id: plot.id } },
  ])
  expect(faults({ intel: [{ ...first, colour: 'gold' }, ...intel] })).toEqual([
    { key: 'homeland.deck.gold', values: { id: first.id } },
  ])
  const takes = { id: 'stranger', source: 'house', points: 0, burnOnTurn: { do: 'take-asset', asset: 'nobody' } }
  expect(faults({ assets: [takes, ...untuned.assets.slice(1, 40)] })).toContainEqual({
    key: 'homeland.deck.takes',
    values: { id: 'stranger', asset: 'nobody' },
  })
})
