import { describe, expect, test } from 'vitest'
import { argumentsOf, astOf } from '../../tests/words.ts'
import { type Catalog, languages } from '../words/index.ts'
import { boardWords } from './homeland/words/board.ts'
import { homelandWords } from './homeland/words/index.ts'
import * as homelandDe from './homeland/words/neutral.de.ts'
import * as homelandEn from './homeland/words/neutral.en.ts'
import * as homelandIt from './homeland/words/neutral.it.ts'
import { callWords } from './negotiator/words/call.ts'
import { negotiatorWords } from './negotiator/words/index.ts'
import * as negotiatorDe from './negotiator/words/neutral.de.ts'
import * as negotiatorEn from './negotiator/words/neutral.en.ts'
import * as negotiatorIt from './negotiator/words/neutral.it.ts'

/** Words that neutral wording does without. */
const harsh = {
  en: /\b(kill\w*|murder\w*|dead|death|dies|assassin\w*|massacre\w*|eliminat\w*|costs? (a )?li(fe|ves))\b/i,
  it: /(?<!\p{L})(ucci[ds]\w*|mort[eio]|muore|assassin\w*|massacr\w*|elimin\w*|costa una vita)(?!\p{L})/iu,
  de: /(?<!\p{L})((ge)?töt\p{L}*|tötung\p{L}*|tote?n?|tod(es)?|stirbt|sterben|mord\p{L}*|attentat\p{L}*|ausschalt\p{L}*|ausgeschaltet\p{L}*|eliminier\p{L}*|schalte[nt]? .* aus|kostet (jetzt )?ein leben)(?!\p{L})/iu,
}

/** Shortcuts may be switched off: nobody is. */
const innocent = ['call.keys.off']

/** A message without the names of its values: `{killed}` is nothing anybody reads. */
const read = (message: string): string => message.replace(/\{\w+(?=[,}])/g, '{').replace(/\b(select|plural)\b/g, '')

const merged = (...catalogs: readonly Catalog[]): Catalog =>
  Object.fromEntries(
    languages.map(language => [language, Object.assign({}, ...catalogs.map(one => one[language]))]),
  ) as Catalog

const cases: readonly (readonly [string, Catalog, Catalog])[] = [
  [
    'Hostage Negotiator',
    merged(negotiatorWords, callWords),
    { en: negotiatorEn.neutralEn, it: negotiatorIt.neutralIt, de: negotiatorDe.neutralDe },
  ],
  [
    'Homeland',
    merged(homelandWords, boardWords),
    { en: homelandEn.neutralEn, it: homelandIt.neutralIt, de: homelandDe.neutralDe },
  ],
]

describe.each(cases)('%s in neutral words', (_title, usual, neutral) => {
  test.each(languages)('%s: says other words for messages there are, with the same values', language => {
    for (const key of Object.keys(neutral[language])) {
      expect(usual[language], key).toHaveProperty([key])
      expect(neutral[language][key], key).not.toBe(usual[language][key])
      const asked = (words: Catalog): string[] => [...argumentsOf(astOf(words, language, key)).keys()].sort()
      expect(asked(neutral), key).toEqual(asked(usual))
    }
  })

  test.each(languages)('%s: no harsh word is left', language => {
    const left = Object.entries({ ...usual[language], ...neutral[language] })
      .filter(([key, message]) => harsh[language].test(read(message)) && !innocent.includes(key))
      .map(([key, message]) => `${key}: ${harsh[language].exec(read(message))?.[0]}`)
    expect(left).toEqual([])
  })

  test.each(languages)('%s: there was something to soften', language => {
    const before = Object.keys(neutral[language]).filter(key => harsh[language].test(read(usual[language][key])))
    expect(before.length).toBeGreaterThan(0)
  })
})
