import { expect, test } from 'vitest'
import { namedKeys, sourceOf, testLanguages, unusedKeys } from '../../tests/words.ts'
import { turnVerbs } from '../games/homeland/explain/checklist.ts'
import { caseClaims, playerClaims, strengths } from '../games/homeland/talk/claims.ts'
import { organizationKinds } from '../games/homeland/vocabulary.ts'
import { homelandWords } from '../games/homeland/words/index.ts'
import { negotiatorWords } from '../games/negotiator/words/index.ts'
import { commandIds } from '../terminal/lines/commands.ts'
import { leaves } from '../terminal/screen/scene.ts'
import { words } from './catalog.ts'
import { languages, voice } from './index.ts'

const keys = Object.keys(words.en)
const firstParts = [...new Set(keys.map(key => key.split('.')[0]))]

/** Keys that the sources put together from parts. */
const families: Readonly<Record<string, readonly string[]>> = {
  'what stands for a value': [
    ...sourceOf('terminal/program.ts').matchAll(/value\('(\w+)'\)|option\('[^']+', '[^']+', '(\w+)'\)/g),
  ].map(([, argument, option]) => `cli.value.${argument ?? option}`),
  'a game that is left and not kept': ['error.stdin-closed', 'error.output-closed', 'play.saved'].map(
    key => `${key}.unsaved`,
  ),
  pages: leaves.map(page => `screen.page.${page}`),
  'what is said of a case': caseClaims.map(says => `talk.says.${says}`),
  'what is said of a player': playerClaims.flatMap(says =>
    strengths.flatMap(strength => [`talk.says.${says}.${strength}`, `talk.line.${says}.${strength}`]),
  ),
  'kinds of organizations in a letter': organizationKinds.map(kind => `board.kind.${kind}`),
  'actions of a turn': Object.keys(turnVerbs).map(action => `todo.${action}`),
  'what is typed in plain mode': commandIds.map(id => `plain.word.${id}`),
  'what it is for': commandIds.map(id => `plain.help.${id}`),
  'what is left of a turn': ['open', 'done', 'closed'].map(standing => `plain.box.${standing}`),
  'ends of a case': ['neutralised', 'succeeded', 'struck', 'open'].map(end => `reckoning.${end}`),
}

test('what is put together from parts has its words', () => {
  for (const family of Object.values(families)) {
    expect(family.length).toBeGreaterThan(2)
    expect(family.filter(key => !keys.includes(key))).toEqual([])
  }
})

test('no key is unused', () => {
  expect(unusedKeys(keys, families)).toEqual([])
})

test('every key that the command and the table say has its words', () => {
  const isAsked = (file: string) => /^(terminal|table|games\/homeland\/talk)\/|^games\/shape\.ts$/.test(file)
  const named = namedKeys(firstParts, isAsked)
  expect(named.length).toBeGreaterThan(150)
  expect(
    named.filter(
      key => !keys.includes(key) && ![negotiatorWords, homelandWords].some(own => Object.hasOwn(own.en, key)),
    ),
  ).toEqual([])
})

test('no key is in two word files', () => {
  expect(keys.filter(key => [negotiatorWords, homelandWords].some(own => Object.hasOwn(own.en, key)))).toEqual([])
})

testLanguages(words, {
  prompts: [
    'play.prompt',
    'play.rewind-or-quit',
    'replay.prompt',
    'screen.ask.export',
    'screen.ask.rules',
    'seats.prompt',
    'note.ask.case',
    'note.ask.player',
  ],
  names: ['error.prefix', 'seats.bot'],
  shared: {
    it: ['cli.value.file', 'board.round', 'board.looked', 'desk.bot'],
    de: ['cli.value.name', 'cli.value.text', 'play.welcome', 'screen.hand', 'cli.value.bots', 'plain.word.hand'],
  },
})

test.each(languages)('less than nothing has a minus sign in %s, and nothing else has one', language => {
  const say = voice(language, {
    sign: '{n, number, ::sign-always} ({n})',
    to: 'A {from} → {to}',
    rule: 'N-13, 1-2 {n}',
  })
  expect(say('sign', { n: -1 })).toBe('−1 (−1)')
  expect(say('sign', { n: 1 })).toBe('+1 (1)')
  expect(say('to', { from: 0, to: -2 })).toBe('A 0 → −2')
  expect(say('rule', { n: 'line-5' })).toBe('N-13, 1-2 line-5')
  expect(say('rule', { n: '-5' })).toBe('N-13, 1-2 -5')
  expect(say('to', { from: '(-5', to: ' -1:-2' })).toBe('A (-5 →  -1:-2')
})
