import type { IntlMessageFormat } from 'intl-messageformat'

/**
 * A message as it is formatted: text without any syntax, or its pieces in their order. Plain data and short, because the
 * page is sent its words like this (`scripts/parsed-words.ts`).
 */
export type Message = string | readonly Piece[]

/** Text; `#` of a plural; a value by its name; a number, a day or a time of day and how it is written; a choice. */
export type Piece =
  | string
  | typeof POUND
  | readonly [name: string]
  | readonly [name: string, kind: typeof NUMBER | typeof DATE | typeof TIME, style?: string | object]
  | readonly [name: string, kind: typeof SELECT, options: Options]
  | readonly [
      name: string,
      kind: typeof PLURAL,
      options: Options,
      pluralType?: Intl.PluralRuleType | undefined,
      offset?: number,
    ]

export type Options = Readonly<Record<string, Message>>

/** The library's own numbers for kinds of elements. */
export const LITERAL = 0
export const ARGUMENT = 1
export const NUMBER = 2
export const DATE = 3
export const TIME = 4
export const SELECT = 5
export const PLURAL = 6
export const POUND = 7

export type Ast = ReturnType<IntlMessageFormat['getAst']>

/** What makes a text more than itself. To read one takes long enough to be felt where a screen has hundreds. */
export const SYNTAX = /[{}<>']/

/** The name under which a value is given as text: `{n}` asks for it, while `{n, plural, …}` still asks for the number. */
export const textName = (name: string): string => `${name} as text`

/** The elements that the library formats. Every plain argument asks for the text of its value. */
export const elementsOf = (message: Message): Ast =>
  (typeof message === 'string' ? [message] : message).map(elementOf) as Ast

function elementOf(piece: Piece): object {
  if (typeof piece === 'string') return { type: LITERAL, value: piece }
  if (typeof piece === 'number') return { type: piece }
  const [value, type = ARGUMENT, given, pluralType, offset] = piece
  if (type === ARGUMENT) return { type, value: textName(value) }
  if (type < SELECT)
    return { type, value, style: typeof given === 'object' ? { type: +(type > NUMBER), parsedOptions: given } : given }
  const options = Object.fromEntries(
    Object.entries(given as Options).map(([name, option]) => [name, { value: elementsOf(option) }]),
  )
  return { type, value, options, pluralType, offset }
}
