/**
 * How options are named: a verb, then a word for each of its parts. This is the only place that takes names apart; a game
 * says which parts its verbs have and how each is written, and what is made of it is typed by the verb.
 */

/** One kind of part: the word it is written as, and back; undefined for a word that is none. */
export interface Word<Value> {
  write(value: Value): string
  read(word: string): Value | undefined
}

/** Something by its id. */
export const id: Word<string> = { write: value => value, read: word => word || undefined }

/** A whole number below `end`; `first` is what 0 is written as, because people count seats and dice from 1. */
export const whole = (end: number, first = 0): Word<number> => ({
  write: value => String(value + first),
  read(word) {
    const value = /^\d{1,5}$/.test(word) ? Number(word) - first : -1
    return value >= 0 && value < end ? value : undefined
  },
})

type Words = Readonly<Record<string, Word<unknown>>>
type PartNames<W extends Words> = Readonly<Record<string, readonly (keyof W & string)[]>>
type ValueOf<W> = W extends Word<infer Value> ? Value : never

/** An option in parts, by its verb: what each verb has beside itself. */
export type PartsBy<Names extends PartNames<W>, W extends Words> = {
  [Verb in keyof Names & string]: { readonly verb: Verb } & {
    readonly [Part in Names[Verb][number]]: ValueOf<W[Part]>
  }
}[keyof Names & string]

export interface Grammar<Parts> {
  /** An option's name taken apart; null for a text that is no name here. The cards it speaks of may be in no deck. */
  partsOf(name: string): Parts | null
  nameOfParts(parts: Parts): string
}

/** Reads and writes the names of options. Only the first part may have spaces: a deck from outside calls its cards as it likes. */
export function grammar<W extends Words, const Names extends PartNames<W>>(
  names: Names,
  words: W,
): Grammar<PartsBy<Names, W>> {
  type Parts = PartsBy<Names, W>
  return {
    partsOf(name) {
      const [verb, ...texts] = name.trim().split(/\s+/)
      if (!Object.hasOwn(names, verb)) return null
      const own = names[verb]
      if (own.length > 0) texts.unshift(texts.splice(0, texts.length - own.length + 1).join(' '))
      if (texts.length !== own.length) return null
      const parts: Record<string, unknown> = { verb }
      for (const [at, part] of own.entries()) {
        parts[part] = words[part].read(texts[at])
        if (parts[part] === undefined) return null
      }
      return parts as Parts
    },
    nameOfParts: (parts: Parts) =>
      [parts.verb, ...names[parts.verb].map(part => words[part].write(parts[part as keyof Parts]))].join(' '),
  }
}
