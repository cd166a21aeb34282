import { IntlMessageFormat } from 'intl-messageformat'
import { elementsOf, type Message, SYNTAX, textName } from './message.ts'

/** The languages of the rulebooks, and a pseudo-language that shows any text that did not come from a word file. */
export const languages = ['en', 'it', 'de'] as const
export type Language = (typeof languages)[number]
export const PSEUDO = 'en-XA'
export type Locale = Language | typeof PSEUDO

export type Messages = Readonly<Record<string, Message>>
export type Catalog = Readonly<Record<Language, Readonly<Record<string, string>>>>
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

/** Numbers and plurals by language, made once for all messages: left to itself, each message makes its own. */
const formatters = {
  getNumberFormat: kept((...of: ConstructorParameters<typeof Intl.NumberFormat>) =>
    withMinusSign(new Intl.NumberFormat(...of)),
  ),
  getDateTimeFormat: kept((...of: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...of)),
  getPluralRules: kept((...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of)),
}

function kept<Of extends unknown[], Made>(make: (...of: Of) => Made): (...of: Of) => Made {
  const all = new Map<string, Made>()
  return (...of) => {
    const key = JSON.stringify(of)
    const made = all.get(key) ?? make(...of)
    all.set(key, made)
    return made
  }
}

// Each message looks its language up anew, which takes longer than to read it.
IntlMessageFormat.resolveLocale = kept(IntlMessageFormat.resolveLocale)

/** The sign of a number below zero is a minus, which the hyphen that `Intl` writes is not. */
function withMinusSign(numbers: Intl.NumberFormat): Intl.NumberFormat {
  const { format } = numbers
  return Object.defineProperty(numbers, 'format', { value: (n: number) => format(n).replace('-', '−') })
}

/** What a message says of a value: a number with its sign; a text, which may be a seed or a name, as it is. */
const asText = (value: Values[string]): Values[string] => {
  if (typeof value === 'number' && value < 0) return `−${-value}`
  return typeof value === 'boolean' ? String(value) : value
}

/** A full stop after a title that ends in a sign of its own is one too many: “Demands?”. */
const onceEnded = (text: string): string => text.replace(/([?!…])\.(?=\s|$)/g, '$1')

/** Italian articles before a percentage: all’80%, allo 0%. Which number it will be, no message can know. */
const elided = (text: string): string =>
  text.replace(/\b(il|al|dal|nel|del) (?=(0|1|8|11|8\d)(?:,\d+)?%)/gi, (article: string, _word: string, n: string) => {
    const stem = article.trim().slice(0, -1)
    const before = /i$/i.test(stem) ? stem.slice(0, -1) + (stem === 'I' ? 'L' : 'l') : `${stem}ll`
    return n === '0' ? `${before}o ` : `${before}’`
  })

/** The language whose words a locale needs. */
export const languageOf = (locale: Locale): Language => (locale === PSEUDO ? 'en' : locale)

/** A message may need to be read first; whoever has no parser was given it parsed. */
type Read = (message: Message, language: Language) => Message

const asGiven: Read = message => {
  if (typeof message === 'string' && SYNTAX.test(message)) throw new Error(`nobody has parsed “${message}”`)
  return message
}

/** Words from these messages, all of the locale's own language: a page loads no other. */
export function sayWith(locale: Locale, parts: readonly Messages[], read: Read = asGiven): Say {
  const language = languageOf(locale)
  const messages = new Map<string, Message>()
  for (const part of parts) for (const key of Object.keys(part)) messages.set(key, part[key])
  const formats = new Map<string, IntlMessageFormat | string>()

  const format = (message: Message): IntlMessageFormat | string =>
    typeof message === 'string'
      ? message
      : new IntlMessageFormat(elementsOf(message), language, undefined, { formatters })

  const say = (key: string, values?: Values): string => {
    let made = formats.get(key)
    if (made === undefined) {
      const message = messages.get(key)
      if (message === undefined) throw new Error(`no words for ${key}`)
      made = format(read(message, language))
      formats.set(key, made)
    }
    if (typeof made === 'string') return made
    const given: Record<string, Values[string]> = {}
    for (const name in values) {
      given[name] = values[name]
      given[textName(name)] = asText(values[name])
    }
    const text = onceEnded(String(made.format(given)))
    return language === 'it' ? elided(text) : text
  }
  return Object.assign(say, { locale, has: (key: string) => messages.has(key) })
}
