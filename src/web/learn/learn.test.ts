import { describe, expect, test } from 'vitest'
import { askedAt, botsGo, happenedAt, openNew, sceneOf, take } from '../../../tests/hosted.ts'
import type { GameEvent } from '../../engine/game.ts'
import { negotiator } from '../../games/negotiator/index.ts'
import { rulebooks, ruleNumbers } from '../../games/rulebook.ts'
import { openingOf, type ScenarioFile, seatNames } from '../../host/lesson-opening.ts'
import {
  calls,
  firstLesson,
  type Lesson,
  lessons,
  lineOf,
  puzzleStanding,
  puzzles,
  rounds,
  standingOf,
  stepOf,
  type Watched,
} from '../../host/lessons.ts'
import { rootsOf } from '../../seed/roots.ts'
import { languages } from '../../words/index.ts'
import { learnWords } from '../../words/learn.ts'
import { sayFrom } from '../../words/say-from.ts'
import { exampleOf } from './example-files.ts'
import { examples } from './examples.ts'
import { scenarioNamed } from './scenarios.ts'

const call = negotiator()
const names = seatNames(sayFrom('en', learnWords))

interface Scripted extends ScenarioFile {
  readonly text: string
  readonly script: readonly (string | { readonly refused: string })[]
}
const fileOf = (name: string): Scripted => {
  const file = scenarioNamed(name)
  if (!file) throw new Error(`no file for ${name}`)
  return file as Scripted
}

/** The table of a scenario, as the page opens it. */
async function tableOf(file: ScenarioFile, tag: string) {
  const opening = openingOf(file, tag, names)
  const table = await openNew(opening, tag, opening.seed ?? '', 0)
  const me = Math.max(
    0,
    opening.seats.findIndex(({ bot }) => bot === null),
  )
  const watched = (): Watched => sceneOf(table, me)
  return { table, watched, me }
}

/** Plays the own part of a script, bots doing theirs; what the coach says before each choice, and the standing after. */
async function playLesson(
  lesson: Lesson,
): Promise<{ readonly said: readonly string[]; readonly standings: readonly string[] }> {
  const file = fileOf(lesson.name)
  const { table, watched, me } = await tableOf(file, lesson.name)
  const said: string[] = []
  const standings: string[] = []
  for (const choice of file.script) {
    if (typeof choice !== 'string' || !askedAt(table).some(({ seat }) => seat === me)) continue
    if (standings.includes('done')) break
    said.push(stepOf(lesson, watched()).say)
    take(table, { type: 'choose', seat: me, choices: [choice] })
    standings.push(standingOf(lesson, watched()))
  }
  return { said, standings }
}

describe.each(lessons.map(lesson => [lesson.name, lesson] as const))('the lesson %s', (_name, lesson) => {
  test('says at most twelve words at a time, in every language', () => {
    for (const language of languages) {
      const say = sayFrom(language, learnWords)
      for (const key of [
        ...lesson.steps.map(step => step.say),
        lesson.done,
        lesson.over ?? lesson.done,
        'lesson.missed',
      ])
        expect(say(key).split(/\s+/).length, `${language} ${key}: ${say(key)}`).toBeLessThanOrEqual(12)
      expect(say(lesson.title)).toBeTruthy()
      expect(say(lesson.text)).toBeTruthy()
    }
  })

  test('reaches its goal when played by its script, and not before its end', async () => {
    const { standings } = await playLesson(lesson)
    expect(standings.at(-1)).toBe('done')
    expect(standings.slice(0, -1).every(standing => standing === 'on')).toBe(true)
  })

  test('has a new line for its coach as it goes on', async () => {
    const { said } = await playLesson(lesson)
    expect(new Set(said).size).toBeGreaterThan(1)
    expect(said[0]).toBe(lesson.steps[0].say)
  })
})

test('there are six calls to learn from, and each is over in a minute: at most seven choices', () => {
  expect(calls).toHaveLength(6)
  for (const { name } of calls) expect(fileOf(name).script.length, name).toBeLessThanOrEqual(7)
})

test('a lesson that is missed says so, and its rewind brings the coach back', async () => {
  const lesson = lessons.find(({ name }) => name === 'convert-a-four') as Lesson
  const { table, watched } = await tableOf(fileOf(lesson.name), lesson.name)
  const before = stepOf(lesson, watched()).say
  take(table, { type: 'choose', seat: 0, choices: ['play minor-extraction'] })
  expect(stepOf(lesson, watched()).say).toBe('lesson.convert-a-four.convert')
  take(table, { type: 'choose', seat: 0, choices: ['accept'] })
  expect(standingOf(lesson, watched())).toBe('missed')
  take(table, { type: 'rewind', to: 0 })
  expect(standingOf(lesson, watched())).toBe('on')
  expect(stepOf(lesson, watched()).say).toBe(before)
})

test('lesson 1 says what a success is whatever is played first, and speaks of nobody by number', async () => {
  const lesson = calls[0]
  const say = sayFrom('en', learnWords)
  for (const first of ['keep-cool', 'small-talk']) {
    const { table, watched } = await tableOf(fileOf(lesson.name), lesson.name)
    take(table, { type: 'choose', seat: 0, choices: [`play ${first}`] })
    expect(say(lineOf(lesson, watched(), false))).toMatch(/^5s? and 6s? /)
  }
  expect(say(lesson.done)).not.toMatch(/\b(one|two)\b/i)
})

