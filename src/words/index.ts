import { IntlMessageFormat } from 'intl-messageformat'
import { pseudo } from './pseudo.ts'

/** The languages of the rulebooks, and a pseudo-language that shows any text that did not come from a word file. */
export const languages = ['en', 'it', 'de'] as const
export type Language = (typeof languages)[number]
export const PSEUDO = 'en-XA'
export type Locale = Language | typeof PSEUDO

export type Messages = Readonly<Record<string, string>>
export type Catalog = Readonly<Record<Language, Messages>>
export type Values = Readonly<Record<string, string | number | boolean>>

/** Says a message of the word files in one language. */
export interface Say {
  (key: string, values?: Values): string
  readonly locale: Locale
  has(key: string): boolean
}

export const isLocale = (text: string): text is Locale =>
  text === PSEUDO || (languages as readonly string[]).includes(text)

/** The best of our languages for a locale tag such as `de_AT.UTF-8`; English where none fits. */
export function guessLanguage(...tags: readonly (string | undefined)[]): Language {
  for (const tag of tags) {
    if (!tag) continue
    const language = tag.toLowerCase().slice(0, 2)
    return languages.find(one => one === language) ?? 'en'
  }
  return 'en'
}

/** A voice that knows these catalogs. */
export const speaker = (locale: Locale, ...catalogs: readonly Catalog[]): Say =>
  voice(locale, ...catalogs.map(catalog => catalog[languageOf(locale)]))

/** The language whose words a locale needs. */
export const languageOf = (locale: Locale): Language => (locale === PSEUDO ? 'en' : locale)

/** A voice that knows these messages, all of the locale's own language: a page loads no other. */
export function voice(locale: Locale, ...parts: readonly Messages[]): Say {
  const language = languageOf(locale)
  const messages = new Map<string, string>()
  for (const part of parts) for (const key of Object.keys(part)) messages.set(key, part[key])
  const formats = new Map<string, IntlMessageFormat>()

  const formatOf = (key: string): IntlMessageFormat => {
    const made = formats.get(key)
    if (made) return made
    const message = messages.get(key)
    if (message === undefined) throw new Error(`no words for ${key}`)
    const plain = new IntlMessageFormat(message, language)
    const format = locale === PSEUDO ? new IntlMessageFormat(pseudo(plain.getAst()), language) : plain
    formats.set(key, format)
    return format
  }

  const say = (key: string, values?: Values): string => String(formatOf(key).format(values as Record<string, string>))
  return Object.assign(say, { locale, has: (key: string) => messages.has(key) })
}
