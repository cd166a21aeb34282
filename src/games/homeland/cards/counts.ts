import type { Asset, DeckData, Effect } from './card.ts'

/** How many cards a deck has, and how many different things they do: the same with other numbers counts once. */
export interface Counts {
  readonly plots: number
  readonly organizations: number
  readonly assets: number
  readonly intel: number
  readonly blue: number
  readonly red: number
  readonly gold: number
  readonly assetAbilities: number
  readonly goldEffects: number
  readonly advantages: number
  readonly fallouts: number
}

const abilities = ({ always = [], onTurn, burnOnTurn, onTotals, redraw }: Asset): string[] => [
  ...[...always, onTurn, burnOnTurn, onTotals].flatMap(ability => (ability ? [ability.do] : [])),
  ...(redraw ? ['redraw'] : []),
]
const kinds = (effects: readonly Effect[] = []): string[] => effects.map(effect => effect.do)
const different = (all: readonly string[]): number => new Set(all).size

export function counts({ plots, organizations, intel, assets }: DeckData): Counts {
  const copies = (colour?: string): number =>
    intel.reduce((sum, card) => sum + (colour === undefined || card.colour === colour ? card.copies : 0), 0)
  return {
    plots: plots.length,
    organizations: organizations.length,
    assets: assets.length,
    intel: copies(),
    blue: copies('blue'),
    red: copies('red'),
    gold: copies('gold'),
    assetAbilities: different(assets.flatMap(abilities)),
    goldEffects: different(intel.flatMap(({ gold }) => (gold ? [gold.do] : []))),
    advantages: different(organizations.flatMap(({ advantage }) => kinds(advantage))),
    fallouts: different(plots.flatMap(({ fallout, globalFallout }) => [...kinds(fallout), ...kinds(globalFallout)])),
  }
}
