import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { moduleOf } from '../../scripts/parsed-words.ts'
import { campaign } from '../../tests/fuzz/campaign.ts'
import { argumentsOf } from '../../tests/words.ts'
import { type Language, languages, type Messages, PSEUDO, sayWith, type Values } from './index.ts'
import { parsed, parsedTexts } from './parse.ts'
import { pseudo } from './pseudo.ts'
import { sayTexts } from './say-from.ts'

/** What the page is sent of a word file says the same as its text, in every language and whatever the values. */

const root = fileURLToPath(new URL('..', import.meta.url))

interface WordFile {
  readonly path: string
  readonly language: Language
}

const wordFiles: readonly WordFile[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .flatMap(path => {
    const language = languages.find(one => new RegExp(`(^|/)words/([\\w-]+\\.)?${one}\\.ts$`).test(path))
    return language ? [{ path, language }] : []
  })

const textsOf = async ({ path }: WordFile): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...Object.values(await import(`${root}${path}`)))

/** As a browser loads it, after the page was built. */
async function builtOf({ path, language }: WordFile): Promise<Messages> {
  const script = moduleOf(readFileSync(`${root}${path}`, 'utf8'), language)
  const exported = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`)
  return Object.assign({}, ...Object.values(exported))
}

/** Any values that a message can be given: for a choice now and then one that it does not know. None where it asks for none. */
function valuesFor(format: IntlMessageFormat): fc.Arbitrary<Values> | null {
  const any = [...argumentsOf(format.getAst())].map(([name, samples]): [string, fc.Arbitrary<Values[string]>] => {
    const known = [...samples]
    if (known.every(sample => typeof sample === 'number'))
      return [
        name,
        fc.oneof(
          fc.constantFrom(...known),
          fc.integer({ min: -1e6, max: 1e6 }),
          fc.double({ min: 0, max: 1, noNaN: true }),
        ),
      ]
    return [name, fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'grapheme', maxLength: 12 }), fc.integer())]
  })
  return any.length > 0 ? fc.record(Object.fromEntries(any)) : null
}

test('there are word files in three languages', () => {
  for (const language of languages)
    expect(wordFiles.filter(file => file.language === language).length).toBe(wordFiles.length / 3)
  expect(wordFiles.length).toBeGreaterThan(90)
})

/** A minus is ours, and not the library's: another test has it. */
const withHyphens = (text: string): string => text.replaceAll('−', '-')

/** What we do to every sentence, whoever has formatted it. */
const finished = Object.fromEntries(languages.map(language => [language, sayTexts(language, { said: '{said}' })]))

/** What the library makes of the text itself. */
const saidBy = (format: IntlMessageFormat, language: Language, values: Values): string =>
  finished[language]('said', { said: String(format.format(values)) })

test.each(wordFiles)('every message of $path says what its text says', async file => {
  const { language } = file
  const texts = await textsOf(file)
  const built = await builtOf(file)
  expect(Object.keys(built)).toEqual(Object.keys(texts))
  const [fromText, fromBuilt] = [sayTexts(language, texts), sayWith(language, [built])]
  for (const [key, text] of Object.entries(texts)) {
    const format = new IntlMessageFormat(text, language)
    const saysTheSame = (values: Values): void => {
      const said = fromBuilt(key, values)
      expect(fromText(key, values), key).toBe(said)
      expect(withHyphens(said), key).toBe(withHyphens(saidBy(format, language, values)))
    }
    const values = valuesFor(format)
    if (values) fc.assert(fc.property(values, saysTheSame), campaign(4))
    else saysTheSame({})
  }
})

test('every kind of piece survives, those that no word file has as well', () => {
  const texts = {
    ordinal: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    offset: '{n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # more} other {{who} and # more}}',
    nested: '{who, select, she {{n, plural, one {her only {x}} other {her # {x}}}} other {{n, number, ::.00}}}',
    quoted: "'{'as it is'}' isn''t {x}",
    only: "'{'braces'}'",
    empty: '',
    numbers: '{n} {n, number} {n, number, integer} {n, number, ::percent .0} {n, number, ::sign-always}',
    days: '{n, date} {n, date, medium} {n, date, ::yyyyMMdd} {n, time, short}',
  }
  const built: Messages = JSON.parse(JSON.stringify(parsedTexts(texts, 'en')))
  const say = sayWith('en', [built])
  for (const [key, text] of Object.entries(texts))
    for (const n of [0, 1, 2, 3, 11, 21, 4.5])
      for (const who of ['she', 'Ada']) {
        const values = { n, who, x: 'x' }
        expect(say(key, values), key).toBe(saidBy(new IntlMessageFormat(text, 'en'), 'en', values))
      }
  expect(say('quoted', { x: 1 })).toBe("{as it is} isn't 1")
  expect(say('only')).toBe('{braces}')
})

test('whoever has no parser says no text that nobody has parsed', () => {
  const say = sayWith('en', [{ plain: 'Two games', one: '{n} games' }])
  expect(say('plain')).toBe('Two games')
  expect(() => say('one', { n: 1 })).toThrow('nobody has parsed “{n} games”')
})

test('a tag in a message is refused, and so is a word file with more in it than texts', () => {
  expect(() => parsed('<b>two</b>', 'en')).toThrow('tag')
  expect(moduleOf("type A = 1\nexport const en: X = { 'a.b': 'c', d: '{n}' } as const satisfies Y", 'en')).toBe(
    'export const en = {"a.b":"c","d":[["n"]]}\n',
  )
  for (const source of [
    "export const en = { a: 'b' + c }",
    'export const en = { a: `b` }',
    "export const en = { ...others, a: 'b' }",
    "export const en = { [a]: 'b' }",
    "export const en = make({ a: 'b' })",
    "import './other.ts'",
    "export const en = { a: 'b' }\nregister(en)",
  ])
    expect(() => moduleOf(source, 'en'), source).toThrow('nothing else')
})

test('the pseudo-language is made of both forms', () => {
  const texts = {
    plain: 'Two games',
    one: '{who, select, she {her {n, plural, one {game} other {# games}}} other {it}}',
  }
  const built = Object.fromEntries(Object.entries(parsedTexts(texts, 'en')).map(([key, one]) => [key, pseudo(one)]))
  for (const say of [sayTexts(PSEUDO, texts), sayWith(PSEUDO, [built])]) {
    expect(say('plain')).toBe('Ŧŵó~ ğáɱéš~')
    expect(say('one', { who: 'she', n: 2 })).toBe('ħéř~ 2 ğáɱéš~')
  }
})
