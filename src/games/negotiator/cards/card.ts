import type { AbductorRule, comparedBy, DrawbackKind, EffectKind, Source } from '../vocabulary.ts'
import type { Part } from './provenance.ts'

export interface Effect {
  readonly do: EffectKind
  readonly n: number
}

/** The three rows of a threat test: two successes or more, one, none (N-13). */
export interface Rows {
  readonly two: readonly Effect[]
  readonly one: readonly Effect[]
  readonly none: readonly Effect[]
}

/** No Threat Test: dice are rolled and compared with the threat level, of which L counts 0 and E 7 (N-6). */
export interface Compare {
  readonly dice: number
  readonly by: (typeof comparedBy)[number]
  readonly above: readonly Effect[]
  readonly equal: readonly Effect[]
  readonly below: readonly Effect[]
}

/** What a card that is played or turned up does: one of these. */
export interface FaceUp {
  /** A threat test with these rows … */
  readonly rows?: Rows | undefined
  /** … or a comparison with the threat level … */
  readonly compare?: Compare | undefined
  /** … or these effects, without a roll. */
  readonly effects?: readonly Effect[] | undefined
}

/** Names for a card that is not one of ours; ours have theirs in the word files. */
export interface Named {
  readonly id: string
  readonly source: Source
  /** What comes from elsewhere, where that is known of this very card: `provenance.ts` knows it of ours. */
  readonly parts?: Readonly<Partial<Record<Part, Source>>> | undefined
  readonly name?: { readonly en: string; readonly it: string; readonly de: string } | undefined
}

export interface ConversationCard extends Named, FaceUp {
  readonly copies: number
  readonly cost: number
  /** It is not played but put aside from the hand during any test, to roll this many dice again, one by one. */
  readonly reroll?: number | undefined
}

/** What a conceded demand does from then on (N-15). */
export interface Drawback {
  readonly do: DrawbackKind
  readonly n: number
}

/** One, or several. */
export type Drawbacks = Drawback | readonly Drawback[]

export interface MajorDemand extends Named {
  readonly abductor: string
  readonly cost: number
  readonly effects: readonly Effect[]
  readonly drawback: Drawbacks
}

/** The abductor gets away when the conversation ends (N-15); until then it may have a drawback as well. */
export interface EscapeDemand extends Named {
  readonly cost: number
  readonly effects: readonly Effect[]
  readonly drawback?: Drawbacks | undefined
}

export interface TerrorCard extends Named, FaceUp {
  readonly copies: number
  /** Or it is a Minor Demand that stays until conceded (N-23). */
  readonly minor?:
    | { readonly cost: number; readonly effects: readonly Effect[]; readonly drawback: readonly Effect[] }
    | undefined
  /** Resolved as well while a demand is face down (N-20). */
  readonly additional?: readonly Effect[] | undefined
  /** Where that comes from, if not from where the card does. */
  readonly additionalSource?: Source | undefined
}

export interface Abductor extends Named {
  readonly hostages: number
  readonly threat: number
  readonly majors: number
  readonly escapes: number
  readonly rule: AbductorRule
}

export interface DeckData {
  readonly id: string
  readonly version: string
  readonly conversation: readonly ConversationCard[]
  readonly majors: readonly MajorDemand[]
  readonly escapes: readonly EscapeDemand[]
  readonly red: readonly TerrorCard[]
  readonly pivotal: readonly TerrorCard[]
  readonly abductors: readonly Abductor[]
}

/* How a card's line is written in the card files. */
export const points = (n: number): Effect => ({ do: 'points', n })
export const threat = (n: number): Effect => ({ do: 'threat', n })
export const release = (n: number): Effect => ({ do: 'release', n })
export const kill = (n: number): Effect => ({ do: 'kill', n })
export const end: Effect = { do: 'end', n: 0 }
export const reveal: Effect = { do: 'reveal', n: 1 }
export const eliminate: Effect = { do: 'eliminate', n: 0 }
export const getAway: Effect = { do: 'escape', n: 0 }
export const leave: Effect = { do: 'leave', n: 0 }
export const nextDice = (n: number): Effect => ({ do: 'next-dice', n })
export const dice = (n: number): Effect => ({ do: 'dice', n })
export const fours: Effect = { do: 'fours', n: 0 }
export const take = (n: number): Effect => ({ do: 'take', n })
export const hostages = (n: number): Effect => ({ do: 'hostages', n })
export const discardTerror = (n: number): Effect => ({ do: 'discard-terror', n })
export const halveTerror: Effect = { do: 'halve-terror', n: 0 }
export const resetThreat: Effect = { do: 'reset-threat', n: 0 }
export const look: Effect = { do: 'look', n: 0 }
export const lookDiscard: Effect = { do: 'look-discard', n: 0 }
