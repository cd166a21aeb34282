import type { Codes } from '../../engine/codes.ts'
import type { Deck } from './cards/deck.ts'

/** An option is a verb and, for most, a thing: verb × 256 + thing. Outside it is its text, `play keep-cool`. */
export const verbs = [
  'play',
  'bank',
  'concede',
  'buy',
  'take',
  'pay',
  'reroll',
  'reveal',
  'hang-up',
  'done',
  'keep',
  'accept',
  'convert',
  'discard',
  'leave',
  'enough',
] as const
export type Verb = (typeof verbs)[number]

/** Written out, as in `vocabulary.ts`; the compiler holds each to its verb. */
type Code = Codes<typeof verbs>
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

export const option = (verb: number, thing = 0): number => (verb << 8) | thing
export const verbOf = (option: number): number => option >> 8
export const thingOf = (option: number): number => option & 255

/** `reroll CARD DIE`: dice are counted from 1 outside. */
export const rerollThing = (title: number, die: number): number => title * 5 + die
/** `reveal major`, `reveal escape-2`: a place, never a card. */
export const revealThing = (isEscape: boolean, ordinal: number): number => (isEscape ? 8 : 0) + ordinal

export interface OptionNames {
  nameOf(option: number): string
  optionOf(name: string): number | null
}

export function optionNames(deck: Deck): OptionNames {
  const names = new Map<number, string>()
  const add = (code: number, name: string) => names.set(code, name)
  for (const [title, card] of deck.data.conversation.entries()) {
    add(option(PLAY, title), `play ${card.id}`)
    add(option(BANK, title), `bank ${card.id}`)
    add(option(BUY, title), `buy ${card.id}`)
    add(option(TAKE, title), `take ${card.id}`)
    add(option(PAY, title), `pay ${card.id}`)
    if (card.reroll)
      for (let die = 0; die < 5; die++) add(option(REROLL, rerollThing(title, die)), `reroll ${card.id} ${die + 1}`)
  }
  for (const [index, demand] of deck.demands.entries()) add(option(CONCEDE, index), `concede ${demand.id}`)
  for (const [base, kind] of ['major', 'escape'].entries())
    for (let ordinal = 0; ordinal < 4; ordinal++)
      add(option(REVEAL, revealThing(base === 1, ordinal)), `reveal ${kind}${ordinal > 0 ? `-${ordinal + 1}` : ''}`)
  for (let verb = HANG_UP; verb < verbs.length; verb++) add(option(verb), verbs[verb])

  const codes = new Map([...names].map(([code, name]) => [name, code]))
  return {
    nameOf: code => names.get(code) ?? `option ${code}`,
    optionOf: name => codes.get(name.trim().replace(/\s+/g, ' ')) ?? null,
  }
}
