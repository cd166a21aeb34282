import type { Deck } from '../../games/negotiator/cards/deck.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { CONCEDED, type DrawbackKind, HIDDEN, KNOWN, standings } from '../../games/negotiator/vocabulary.ts'

export type DrawbacksInForce = Readonly<Record<DrawbackKind, number>>

export const noDrawbacks: DrawbacksInForce = {
  'fewer-dice': 0,
  'double-rise': 0,
  'terror-rise': 0,
  'no-conversion': 0,
  dearer: 0,
  'hand-limit': 0,
  'fail-rise': 0,
}

/** A dealt demand: its number among the deck's demands, -1 while it lies face down. */
interface Slot {
  readonly isEscape: boolean
  readonly standing: number
  readonly demand: number
  /** Turned up in the mind only: it is one of these, each as likely as the others. */
  readonly among: readonly number[]
}

/** All that is on the table of what he wants. Never changed, and one object for all that are alike: `id` tells them apart. */
export interface Bargain {
  readonly id: number
  readonly slots: readonly Slot[]
  /** Minor Demands that lie there, by their numbers. */
  readonly minors: readonly number[]
  readonly hidden: number
  readonly drawbacks: DrawbacksInForce
}

/** The bargains of one deck, and what can be done to them. */
export interface Bargains {
  read(view: View): Bargain
  /** Nothing is wanted any more (N-26). */
  readonly none: Bargain
  reveal(bargain: Bargain, slot: number, demand: number): Bargain
  /** Turned up without looking: it will be known, and cannot be conceded before it is. */
  glimpse(bargain: Bargain, slot: number, among: readonly number[]): Bargain
  concede(bargain: Bargain, demand: number): Bargain
  addMinor(bargain: Bargain, demand: number): Bargain
  dropMinor(bargain: Bargain, demand: number): Bargain
}

/** How many things can be done to a bargain. */
const ACTS = 5

export function bargainsOf(deck: Deck): Bargains {
  const found = new Map<string, Bargain>()
  const numberOf = new Map(deck.demands.map(({ id }, index) => [id, index]))

  const make = (slots: readonly Slot[], minors: readonly number[]): Bargain => {
    const key = `${slots.map(({ isEscape, standing, demand, among }) => `${isEscape ? 'e' : 'm'}${standing}.${demand}.${among.join('.')}`)}/${minors}`
    const known = found.get(key)
    if (known) return known
    const drawbacks = { ...noDrawbacks }
    let hidden = 0
    for (const { standing, demand } of slots) {
      if (standing === HIDDEN) hidden++
      if (standing === CONCEDED) for (const { do: kind, n } of deck.demands[demand].lasting) drawbacks[kind] += n || 1 // N-15
    }
    const made: Bargain = { id: found.size, slots, minors, hidden, drawbacks }
    found.set(key, made)
    return made
  }

  /** What was made of which before: keyed by the bargain, the act and what it was about. */
  const next = new Map<number, Bargain>()
  const abouts = deck.demands.length * 16
  const once = ({ id }: Bargain, act: number, about: number, does: () => Bargain): Bargain => {
    const key = (id * ACTS + act) * abouts + about
    let made = next.get(key)
    if (!made) {
      made = does()
      next.set(key, made)
    }
    return made
  }

  return {
    none: make([], []),
    read: view =>
      make(
        view.demands.map(({ kind, standing, card }) => ({
          isEscape: kind === 'escape',
          standing: standings.indexOf(standing),
          demand: card === null ? -1 : (numberOf.get(card) ?? -1),
          among: [],
        })),
        view.minors.map(card => numberOf.get(card) ?? -1).sort((a, b) => a - b),
      ),
    reveal: (bargain, slot, demand) =>
      once(bargain, 0, slot * deck.demands.length + demand, () =>
        make(bargain.slots.with(slot, { ...bargain.slots[slot], standing: KNOWN, demand }), bargain.minors),
      ),
    glimpse: (bargain, slot, among) =>
      once(bargain, 4, slot * deck.demands.length + (among[0] ?? 0), () =>
        make(bargain.slots.with(slot, { ...bargain.slots[slot], standing: KNOWN, among }), bargain.minors),
      ),
    concede: (bargain, demand) =>
      once(bargain, 1, demand, () =>
        make(
          bargain.slots.map(slot => (slot.demand === demand ? { ...slot, standing: CONCEDED } : slot)),
          bargain.minors,
        ),
      ),
    addMinor: (bargain, demand) =>
      once(bargain, 2, demand, () =>
        make(
          bargain.slots,
          [...bargain.minors, demand].sort((a, b) => a - b),
        ),
      ),
    dropMinor: (bargain, demand) =>
      once(bargain, 3, demand, () => make(bargain.slots, bargain.minors.toSpliced(bargain.minors.indexOf(demand), 1))),
  }
}
