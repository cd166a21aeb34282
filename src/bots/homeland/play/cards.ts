import type { Asset, Intel, Organization, Plot } from '../../../games/homeland/cards/card.ts'
import { type Deck, isFor } from '../../../games/homeland/cards/deck.ts'
import type { GoldEffect, PlayerEffect } from '../../../games/homeland/vocabulary.ts'

/** What gold Intel usually adds to a case: the highest red is a 1 or 2 mostly, the highest blue a 4 or more. */
const goldAdds: GoldAdds = {
  'recall-agents': -1,
  'red-bonus': -3,
  'blue-bonus': 3,
  'double-red': -1.5,
  'double-blue': 4,
  'cancel-red': 0.8,
  'cancel-blue': -4,
}

export type GoldAdds = Partial<Readonly<Record<GoldEffect, number>>>

/** The deck by the names a view uses. Everything printed on cards is public; which card lies where is not here. */
export interface Cards {
  /** Those in play. */
  readonly plots: readonly Plot[]
  readonly assets: readonly Asset[]
  plot(id: string): Plot
  organization(id: string): Organization
  intel(id: string): Intel
  asset(id: string): Asset
  assetAt(number: number): Asset
  intelAt(title: number): Intel
  /** By name: how much this Intel adds to blue over red. */
  adds(id: string): number
  /** The same on a case with so many Agents: what recalls them takes as much as they add. */
  addsTo(id: string, agents: number): number
  /** What a list of effects does at this place, such as the first of `red-hammer.advantage`. */
  effectIn(list: string, at: number): PlayerEffect | null
  /** The asset that burning this one takes, if it takes any (M-34). */
  takes(asset: Asset): Asset | null
}

function byId<T extends { readonly id: string }>(cards: readonly T[]): (id: string) => T {
  const all = new Map(cards.map(card => [card.id, card]))
  return id => {
    const card = all.get(id)
    if (card === undefined) throw new Error(`there is no card ${id}`)
    return card
  }
}

/** What a card adds to a case: blue counts up, red down, and gold by what it usually does. */
export const addsOf = ({ colour, number, gold }: Intel, golds = goldAdds): number =>
  colour === 'blue' ? number : colour === 'red' ? -number : ((gold && golds[gold.do]) ?? 0)

/** For tables of one size, or where nobody says which for all of them. */
export function cardsOf({ data, assets, lists }: Deck, players?: number, golds = goldAdds): Cards {
  const asset = byId(assets)
  const adds = new Map(data.intel.map(card => [card.id, addsOf(card, golds)]))
  const recalls = new Set(
    golds === goldAdds ? data.intel.flatMap(({ id, gold }) => (gold?.do === 'recall-agents' ? [id] : [])) : [],
  )
  return {
    plots: players === undefined ? data.plots : data.plots.filter(card => isFor(card, players)),
    assets,
    plot: byId(data.plots),
    organization: byId(data.organizations),
    intel: byId(data.intel),
    asset,
    assetAt: number => assets[number],
    intelAt: title => data.intel[title],
    adds: id => adds.get(id) ?? 0,
    addsTo: (id, agents) => (recalls.has(id) ? -agents : (adds.get(id) ?? 0)),
    effectIn: (list, at) => lists.find(({ key }) => key === list)?.effects[at]?.do ?? null,
    takes: ({ burnOnTurn }) => (burnOnTurn?.do === 'take-asset' ? asset(burnOnTurn.asset) : null),
  }
}
