import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { type Catalog, type Language, languages } from '../src/words/index.ts'

/** What every word file is held to, whichever room it belongs to. */

type Ast = ReturnType<IntlMessageFormat['getAst']>
type Sample = string | number | boolean

export const astOf = (words: Catalog, language: Language, key: string): Ast =>
  new IntlMessageFormat(words[language][key], language).getAst()

/** The arguments of a message (1 a text, 2 a number, 3 a day, 4 a time of day), each with values that reach every branch of it. */
export function argumentsOf(ast: Ast, found = new Map<string, Set<Sample>>()): Map<string, Set<Sample>> {
  for (const element of ast) {
    if ('options' in element) {
      const isPlural = 'pluralType' in element
      const samples = isPlural ? [-1, 0, 1, 2, 12] : [...Object.keys(element.options), true]
      found.set(element.value, new Set<Sample>([...(found.get(element.value) ?? []), ...samples]))
      for (const option of Object.values(element.options)) argumentsOf(option.value, found)
    } else if (element.type === 1 && !found.has(element.value)) found.set(element.value, new Set(['word']))
    else if (element.type === 2) found.set(element.value, new Set<Sample>([...(found.get(element.value) ?? []), -1, 2]))
    else if (element.type === 3 || element.type === 4) found.set(element.value, new Set<Sample>([0]))
  }
  return found
}

/** Every combination of the samples. */
const combinations = (samples: ReadonlyMap<string, ReadonlySet<Sample>>): Record<string, Sample>[] =>
  [...samples].reduce<Record<string, Sample>[]>(
    (all, [name, values]) => all.flatMap(one => [...values].map(value => ({ ...one, [name]: value }))),
    [{}],
  )

const root = fileURLToPath(new URL('../src/', import.meta.url))

/** The text of one file of src/. */
export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Every file of src/ that says words: no test, and no word file. */
export const sources: readonly { readonly file: string; readonly text: string }[] = readdirSync(root, {
  recursive: true,
  encoding: 'utf8',
})
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !/(^|\/)words\//.test(file))
  .map(file => ({ file, text: sourceOf(file) }))

/** The keys that no source (of those that may say them) names and no family of keys explains. */
export const unusedKeys = (
  keys: readonly string[],
  families: Readonly<Record<string, readonly string[]>>,
  maySay: (file: string) => boolean = () => true,
): string[] => {
  const known = new Set(Object.values(families).flat())
  const speaking = sources.filter(({ file }) => maySay(file))
  return keys.filter(key => !known.has(key) && !speaking.some(({ text }) => text.includes(`'${key}'`)))
}

/** The keys with one of these first parts that the sources name in full; a file name is no key. */
export const namedKeys = (firstParts: readonly string[], isAsked: (file: string) => boolean): string[] => {
  const named = new RegExp(`'((?:${firstParts.join('|')})\\.(?!json')[a-z0-9.-]+)'`, 'g')
  return sources
    .filter(({ file }) => isAsked(file))
    .flatMap(({ text }) => [...text.matchAll(named)].map(([, key]) => key))
}

/** Every language says which quotation marks are its own. */
const MARKS: Readonly<Record<Language, RegExp>> = { en: /[“”]/g, it: /[«»]/g, de: /[„“]/g }
const PAIRS: Readonly<Record<Language, string>> = { en: '“”', it: '«»', de: '„“' }

type Translation = Exclude<Language, 'en'>
const translations = languages.filter((language): language is Translation => language !== 'en')

export interface Peculiarities {
  /** Questions that wait for an answer on the same line: they may end in a space. */
  readonly prompts?: readonly string[]
  /** Keys whose message is a name, the same in every language. */
  readonly names: readonly string[]
  /** Keys whose message happens to be the same in English. */
  readonly shared: Readonly<Record<Translation, readonly string[]>>
}

/** What only some languages need to know: whether somebody is a woman or a man. */
const GRAMMAR = ['who']

export function testLanguages(words: Catalog, { prompts = [], names, shared }: Peculiarities): void {
  const keys = Object.keys(words.en)

  describe.each(languages)('%s', language => {
    test('has the keys of the English words', () => {
      expect(Object.keys(words[language]).sort()).toEqual([...keys].sort())
    })

    test('asks for the same values as English', () => {
      for (const key of keys) {
        const asked = (one: Language) =>
          [...argumentsOf(astOf(words, one, key)).keys()].filter(name => !GRAMMAR.includes(name)).sort()
        expect(asked(language), key).toEqual(asked('en'))
      }
    })

    test('says every message, whatever the values', () => {
      for (const key of keys) {
        const format = new IntlMessageFormat(words[language][key], language)
        for (const values of combinations(argumentsOf(format.getAst()))) {
          const said = String(format.format(values))
          expect(said.trim() + (prompts.includes(key) ? ' ' : ''), key).toBe(said)
          expect(said, key).not.toMatch(/^$|[{}#]|undefined| {2}/)
        }
      }
    })

    test('has no straight apostrophe, which would quote, and only its own quotation marks', () => {
      for (const key of keys) {
        const message = words[language][key]
        expect(message, key).not.toMatch(/['"]/)
        expect(message.replace(MARKS[language], ''), key).not.toMatch(/[“”„«»]/)
        const found = (message.match(MARKS[language]) ?? []).join('')
        expect(found, key).toBe(PAIRS[language].repeat(found.length / 2))
      }
    })
  })

  test.each(translations)('nothing is left in English in %s', language => {
    const left = keys.filter(
      key =>
        words[language][key] === words.en[key] &&
        !names.includes(key) &&
        astOf(words, 'en', key).some(element => element.type === 0 && /[a-z]{2}/i.test(element.value)),
    )
    expect(left).toEqual(shared[language])
  })
}
