import type {
  Colour,
  GoldEffect,
  Level,
  OrganizationKind,
  PlayerEffect,
  PlotKind,
  Reaction,
  ReactionLimit,
  Source,
  StandingAbility,
} from '../vocabulary.ts'
import type { Part } from './provenance.ts'

export interface Effect {
  readonly do: PlayerEffect
  readonly n: number
}

export interface Named {
  readonly id: string
  readonly source: Source
  /** What comes from elsewhere, where that is known of this very card: `provenance.ts` knows it of ours. */
  readonly parts?: Readonly<Partial<Record<Part, Source>>> | undefined
  readonly name?: { readonly en: string; readonly it: string; readonly de: string } | undefined
}

/** At tables of which size a card is in play, where it is not in play at all of them: from so many players to so many. */
export interface Sized {
  readonly players?: readonly [least: number, most: number] | undefined
}

/** M-3: complexity 3 to 9, impact 1 to 3, and either Fallout or Global Fallout. */
export interface Plot extends Named, Sized {
  readonly kind: PlotKind
  readonly complexity: number
  readonly impact: number
  readonly fallout?: readonly Effect[] | undefined
  readonly globalFallout?: readonly Effect[] | undefined
}

/** M-3: a starting level, sophistication 0 to 4, and what its lead gains once when it is neutralised (M-12). */
export interface Organization extends Named {
  readonly kind: OrganizationKind
  readonly level: Level
  readonly sophistication: number
  readonly advantage: readonly Effect[]
}

/** Blue and red have a number; gold has an effect. All have a trade value (M-21), which may be nothing. */
export interface Intel extends Named, Sized {
  readonly colour: Colour
  readonly copies: number
  readonly number: number
  readonly rep: number
  readonly clout: number
  readonly gold?: { readonly do: GoldEffect; readonly n: number } | undefined
}

export interface Asset extends Named {
  /** Victory points, face up or down (M-30). */
  readonly points: number
  /** In force while it lies face up. */
  readonly always?: readonly { readonly do: StandingAbility; readonly n: number }[] | undefined
  /** Once on each of one's own turns. */
  readonly onTurn?: Effect | undefined
  /** On one's own turn, by burning it. */
  readonly burnOnTurn?: Effect | { readonly do: 'take-asset'; readonly asset: string } | undefined
  /** During an analysis, once the totals are known; where no limit is printed, as often as it can be paid for (M-11). */
  readonly onTotals?:
    | { readonly do: Reaction; readonly n: number; readonly limit?: ReactionLimit | undefined }
    | undefined
  /** After refilling: throw the whole hand away and refill once more (M-35). */
  readonly redraw?: boolean | undefined
}

export interface DeckData {
  readonly id: string
  readonly version: string
  readonly plots: readonly Plot[]
  readonly organizations: readonly Organization[]
  readonly intel: readonly Intel[]
  readonly assets: readonly Asset[]
}
