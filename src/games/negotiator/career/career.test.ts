import { expect, test } from 'vitest'
import { type FinishedStory, isFinished, storyOf } from '../achievements/achievements.ts'
import type { Event } from '../events.ts'
import { achieved, bestProgress, type Career, newCareer, record, streak, totals } from './career.ts'

/** A finished game of one turn. */
function finished(abductor: string, ending: string, ...events: Event[]): FinishedStory {
  const story = storyOf([
    { kind: 'began', abductor, hostages: 7, threat: 4 },
    { kind: 'turn', turn: 1, terror: 11 },
    { kind: 'played', card: 'small-talk' },
    ...events,
    { kind: 'ended', ending, rule: 'N-25', threat: 4, turn: 1 },
  ])
  if (!isFinished(story)) throw new Error('this story has no end')
  return story
}

const add = (career: Career, story: FinishedStory): Career =>
  record(career, { story, seed: `test#${career.games.length}`, date: '2026-01-31' })
const win = (career: Career, abductor = 'arkayne') => add(career, finished(abductor, 'captured'))
const lose = (career: Career, abductor = 'arkayne') => add(career, finished(abductor, 'got-away'))
const wins = (career: Career, n: number): Career => (n === 0 ? career : wins(win(career), n - 1))

test('thirteen-in-a-row: thirteen wins, the same abductor every time', () => {
  expect(streak(wins(newCareer, 13))).toEqual({ current: 13, best: 13 })
  expect(achieved(wins(newCareer, 13))).toContain('thirteen-in-a-row')
})

test('thirteen-in-a-row: gained once, a later loss does not take it back', () => {
  const career = lose(wins(newCareer, 13))
  expect(streak(career)).toEqual({ current: 0, best: 13 })
  expect(achieved(career)).toContain('thirteen-in-a-row')
})

test('thirteen-in-a-row: missed by twelve, a loss and twelve more', () => {
  const career = wins(lose(wins(newCareer, 12)), 12)
  expect(streak(career)).toEqual({ current: 12, best: 12 })
  expect(achieved(career)).not.toContain('thirteen-in-a-row')
  expect(bestProgress(career)[0]).toEqual({ id: 'thirteen-in-a-row', progress: { have: 12, need: 13 } })
})

test('a game is recorded as it ended, and the career before it is left as it was', () => {
  const before = newCareer
  const released: Event = { kind: 'released', zone: 6, saved: 1, threat: 7 }
  const killed: Event = { kind: 'killed', zone: 5, killed: 1 }
  const after = add(before, finished('edward', 'got-away', released, killed))
  expect(before.games).toEqual([])
  expect(after.games).toEqual([
    {
      date: '2026-01-31',
      abductor: 'edward',
      seed: 'test#0',
      won: false,
      cause: 'got-away',
      turns: 1,
      saved: 1,
      killed: 1,
      achievements: ['release-at-e'],
    },
  ])
  expect(achieved(after)).toEqual(['release-at-e'])
  expect(JSON.parse(JSON.stringify(after))).toEqual(after)
})

test('the best progress is kept, and an abductor never met has none', () => {
  const rolled = (n: number): Event => ({ kind: 'rolled', card: 'keep-cool', dice: Array(n).fill(1), terror: false })
  const career = [rolled(2), rolled(4), rolled(3)].reduce(
    (sofar, event) => add(sofar, finished('arkayne', 'got-away', event)),
    newCareer,
  )
  const best = new Map(bestProgress(career).map(({ id, progress }) => [id, progress]))
  expect(best.size).toBe(23)
  expect(best.get('arkayne-five-dice')).toEqual({ have: 4, need: 5 })
  expect(best.get('donna-win-at-l')).toBeNull()
})

test('totals by abductor', () => {
  const career = lose(win(win(newCareer, 'donna'), 'edward'), 'donna')
  expect(totals(career)).toEqual({
    donna: { games: 2, won: 1, saved: 0, killed: 0 },
    edward: { games: 1, won: 1, saved: 0, killed: 0 },
  })
})
