import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../../../words/index.ts'
import { standard } from '../cards/standard.ts'
import { HIGHEST, LOWEST } from '../vocabulary.ts'
import { type Lines, moments, moodOf, moods, outcomeOf, outcomes, SECOND } from './lines.ts'

const read = (language: string): Lines =>
  JSON.parse(readFileSync(new URL(`${language}.json`, import.meta.url), 'utf8')) as Lines

interface Said {
  readonly where: string
  readonly text: string
}

/** Every line with the way to it; what is neither a line nor a branch is a fault in the file. */
function linesIn(node: unknown, where: string): Said[] {
  if (typeof node === 'string') return [{ where, text: node }]
  if (typeof node !== 'object' || node === null) throw new Error(`${where} is neither a line nor a group of lines.`)
  return Object.entries(node).flatMap(([key, inner]) => linesIn(inner, where === '' ? key : `${where}/${key}`))
}

const pools = (lines: Lines): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>()
  for (const { where } of linesIn(lines, '')) {
    const pool = where.slice(0, where.lastIndexOf('/'))
    sizes.set(pool, (sizes.get(pool) ?? 0) + 1)
  }
  return sizes
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')

const { conversation, abductors } = standard
const titles = conversation.map(({ id }) => id)
const tested = conversation.filter(card => card.rows).map(({ id }) => id)
const people = [...abductors.map(({ id }) => id), SECOND]

/** Every pool the file must have, and how many lines are the least for it. */
const wanted: readonly (readonly [string, number])[] = [
  ...titles.map(title => [`say/${title}`, 4] as const),
  ...tested.flatMap(title =>
    outcomes.flatMap(outcome => moods.map(mood => [`answer/${title}/${outcome}/${mood}`, 2] as const)),
  ),
  ...people.flatMap(person => moments.map(moment => [`own/${person}/${moment}`, person === SECOND ? 3 : 7] as const)),
]

describe.each(languages)('the call in %s', language => {
  const lines = read(language)
  const said = linesIn(lines, '')
  const sizes = pools(lines)

  test('has a group for each title, outcome and mood and for each person, and no other', () => {
    expect([...sizes.keys()].sort()).toEqual(wanted.map(([pool]) => pool).sort())
  })
  test('has enough lines in each group', () => {
    expect(wanted.filter(([pool, least]) => (sizes.get(pool) ?? 0) < least)).toEqual([])
  })
  test.each(abductors)('has thirty lines of $id’s own', ({ id }) => {
    expect(said.filter(({ where }) => where.startsWith(`own/${id}/`)).length).toBeGreaterThanOrEqual(30)
  })
  test('says nothing twice', () => {
    const first = new Map<string, string>()
    const twice = said.filter(({ where, text }) => {
      const seen = first.has(words(text))
      if (!seen) first.set(words(text), where)
      return seen
    })
    expect(twice.map(({ where, text }) => `${where} and ${first.get(words(text))}: ${text}`)).toEqual([])
  })
  test('has lines that fit on a phone, and none that is empty or untrimmed', () => {
    expect(said.filter(({ text }) => text.length > 140 || words(text) === '' || text !== text.trim())).toEqual([])
  })
})

test('the three languages have the same groups', () => {
  const [first, ...others] = languages.map(language => [...pools(read(language)).keys()].sort())
  for (const other of others) expect(other).toEqual(first)
})

test('a mood for each threat level, an outcome for each number of successes', () => {
  const levels = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => moodOf(LOWEST + i))
  expect(levels).toEqual(['calm', 'calm', 'calm', 'tense', 'tense', 'tense', 'furious', 'furious'])
  expect([0, 1, 2, 3].map(outcomeOf)).toEqual(['none', 'one', 'two', 'two'])
})
