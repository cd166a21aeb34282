import { expect, test } from 'vitest'
import type { Json, Viewer } from '../engine/game.ts'
import { shipped } from '../games/index.ts'
import { openSave } from './archive/index.ts'
import { hostMatch } from './hosted.ts'
import type { HostedMatch } from './hosting.ts'
import { memoryStore } from './memory-store.ts'
import { openNew } from './opening.ts'
import { type Shown, withUpdate } from './shown.ts'
import type { Store } from './store.ts'
import { keepSuspicions, readSuspicions, withSuspicion } from './suspicions.ts'

const seats = ['Ann', 'Ben', 'Cy', 'Dee'].map((name, i) => ({ name, bot: i === 3 ? 'steady' : null }))

const hosting = (store: Store) => ({
  store,
  now: () => 0,
  think: () => Promise.reject(new Error('nobody thinks here')),
})

/** A table that is kept in this store: a new one, or the one that is there. */
async function tableIn(store: Store): Promise<HostedMatch> {
  if (await store.load('one')) return hostMatch(hosting(store), await openSave({ games: shipped, store }, 'one'))
  const opening = { game: 'homeland', setup: { players: 4 }, seed: 's', practice: false, seats }
  const hosted = hostMatch(hosting(store), await openNew(shipped, opening, 'one', 0, () => '5'.repeat(64)))
  await hosted.begin()
  return hosted
}

/** What one viewer is shown at a hosted match, from now on. */
function shownTo(hosted: HostedMatch, viewer: Viewer): () => Shown | null {
  let shown: Shown | null = null
  hosted.seat(viewer).subscribe(update => {
    shown = withUpdate(shown, update)
  })
  return () => shown
}

test('a suspicion is shown to its own seat alone, and is there again after a reload', async () => {
  const store = memoryStore()
  const open = await tableIn(store)
  const own = shownTo(open, 0)
  const others = ([1, 2, 'observer'] as const).map(viewer => shownTo(open, viewer))
  await open.seat(0).suspect(2, [11, 22, 67])
  expect(own()?.suspicions).toEqual({ 2: [11, 22, 67] })
  for (const other of [...others, ...([1, 2, 'observer'] as const).map(viewer => shownTo(open, viewer))]) {
    expect(other()).toMatchObject({ n: 1, suspicions: {} })
    expect(JSON.stringify(other())).not.toContain('[11,22,67]')
  }
  const again = await tableIn(store)
  const later = shownTo(again, 0)
  expect(later()?.suspicions).toEqual({ 2: [11, 22, 67] })
  await again.seat(0).suspect(2, null)
  expect(later()?.suspicions).toEqual({})
})

test('nobody thinks for a bot, without a seat, or of oneself', async () => {
  const store = memoryStore()
  const open = await tableIn(store)
  const mix = [50, 25, 25]
  expect(() => open.seat(3)).toThrow('talk.bot')
  await expect(open.seat('observer').suspect(2, mix)).rejects.toThrow('match.no-seat')
  await expect(open.seat(0).suspect(0, mix)).rejects.toThrow('talk.yourself')
  await expect(open.seat(0).suspect(9, mix)).rejects.toThrow('talk.no-such-player')
  await expect(open.seat(0).suspect(1, [1, 2, 3])).rejects.toThrow('hundred')
  expect(await store.readRecord('suspicions:one')).toBeUndefined()
})

test('what was thought of a match goes with it', async () => {
  const store = memoryStore()
  await (await tableIn(store)).seat(0).suspect(2, [0, 0, 100])
  expect(await store.readRecord('suspicions:one')).toEqual({ 0: { 2: [0, 0, 100] } })
  await store.remove('one')
  expect(await store.readRecord('suspicions:one')).toBeUndefined()
})

test.each<[Json | undefined]>([[undefined], [null], [[]], ['x'], [{ 0: null }], [{ 0: { 1: [1, 2, 3] } }]])(
  'a damaged record %j is as good as none',
  given => {
    expect(Object.values(readSuspicions(given)).flatMap(Object.values)).toEqual([])
  },
)

test('what is thought at two nodes at once is kept, all of it', async () => {
  const memory = memoryStore()
  const store: Store = {
    ...memory,
    async swapRecord(name, before, value) {
      // Both have read it by now.
      await new Promise(resolve => setImmediate(resolve))
      if (JSON.stringify(await memory.readRecord(name)) !== JSON.stringify(before)) return false
      await memory.writeRecord(name, value)
      return true
    },
  }
  const open = (await tableIn(store)).open()
  const thinking = (player: number) =>
    keepSuspicions({ ...hosting(store), isShared: true, isServed: true }, open, (all, sitting) =>
      withSuspicion(all, { seat: 0, player, mix: [20, 30, 50] }, sitting),
    )
  await Promise.all([thinking(1), thinking(2)])
  expect(readSuspicions(await store.readRecord('suspicions:one'))).toEqual({
    0: { 1: [20, 30, 50], 2: [20, 30, 50] },
  })
})
