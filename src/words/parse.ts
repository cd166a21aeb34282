import { IntlMessageFormat } from 'intl-messageformat'
import type { Language, Messages } from './index.ts'
import {
  ARGUMENT,
  type Ast,
  DATE,
  LITERAL,
  type Message,
  NUMBER,
  type Options,
  type Piece,
  PLURAL,
  POUND,
  SELECT,
  SYNTAX,
  TIME,
} from './message.ts'

/** A text in ICU form as the message it is. The page has no parser: its words are parsed when it is built. */
export function parsed(text: Message, language: Language): Message {
  if (typeof text !== 'string' || !SYNTAX.test(text)) return text
  return messageOf(new IntlMessageFormat(text, language).getAst())
}

/** A whole word file, parsed. */
export const parsedTexts = (texts: Messages, language: Language): Messages =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parsed(text, language)]))

/** One text is itself, unless it would be taken for syntax. */
function messageOf(ast: Ast): Message {
  const pieces = ast.map(pieceOf)
  const [only = ''] = pieces
  return pieces.length < 2 && typeof only === 'string' && !SYNTAX.test(only) ? only : pieces
}

function pieceOf(element: Ast[number]): Piece {
  switch (element.type) {
    case LITERAL:
      return element.value
    case ARGUMENT:
      return [element.value]
    case NUMBER:
    case DATE:
    case TIME: {
      const { value, type, style } = element
      if (!style) return [value, type]
      return [value, type, typeof style === 'string' ? style : style.parsedOptions]
    }
    case SELECT:
      return [element.value, element.type, optionsOf(element.options)]
    case PLURAL: {
      const { value, type, options, pluralType, offset } = element
      const own = optionsOf(options)
      return offset || pluralType === 'ordinal' ? [value, type, own, pluralType, offset] : [value, type, own]
    }
    case POUND:
      return element.type
    default:
      throw new Error('A message has a tag in it: the word files have none.')
  }
}

const optionsOf = (options: Readonly<Record<string, { readonly value: Ast }>>): Options =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, messageOf(value)]))
