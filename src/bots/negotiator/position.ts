import type { Deck } from '../../games/negotiator/cards/deck.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { type DrawbackKind, drawbackKinds, levelDice } from '../../games/negotiator/vocabulary.ts'

export const GOING = 0
export const WON = 1
export const LOST = 2

/** What greedy keeps in mind of a view: numbers only, quick to copy and to play forward. */
export interface Position {
  threat: number
  points: number
  zone: number
  saved: number
  killed: number
  /** Cards in hand by title; shared between copies until one of them changes it. */
  hand: readonly number[]
  cards: number
  /** Terror cards left: each is one more turn. */
  terror: number
  nextDice: number
  talkDice: number
  fours: boolean
  hidden: number
  second: boolean
  escaping: boolean
  /** The conversation is over: by END, by hanging up, or because another phase has begun. */
  silent: boolean
  inTerror: boolean
  last: boolean
  drawbacks: Readonly<Record<DrawbackKind, number>>
  /** What an effect gives that has no number here, such as free cards. */
  gift: number
  ending: number
}

export const noDrawbacks: Readonly<Record<DrawbackKind, number>> = {
  'fewer-dice': 0,
  'double-rise': 0,
  'terror-rise': 0,
  'no-conversion': 0,
  dearer: 0,
  'hand-limit': 0,
  'fail-rise': 0,
}

/** N-15: a drawback without a number counts 1. */
export const withDrawback = (
  drawbacks: Position['drawbacks'],
  { do: kind, n }: { readonly do: DrawbackKind; readonly n: number },
): Position['drawbacks'] => ({ ...drawbacks, [kind]: drawbacks[kind] + (n || 1) })

/** Reads views into positions, and counts of cards by title. */
export interface Reader {
  position(view: View): Position
  counts(titles: readonly string[]): number[]
}

export function reader(deck: Deck): Reader {
  const titleOf = new Map(deck.data.conversation.map((card, title) => [card.id, title]))
  const drawbacksOf = new Map(deck.demands.map(({ id, lasting }) => [id, lasting]))

  const counts = (titles: readonly string[]): number[] => {
    const found = deck.copies.map(() => 0)
    for (const id of titles) found[titleOf.get(id) ?? 0]++
    return found
  }

  const drawbacksIn = (view: View): Position['drawbacks'] => {
    let found = noDrawbacks
    for (const { standing, card } of view.demands) {
      if (standing !== 'conceded' || card === null) continue
      for (const drawback of drawbacksOf.get(card) ?? []) found = withDrawback(found, drawback)
    }
    return found
  }

  return {
    counts,
    position(view) {
      let hidden = 0
      for (const { standing } of view.demands) if (standing === 'hidden') hidden++
      return {
        threat: view.threat,
        points: view.points,
        zone: view.hostages.zone,
        saved: view.hostages.saved,
        killed: view.hostages.killed,
        hand: counts(view.hand),
        cards: view.hand.length,
        terror: view.terror.left,
        nextDice: view.modifiers.nextDice,
        talkDice: view.modifiers.talkDice,
        fours: view.modifiers.fours,
        hidden,
        second: view.second,
        escaping: view.escaping,
        silent: view.cutOff || view.phase !== 'conversation',
        inTerror: view.phase === 'terror',
        last: view.last,
        drawbacks: drawbacksIn(view),
        gift: 0,
        ending: GOING,
      }
    },
  }
}

export const copy = (p: Position): Position => ({
  threat: p.threat,
  points: p.points,
  zone: p.zone,
  saved: p.saved,
  killed: p.killed,
  hand: p.hand,
  cards: p.cards,
  terror: p.terror,
  nextDice: p.nextDice,
  talkDice: p.talkDice,
  fours: p.fours,
  hidden: p.hidden,
  second: p.second,
  escaping: p.escaping,
  silent: p.silent,
  inTerror: p.inTerror,
  last: p.last,
  drawbacks: p.drawbacks,
  gift: p.gift,
  ending: p.ending,
})

export function removeCard(p: Position, title: number): void {
  const hand = p.hand.slice()
  hand[title]--
  p.hand = hand
  p.cards--
}

export function addCard(p: Position, title: number): void {
  const hand = p.hand.slice()
  hand[title]++
  p.hand = hand
  p.cards++
}

/** There is no turn after this one: what does not win now is worth nothing (N-15, N-24). */
export const isFinal = (p: Position): boolean => p.last || p.escaping

/** Releases that are still missing: one more than the Zone holds to capture, none more under the Second (N-25, N-27). */
export const missing = (p: Position): number => p.zone + (p.second ? 0 : 1)

export const drawbackCount = ({ drawbacks }: Position): number => {
  let n = 0
  for (const kind of drawbackKinds) if (drawbacks[kind] > 0) n++
  return n
}

/** N-13, but for "next test" dice. */
export function diceOf(p: Position): number {
  const talk = p.silent ? 0 : p.talkDice
  return clampDice(levelDice[p.threat] + talk - p.drawbacks['fewer-dice'])
}

export const clampDice = (n: number): number => Math.max(1, Math.min(5, n))
