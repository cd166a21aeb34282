import { expect, test } from 'vitest'
import { partsOf as atTheTable, verbs as tableVerbs } from '../../src/games/homeland/options.ts'
import { verbs as callVerbs, partsOf as onThePhone } from '../../src/games/negotiator/options.ts'
import { sources } from '../words.ts'

/**
 * The name of an option is taken apart and put together by the grammar of its game and by nobody else: `partsOf` and
 * `nameOfParts`. Anything else would be a second grammar that has to agree with the first.
 */
const mayKnow = [
  // The grammars.
  /^games\/(parts|homeland\/options|negotiator\/options)\.ts$/,
  // What is said or noted is about a case or a player: these are keys of its own, and no option.
  /^(games\/homeland\/talk\/claims\.ts|web\/homeland\/talk\/Talk\.tsx)$/,
  // The lines of a lesson: data.
  /^web\/learn\/lessons\.ts$/,
]

/** Verbs with something beside them: what stands in a text after one of these and a space is a part. */
const verbs = [
  ...tableVerbs.filter(verb => atTheTable(verb) === null),
  ...callVerbs.filter(verb => onThePhone(verb) === null),
].join('|')
const signs = [
  // A name put together: `buy ${id}`; or its beginning looked for: startsWith('buy ').
  new RegExp(`[\`'"](${verbs}) (\\$|['"\`])`),
  // A name split into words.
  /\b(name|option|choice)\.(split\(|(starts|ends)With\(['"`][a-z ])/,
]

/** What an element is dressed by may be called like a verb. */
const CLASSES = /className=/

const code = sources.filter(({ file }) => !file.includes('.test.'))
const found = (given: readonly { readonly file: string; readonly text: string }[]): string[] =>
  given
    .filter(({ file }) => !mayKnow.some(place => place.test(file)))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, i) =>
          signs.some(sign => sign.test(line)) && !CLASSES.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [],
        ),
    )

test('nobody but the grammar of a game takes the name of an option apart, or puts one together', () => {
  expect(code.length).toBeGreaterThan(300)
  expect(found(code)).toEqual([])
})

test('a second grammar that somebody writes is found', () => {
  for (const text of [
    "const [verb, thing] = name.split(' ')",
    "if (option.startsWith('reveal')) return",
    "options.some(one => one.name.endsWith(' 2'))",
    'const here = `case $' + '{id}`',
    "asked.filter(one => one.includes('card-open '))",
  ])
    expect(found([{ file: 'web/homeland/Board.tsx', text }]), text).toHaveLength(1)
})
