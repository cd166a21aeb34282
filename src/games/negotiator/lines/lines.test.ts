import { describe, expect, test } from 'vitest'
import { loadLines } from '../../../terminal/negotiator/load-lines.ts'
import { type Language, languages } from '../../../words/index.ts'
import { abductors } from '../cards/abductors.ts'
import { conversation } from '../cards/conversation.ts'
import { HIGHEST, LOWEST } from '../vocabulary.ts'
import { type Branch, moodOf, moodTitles, orders, outcomeOf, type Pool, plainTitles } from './lines.ts'
import { poolsOf } from './pools.ts'

interface Said {
  readonly pool: string
  readonly text: string
}

/** Every line with the way to its pool; what is neither a line nor a branch is a fault in the file. */
function linesIn(node: unknown, way: string): Said[] {
  if (typeof node !== 'object' || node === null) throw new Error(`${way} is neither a pool nor a branch.`)
  if (!Array.isArray(node))
    return Object.entries(node).flatMap(([name, inner]) => linesIn(inner, way === '' ? name : `${way}/${name}`))
  return (node as Pool).map(text => ({ pool: way, text }))
}

/** How many lines a pool has at the least: as often as a long game may ask for one, and three where it asks once. */
const least: readonly (readonly [pools: RegExp, lines: number])[] = [
  [/: say\/(what-are-your-demands|small-talk|keep-cool)$/, 14],
  [/: say\/(just-stay-calm|a-few-minutes-more|you-need-to-trust-me|minor-extraction|you-are-breaking-up)$/, 10],
  [/: say\//, 7],
  [/: answer\/(what-are-your-demands|small-talk|keep-cool)\//, 5],
  [/abductor: answer\/(take-the-shot|all-units-go)\//, 4],
  [/second: answer\/(take-the-shot|all-units-go)\/none$/, 4],
  [/: pick-up\/(first|last)$/, 4],
  [/abductor: pick-up\//, 7],
  [/second: pick-up\//, 6],
  [/second: general\//, 10],
  [/: (general|short)\//, 8],
  [/: nothing-hidden\//, 4],
  [/: hang-up\//, 5],
  [/: terror\/this-is-going-nowhere$/, 5],
  [/: terror\/the-situation-is-worsening$/, 6],
  [/: terror\/do-not-test-me\/none$/, 4],
  [/: terror\/(i-am-getting-\w+|your-time-is-running-out|a-moment-of-weakness|back-to-square-one)$/, 4],
  [/radio: /, 5],
  [/: (takes-over|capture|won|lost)$/, 5],
  [/: death$/, 8],
  [/: release$/, 10],
  [/: hang-up$/, 16],
  [/: (shot|escape|deadline|too-many-dead|last-hang-up)$/, 4],
]
const leastOf = (person: string, pool: string): number => {
  const name = `${abductors.some(({ id }) => id === person) ? 'abductor' : person}: ${pool}`
  return least.find(([pools]) => pools.test(name))?.[1] ?? 3
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')

/** Quotation marks that a language has inside a line; the others' are none of its. */
/** What is said stands in the marks of its language wherever it is shown: marks within it are the inner ones. */
const marks: Readonly<Record<Language, string>> = { en: '‘’', it: '“”', de: '‚‘' }
const ALL_MARKS = '“”„«»‚‘'

const people = Object.keys(poolsOf)
const everybody = new Map<Language, ReadonlyMap<string, readonly Said[]>>()
for (const language of languages) {
  const files = new Map<string, Branch | null>()
  for (const { id } of abductors) {
    const { abductor, second, you, radio } = await loadLines(language, id)
    for (const [person, lines] of Object.entries({ [id]: abductor, second, you, radio })) files.set(person, lines)
  }
  everybody.set(language, new Map([...files].map(([person, lines]) => [person, linesIn(lines, '')])))
}
const saidBy = (language: Language, person: string): readonly Said[] => everybody.get(language)?.get(person) ?? []

test('there is a file for every abductor, for the Second in Command, for you and for the radio', () => {
  for (const language of languages)
    expect([...(everybody.get(language)?.keys() ?? [])].sort()).toEqual(people.toSorted())
})

describe.each(languages)('the call in %s', language => {
  test.each(people)('%s has every pool with enough lines, and no other', person => {
    const sizes = new Map<string, number>()
    for (const { pool } of saidBy(language, person)) sizes.set(pool, (sizes.get(pool) ?? 0) + 1)
    const short = poolsOf[person].filter(pool => (sizes.get(pool) ?? 0) < leastOf(person, pool))
    expect(short.map(pool => `${pool}: ${sizes.get(pool) ?? 0} of ${leastOf(person, pool)}`)).toEqual([])
    expect([...sizes.keys()].filter(pool => !poolsOf[person].includes(pool))).toEqual([])
  })

  test('nothing is said twice, whoever says it', () => {
    const first = new Map<string, string>()
    const twice = people.flatMap(person =>
      saidBy(language, person).flatMap(({ pool, text }) => {
        const before = first.get(words(text))
        first.set(words(text), before ?? `${person} ${pool}`)
        return before === undefined ? [] : [`${person} ${pool} and ${before}: ${text}`]
      }),
    )
    expect(twice).toEqual([])
  })

  // The Second in Command is heard after any of the three: a turn of phrase is one person's.
  test('no two people say the same sentence, if it is longer than a commonplace', () => {
    const first = new Map<string, string>()
    const shared = people.flatMap(person =>
      saidBy(language, person).flatMap(({ text }) =>
        text
          .split(/(?<=[.!?…])\s+/)
          .map(words)
          .filter(sentence => sentence.split(' ').length > 5)
          .flatMap(sentence => {
            const whose = first.get(sentence) ?? person
            first.set(sentence, whose)
            return whose === person ? [] : [`${person} and ${whose}: ${sentence}`]
          }),
      ),
    )
    expect(first.size).toBeGreaterThan(1000)
    expect(shared).toEqual([])
  })

  test('lines fit on a phone, none is empty or untrimmed, and quotation marks are the inner ones of the language', () => {
    const wrong = people.flatMap(person =>
      saidBy(language, person).filter(
        ({ text }) =>
          text.length > 140 ||
          words(text) === '' ||
          text !== text.trim() ||
          /['"]|\.\.\./.test(text) ||
          [...text].some(mark => ALL_MARKS.includes(mark) && !marks[language].includes(mark)),
      ),
    )
    expect(wrong).toEqual([])
  })
})

test('every title of ours has an answer of its own', () => {
  const answered = [...moodTitles, ...plainTitles, ...orders]
  expect(conversation.filter(card => card.rows).map(({ id }) => id)).toEqual(expect.arrayContaining(answered))
  expect(answered).toHaveLength(conversation.filter(card => card.rows).length)
})

test('a mood for each threat level, an outcome for each number of successes', () => {
  const levels = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => moodOf(LOWEST + i))
  expect(levels).toEqual(['calm', 'calm', 'calm', 'tense', 'tense', 'tense', 'furious', 'furious'])
  expect([0, 1, 2, 3].map(outcomeOf)).toEqual(['none', 'one', 'two', 'two'])
})
