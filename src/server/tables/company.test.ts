import { expect, test } from 'vitest'
import { virtualTime } from '../../../tests/server/virtual.ts'
import { type Company, openCompany } from './company.ts'
import type { Place } from './live-table.ts'

const AWAY_MS = 60_000
/** A disk that is slow to answer. */
const COMMIT_MS = 5000

/** A table whose log says who is away; what is marked is there once it is written. */
function table() {
  const time = virtualTime()
  const world = time.machine(() => Buffer.alloc(0))
  const places: Place[] = []
  const elsewhere: Place[] = []
  const silent = new Set<number>()
  const away = new Set<number>()
  const company: Company = openCompany({
    ...{
      places: () => [...places, ...elsewhere],
      here: () => places,
      isSilent: async (seat: number) => silent.has(seat),
      tell() {},
      awayMs: AWAY_MS,
      world,
    },
    async isThere(seat, isHere) {
      if (away.has(seat) !== isHere) return
      await new Promise<void>(resolve => void time.after(COMMIT_MS, resolve))
      if (isHere) away.delete(seat)
      else away.add(seat)
      company.missed([...away])
    },
  })
  const pass = (ms: number): Promise<boolean> => time.run(() => false, ms)
  return { places, elsewhere, silent, away, company, pass }
}

test('whoever has no line for long enough is away, and back when they have one', async () => {
  const { places, away, company, pass } = table()
  company.expect([0])
  await pass(AWAY_MS - 1)
  expect([...away]).toEqual([])
  await pass(1 + COMMIT_MS)
  expect([...away]).toEqual([0])
  places.push(0)
  company.changed()
  await pass(COMMIT_MS)
  expect([...away]).toEqual([])
})

test('whoever comes back while it is being written that they are away does not stay away', async () => {
  const { places, away, company, pass } = table()
  company.expect([0])
  await pass(AWAY_MS + COMMIT_MS / 2)
  places.push(0)
  company.changed()
  await pass(2 * COMMIT_MS)
  expect([...away]).toEqual([])
})

test('whoever is away by the log and has a line here is back: another node has missed it', async () => {
  const { places, away, company, pass } = table()
  places.push(0)
  company.changed()
  away.add(0)
  company.missed([0])
  await pass(COMMIT_MS)
  expect([...away]).toEqual([])
})

test('whoever has a line and does not answer stays away, and whoever has one elsewhere is back there', async () => {
  const { places, elsewhere, silent, away, company, pass } = table()
  places.push(0)
  elsewhere.push(1)
  company.changed()
  await pass(COMMIT_MS)
  for (const seat of [0, 1]) away.add(seat)
  silent.add(0)
  company.missed([0, 1])
  await pass(2 * COMMIT_MS)
  expect([...away]).toEqual([0, 1])
  silent.delete(0)
  company.missed([0, 1])
  await pass(2 * COMMIT_MS)
  expect([...away]).toEqual([1])
})
