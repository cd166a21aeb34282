import type { Deck } from '../cards/deck.ts'
import type { View } from '../view/view.ts'
import { type Agenda, agendaCounts, agendas } from '../vocabulary.ts'

/**
 * What somebody makes of what they cannot see, beyond what follows from the deal: weights that the chance of each world
 * is multiplied with. They need not add up to anything; plain JSON.
 */
export interface Belief {
  /** A deal that is not named is not believed at all; one that cannot be is never drawn, whatever its weight. */
  readonly deals?: readonly WeighedDeal[]
  readonly intel?: {
    /** By the number of a threat, for the cards on it in the order of `by`; null for one there is nothing to say of. */
    readonly threats?: Readonly<Record<number, readonly (TitleWeights | null)[]>>
    /** By seat, for each card of a hidden hand. */
    readonly hands?: readonly (TitleWeights | null)[]
  }
}

export interface WeighedDeal {
  readonly deal: Deal
  readonly weight: number
}

/** The agenda of every seat in their order, and last the one that was put aside. */
export type Deal = readonly Agenda[]

/** How much likelier a title is than by the deal alone: 1 for one that is not named, 0 for one that it cannot be. */
export type TitleWeights = Readonly<Record<string, number>>

/** What a view shows of the agendas, by seat and last the one put aside; null for what it does not. */
function agendasShown({ viewer, me, players, spare }: View): (string | null)[] {
  return [
    ...players.map(({ revealed }, seat) => revealed?.agenda ?? (seat === viewer ? me?.agenda : null) ?? null),
    spare,
  ]
}

/** M-2: every deal of agendas that this view allows, all of them equally likely. */
export function dealsOf(view: View): Deal[] {
  const shown = agendasShown(view)
  const left = [...agendaCounts[view.players.length]]
  const found: Deal[] = []
  const deal = (before: Deal): void => {
    if (before.length === shown.length) found.push(before)
    else
      for (const [number, agenda] of agendas.entries()) {
        const here = shown[before.length]
        if (left[number] === 0 || (here !== null && here !== agenda)) continue
        left[number]--
        deal([...before, agenda])
        left[number]++
      }
  }
  deal([])
  return found
}

const checkWeight = (weight: number, of: string): void => {
  if (!(weight >= 0 && weight < Number.POSITIVE_INFINITY)) throw new Error(`The weight of ${of} is ${weight}.`)
}

/** The deals that can be drawn, by the numbers of their agendas, with the sums of their weights so far. */
export interface Dealt {
  readonly deals: readonly (readonly number[])[]
  /** Null where all of them are equally likely. */
  readonly sums: readonly number[] | null
}

const inNumbers = (deal: Deal): number[] => deal.map(agenda => agendas.indexOf(agenda))

export function weighedDeals(view: View, given: Belief['deals']): Dealt {
  const possible = dealsOf(view)
  if (given === undefined) return { deals: possible.map(inNumbers), sums: null }
  const weights = new Map<string, number>()
  for (const { deal, weight } of given) {
    const name = deal.join()
    checkWeight(weight, name)
    if (deal.length !== view.players.length + 1 || inNumbers(deal).includes(-1))
      throw new Error(`Nobody deals ${name} to ${view.players.length} players.`)
    weights.set(name, weight + (weights.get(name) ?? 0))
  }
  const deals = possible.filter(deal => (weights.get(deal.join()) ?? 0) > 0)
  let sum = 0
  const sums = deals.map(deal => {
    sum += weights.get(deal.join()) ?? 0
    return sum
  })
  if (!(sum > 0 && sum < Number.POSITIVE_INFINITY)) throw new Error('No deal of agendas that can be is believed in.')
  return { deals: deals.map(inNumbers), sums }
}

/** The weights of a belief by the numbers of titles, each list made once; null where nothing is said. */
export function titleWeights(
  { names }: Deck,
  view: View,
  intel: Belief['intel'],
): {
  onThreat(id: number, at: number): Float64Array | null
  inHand(seat: number): Float64Array | null
} {
  const numbered = (weights: TitleWeights | null | undefined): Float64Array | null => {
    if (weights == null) return null
    const list = new Float64Array(names.titles.length).fill(1)
    for (const [title, weight] of Object.entries(weights)) {
      const number = names.titles.indexOf(title)
      if (number < 0) throw new Error(`There is no Intel ${title}.`)
      checkWeight(weight, title)
      list[number] = weight
    }
    return list.every(weight => weight === list[0] && weight > 0) ? null : list
  }
  const threats = new Map(
    Object.entries(intel?.threats ?? {}).map(([id, weights]) => {
      const threat = view.threats.find(one => one.id === Number(id))
      if (threat === undefined) throw new Error(`There is no threat ${id}.`)
      if (weights.length > threat.by.length) throw new Error(`There are but ${threat.by.length} Intel on threat ${id}.`)
      return [threat.id, weights.map(numbered)]
    }),
  )
  const given = intel?.hands ?? []
  if (given.length > view.players.length) throw new Error(`There are but ${view.players.length} hands.`)
  const hands = given.map(numbered)
  return {
    onThreat: (id, at) => threats.get(id)?.[at] ?? null,
    inHand: seat => hands[seat] ?? null,
  }
}
