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
} as const satisfies Readonly<Record<string, readonly (keyof typeof words)[]>>

export const verbs = Object.keys(partNames) as readonly Verb[]
export type Verb = keyof typeof partNames

export const CLAIM = 0
export const INTEL = 1
export const TRADE = 2
export const TRADE_OPEN = 3
export const RECRUIT_AGENT = 4
export const RECRUIT_SOLDIER = 5
export const RECRUIT_ASSET = 6
export const SOLDIERS = 7
export const AGENTS = 8
export const ACTIVATE = 9
export const USE = 10
export const BURN = 11
export const STRIKE = 12
export const END = 13
export const CARD = 14
export const CARD_OPEN = 15
export const CASE = 16
export const SEND = 17
export const LOOK = 18
export const NO_LOOK = 19
export const PAY = 20
export const KEEP = 21
export const PLAYER = 22
export const SOLDIER = 23
export const TO_CLOUT = 24
export const TO_REP = 25
export const NONE = 26
export const PASS = 27
export const REACT_RED = 28
export const REACT_BLUE = 29
export const SPEND = 30
export const SNIPE = 31
export const REDRAW = 32
export const KEEP_HAND = 33
export const ACCUSE = 34

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
  return {
    parts,
    nameOfParts,
    nameOf(chosen) {
      const found = parts(chosen)
      return found ? nameOfParts(found) : `option ${chosen}`
    },
    optionOf(name) {
      const found = partsOf(name)
      if (!found) return null
      const given: Readonly<Record<string, unknown>> = found
      const [first = 0, second] = partNames[found.verb].map(part => numberOf(part, given[part]))
      if (first < 0 || (second !== undefined && Math.max(first, second) > 255)) return null
      return option(verbs.indexOf(found.verb), second === undefined ? first : pair(first, second))
    },
  }
}
