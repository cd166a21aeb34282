import { describe, expect, test } from 'vitest'
import { type GameId, gameIds, shipped } from '../../src/games/index.ts'
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
  ],
  homeland: [
    '607f958fa7696ed1067d546c1dff1cafc937fcb6b83e2a89096ac77065b073e9',
    '0aeb1c4744f3124d8b15a4289f4f038cba46577994c39d5ca21202137c433245',
  ],
}

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
    expect(everShipped[id]).toContain(deckHash(standard))
  })

  test.each(builds)('%s: every deck its matches name without carrying it is one of them', build => {
    const files = Object.values(matchesOf(build)).map(text => parseMatch(text))
    const named = files.filter(({ game, deck }) => game === id && deck.cards === undefined)
    expect(named.length).toBeGreaterThan(3)
    for (const { deck } of named) expect(everShipped[id]).toContain(deck.hash)
  })
})
