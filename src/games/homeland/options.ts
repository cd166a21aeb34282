import type { Deck } from './cards/deck.ts'

/** An option is a verb and a thing: verb × 65536 + thing. Outside it is its text. Seats are counted from 1 there. */
export const verbs = [
  'claim',
  'intel',
  'trade',
  'trade-open',
  'recruit-agent',
  'recruit-soldier',
  'recruit-asset',
  'soldiers',
  'agents',
  'activate',
  'use',
  'burn',
  'strike',
  'end',
  'card',
  'card-open',
  'case',
  'send',
  'look',
  'no-look',
  'pay',
  'keep',
  'player',
  'soldier',
  'to-clout',
  'to-rep',
  'none',
  'pass',
  'red',
  'blue',
  'spend',
  'snipe',
  'redraw',
  'keep-hand',
  'accuse',
] as const
export type Verb = (typeof verbs)[number]

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

export const option = (verb: number, thing = 0): number => (verb << 16) | thing
export const verbOf = (chosen: number): number => chosen >> 16
export const thingOf = (chosen: number): number => chosen & 0xffff

/** Two small numbers as one thing: an asset and an amount, or an asset and a card's place. */
export const pair = (a: number, b: number): number => (a << 8) | b
export const firstOf = (thing: number): number => thing >> 8
export const secondOf = (thing: number): number => thing & 255

const NUMBERED = new Set([CASE, SEND, STRIKE])
const TITLED = new Set([TRADE, TRADE_OPEN, CARD, CARD_OPEN])
const OF_ASSET = new Set([ACTIVATE, USE, BURN, KEEP])
const PAIRED = new Set([SPEND, SNIPE, REACT_RED, REACT_BLUE])

export interface OptionNames {
  nameOf(option: number): string
  optionOf(name: string): number | null
}

/** Names and back: by grammar, because there is no end to the numbers of threats. */
export function optionNames({ data }: Deck): OptionNames {
  const intelId = (title: number) => data.intel[title]?.id
  const assetId = (asset: number) => data.assets[asset]?.id
  const nameOf = (chosen: number): string => {
    const verb = verbOf(chosen)
    const thing = thingOf(chosen)
    const name = verbs[verb] ?? 'option'
    if (NUMBERED.has(verb)) return `${name} ${thing}`
    if (TITLED.has(verb)) return `${name} ${intelId(thing)}`
    if (OF_ASSET.has(verb)) return `${name} ${assetId(thing)}`
    if (PAIRED.has(verb)) return `${name} ${assetId(firstOf(thing))} ${secondOf(thing)}`
    if (verb === PAY) return `${name} ${firstOf(thing)} ${secondOf(thing)}`
    if (verb === PLAYER) return `${name} ${thing + 1}`
    if (verb === ACCUSE) return thing === NOBODY ? `${name} nobody` : `${name} ${thing + 1}`
    return name
  }
  const optionOf = (name: string): number | null => {
    const [word, a, b, ...rest] = name.trim().split(/\s+/)
    const verb = (verbs as readonly string[]).indexOf(word)
    if (verb < 0 || rest.length > 0) return null
    const number = (text: string | undefined, most: number): number =>
      text !== undefined && /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : -1
    const intel = data.intel.findIndex(({ id }) => id === a)
    const asset = data.assets.findIndex(({ id }) => id === a)
    const made = (thing: number): number | null => (thing < 0 ? null : option(verb, thing))
    if (NUMBERED.has(verb)) return b === undefined ? made(number(a, 0xffff)) : null
    if (TITLED.has(verb)) return b === undefined ? made(intel) : null
    if (OF_ASSET.has(verb)) return b === undefined ? made(asset) : null
    if (PAIRED.has(verb) || verb === PAY) {
      const first = verb === PAY ? number(a, 255) : asset
      const second = number(b, 255)
      return first < 0 || second < 0 ? null : option(verb, pair(first, second))
    }
    if (verb === PLAYER) return b === undefined ? made(number(a, 6) - 1) : null
    if (verb === ACCUSE) return b !== undefined ? null : a === 'nobody' ? option(verb, NOBODY) : made(number(a, 6) - 1)
    return a === undefined ? option(verb) : null
  }
  return { nameOf, optionOf }
}

export const NOBODY = 255
