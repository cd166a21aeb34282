import type { Agenda, PlayerEffect, Reaction, StandingAbility } from '../../../games/homeland/vocabulary.ts'

/** What a mind takes things to be worth, in one table. Worth is counted in victory points of its own. */
export interface Weights {
  /** What a verdict is worth for each round that it is still away: the game may end before it, and there is time. */
  readonly patience: { readonly helps: number; readonly harms: number }
  /** What my own next turn will add to a case that I lead. */
  readonly ownTurn: number
  readonly tracks: {
    /** The track is a race: how many steps ahead make an even chance nearly sure. */
    readonly scale: number
    /** How far ahead the terrorists are at an even count. */
    readonly handicap: number
    /** What it is worth that the game does not go to the other side: to the mole, and to everybody else. */
    readonly survival: Readonly<Record<Agenda, number>>
    /** Whether points are counted only as far as the agency is likely to win. */
    readonly pointsNeedAgency: boolean
  }
  readonly rep: Readonly<Record<Agenda, number>>
  readonly clout: Readonly<Record<Agenda, number>>
  /** What each terrorist token counts in the end (M-30). */
  readonly terrorist: Readonly<Record<Agenda, number>>
  /** The share of a rival's point that I count as lost to me. */
  readonly rivalry: number
  /** What the Fallout of a case costs its lead, on average. */
  readonly fallout: number
  /**
   * What the first careerist had not learnt: to burn an asset for what that does, to weigh a new asset against an Agent or
   * a Soldier that is needed now, to look and strike where the analysis is near, to use only what helps.
   */
  readonly isSeasoned: boolean
  /** From how many terrorist tokens on the table comes first. */
  readonly brink: number
  /** What an Advantage, or an asset used on my turn, does for me, for each `n`. */
  readonly effects: Readonly<Partial<Record<PlayerEffect, number>>>
  /** Assets beside their points: what they are good for while face up. */
  readonly standing: Readonly<Record<StandingAbility, number>>
  readonly reactions: Readonly<Record<Reaction, number>>
  readonly redraw: number
  /** An undeployed figure, kept. */
  readonly agent: number
  readonly soldier: number
  /** A card kept in hand, for each point of the colour that helps me. */
  readonly keptCard: number
  /** How much it must be worth to trade a card, to look with a Soldier, to strike. */
  readonly leastTrade: number
  readonly leastLook: number
  readonly leastStrike: number
  /** How likely somebody must be to sabotage, that I take cards from them or have them exposed. */
  readonly leastHinder: number
  /** What it is worth to me, for each card, that somebody who surely sabotages has fewer. */
  readonly hindering: number
  /** How much better another asset must be to burn one for it; how useful one must be, by its points, to be turned up. */
  readonly leastBurn: number
  readonly leastUse: number
  /** What a new asset is worth before it is drawn, and how much of that is what it can do while there are turns left. */
  readonly asset: number
  readonly assetUse: number
  /** What it is worth to win rather than not: where a verdict ends the game nothing else counts. */
  readonly winning: number
  /** The share of a turned verdict that I would pay for turning it. */
  readonly reactShare: number
  /** How likely a case must be neutralised that I bring it before the analysts sooner. */
  readonly sureEnough: number
  /** What a look is worth, as a share of what is at stake on the case. */
  readonly look: number
  /** The same for a look at a Plot, and what is left of either for each of the others who have looked there already. */
  readonly plotLook: number
  readonly lookedAt: number
  /** What a whole round of play adds to a case. */
  readonly roundAdds: number
}
