import type { Codes } from '../../engine/codes.ts'
import { grammar, id, type PartsBy, type Word, whole } from '../parts.ts'
import type { Deck } from './cards/deck.ts'

/** A demand that lies face down: `major`, `escape-2` for the second of them. */
type Place = {
  readonly kind: 'major' | 'escape'
  /** Among those of its kind, counted from 0. */
  readonly ordinal: number
}
const PLACE = /^(major|escape)(?:-([2-4]))?$/

const words = {
  card: id,
  demand: id,
  die: whole(5, 1),
  place: {
    write: ({ kind, ordinal }) => (ordinal > 0 ? `${kind}-${ordinal + 1}` : kind),
    read(word) {
      const [, kind, number = '1'] = PLACE.exec(word) ?? []
      return kind && { kind: kind as Place['kind'], ordinal: Number(number) - 1 }
    },
  } as Word<Place>,
} as const

const NOTHING = [] as const
const A_CARD = ['card'] as const
/** The verbs in the order of their numbers, and what each is about in the order of its name. */
const partNames = {
  play: A_CARD,
  bank: A_CARD,
  concede: ['demand'],
  buy: A_CARD,
  take: A_CARD,
  pay: A_CARD,
  reroll: ['card', 'die'],
  reveal: ['place'],
  'hang-up': NOTHING,
  done: NOTHING,
  keep: NOTHING,
  accept: NOTHING,
  convert: NOTHING,
  discard: NOTHING,
  leave: NOTHING,
  enough: NOTHING,
} as const satisfies Readonly<Record<string, readonly (keyof typeof words)[]>>

/** The same order for the compiler, which does not know that of an object's keys; a test holds the two together. */
type Verbs = readonly [
  ...['play', 'bank', 'concede', 'buy', 'take', 'pay', 'reroll', 'reveal'],
  ...['hang-up', 'done', 'keep', 'accept', 'convert', 'discard', 'leave', 'enough'],
]
export const verbs = Object.keys(partNames) as unknown as Verbs
export type Verb = keyof typeof partNames

/** Written out, as in `vocabulary.ts`; the compiler holds each to its verb. */
type Code = Codes<Verbs>
export const PLAY: Code['play'] = 0
export const BANK: Code['bank'] = 1
export const CONCEDE: Code['concede'] = 2
export const BUY: Code['buy'] = 3
export const TAKE: Code['take'] = 4
export const PAY: Code['pay'] = 5
export const REROLL: Code['reroll'] = 6
export const REVEAL: Code['reveal'] = 7
export const HANG_UP: Code['hang-up'] = 8
export const DONE: Code['done'] = 9
export const KEEP: Code['keep'] = 10
export const ACCEPT: Code['accept'] = 11
export const CONVERT: Code['convert'] = 12
export const DISCARD: Code['discard'] = 13
export const LEAVE: Code['leave'] = 14
export const ENOUGH: Code['enough'] = 15

/** An option is a verb and, for most, a thing: verb × 256 + thing. Outside it is its text, `play keep-cool`. */
export const option = (verb: number, thing = 0): number => (verb << 8) | thing
export const verbOf = (option: number): number => option >> 8
export const thingOf = (option: number): number => option & 255

/** `reroll CARD DIE`: dice are counted from 1 outside. */
export const rerollThing = (title: number, die: number): number => title * 5 + die
/** `reveal major`, `reveal escape-2`: a place, never a card. */
export const revealThing = (isEscape: boolean, ordinal: number): number => (isEscape ? 8 : 0) + ordinal

/** An option by its verb and what it is about, cards and demands by their ids. */
export type Parts = PartsBy<typeof partNames, typeof words>
export const { partsOf, nameOfParts } = grammar(partNames, words)

export interface OptionNames {
  nameOf(option: number): string
  optionOf(name: string): number | null
  parts(option: number): Parts | null
  nameOfParts(parts: Parts): string
}

export function optionNames(deck: Deck): OptionNames {
  const all = new Map<number, Parts>()
  const add = (parts: Parts, thing = 0) => all.set(option(verbs.indexOf(parts.verb), thing), parts)
  for (const verb of verbs) {
    if (partNames[verb] === A_CARD)
      for (const [title, { id: card }] of deck.data.conversation.entries()) add({ verb, card } as Parts, title)
    if (partNames[verb] === NOTHING) add({ verb } as Parts)
  }
  for (const [title, { id: card, reroll = 0 }] of deck.data.conversation.entries())
    for (let die = 0; die < 5 && reroll > 0; die++) add({ verb: 'reroll', card, die }, rerollThing(title, die))
  for (const [index, { id: demand }] of deck.demands.entries()) add({ verb: 'concede', demand }, index)
  for (const kind of ['major', 'escape'] as const)
    for (let ordinal = 0; ordinal < 4; ordinal++)
      add({ verb: 'reveal', place: { kind, ordinal } }, revealThing(kind === 'escape', ordinal))

  const codes = new Map([...all].map(([code, parts]) => [nameOfParts(parts), code]))
  const parts = (code: number) => all.get(code) ?? null
  return {
    nameOf(code) {
      const found = parts(code)
      return found ? nameOfParts(found) : `option ${code}`
    },
    optionOf: name => codes.get(name.trim().replace(/\s+/g, ' ')) ?? null,
    parts,
    nameOfParts,
  }
}
