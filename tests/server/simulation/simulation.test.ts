import { expect, test } from 'vitest'
import { campaign, evening } from './campaign.ts'

const { matches, seed } = campaign({ matches: 4, seed: 'evening' })

test(`${matches} matches or more, simulated from seed ${seed}: nothing wrong, and every match ends`, async () => {
  let played = 0
  for (let n = 0; played < matches; n++) played += (await evening(seed, n)).matches
})

test('an evening of the same seed is the same to the last message', async () => {
  const [one, again] = [await evening('again', 6), await evening('again', 6)]
  expect(again).toEqual(one)
})
