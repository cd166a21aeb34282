import { codesOf } from '../../engine/codes.ts'
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
} = codesOf(verbs)

export const option = (verb: number, thing = 0): number => (verb << 16) | thing
export const verbOf = (chosen: number): number => chosen >> 16
export const thingOf = (chosen: number): number => chosen & 0xffff

/** Two small numbers as one thing: an asset and an amount, or an asset and a card's place. */
export const pair = (a: number, b: number): number => (a << 8) | b
export const firstOf = (thing: number): number => thing >> 8
export const secondOf = (thing: number): number => thing & 255

const NUMBERED = new Set<number>([CASE, SEND, STRIKE])
const TITLED = new Set<number>([TRADE, TRADE_OPEN, CARD, CARD_OPEN])
const OF_ASSET = new Set<number>([ACTIVATE, USE, BURN, KEEP])
const PAIRED = new Set<number>([SPEND, SNIPE, REACT_RED, REACT_BLUE])

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
