import { describe, expect, test } from 'vitest'
import { type Catalog, languages } from '../words/index.ts'
import { homelandWords } from './homeland/words/index.ts'
import * as homelandDe from './homeland/words/neutral.de.ts'
import * as homelandEn from './homeland/words/neutral.en.ts'
import * as homelandIt from './homeland/words/neutral.it.ts'
import { negotiatorWords } from './negotiator/words/index.ts'
import * as negotiatorDe from './negotiator/words/neutral.de.ts'
import * as negotiatorEn from './negotiator/words/neutral.en.ts'
import * as negotiatorIt from './negotiator/words/neutral.it.ts'

/** What a sentence of the rulebook says of itself, in each language: that it is ours, and not the publisher's. */
const OURS = { en: /house ruling/g, it: /regola della casa/g, de: /Hausregel/g }

/** The rules a rule names. */
const NUMBERS = /[MN]-\d+/g

/** The numbers a rule gives, with those of other rules taken out. */
const figuresOf = (text: string): string[] =>
  (text.replace(NUMBERS, '').match(/\d+/g) ?? []).filter((figure, at, all) => all.indexOf(figure) === at).sort()

const over = (usual: Catalog, neutral: Catalog): Catalog => ({
  en: { ...usual.en, ...neutral.en },
  it: { ...usual.it, ...neutral.it },
  de: { ...usual.de, ...neutral.de },
})

const books: readonly (readonly [string, Catalog])[] = [
  ['Homeland', homelandWords],
  ['Hostage Negotiator', negotiatorWords],
  [
    'Homeland in neutral words',
    over(homelandWords, { en: homelandEn.neutralEn, it: homelandIt.neutralIt, de: homelandDe.neutralDe }),
  ],
  [
    'Hostage Negotiator in neutral words',
    over(negotiatorWords, { en: negotiatorEn.neutralEn, it: negotiatorIt.neutralIt, de: negotiatorDe.neutralDe }),
  ],
]

describe.each(books)('%s', (_, words) => {
  const rules = Object.keys(words.en).filter(key => /^rule\.[MN]-\d+$/.test(key))

  test.each(rules)('%s says the same in every language: what is ours, which rules and which numbers', key => {
    const [english, ...others] = languages.map(language => {
      const text = words[language][key]
      return {
        ours: text.match(OURS[language])?.length ?? 0,
        names: [...new Set(text.match(NUMBERS))].sort(),
        figures: figuresOf(text),
      }
    })
    for (const other of others) expect(other).toEqual(english)
  })
})

/** How often a rule says that something in it is ours: where the rules mark nothing so, it says nothing. */
const ours: Readonly<Record<string, number>> = {
  'M-4': 5,
  'M-16': 1,
  'M-25': 3,
  'M-33': 1,
  'M-36': 0,
  'M-38': 4,
  'N-8': 0,
  'N-10': 2,
  'N-13': 3,
  'N-14': 1,
  'N-26': 1,
  'N-27': 3,
}

test.each(Object.entries(ours))('%s: marks as ours what the rules mark so', (rule, times) => {
  const words: Catalog['en'] = rule.startsWith('M') ? homelandWords.en : negotiatorWords.en
  expect(words[`rule.${rule}`].match(OURS.en) ?? []).toHaveLength(times)
})

test('M-4: after the game the debrief may show everything; M-36: the look may be declined; M-38: as often as asked', () => {
  expect(homelandWords.en['rule.M-4']).toContain('debrief')
  expect(homelandWords.en['rule.M-36']).toContain('decline')
  expect(homelandWords.en['rule.M-38']).toContain('as often as you are asked')
})

test('N-8: every conversation begins at 0, and no card of ours breaks that', () => {
  expect(negotiatorWords.en['rule.N-8']).toContain('every conversation begins at 0')
})
