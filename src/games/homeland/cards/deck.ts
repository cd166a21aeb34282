import { colours, LEAST_INTEL, LEAST_PLOTS, levels, sizes } from '../vocabulary.ts'
import type { Asset, DeckData, Effect, Named, Sized } from './card.ts'

export interface EffectList {
  readonly key: string
  /** Given rather than used or suffered: what costs something in it may be declined (M-12). */
  readonly isAdvantage: boolean
  readonly effects: readonly Effect[]
}

/** The names of a deck's cards by number, Intel by single card and by title. */
export interface Names {
  readonly plots: readonly string[]
  readonly organizations: readonly string[]
  readonly intel: readonly string[]
  readonly titles: readonly string[]
  readonly assets: readonly string[]
}

/** What is in play at a table of one size, by number: the rest stays in the box. */
export interface InPlay {
  readonly plots: readonly number[]
  readonly intel: readonly number[]
}

/** A deck made ready to play: numbers for cards and lists, so that a state and its frames can name them. */
export interface Deck {
  readonly data: DeckData
  readonly names: Names
  readonly lists: readonly EffectList[]
  /** Single Intel cards by number: their title, colour and number. */
  readonly intelTitle: readonly number[]
  readonly colour: readonly number[]
  readonly number: readonly number[]
  /** By title: its name with each number of copies there can be, from none. */
  readonly copies: readonly (readonly (readonly [title: string, n: number])[])[]
  /** By plot: complexity, impact, and the lists of its fallouts (-1: none). */
  readonly complexity: readonly number[]
  readonly impact: readonly number[]
  readonly fallout: readonly number[]
  readonly globalFallout: readonly number[]
  /** By organization. */
  readonly level: readonly number[]
  readonly sophistication: readonly number[]
  readonly advantage: readonly number[]
  /** By asset: the lists of what it does on a turn, and when it is burned for that (-1: nothing). */
  readonly onTurn: readonly number[]
  readonly burnOnTurn: readonly number[]
  /** The asset that burning it takes (M-34), or -1. */
  readonly takes: readonly number[]
  readonly assets: readonly Asset[]
  /** By number of players. */
  readonly inPlay: Readonly<Record<number, InPlay>>
}

/** Is this card in play at a table of this size? */
export const isFor = ({ players: range }: Sized, players: number): boolean =>
  range === undefined || (range[0] <= players && players <= range[1])

const total = (cards: readonly { readonly copies: number }[]): number =>
  cards.reduce((sum, card) => sum + card.copies, 0)

/** What is wrong with a deck whose shape is right; empty when it can be played. */
export function deckFaults(data: DeckData): { key: string; values: Record<string, string | number> }[] {
  const faults: { key: string; values: Record<string, string | number> }[] = []
  const counted = (what: string, is: number, should: number) => {
    if (is !== should) faults.push({ key: 'homeland.deck.count', values: { what, is, should } })
  }
  counted('plots', data.plots.length, 40)
  counted('organizations', data.organizations.length, 40)
  counted('assets', data.assets.length, 40)
  counted('intel', total(data.intel), 120)
  for (const { id, players } of [...data.plots, ...data.intel])
    if (players && players[0] > players[1])
      faults.push({ key: 'homeland.deck.range', values: { id, from: players[0], to: players[1] } })
  for (const players of sizes) {
    const enough = (what: string, is: number, least: number) => {
      if (is < least) faults.push({ key: 'homeland.deck.size', values: { what, players, is, least } })
    }
    enough('plots', data.plots.filter(card => isFor(card, players)).length, LEAST_PLOTS)
    enough('intel', total(data.intel.filter(card => isFor(card, players))), LEAST_INTEL)
  }
  const seen = new Set<string>()
  const all: readonly (readonly Named[])[] = [data.plots, data.organizations, data.assets, data.intel]
  for (const card of all.flat()) {
    if (seen.has(card.id)) faults.push({ key: 'homeland.deck.twice', values: { id: card.id } })
    seen.add(card.id)
  }
  for (const plot of data.plots)
    if ((plot.fallout === undefined) === (plot.globalFallout === undefined))
      faults.push({ key: 'homeland.deck.one-fallout', values: { id: plot.id } })
  for (const card of data.intel)
    if ((card.colour === 'gold') !== (card.gold !== undefined))
      faults.push({ key: 'homeland.deck.gold', values: { id: card.id } })
  for (const { id, burnOnTurn } of data.assets)
    if (burnOnTurn?.do === 'take-asset' && !data.assets.some(one => one.id === burnOnTurn.asset))
      faults.push({ key: 'homeland.deck.takes', values: { id, asset: burnOnTurn.asset } })
  return faults
}

export function compile(data: DeckData): Deck {
  const lists: EffectList[] = []
  const list = (key: string, effects: readonly Effect[] | undefined, isAdvantage = false): number => {
    if (effects === undefined) return -1
    lists.push({ key, isAdvantage, effects })
    return lists.length - 1
  }
  const intelTitle = data.intel.flatMap(({ copies }, title) => Array.from({ length: copies }, () => title))
  const numbers = (cards: readonly Sized[], players: number): number[] =>
    [...cards.keys()].filter(at => isFor(cards[at], players))
  const ids = (cards: readonly Named[]) => cards.map(({ id }) => id)
  return {
    data,
    names: {
      plots: ids(data.plots),
      organizations: ids(data.organizations),
      intel: intelTitle.map(title => data.intel[title].id),
      titles: ids(data.intel),
      assets: ids(data.assets),
    },
    lists,
    intelTitle,
    colour: intelTitle.map(title => colours.indexOf(data.intel[title].colour)),
    number: intelTitle.map(title => data.intel[title].number),
    copies: data.intel.map(({ id, copies }) => Array.from({ length: copies + 1 }, (_, n) => [id, n] as const)),
    complexity: data.plots.map(plot => plot.complexity),
    impact: data.plots.map(plot => plot.impact),
    fallout: data.plots.map(plot => list(`${plot.id}.fallout`, plot.fallout)),
    globalFallout: data.plots.map(plot => list(`${plot.id}.global-fallout`, plot.globalFallout)),
    level: data.organizations.map(one => levels.indexOf(one.level)),
    sophistication: data.organizations.map(one => one.sophistication),
    advantage: data.organizations.map(one => list(`${one.id}.advantage`, one.advantage, true)),
    onTurn: data.assets.map(asset => list(`${asset.id}.turn`, asset.onTurn && [asset.onTurn])),
    burnOnTurn: data.assets.map(({ id, burnOnTurn }) =>
      list(`${id}.burn`, burnOnTurn && burnOnTurn.do !== 'take-asset' ? [burnOnTurn] : undefined),
    ),
    takes: data.assets.map(({ burnOnTurn }) =>
      burnOnTurn?.do === 'take-asset' ? data.assets.findIndex(({ id }) => id === burnOnTurn.asset) : -1,
    ),
    inPlay: Object.fromEntries(
      sizes.map(players => [
        players,
        {
          plots: numbers(data.plots, players),
          intel: numbers(
            intelTitle.map(title => data.intel[title]),
            players,
          ),
        },
      ]),
    ),
    // Every part of every asset, there or not: rows of one shape are read several times as fast.
    assets: data.assets.map(({ id, source, name, points, always, onTurn, burnOnTurn, onTotals, redraw }) => ({
      id,
      source,
      name,
      points,
      always,
      onTurn,
      burnOnTurn,
      onTotals,
      redraw,
    })),
  }
}
