import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import type { Json } from '../../../engine/game.ts'
import type { Language } from '../../../words/index.ts'
import { sayFrom } from '../../../words/say-from.ts'
import { homeland } from '../index.ts'
import { homelandWords } from '../words/index.ts'
import { presetRules } from './index.ts'
import { presetWords } from './words.ts'

const game = homeland(untuned)
const wordsIn = (language: Language) => {
  const say = sayFrom(language, homelandWords)
  return presetWords(say, game.cards.data, id => say(`card.${id}`))
}

const narrow = {
  ...{ asset: 'nicholas-brody', do: 'blue', impactAtLeast: 3, leads: { side: 'red', atMost: 5 }, whose: 'mine' },
}
const chair = { asset: 'committee-chair', do: 'red', leads: { side: 'blue', atMost: 2 }, whose: 'other' }

test.each<[Language, Json, string, string]>([
  [
    'en',
    narrow,
    'nicholas brody blue impact 3 red 5 mine',
    'Nicholas Brody: burn for blue; impact 3 or more; red leads by 5 at most; on my case',
  ],
  [
    'it',
    narrow,
    'Nicholas Brody blu impatto 3 rosso 5 mio',
    'Nicholas Brody: bruciala per il blu; impatto 3 o più; il rosso è avanti di 5 al massimo; in un mio caso',
  ],
  [
    'de',
    narrow,
    'Nicholas Brody blau Auswirkung 3 rot 5 meiner',
    '„Nicholas Brody“: für Blau verbrennen; Auswirkung mindestens 3; Rot führt um höchstens 5; mein Fall',
  ],
  [
    'en',
    chair,
    'committee-chair red other blue 2',
    'Committee Chair: use for red; blue leads by 2 at most; on another player’s case',
  ],
  ['en', { asset: 'dar-adal', do: 'never' }, 'dar never', 'Dar Adal: never use'],
  [
    'de',
    { asset: 'dar-adal', do: 'ask', whose: 'unclaimed' },
    'dar adal fragen frei',
    '„Dar Adal“: mich fragen; nicht beanspruchte Bedrohung',
  ],
])('in %s a rule is typed, and read again: %j', (language, rule, typed, line) => {
  const words = wordsIn(language)
  expect(presetRules(game.cards, game).read([words.read(typed)])).toEqual([rule])
  expect(words.line(rule)).toBe(line)
})

test.each([
  '',
  'brody',
  'blue',
  'nobody blue',
  'a blue',
  'quinn blue soon',
  'quinn blue impact',
  'quinn blue impact x',
])('whoever types “%s” is told how it is done', typed => {
  expect(() => wordsIn('en').read(typed)).toThrow('preset.typed')
})
