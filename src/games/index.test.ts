import { describe, expect, test } from 'vitest'
import { rootsOf } from '../seed/roots.ts'
import { gameIds, registryWith, shipped } from './index.ts'

describe.each(gameIds)('%s', id => {
  test('is loaded by its id, with and without what reads its files', async () => {
    const { game, files, setup, standard } = await shipped.find(id)()
    const { make, deckFile } = await files()
    const light = game()
    const whole = make()
    expect([light.id, whole.id]).toEqual([id, id])
    expect([light.deck, whole.deck]).toEqual([standard, standard])
    expect(make(JSON.parse(JSON.stringify(deckFile(whole)))).deck).toEqual(standard)
    const roots = rootsOf('s', light.chances)
    const begun = light.start(light.readSetup(setup({})), roots)
    expect(() => light.position.read({}, roots)).toThrow('reads and writes positions')
    expect(() => light.position.write(begun)).toThrow('reads and writes positions')
    expect(whole.position.read(whole.position.write(begun), roots)).toEqual(begun)
  })

  test('is played from the set-up of its row by as many as it says', async () => {
    const { game, setup, several } = await shipped.find(id)()
    const played = game()
    const usual = played.readSetup(setup({}))
    const state = played.start(usual, rootsOf('s', played.chances))
    expect(played.seated(state)).toBe(several ? played.seats(usual) : 0)
    if (several) expect(played.seats(played.readSetup(several.setup(played.seats(usual))))).toBe(played.seats(usual))
  })
})

test('what is no game is refused with the names of those there are', () => {
  for (const id of ['toString', 'chess', ''])
    expect(() => shipped.find(id)).toThrow(`error.game ${JSON.stringify({ name: id, known: gameIds.join(', ') })}`)
})

test('a game that a test adds is in its own registry and in no other', () => {
  const load = async () => ({ ...(await shipped.find(gameIds[0])()) })
  const registry = registryWith({ chess: load })
  expect(registry.ids).toEqual([...gameIds, 'chess'])
  expect(registry.find('chess')).toBe(load)
  expect(shipped.ids).toEqual(gameIds)
})
