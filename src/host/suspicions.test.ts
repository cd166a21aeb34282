import { expect, test } from 'vitest'
import type { Json } from '../../engine/game.ts'
import { openNew, recall, sceneOf, suspect } from './host.ts'
import { memoryStore } from './store.ts'
import { readSuspicions } from './suspicions.ts'

const seats = ['Ann', 'Ben', 'Cy', 'Dee'].map((name, i) => ({ name, bot: i === 3 ? 'steady' : null }))

const tableFor = (viewer: number) =>
  openNew({ game: 'homeland', setup: { players: 4 }, seed: 's', practice: false, seats }, 'one', 's', 0).then(open => {
    open.viewer = viewer
    return open
  })

test('a suspicion is shown to its own seat alone, and is there again after a reload', async () => {
  const store = memoryStore()
  const open = await tableFor(0)
  await suspect(store, open, { seat: 0, player: 2, mix: [11, 22, 67] })
  expect(sceneOf(open).suspicions).toEqual({ 2: [11, 22, 67] })
  for (const viewer of [1, 2, 'observer'] as const) {
    expect(sceneOf(open, viewer).suspicions).toEqual({})
    expect(JSON.stringify(sceneOf(open, viewer))).not.toContain('[11,22,67]')
  }
  const again = await tableFor(0)
  await recall(store, again)
  expect(sceneOf(again).suspicions).toEqual({ 2: [11, 22, 67] })
  await suspect(store, again, { seat: 0, player: 2, mix: null })
  expect(sceneOf(again).suspicions).toEqual({})
})

test('nobody thinks for a seat that does not look, for a bot, or of oneself', async () => {
  const store = memoryStore()
  const mix = [50, 25, 25]
  await expect(suspect(store, await tableFor(0), { seat: 1, player: 2, mix })).rejects.toThrow('talk.no-such-seat')
  await expect(suspect(store, await tableFor(3), { seat: 3, player: 2, mix })).rejects.toThrow('talk.no-such-seat')
  await expect(suspect(store, await tableFor(0), { seat: 0, player: 0, mix })).rejects.toThrow('talk.yourself')
  await expect(suspect(store, await tableFor(0), { seat: 0, player: 9, mix })).rejects.toThrow('talk.no-such-player')
  await expect(suspect(store, await tableFor(0), { seat: 0, player: 1, mix: [1, 2, 3] })).rejects.toThrow('hundred')
  expect(await store.readRecord('suspicions:one')).toBeUndefined()
})

test('what was thought of a match goes with it', async () => {
  const store = memoryStore()
  await suspect(store, await tableFor(0), { seat: 0, player: 2, mix: [0, 0, 100] })
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
