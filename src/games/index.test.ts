import { describe, expect, test } from 'vitest'
import { rootsOf } from '../seed/roots.ts'
import { gameIds, registryWith, shipped } from './index.ts'

describe.each(gameIds)('%s', id => {
  test('is loaded by its id, with and without what reads its files', async () => {
    const { game, files, standard } = await shipped.row(id).load()
    const { make, deckFile } = await files()
    const light = game()
    const whole = make()
    expect([light.id, whole.id]).toEqual([id, id])
    expect([light.deck, whole.deck]).toEqual([standard, standard])
    expect(make(JSON.parse(JSON.stringify(deckFile(whole)))).deck).toEqual(standard)
    expect(() => light.position.read({}, rootsOf('s', light.chances))).toThrow('without its reader of positions')
  })

  test('is played from the set-up of its row by as many as it says', async () => {
    const { setup: setUp, several, load } = shipped.row(id)
    const setup = setUp({})
    const { game, playersIn } = await load()
    const played = game()
    const seats = played.seats(played.readSetup(setup))
    expect(playersIn(played.start(played.readSetup(setup), rootsOf('s', played.chances)))).toBe(seats)
    expect(seats > 1).toBe(several !== null)
    if (several) expect(played.seats(played.readSetup(several.setup(seats)))).toBe(seats)
  })
})

test('what is no game is refused with the names of those there are', () => {
  for (const id of ['toString', 'chess', ''])
    expect(() => shipped.row(id)).toThrow(`error.game ${JSON.stringify({ name: id, known: gameIds.join(', ') })}`)
})

test('a game that a test adds is in its own registry and in no other', () => {
  const row = { ...shipped.row(gameIds[0]) }
  const registry = registryWith({ chess: row })
  expect(registry.ids).toEqual([...gameIds, 'chess'])
  expect(registry.row('chess')).toBe(row)
  expect(shipped.ids).toEqual(gameIds)
})
