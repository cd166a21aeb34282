import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { negotiatorWords } from '../../src/games/negotiator/words/index.ts'
import { words } from '../../src/words/catalog.ts'
import { languages } from '../../src/words/index.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { newHome } from '../cli/command.ts'
import { argumentsOf, astOf } from '../words.ts'
import { campaign } from './campaign.ts'

/** What a message is given as text: these are the samples that `argumentsOf` has for a plain argument. */
const TEXT = 'word'

const spoken = [words, negotiatorWords, homelandWords].flatMap(catalog =>
  languages.flatMap(language => {
    const say = sayFrom(language, catalog)
    return Object.keys(catalog[language]).flatMap(key => {
      const asked = [...argumentsOf(astOf(catalog, language, key))]
      const others = Object.fromEntries(asked.map(([name, samples]) => [name, [...samples][0]]))
      return asked
        .filter(([, samples]) => samples.size === 1 && samples.has(TEXT))
        .map(([name]) => ({
          name: `${language} ${key} ${name}`,
          say: (text: string) => say(key, { ...others, [name]: text }),
        }))
    })
  }),
)

/** Texts that look like numbers, dates and options, and any others. */
const values = fc.oneof(
  fc.tuple(fc.constantFrom('', ' ', '(', ':', '-', '--', 'x '), fc.integer().map(String)).map(parts => parts.join('')),
  fc.stringMatching(/^[-#0-9.,:()]{1,12}$/),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
)

test('whatever text a message is given, it says it byte for byte', () => {
  expect(spoken.length).toBeGreaterThan(1000)
  fc.assert(
    fc.property(fc.constantFrom(...spoken), values, (message, text) => {
      expect(message.say(text), message.name).toContain(text)
    }),
    campaign(1000),
  )
})

const { say } = newHome()
const FRAME = { en: /Seed (.*)\.$/, it: /Seme (.*)\.$/, de: /Seed (.*)\.$/ }

test('a seed is printed as it was given, and pasted back it is the same game', async () => {
  const seeds = values.filter(seed => seed.trim() !== '' && !/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(seed))
  await fc.assert(
    fc.asyncProperty(seeds, fc.constantFrom(...languages), async (seed, language) => {
      const play = async (given: string) => {
        const { out } = await say(['play', 'negotiator', '--plain', '--no-save', '--lang', language, '--seed', given])
        return out
      }
      const told = await play(seed)
      const [, printed] = FRAME[language].exec(told.split('\n')[0]) ?? []
      expect(printed).toBe(seed)
      expect(await play(printed)).toBe(told)
    }),
    campaign(5),
  )
})
