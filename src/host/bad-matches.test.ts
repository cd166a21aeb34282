import { expect, test } from 'vitest'
import { badMatches, good, goodMatch, people } from '../../tests/bad-matches.ts'
import { archiveOf, openNew, take } from '../../tests/hosted.ts'
import { Fault } from '../engine/game.ts'
import { memoryStore } from './memory-store.ts'
import type { Opening } from './opening.ts'

/** The reader of every host; tests/cli/bad-matches.test.ts is the terminal’s. */

test.each(badMatches)('the page refuses %s', async (_, file, key) => {
  const store = memoryStore()
  const taken = archiveOf(store).take({ text: JSON.stringify(file) })
  await expect(taken).rejects.toMatchObject({ key })
  expect(await store.list()).toEqual([])
})

test('a new table is held to the same', async () => {
  const opening = { game: 'homeland', setup: { players: 3 }, seed: 'x', practice: false } as const
  const open = (seats: Opening['seats']) => openNew({ ...opening, seats }, 'id', 'x', 0)
  await expect(open(people('Ann', 'Ben'))).rejects.toMatchObject({ key: 'file.seats' })
  await expect(open(people('Ann', 'Ann', 'Cy'))).rejects.toMatchObject({ key: 'seats.name-twice' })
  expect((await open(good)).match.record.seats).toEqual(good)
})

test('what the page says and notes is held to the same', async () => {
  const opening = { game: 'homeland', setup: { players: 3 }, seed: 'x', practice: false, seats: good } as const
  const open = await openNew(opening, 'id', 'x', 0)
  const before = JSON.stringify(open.match.record)
  const nowhere = { about: 'case', case: 999, says: 'dangerous' }
  for (const input of [
    { type: 'claim', seat: 0, claim: nowhere },
    { type: 'claim', seat: 0, claim: { ...nowhere, case: 1, says: 'zork' } },
    { type: 'claim', seat: 0, claim: { about: 'retract', case: 1 } },
    { type: 'claim', seat: 3, claim: { ...nowhere, case: 1 } },
    { type: 'note', seat: 0, about: { case: 999 }, text: 'hm' },
  ] as const)
    expect(() => take(open, input)).toThrow(Fault)
  expect(JSON.stringify(open.match.record)).toBe(before)
})

test('the page takes what is good', async () => {
  const taken = await archiveOf(memoryStore()).take({ text: JSON.stringify(goodMatch) })
  expect(taken).toMatchObject({ added: 1 })
})
