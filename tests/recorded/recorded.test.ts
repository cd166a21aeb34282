import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  achievementIds,
  achievements,
  type FinishedStory,
  gainedBy,
  isFinished,
  storyOf,
  streakAchievement,
} from '../../src/games/negotiator/achievements/achievements.ts'
import { achieved, newCareer, record, streak } from '../../src/games/negotiator/career/career.ts'
import type { Event } from '../../src/games/negotiator/events.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { rootsOf } from '../../src/seed/roots.ts'

/** If these fail after a change of cards or rules, find the games again: the command is in search-achievements.ts. */
interface Recorded {
  readonly game: string
  readonly setup: { readonly abductor: string }
  readonly seed: string
  readonly choices: readonly string[]
}

const game = negotiator()
const read = (id: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `${id}.json`), 'utf8'))

/** Play it again from normal set-up; the game refuses whatever is not allowed. */
function replay({ setup, seed, choices }: Recorded): FinishedStory {
  const events: Event[] = []
  const state = game.start(setup, rootsOf(seed, game.chances), events)
  for (const name of choices) game.apply(state, 0, game.optionOf(name) ?? -1, events)
  const story = storyOf(events)
  if (!isFinished(story)) throw new Error(`${seed} is not played to its end`)
  return story
}

test('there is a recorded game for each achievement, and no other', () => {
  const files = readdirSync(import.meta.dirname).filter(name => name.endsWith('.json'))
  expect(files.sort()).toEqual(achievementIds.map(id => `${id}.json`).sort())
})

describe.each(achievements.map(({ id }) => id))('%s', id => {
  test('is gained in its recorded game', () => {
    const recorded = read(id) as Recorded & { readonly achieved: string }
    expect(recorded).toMatchObject({ game: 'negotiator', achieved: id, seed: expect.stringMatching(/^record#\d+$/) })
    expect(gainedBy(replay(recorded))).toContain(id)
  })
})

describe(streakAchievement.id, () => {
  const games = read(streakAchievement.id) as Recorded[]
  const career = (played: readonly Recorded[]) =>
    played.reduce((sofar, one) => record(sofar, { story: replay(one), seed: one.seed, date: '2026-01-31' }), newCareer)

  test('is gained in its recorded career of thirteen games', () => {
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(13)
    expect(streak(career(games))).toEqual({ current: 13, best: 13 })
    expect(achieved(career(games))).toContain(streakAchievement.id)
  })

  test('is not gained a game earlier', () => {
    expect(achieved(career(games.slice(1)))).not.toContain(streakAchievement.id)
  })
})
