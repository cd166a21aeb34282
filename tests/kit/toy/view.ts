import type { Decision, Exchange, Explanation, Path, Random, Reason, Viewer } from '../../../src/engine/game.ts'
import { LAY, ROLL, TAKE, type ToyEvent, type ToyFrame, type ToyState } from './rules.ts'

export interface ToyView {
  readonly viewer: Viewer
  /** The viewer's own hand. */
  readonly hand: readonly number[]
  readonly handSizes: readonly number[]
  /** A card of the viewer's own, -1 for nothing, and for the others null when something lies there. */
  readonly laid: readonly (number | null)[]
  /** From the bottom up. Only the top is shown to those who have looked: what was buried has to be remembered. */
  readonly pile: readonly (number | null)[]
  /** Everybody sees who looks. */
  readonly seenBy: readonly number[]
  readonly discard: readonly number[]
  readonly points: readonly number[]
  readonly rolls: number
  readonly stack: readonly ToyFrame[]
  /** Everybody's, in a match that was ended before its game. */
  readonly hands?: readonly (readonly number[])[]
}

const mayKnow = (viewer: Viewer, seen: number): boolean => viewer !== 'observer' && ((seen >> viewer) & 1) === 1

export function viewOf(s: ToyState, viewer: Viewer): ToyView {
  return {
    viewer,
    hand: viewer === 'observer' ? [] : s.hands[viewer].slice(),
    handSizes: s.hands.map(hand => hand.length),
    laid: s.laid.map((card, seat) => (seat === viewer || card < 0 ? card : null)),
    pile: s.pile.map((card, i) => (i === s.pile.length - 1 && mayKnow(viewer, s.seenBy[i]) ? card : null)),
    seenBy: s.seenBy.slice(),
    discard: s.discard.slice(),
    points: s.points.slice(),
    rolls: s.rolls,
    stack: s.stack.slice(),
  }
}

export const revealOf = (s: ToyState, viewer: Viewer): ToyView => ({
  ...viewOf(s, viewer),
  hands: s.hands.map(hand => hand.slice()),
  laid: s.laid.slice(),
  pile: s.pile.slice(),
  stack: [],
})

/** The cards this viewer has no way to place. */
export function unseen({ hand, handSizes, laid, pile, discard }: ToyView): number[] {
  const placed = new Set([...hand, ...laid, ...pile, ...discard])
  const lying = laid.filter(card => card === null || card >= 0).length
  const cards = handSizes.reduce((sum, n) => sum + n, lying + pile.length + discard.length)
  return [...Array(cards).keys()].filter(card => !placed.has(card))
}

/** The pile from the bottom up as far as its viewer knows it: a card that was looked at and buried stays known. */
export interface ToyKnowledge {
  readonly viewer: Viewer
  readonly pile: readonly (number | null)[]
}

export const know = ({ viewer, pile }: ToyView): ToyKnowledge => ({ viewer, pile })

export function learn(known: ToyKnowledge, event: ToyEvent): ToyKnowledge {
  const { viewer, pile } = known
  if (event.kind === 'looked' && event.card !== null) return { viewer, pile: [...pile.slice(0, -1), event.card] }
  if (event.kind === 'buried') return { viewer, pile: [...pile.slice(-1), ...pile.slice(0, -1)] }
  if (event.kind === 'took') return { viewer, pile: pile.slice(0, -1) }
  return known
}

export function worlds(view: ToyView, { pile }: ToyKnowledge): (random: Random) => ToyState {
  const hidden = unseen({ ...view, pile })
  return random => {
    const rest = hidden.slice()
    const draw = (): number => rest.splice(random(rest.length), 1)[0]
    const word = (): number => random(0x1_0000_0000) | 0
    return {
      hands: view.handSizes.map((size, seat) =>
        seat === view.viewer ? view.hand.slice() : Array.from({ length: size }, draw),
      ),
      laid: view.laid.map(card => card ?? draw()),
      pile: pile.map(card => card ?? draw()),
      seenBy: view.seenBy.slice(),
      discard: view.discard.slice(),
      points: view.points.slice(),
      luck: [word(), word(), word(), word()],
      rolls: view.rolls,
      stack: view.stack.slice(),
    }
  }
}

/** The others' hands, what they have laid, the pile as far as it was not looked at, and the dice to come. */
export function hidden(s: ToyState, viewer: Viewer): Exchange[] {
  const places: { path: Path; card: number }[] = []
  for (const [seat, hand] of s.hands.entries())
    if (seat !== viewer) for (const [i, card] of hand.entries()) places.push({ path: ['hands', seat, i], card })
  for (const [seat, card] of s.laid.entries())
    if (seat !== viewer && card >= 0) places.push({ path: ['laid', seat], card })
  for (const [i, card] of s.pile.entries()) if (!mayKnow(viewer, s.seenBy[i])) places.push({ path: ['pile', i], card })
  const exchanges: Exchange[] = [
    { key: `dice from ${s.rolls}`, sets: [{ path: ['luck'], value: s.luck.map(word => ~word) }] },
  ]
  for (const [i, one] of places.entries())
    for (const two of places.slice(i + 1))
      exchanges.push({
        key: `cards ${Math.min(one.card, two.card)}~${Math.max(one.card, two.card)}`,
        sets: [
          { path: one.path, value: two.card },
          { path: two.path, value: one.card },
        ],
      })
  return exchanges
}

export function explain(view: ToyView, decision: Decision, nameOf: (option: number) => string): Explanation {
  const top = view.pile.at(-1) ?? null
  const likely = top === null ? unseen(view) : [top]
  const even = likely.filter(card => card % 2 === 0).length / likely.length
  const own = view.points[decision.seat]
  const gain = { what: 'points', from: own, to: own + 1 }
  const branchesOf = (option: number) => {
    if (option === TAKE)
      return [
        { key: 'even', chance: even, changes: [gain] },
        { key: 'odd', chance: 1 - even, changes: [] },
      ]
    if (option === ROLL)
      return [
        { key: 'high', chance: 1 / 2, changes: [gain] },
        { key: 'low', chance: 1 / 2, changes: [{ what: 'points', from: own, to: own - 1 }] },
      ]
    return [{ key: 'sure', chance: 1, changes: [] }]
  }
  return {
    options: decision.options.map(option => ({ option, name: nameOf(option), branches: branchesOf(option) })),
    refused:
      decision.kind === 'lay'
        ? view.discard.map(card => ({ name: nameOf(LAY + card), why: refusal(view, LAY + card) }))
        : [],
  }
}

/** Why an act that is not listed is refused; from the view, so that it cannot say more. */
export function refusal(view: ToyView, option: number): Reason {
  const question = view.stack.at(-1)
  if (question === undefined) return { key: 'refuse.over', rule: 'T-6' }
  if (view.viewer === 'observer') return { key: 'refuse.no-seat', rule: 'T-1' }
  if (question.step === 'lay') {
    if ((view.laid[view.viewer] ?? -1) >= 0) return { key: 'refuse.laid-already', rule: 'T-1' }
    return { key: 'refuse.not-in-hand', rule: 'T-1', values: { card: option - LAY } }
  }
  return question.seat === view.viewer
    ? { key: 'refuse.not-now', rule: 'T-3' }
    : { key: 'refuse.not-your-turn', rule: 'T-3' }
}
