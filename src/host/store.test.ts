import { describe, expect, test } from 'vitest'
import { shipped } from '../games/index.ts'
import { lineOf } from './change.ts'
import { hostMatch } from './hosted.ts'
import { memoryStore } from './memory-store.ts'
import { openKept, openNew } from './opening.ts'
import type { Store } from './store.ts'
import { type Place, storeChecks } from './store-contract.ts'
import { withUnkept } from './unkept-store.ts'

const places: Readonly<Record<string, () => Place>> = {
  'in memory': () => {
    const store = memoryStore()
    return { open: async () => store }
  },
  'in memory, with room for what cannot be kept': () => {
    const store = memoryStore()
    return { open: async () => withUnkept(store) }
  },
}

describe.each(Object.entries(places))('a store %s', (_name, newPlace) => {
  test.each(storeChecks)('$name', ({ check }) => check(newPlace()))
})

/** A store on a machine that is full whenever somebody says so. */
function fullable() {
  const inner = memoryStore()
  const machine = { isFull: false }
  const room =
    <Given extends readonly unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (machine.isFull) throw new Error('no room')
      return write(...given)
    }
  const store: Store = {
    ...inner,
    lasting: true,
    create: room(inner.create),
    append: room(inner.append),
    rewrite: room(inner.rewrite),
    writeRecord: room(inner.writeRecord),
  }
  return { inner, machine, store }
}

describe('what a full machine would not take', () => {
  const opening = { game: 'negotiator', setup: { abductor: 'edward' }, seed: 'full', practice: false, seats: [] }
  const hosting = (store: Store) => ({ store, now: () => 5, think: () => Promise.reject(new Error('no bots')) })
  const firstOption = (hosted: ReturnType<typeof hostMatch>): string => {
    const { game, match } = hosted.open()
    return game.nameOf(game.decisions(match.state)[0].options[0])
  }

  test('is there as long as the process, listed and loaded, and is written when there is room again', async () => {
    const { inner, machine, store: given } = fullable()
    const store = withUnkept(given)
    machine.isFull = true
    const open = await openNew(shipped, opening, 'a', 0, () => '5'.repeat(64))
    const first = hostMatch(hosting(store), open)
    await first.begin()
    await first.seat(0).choose([firstOption(first)])
    expect(await inner.list()).toEqual([])
    expect((await store.list()).map(({ id }) => id)).toEqual(['a'])
    const kept = await store.load('a')
    expect(kept?.durable).toBeNull()
    machine.isFull = false
    if (!kept) throw new Error('not held')
    const again = hostMatch(hosting(store), await openKept(shipped, kept))
    expect(again.open().match.record).toEqual(first.open().match.record)
    await again.begin()
    expect((await inner.list())[0]).toEqual(lineOf(again.open(), 5))
  })

  test('is not lost where somebody leaves, comes back and goes on when there is room again', async () => {
    const { inner, machine, store: given } = fullable()
    const store = withUnkept(given)
    const first = hostMatch(hosting(store), await openNew(shipped, opening, 'a', 0, () => '5'.repeat(64)))
    await first.begin()
    await first.seat(0).choose([firstOption(first)])
    machine.isFull = true
    await first.seat(0).choose([firstOption(first)])
    await first.seat(0).choose([firstOption(first)])
    expect(await first.checkpoint()).toBe(false)
    await first.close()
    const kept = await store.load('a')
    if (!kept) throw new Error('not held')
    const again = hostMatch(hosting(store), await openKept(shipped, kept))
    expect(again.open().match.record).toEqual(first.open().match.record)
    machine.isFull = false
    await again.seat(0).choose([firstOption(again)])
    const lying = await inner.load('a')
    if (!lying) throw new Error('not kept')
    expect((await openKept(shipped, lying)).match.record).toEqual(again.open().match.record)
  })
})