test('lesson 5 does not ask again for a card that is spent, but says that it is missed', async () => {
  const lesson = lessons.find(({ name }) => name === 'demands-and-terror') as Lesson
  const { table, watched } = await tableOf(fileOf(lesson.name), lesson.name)
  take(table, { type: 'choose', seat: 0, choices: ['bank what-are-your-demands'] })
  expect(lineOf(lesson, watched(), false)).toBe('lesson.missed')
  take(table, { type: 'rewind', to: 0 })
  expect(lineOf(lesson, watched(), false)).toBe('lesson.demands-and-terror.ask')
  take(table, { type: 'choose', seat: 0, choices: ['play what-are-your-demands'] })
  expect(lineOf(lesson, watched(), false)).toBe('lesson.demands-and-terror.reveal')
})

test('the guided round speaks of the analysis while it is watched, and of the next lesson afterwards', async () => {
  const [lesson] = rounds
  const file = fileOf(lesson.name)
  const { table, watched, me } = await tableOf(file, lesson.name)
  for (const choice of file.script)
    if (
      typeof choice === 'string' &&
      askedAt(table).some(({ seat }) => seat === me) &&
      standingOf(lesson, watched()) === 'on'
    )
      take(table, { type: 'choose', seat: me, choices: [choice] })
  expect(lineOf(lesson, watched(), true)).toBe('lesson.round.done')
  expect(lineOf(lesson, watched(), false)).toBe('lesson.round.over')
})

const stateOf = ({ position, seed = '', dice = [] }: ScenarioFile) =>
  call.position.read(position, rootsOf(seed, call.chances), dice)
type State = ReturnType<typeof stateOf>

test('in the first lesson, whatever is said face up, somebody goes free and nobody is harmed', () => {
  let freed = 0
  const walk = (state: State): void => {
    const [asked] = call.decisions(state)
    const plays = asked.options.filter(option => call.nameOf(option).startsWith('play'))
    expect(plays.length, 'a card is left to play').toBeGreaterThan(0)
    for (const option of plays) {
      const next = call.clone(state)
      const events: GameEvent[] = []
      call.apply(next, asked.seat, option, events as never)
      expect(events.map(({ kind }) => kind)).not.toContain('killed')
      if (events.some(({ kind }) => kind === 'released')) freed++
      else walk(next)
    }
  }
  walk(stateOf(fileOf(firstLesson)))
  expect(freed).toBeGreaterThan(3)
})

describe.each(puzzles.map(({ name }) => name))('%s', name => {
  const file = fileOf(name)
  const start = stateOf(file)
  const { turn } = call.view(start, 0)

  /** All ways to go on in this conversation: how many there are, how many of them win. */
  const ways = new Map<string, readonly [won: number, all: number]>()
  const count = (state: State): readonly [won: number, all: number] => {
    const outcome = call.outcome(state)
    const view = call.view(state, 0)
    if (outcome || view.phase !== 'conversation' || view.turn !== turn) return [outcome?.winners.length ? 1 : 0, 1]
    const key = JSON.stringify(state)
    const known = ways.get(key)
    if (known) return known
    let won = 0
    let all = 0
    const [asked] = call.decisions(state)
    for (const option of asked.options) {
      const next = call.clone(state)
      call.apply(next, asked.seat, option)
      const [more, of] = count(next)
      won += more
      all += of
    }
    const found = [won, all] as const
    ways.set(key, found)
    return found
  }

  test('is solved by its script in one conversation, with the dice laid open and no others, and nobody lost', async () => {
    const { table, watched } = await tableOf(file, name)
    const thrown: number[] = []
    for (const choice of file.script) {
      expect(puzzleStanding(watched())).toBe('on')
      take(table, { type: 'choose', seat: 0, choices: [String(choice)] })
    }
    for (const event of happenedAt(table) as readonly { kind: string; dice?: readonly number[]; to?: number }[]) {
      if (event.kind === 'rolled') thrown.push(...(event.dice ?? []))
      if (event.kind === 'rerolled') thrown.push(event.to ?? 0)
    }
    expect(puzzleStanding(watched())).toBe('done')
    expect(thrown).toEqual(file.dice ?? [])
    expect(happenedAt(table).map(({ kind }) => kind)).not.toContain('killed')
  })

  test('is a puzzle: fewer than one way in ten wins', () => {
    const [won, all] = count(start)
    expect(won).toBeGreaterThan(0)
    expect(won * 10).toBeLessThan(all)
  })
})

describe('the positions to try from the rulebook', () => {
  const numbers = Object.values(rulebooks).flatMap(book => book.sections.flatMap(section => ruleNumbers(book, section)))

  test('belong to rules there are', () => {
    expect(Object.keys(examples).filter(rule => !numbers.includes(rule))).toEqual([])
    expect(Object.keys(examples).length).toBeGreaterThan(40)
  })

  test.each(Object.keys(examples))(
    '%s: its file is about it, and a person who opens it has something to do',
    async rule => {
      const file = exampleOf(rule)
      if (!file) throw new Error(`no file for ${rule}`)
      expect(file.game).toBe(rule.startsWith('N') ? 'negotiator' : 'homeland')
      expect((file as Scripted).text + JSON.stringify((file as Scripted).script)).toContain(rule)
      const { watched, table } = await tableOf(file, `rule-${rule}`)
      botsGo(table)
      expect(watched().asked ?? watched().outcome).not.toBeNull()
      expect(watched().outcome, 'not over before it has begun').toBeNull()
    },
  )
})
