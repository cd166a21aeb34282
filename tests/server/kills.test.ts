import { expect, test } from 'vitest'
import { killServers } from './kills.ts'

/** `npm run faults` sets how often; the seed is printed with what is found. */
const KILLS = Number(process.env.FAULT_KILLS ?? 2)
const SEED = process.env.FAULT_SEED ?? 'kills'

test(`${KILLS} kills under load lose no acknowledged choice, and every match plays on (seed ${SEED})`, async () => {
  const found = await killServers({ kills: KILLS, tables: Math.min(6, KILLS + 1), seed: SEED, mostChoices: 12 })
  console.log(JSON.stringify({ ...found, faults: found.faults.length }))
  expect(found.faults).toEqual([])
  expect(found.acknowledged).toBeGreaterThan(KILLS)
})
