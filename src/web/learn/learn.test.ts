import { describe, expect, test } from 'vitest'
import { steady } from '../../bots/homeland/steady.ts'
import type { GameEvent } from '../../engine/game.ts'
import { homeland } from '../../games/homeland/index.ts'
import type { AnyGame } from '../../games/index.ts'
import { negotiator } from '../../games/negotiator/index.ts'
import { rulebooks, ruleNumbers } from '../../games/rulebook.ts'
import { rootsOf } from '../../seed/roots.ts'
import { botsAct } from '../../table/bots.ts'
import { openMatch } from '../../table/match.ts'
import { openTable, sideOf } from '../../table/table.ts'
import { languages, speaker } from '../../words/index.ts'
import { learnWords } from '../../words/learn.ts'
import { exampleOf } from './example-files.ts'
import { examples } from './examples.ts'
import {
  calls,
  firstLesson,
  type Lesson,
  lessons,
  puzzleStanding,
  puzzles,
  standingOf,
  stepOf,
  type Watched,
} from './lessons.ts'
import { openingOf, type ScenarioFile, scenarioNamed, seatNames } from './scenarios.ts'

const call = negotiator()
const games: Readonly<Record<string, AnyGame>> = {
  negotiator: call as unknown as AnyGame,
  homeland: homeland() as unknown as AnyGame,
}
const names = seatNames(speaker('en', learnWords))

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
function tableOf(file: ScenarioFile, tag: string) {
  const { game: id, seed, practice, seats, position = null, setup } = openingOf(file, tag, names)
  const game = games[id]
  const table = openTable(game, openMatch(game, { setup, seed: seed ?? '', practice, seats, position }), () => {})
  const me = Math.max(
    0,
    seats.findIndex(({ bot }) => bot === null),
  )
  const watched = (): Watched => {
    const side = sideOf(table, me)
    const decision = side.decision()
    return {
      viewer: me,
      events: side.events(),
      outcome: side.outcome(),
      asked: decision && { kind: decision.kind, options: [], explanation: { options: [], refused: [] } },
    }
  }
  const letBots = (): void =>
    botsAct(table as Parameters<typeof botsAct>[0], seat => (seats[seat]?.bot ? (steady as never) : null))
  return { table, watched, letBots, me }
}

/** Plays the own part of a script, bots doing theirs; what the coach says before each choice, and the standing after. */
function playLesson(lesson: Lesson): { readonly said: readonly string[]; readonly standings: readonly string[] } {
  const file = fileOf(lesson.name)
  const { table, watched, letBots, me } = tableOf(file, lesson.name)
  const said: string[] = []
  const standings: string[] = []
  for (const choice of file.script) {
    if (typeof choice !== 'string' || sideOf(table, me).decision() === null) continue
    if (standings.includes('done')) break
    said.push(stepOf(lesson, watched()).say)
    table.take({ type: 'choose', seat: me, choices: [choice] }, 'later')
    letBots()
    standings.push(standingOf(lesson, watched()))
  }
  return { said, standings }
}

describe.each(lessons.map(lesson => [lesson.name, lesson] as const))('the lesson %s', (_name, lesson) => {
  test('says at most twelve words at a time, in every language', () => {
    for (const language of languages) {
      const say = speaker(language, learnWords)
      for (const key of [...lesson.steps.map(step => step.say), lesson.done, 'lesson.missed'])
        expect(say(key).split(/\s+/).length, `${language} ${key}: ${say(key)}`).toBeLessThanOrEqual(12)
      expect(say(lesson.title)).toBeTruthy()
      expect(say(lesson.text)).toBeTruthy()
    }
  })

  test('reaches its goal when played by its script, and not before its end', () => {
    const { standings } = playLesson(lesson)
    expect(standings.at(-1)).toBe('done')
    expect(standings.slice(0, -1).every(standing => standing === 'on')).toBe(true)
  })

  test('has a new line for its coach as it goes on', () => {
    const { said } = playLesson(lesson)
    expect(new Set(said).size).toBeGreaterThan(1)
    expect(said[0]).toBe(lesson.steps[0].say)
  })
})

test('there are six calls to learn from, and each is over in a minute: at most seven choices', () => {
  expect(calls).toHaveLength(6)
  for (const { name } of calls) expect(fileOf(name).script.length, name).toBeLessThanOrEqual(7)
})

test('a lesson that is missed says so, and its rewind brings the coach back', () => {
  const lesson = lessons.find(({ name }) => name === 'convert-a-four') as Lesson
  const { table, watched } = tableOf(fileOf(lesson.name), lesson.name)
  const before = stepOf(lesson, watched()).say
  table.take({ type: 'choose', seat: 0, choices: ['play minor-extraction'] })
  expect(stepOf(lesson, watched()).say).toBe('lesson.convert-a-four.convert')
  table.take({ type: 'choose', seat: 0, choices: ['accept'] })
  expect(standingOf(lesson, watched())).toBe('missed')
  table.take({ type: 'rewind', to: 0 })
  expect(standingOf(lesson, watched())).toBe('on')
  expect(stepOf(lesson, watched()).say).toBe(before)
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

  test('is solved by its script in one conversation, with the dice laid open and no others, and nobody lost', () => {
    const { table, watched } = tableOf(file, name)
    const thrown: number[] = []
    for (const choice of file.script) {
      expect(puzzleStanding(watched())).toBe('on')
      table.take({ type: 'choose', seat: 0, choices: [String(choice)] })
    }
    for (const event of table.match().events as readonly { kind: string; dice?: readonly number[]; to?: number }[]) {
      if (event.kind === 'rolled') thrown.push(...(event.dice ?? []))
      if (event.kind === 'rerolled') thrown.push(event.to ?? 0)
    }
    expect(puzzleStanding(watched())).toBe('done')
    expect(thrown).toEqual(file.dice ?? [])
    expect(table.match().events.map(({ kind }) => kind)).not.toContain('killed')
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

  test.each(Object.keys(examples))('%s: its file is about it, and a person who opens it has something to do', rule => {
    const file = exampleOf(rule)
    if (!file) throw new Error(`no file for ${rule}`)
    expect(file.game).toBe(rule.startsWith('N') ? 'negotiator' : 'homeland')
    expect((file as Scripted).text + JSON.stringify((file as Scripted).script)).toContain(rule)
    const { watched, letBots } = tableOf(file, `rule-${rule}`)
    letBots()
    expect(watched().asked ?? watched().outcome).not.toBeNull()
    expect(watched().outcome, 'not over before it has begun').toBeNull()
  })
})
