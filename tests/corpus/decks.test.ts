import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/engine/game.ts'
import { shippedDecks as homelandDecks } from '../../src/games/homeland/cards/shipped.ts'
import { type GameId, gameIds, shipped } from '../../src/games/index.ts'
import { shippedDecks as negotiatorDecks } from '../../src/games/negotiator/cards/shipped.ts'
import { deckHash } from '../../src/table/file.ts'
import { parseMatch } from '../../src/table/file-schema.ts'
import { builds, matchesOf } from './corpus.ts'

/**
 * Every deck that was ever shipped, by its hash. A line is added when a deck changes and none is ever taken away: matches
 * name their deck by it.
 */
const everShipped: Readonly<Record<GameId, readonly string[]>> = {
  negotiator: [
    '6103488b613a66928edcde54d5368309215e10492b554f9b047be9a4bc6163d1',
    '125d46fabbfd5068e7952b3cfd624c4dc6a45882233ed1236363da4888376466',
    'ba1a42e4d3c4d2e24ab744f76c12352b4d97518a4926e98aa96d78322b5a0388',
    '4c91e7aa71ed005e0a8d096cba2fb2cdd1a984317230fb8893fc6f6daf0edeea',
  ],
  homeland: [
    '607f958fa7696ed1067d546c1dff1cafc937fcb6b83e2a89096ac77065b073e9',
    '0aeb1c4744f3124d8b15a4289f4f038cba46577994c39d5ca21202137c433245',
    'c821e6a2b6737ff73b7d800baddbaf6600919dab48ba7b386a207565dac08e3d',
    '7b1f1c28dc5a2ded033487046107a706841a4b6f35e6327ecc1d3983438fd36c',
  ],
}

test.each([
  ['negotiator', negotiatorDecks],
  ['homeland', homelandDecks],
])('%s: each deck in cards/shipped.ts stands there under its own hash', (_id, decks) => {
  expect(Object.keys(decks)).toEqual(Object.values(decks).map(deck => deckHash(deck as unknown as Json)))
})

describe.each(gameIds)('%s', id => {
  test('each deck that was ever shipped is found by its hash, and is playable', async () => {
    const files = await (await shipped.find(id)()).files()
    for (const hash of everShipped[id]) {
      const deck = files.shippedDeck(hash)
      expect(deck, hash).toBeDefined()
      expect(deckHash(deck ?? null)).toBe(hash)
      expect(deckHash(files.make(deck).deck)).toBe(hash)
    }
    expect(files.shippedDeck('0'.repeat(64))).toBeUndefined()
    expect(files.shippedDeck('constructor')).toBeUndefined()
  })

  test('the standard deck of today is one of them', async () => {
    const { standard } = await shipped.find(id)()
    const hash = deckHash(standard)
    const isKept = `the hash of the standard deck is ${hash}: before it is released, that hash is added here, and is its key in cards/shipped.ts`
    expect(everShipped[id], isKept).toContain(hash)
  })

  test.each(builds)('%s: every deck its matches name without carrying it is one of them', build => {
    const files = Object.values(matchesOf(build)).map(text => parseMatch(text))
    const named = files.filter(({ game, deck }) => game === id && deck.cards === undefined)
    expect(named.length).toBeGreaterThan(3)
    for (const { deck } of named) expect(everShipped[id]).toContain(deck.hash)
  })
})
