import { describe, expect, test } from 'vitest'
import { words } from '../../../words/catalog.ts'
import { sayFrom } from '../../../words/say-from.ts'
import { tellsFigure } from './figures.ts'

const names = ['House of Ashes', 'The Remainder']
const tells = (language: 'en' | 'it' | 'de', text: string): boolean =>
  tellsFigure(sayFrom(language, words), text, names)

describe('M-32: a figure after a case is noticed', () => {
  test.each([
    ['en', 'case 4 is a 7'],
    ['en', 'Case 4: 7!'],
    ['en', 'In CASE 12 I saw two reds, 3 and 4'],
    ['en', 'house of ashes has a 7'],
    ['en', 'the case is worth 5'],
    ['de', 'Fall 4 ist eine 7'],
    ['de', 'Bei Fall #4 liegt eine 3'],
    ['it', 'il caso 4 vale 7'],
  ] as const)('%s: %s', (language, text) => expect(tells(language, text)).toBe(true))
})

describe('and nothing else is', () => {
  test.each([
    ['en', 'case 4 is dangerous'],
    ['en', 'case 4 and case 5 need help'],
    ['en', 'I need help with The Remainder'],
    ['en', 'Look at case 4. I am back in 5 minutes'],
    ['en', '7 of us know case 4'],
    ['en', 'lowercase 7'],
    ['de', 'Fall 4 ist gefährlich'],
    ['de', 'Vorfall 7'],
    ['it', 'il caso 4 è pericoloso'],
    ['en', ''],
  ] as const)('%s: %s', (language, text) => expect(tells(language, text)).toBe(false))
})
