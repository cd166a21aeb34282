import type { Deck } from '../../games/negotiator/cards/deck.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { drawbackKinds, levelDice } from '../../games/negotiator/vocabulary.ts'
import { type Bargain, type Bargains, bargainsOf } from './bargain.ts'
import { type Pack, packed, packOf } from './pack.ts'

export const GOING = 0
export const WON = 1
export const LOST = 2

/** What a mind keeps of a view: numbers only, quick to copy and to play forward. */
export interface Position {
  threat: number
  points: number
  zone: number
  saved: number
  killed: number
  /** Cards by title, packed; those that are in none of these lie aside until the turn is over. */
  hand: number
  supply: number
  gone: number
  /** How many are in hand. */
  cards: number
  /** Terror cards left: each is one more turn. */
  terror: number
  /** The title of the next of them, once it was looked at; else -1. */
  next: number
  nextDice: number
  talkDice: number
  fours: boolean
  second: boolean
  escaping: boolean
  /** The conversation is over: by END, by hanging up, or because another phase has begun. */
  silent: boolean
  inTerror: boolean
  last: boolean
  bargain: Bargain
  /** What an effect gives that has no number here, such as free cards: only for a mind that does not look into it. */
  gift: number
  ending: number
}

/** Reads views into positions, for one deck. */
export interface Reader {
  readonly pack: Pack
  readonly bargains: Bargains
  position(view: View): Position
}

export function reader(deck: Deck): Reader {
  const titleOf = new Map(deck.data.conversation.map((card, title) => [card.id, title]))
  const terrorOf = new Map(deck.terror.map(({ card }, title) => [card.id, title]))
  const pack = packOf(deck.copies)
  const bargains = bargainsOf(deck)

  const packTitles = (titles: readonly string[]): number => {
    const counts = deck.copies.map(() => 0)
    for (const id of titles) counts[titleOf.get(id) ?? 0]++
    return packed(pack, counts)
  }

  return {
    pack,
    bargains,
    position: view => ({
      threat: view.threat,
      points: view.points,
      zone: view.hostages.zone,
      saved: view.hostages.saved,
      killed: view.hostages.killed,
      hand: packTitles(view.hand),
      supply: packTitles(view.supply),
      gone: packTitles(view.gone),
      cards: view.hand.length,
      terror: view.terror.left,
      next: view.terror.next === null ? -1 : (terrorOf.get(view.terror.next) ?? -1),
      nextDice: view.modifiers.nextDice,
      talkDice: view.modifiers.talkDice,
      fours: view.modifiers.fours,
      second: view.second,
      escaping: view.escaping,
      silent: view.cutOff || view.phase !== 'conversation',
      inTerror: view.phase === 'terror',
      last: view.last,
      bargain: bargains.read(view),
      gift: 0,
      ending: GOING,
    }),
  }
}

export const copy = (p: Position): Position => ({
  threat: p.threat,
  points: p.points,
  zone: p.zone,
  saved: p.saved,
  killed: p.killed,
  hand: p.hand,
  supply: p.supply,
  gone: p.gone,
  cards: p.cards,
  terror: p.terror,
  next: p.next,
  nextDice: p.nextDice,
  talkDice: p.talkDice,
  fours: p.fours,
  second: p.second,
  escaping: p.escaping,
  silent: p.silent,
  inTerror: p.inTerror,
  last: p.last,
  bargain: p.bargain,
  gift: p.gift,
  ending: p.ending,
})

/** A card that is played, banked or paid: it lies aside until the turn is over (N-14). */
export function removeCard(p: Position, { one }: Pack, title: number): void {
  p.hand -= one[title]
  p.cards--
}

/** A card that is bought or taken. */
export function addCard(p: Position, { one }: Pack, title: number): void {
  p.hand += one[title]
  p.supply -= one[title]
  p.cards++
}

/** There is no turn after this one: what does not win now is worth nothing (N-15, N-24). */
export const isFinal = (p: Position): boolean => p.last || p.escaping

/** Releases that are still missing: one more than the Zone holds to capture, none more under the Second (N-25, N-27). */
export const missing = (p: Position): number => p.zone + (p.second ? 0 : 1)

export const drawbackCount = ({ bargain: { drawbacks } }: Position): number => {
  let n = 0
  for (const kind of drawbackKinds) if (drawbacks[kind] > 0) n++
  return n
}

/** N-13, but for "next test" dice. */
export function diceOf(p: Position): number {
  const talk = p.silent ? 0 : p.talkDice
  return clampDice(levelDice[p.threat] + talk - p.bargain.drawbacks['fewer-dice'])
}

/** The dice of a test that is made now (N-13). */
export function testDice(p: Position): number {
  const talk = p.inTerror ? 0 : p.talkDice + p.nextDice
  return clampDice(levelDice[p.threat] + talk - p.bargain.drawbacks['fewer-dice'])
}

export const clampDice = (n: number): number => Math.max(1, Math.min(5, n))
