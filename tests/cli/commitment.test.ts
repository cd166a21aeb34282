import { expect, test } from 'vitest'
import { digest } from '../../src/seed/roots.ts'
import { canonical } from '../../src/table/file.ts'
import { guessedFrom } from '../dictionary.ts'
import { expectMistake, newHome, readGame } from './command.ts'

/** What a table is shown of its luck before the first choice, and what it can check at the end. */

const { say, games, write } = newHome()

test('a dictionary finds a typed seed in what it must be in, and in nothing that a table is told', async () => {
  expect(guessedFrom(`SHA-256 ${digest('cup#17')}`)).toEqual(['cup#17'])
  const json = await say('play homeland --players 3 --seat 2 --json --seed cup#17', 'end\nend\n')
  const plain = await say('play homeland --players 3 --bots 2 --names Ann --plain --seed cup#17', '1\n1\nb\nq\n')
  const told = [json.out, json.err, plain.out, plain.err, ...games()].join('\n')
  expect(told).toContain('"commitment":"')
  expect(told).toContain('the SHA-256 of both is ')
  expect(guessedFrom(told)).toEqual([])
})

test('the same seed twice is committed to in two ways, each of which stays the same until the end', async () => {
  const commitmentIn = (out: string): string => /the SHA-256 of both is ([0-9a-f]{64})/.exec(out)?.[1] ?? ''
  const play = 'play homeland --players 3 --bots 2 --names Ann --plain --seed twice'
  const one = await say(play, 'q\n')
  const file = games().at(-1) ?? ''
  expect(commitmentIn((await say(play, 'q\n')).out)).not.toBe(commitmentIn(one.out))

  const { out } = await say(['resume', file, '--plain'], '1\n'.repeat(2000))
  expect(commitmentIn(out)).toBe(commitmentIn(one.out))
  const { seed, nonce, commitment } = readGame(file)
  expect(commitment).toBe(commitmentIn(one.out))
  expect(digest(`situation-room/commitment@1/${nonce}/${seed}`)).toBe(commitment)
  const revealed = `Seed twice, nonce ${nonce}. The SHA-256 of both, shown at the start: ${commitment}.`
  expect(out).toContain(revealed)
  expect((await say(['replay', file, '--check'])).out).toContain(revealed)
})

test('replay refuses a game whose nonce is not the one that was committed to', async () => {
  const file = games().find(one => readGame(one).outcome !== undefined) ?? ''
  const { check: _, ...content } = { ...readGame(file), nonce: '0'.repeat(64) }
  const changed = write('changed.json', { ...content, check: digest(canonical(content)) })
  expectMistake(await say(['replay', changed, '--check']), 'Seed and nonce do not fit what was shown')
})
