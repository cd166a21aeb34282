import { expect, test } from 'vitest'
import { expectMistake, newHome } from './command.ts'

const { run, say } = newHome()
const simulate = (flags: string) => say(`simulate negotiator ${flags}`)

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0)

test('one JSON object on one line, with all the figures', () => {
  const { code, out, err } = run('simulate negotiator --games 200 --bot random --abductor donna --seed s --json')
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out).toMatch(/^\{.*\}\n$/)
  const report = JSON.parse(out)
  expect(report).toMatchObject({ games: 200, bot: 'random', seed: 's', setup: { abductor: 'donna' } })
  expect(report.wins + sum(report.losses)).toBe(200)
  expect(sum(report.won)).toBe(report.wins)
  expect(Object.keys(report.losses)).toEqual(['too-many-killed', 'escaped', 'got-away', 'out-of-time'])
  expect(report.decisions).toBeGreaterThan(200 * 5)
  expect(report.meanTurns).toBeGreaterThan(1)
  expect(report.meanTurns).toBeLessThan(13)
  expect(report.seconds).toBeGreaterThan(0)
  expect(report.gamesPerSecond).toBeCloseTo(200 / report.seconds)
  expect(report.decisionsPerSecond).toBeCloseTo(report.decisions / report.seconds)
})

test('the same seed gives the same counts, another seed others', async () => {
  const counts = async (seed: string) => {
    const {
      seconds: _,
      gamesPerSecond: __,
      decisionsPerSecond: ___,
      ...rest
    } = JSON.parse((await simulate(`--games 60 --bot random --seed ${seed} --json`)).out)
    return rest
  }
  expect(await counts('a')).toEqual(await counts('a'))
  expect(await counts('a')).not.toEqual({ ...(await counts('b')), seed: 'a' })
})

test('in words: games, speed, wins with their interval, causes, turns', async () => {
  const { code, out, err } = await simulate('--games 30 --bot greedy --abductor random')
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out).toMatch(/^Games 30, decisions [\d,]+, \d+\.\d\d s\n[\d,]+ games\/s, [\d,]+ decisions\/s\n/)
  expect(out).toMatch(/^Won \d+ \(\d+\.\d\d%; 95 % interval \d+\.\d\d% to \d+\.\d\d%\)$/m)
  expect(out).toMatch(/^Lost: .+: \d+$/m)
  expect(out).toMatch(/^Mean turns \d+\.\d\d$/m)
})

test.each([
  ['--games 0', 'from 1 to 100,000,000, not “0”'],
  ['--games -5', 'not “-5”'],
  ['--games 1.5', 'not “1.5”'],
  ['--games 1e3', 'not “1e3”'],
  ['--games many', 'not “many”'],
  ['--games 100000001', 'not “100000001”'],
  ['--games', 'The option “--games” needs a value.'],
  ['--bot genius', 'There is no bot “genius”. Known are: random, greedy, solver.'],
  ['--bot constructor', 'There is no bot “constructor”.'],
  ['--abductor kevin', 'There is no abductor “kevin”. Known are: random, arkayne, donna, edward.'],
  [`--seed ${'x'.repeat(201)}`, 'A seed is 1 to 200 characters of text without control characters.'],
])('%s is refused', async (flags, sentence) => {
  expectMistake(await simulate(flags), sentence)
})
