import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectMistake, first, newHome } from './command.ts'

const { say, at, write, read } = newHome()
const play = (flags: string) => say(`play negotiator --plain ${flags}`, first)
const career = async (): Promise<{ games: { seed: string; abductor: string; won: boolean }[] }> =>
  JSON.parse((await say('career --json')).out)

test('nobody has a career yet', async () => {
  const { code, out } = await say('career')
  expect(code).toBe(0)
  expect(out).toMatch(/^No game yet\.\n/)
  expect(out.match(/^\[ \] .+$/gm)).toHaveLength(23)
  expect(existsSync(at('career.json'))).toBe(false)
})

test('a finished game counts once for each seed and abductor', async () => {
  const { out } = await play('--seed one')
  expect(out).toMatch(/^Wins in a row: \d+ now, \d+ at best\.$/m)
  expect(out).toMatch(/^Achievements: \d+ of 23\.$/m)
  expect((await career()).games).toEqual([expect.objectContaining({ seed: 'one', abductor: 'arkayne' })])
  expect((await play('--seed one')).out).toContain('This seed has been played before against this abductor')
  await play('--seed one --abductor donna')
  expect((await career()).games.map(({ abductor }) => abductor)).toEqual(['arkayne', 'donna'])
})

test('what does not count: practice, games that are not kept, games that were left, programs', async () => {
  const before = await career()
  await say('play negotiator --plain --practice --seed two', `${first}q\n`)
  await play('--no-save --seed three')
  await say('play negotiator --plain --seed four', '1\nq\n')
  await say('play negotiator --json --seed five', 'hang-up\ndone\n'.repeat(50))
  expect(await career()).toEqual({ ...before, rehearsed: [{ abductor: 'arkayne', seed: 'two' }] })
})

test('a call that was practised, even if it was left, no longer counts against that abductor; with --no-save nothing is written', async () => {
  const before = await career()
  await say('play negotiator --plain --practice --seed six', '1\nw 1\nq\n')
  expect((await play('--seed six')).out).toContain('This call was practised before: its luck is known')
  expect((await career()).games).toEqual(before.games)
  const donna = await play('--seed six --abductor donna')
  expect(donna.out).not.toContain('practised before')
  expect((await career()).games).toHaveLength(before.games.length + 1)
  const kept = read('career.json')
  await say('play negotiator --plain --practice --seed seven --no-save', '1\nq\n')
  expect(read('career.json')).toBe(kept)
})

test('the career adds up, and shows how near each achievement was', async () => {
  const { out } = await say('career')
  expect(out).toMatch(/^3 games, \d won\.\n/)
  expect(out).toMatch(/^Arkayne Massua: \d of 1 won$/m)
  expect(out).toMatch(/^Donna Scarborough: \d of 2 won$/m)
  expect(out.match(/^\[[x ]\] .+$/gm)).toHaveLength(23)
  expect(out).toMatch(/\(\d+% of the way at best\)$/m)
})

test.each<[string, unknown, string]>([
  ['cut off', '{"format": "situation-room/career@1", "ga', 'This is not a whole career file.'],
  ['of the future', { format: 'situation-room/career@2', games: [], best: {} }, 'the format “situation-room/career@2”'],
  [
    'misshapen',
    { format: 'situation-room/career@1', games: [{}], best: {} },
    'At “games.0.date” there should be a text.',
  ],
  ['something else', { hello: 1 }, 'This is not a whole career file.'],
])('a career file that is %s is told of, left as it is, and takes no debrief away', async (name, content, sentence) => {
  const whole = read('career.json')
  write('career.json', content)
  const damaged = read('career.json')
  expectMistake(await say('career'), sentence)
  const { code, out } = await play(`--seed ${name.replaceAll(' ', '-')}`)
  expect(code).toBe(0)
  expect(out).toMatch(/^(Won|Lost): .+ Rule N-\d+\.$/m)
  expect(out).toContain('This game could not be added to the career.')
  expect(out).toContain(sentence)
  expect(read('career.json')).toBe(damaged)
  write('career.json', whole)
})

test('a career that cannot be read is no empty career', async () => {
  rmSync(at('career.json'))
  mkdirSync(at('career.json'))
  expectMistake(await say('career'), 'that can be read.')
  expect((await play('--seed folder')).out).toContain('This game could not be added to the career.')
  rmSync(at('career.json'), { recursive: true })
})
