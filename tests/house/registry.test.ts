import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameIds } from '../../src/games/index.ts'
import { sources } from '../words.ts'

/**
 * A game is named where it lives, in its own folder of a room, and in data. Anywhere else its name would be a list or a
 * comparison, and a third game would have to be added there: what differs between games is a row of a room.
 */
const mayName = [
  // The registry, the games and the words.
  /^(games|words)\//,
  // The folder of a game in a room.
  new RegExp(`^[a-z]+/(${gameIds.join('|')})/`),
  // Data: which lesson is of which game.
  /^host\/lessons\.ts$/,
  // An example in a schema.
  /^table\/scenario\.ts$/,
]

const NAME = new RegExp(`(['"\`])(${gameIds.join('|')})\\1`)

const code = sources.filter(({ file }) => !file.includes('.test.'))
const namingIn = (given: readonly { readonly file: string; readonly text: string }[]): string[] =>
  given
    .filter(({ file }) => !mayName.some(place => place.test(file)))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) => (NAME.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    )

test('no room but the games’ own compares or lists the name of a game', () => {
  expect(code.length).toBeGreaterThan(300)
  expect(namingIn(code)).toEqual([])
})

test('a comparison that somebody writes again is found', () => {
  for (const text of ["if (game === 'homeland') return", 'case "negotiator":', "const all = ['negotiator']"])
    expect(namingIn([{ file: 'terminal/commands/career.ts', text }]), text).toHaveLength(1)
})

test('every piece of a game’s words that the page asks for is a file', () => {
  const asked = code
    .filter(({ file }) => file.startsWith('web/') && file !== 'web/learn/examples.ts')
    .flatMap(({ text }) => [...text.matchAll(/'(\w+)\/([a-z]*)'/g)])
    .filter(([, game]) => (gameIds as readonly string[]).includes(game))
    .map(([, game, piece]) => `src/games/${game}/words/${piece === '' ? '' : `${piece}.`}en.ts`)
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter(file => !existsSync(file))).toEqual([])
})
