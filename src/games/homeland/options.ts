import { codesOf } from '../../engine/codes.ts'
import type { Seat } from '../../engine/game.ts'
import { grammar, id, type PartsBy, type Word, whole } from '../parts.ts'
import type { Deck } from './cards/deck.ts'

/** What stands for a player where nobody is accused. */
const NOBODY_NAME = 'nobody'
const seat = whole(6, 1)
const words = {
  card: id,
  asset: id,
  threat: whole(1 << 16),
  count: whole(1 << 16),
  rep: whole(256),
  clout: whole(256),
  /** Among the cards that an analysis has shown. */
  place: whole(256),
  seat,
  accused: {
    write: accused => (accused === null ? NOBODY_NAME : seat.write(accused)),
    read: word => (word === NOBODY_NAME ? null : seat.read(word)),
  } as Word<Seat | null>,
} as const

/** The verbs in the order of their numbers, and what each is about in the order of its name. */
const partNames = {
  claim: [],
  intel: [],
  trade: ['card'],
  'trade-open': ['card'],
  'recruit-agent': [],
  'recruit-soldier': [],
  'recruit-asset': [],
  soldiers: [],
  agents: [],
  activate: ['asset'],
  use: ['asset'],
  burn: ['asset'],
  strike: ['threat'],
  end: [],
  card: ['card'],
  'card-open': ['card'],
  case: ['threat'],
  send: ['count'],
  look: [],
  'no-look': [],
  pay: ['rep', 'clout'],
  keep: ['asset'],
  player: ['seat'],
  soldier: [],
  'to-clout': [],
  'to-rep': [],
  none: [],
  pass: [],
  red: ['asset', 'count'],
  blue: ['asset', 'count'],
  spend: ['asset', 'count'],
  snipe: ['asset', 'place'],
  redraw: [],
  'keep-hand': [],
  accuse: ['accused'],
  accept: [],
} as const satisfies Readonly<Record<string, readonly (keyof typeof words)[]>>

export const verbs = Object.keys(partNames) as readonly Verb[]
export type Verb = keyof typeof partNames

export const {
  claim: CLAIM,
  intel: INTEL,
  trade: TRADE,
  'trade-open': TRADE_OPEN,
  'recruit-agent': RECRUIT_AGENT,
  'recruit-soldier': RECRUIT_SOLDIER,
  'recruit-asset': RECRUIT_ASSET,
  soldiers: SOLDIERS,
  agents: AGENTS,
  activate: ACTIVATE,
  use: USE,
  burn: BURN,
  strike: STRIKE,
  end: END,
  card: CARD,
  'card-open': CARD_OPEN,
  case: CASE,
  send: SEND,
  look: LOOK,
  'no-look': NO_LOOK,
  pay: PAY,
  keep: KEEP,
  player: PLAYER,
  soldier: SOLDIER,
  'to-clout': TO_CLOUT,
  'to-rep': TO_REP,
  none: NONE,
  pass: PASS,
  red: REACT_RED,
  blue: REACT_BLUE,
  spend: SPEND,
  snipe: SNIPE,
  redraw: REDRAW,
  'keep-hand': KEEP_HAND,
  accuse: ACCUSE,
  accept: ACCEPT,
} = codesOf(verbs)

/** An option is a verb and a thing: verb × 65536 + thing. Outside it is its text. Seats are counted from 1 there. */
export const option = (verb: number, thing = 0): number => (verb << 16) | thing
export const verbOf = (chosen: number): number => chosen >> 16
export const thingOf = (chosen: number): number => chosen & 0xffff

/** Two small numbers as one thing: an asset and an amount, or an asset and a card's place. */
export const pair = (a: number, b: number): number => (a << 8) | b
export const firstOf = (thing: number): number => thing >> 8
export const secondOf = (thing: number): number => thing & 255

/** An option by its verb and what it is about: cards and assets by their ids, cases by their numbers, seats from 0. */
export type Parts = PartsBy<typeof partNames, typeof words>
export const { partsOf, nameOfParts } = grammar(partNames, words)

export interface OptionNames {
  nameOf(option: number): string
  optionOf(name: string): number | null
  parts(option: number): Parts | null
  nameOfParts(parts: Parts): string
}

export const NOBODY = 255

/** More than a game ever asks for, as long as its threats are counted in dozens. */
const MOST_NAMES = 20_000

/** Names and parts of options, and back: by grammar, because there is no end to the numbers of threats. */
export function optionNames({ data }: Deck): OptionNames {
  const titles: Readonly<Record<string, readonly { readonly id: string }[]>> = { card: data.intel, asset: data.assets }
  const namedBy = (part: string, n: number): string | number | null | undefined =>
    part in titles ? titles[part][n]?.id : part === 'accused' && n === NOBODY ? null : n
  const numberOf = (part: string, value: unknown): number =>
    part in titles ? titles[part].findIndex(one => one.id === value) : value === null ? NOBODY : Number(value)

  const parts = (chosen: number): Parts | null => {
    const verb = verbs[verbOf(chosen)]
    if (verb === undefined) return null
    const own = partNames[verb]
    const thing = thingOf(chosen)
    const numbers = own.length === 2 ? [firstOf(thing), secondOf(thing)] : [thing]
    const values = own.map((part, at) => [part, namedBy(part, numbers[at])])
    return values.some(([, value]) => value === undefined) ? null : { verb, ...Object.fromEntries(values) }
  }
  /** Names that were given: every question lists its options by them. */
  const given = new Map<number, string>()
  /** And back, as they are written here: whoever goes on with a match reads hundreds of them. */
  const read = new Map<string, number>()
  return {
    parts,
    nameOfParts,
    nameOf(chosen) {
      const known = given.get(chosen)
      if (known !== undefined) return known
      const found = parts(chosen)
      const name = found ? nameOfParts(found) : `option ${chosen}`
      if (given.size < MOST_NAMES) given.set(chosen, name)
      return name
    },
    optionOf(name) {
      const known = read.get(name)
      if (known !== undefined) return known
      const found = partsOf(name)
      if (!found) return null
      const values: Readonly<Record<string, unknown>> = found
      const [first = 0, second] = partNames[found.verb].map(part => numberOf(part, values[part]))
      if (first < 0 || (second !== undefined && Math.max(first, second) > 255)) return null
      const chosen = option(verbs.indexOf(found.verb), second === undefined ? first : pair(first, second))
      // There is no end to the ways of writing a name with more spaces in it.
      if (read.size < MOST_NAMES && nameOfParts(found) === name) read.set(name, chosen)
      return chosen
    },
  }
}
