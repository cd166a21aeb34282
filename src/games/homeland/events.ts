import type { Seat } from '../../engine/game.ts'
import type { Pile, PlayerEffect } from './vocabulary.ts'

/** What people read. A field that is null was not for this reader; everybody reads the same number of events. */
export type Event =
  | { readonly kind: 'began'; readonly players: number }
  | { readonly kind: 'agenda'; readonly seat: Seat; readonly agenda: string | null }
  | { readonly kind: 'round'; readonly round: number; readonly marker: Seat }
  | {
      readonly kind: 'new-threat'
      readonly threat: number
      readonly organization: string
      readonly level: string
      readonly at: number
    }
  | { readonly kind: 'new-threat-now'; readonly threat: number; readonly organization: string }
  | { readonly kind: 'no-threat' }
  | {
      readonly kind: 'analysis'
      readonly threat: number
      readonly organization: string
      readonly plot: string
      readonly lead: Seat | null
    }
  /** M-10: what both sides count before any card is turned up. */
  | {
      readonly kind: 'first-totals'
      readonly threat: number
      readonly complexity: number
      readonly sophistication: number
      readonly agents: number
      readonly assets: number
      readonly red: number
      readonly blue: number
    }
  | {
      readonly kind: 'turned-up'
      readonly threat: number
      readonly card: string
      readonly red: number
      readonly blue: number
    }
  | { readonly kind: 'gold'; readonly threat: number; readonly card: string }
  | { readonly kind: 'gold-totals'; readonly threat: number; readonly red: number; readonly blue: number }
  | { readonly kind: 'gold-idle'; readonly threat: number; readonly card: string }
  | { readonly kind: 'cancelled'; readonly threat: number; readonly card: string }
  | { readonly kind: 'totals'; readonly threat: number; readonly red: number; readonly blue: number }
  | { readonly kind: 'swung'; readonly seat: Seat; readonly asset: string; readonly colour: string; readonly n: number }
  | { readonly kind: 'sniped'; readonly seat: Seat; readonly asset: string; readonly card: string }
  | { readonly kind: 'neutralised'; readonly threat: number; readonly impact: number }
  | { readonly kind: 'succeeded'; readonly threat: number; readonly impact: number }
  | { readonly kind: 'track'; readonly track: 'agency' | 'terrorist'; readonly from: number; readonly to: number }
  | { readonly kind: 'rep'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'clout'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'agents'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'soldiers'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'recruited'; readonly seat: Seat; readonly what: 'agent' | 'soldier' }
  | { readonly kind: 'advantage'; readonly seat: Seat; readonly organization: string }
  | { readonly kind: 'fallout'; readonly seat: Seat; readonly plot: string }
  | { readonly kind: 'global-fallout'; readonly plot: string }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly effect: PlayerEffect; readonly n: number }
  | { readonly kind: 'no-effect'; readonly seat: Seat; readonly effect: PlayerEffect; readonly n: number }
  /** An asset of theirs keeps it from them. */
  | {
      readonly kind: 'spared'
      readonly seat: Seat
      readonly effect: PlayerEffect
      readonly n: number
      readonly asset: string
    }
  /** M-18: more than there is, so none is paid. */
  | {
      readonly kind: 'cannot-pay'
      readonly seat: Seat
      readonly token: 'rep' | 'clout'
      readonly n: number
      readonly has: number
    }
  | { readonly kind: 'figures-left'; readonly threat: number; readonly what: 'agents' | 'soldiers'; readonly n: number }
  | { readonly kind: 'lead-returned'; readonly seat: Seat; readonly threat: number }
  | { readonly kind: 'closed'; readonly threat: number }
  /** M-31: a deck is made of its discards, or the Initiative deck of all seats. */
  | { readonly kind: 'reshuffled'; readonly pile: Pile; readonly n: number }
  | { readonly kind: 'advanced'; readonly threats: number }
  | { readonly kind: 'moved'; readonly threat: number; readonly level: string }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly threat: number }
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly threat: number
      readonly card: string | null
      /** Laid open by Exposure before: everybody knows the card (M-17). */
      readonly open: boolean
    }
  | {
      readonly kind: 'traded'
      readonly seat: Seat
      readonly card: string
      readonly rep: number
      readonly clout: number
    }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly rep: number; readonly clout: number }
  | { readonly kind: 'drew-assets'; readonly seat: Seat; readonly n: number; readonly assets: readonly string[] | null }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly asset: string | null; readonly discarded: string | null }
  | { readonly kind: 'sent-agents'; readonly seat: Seat; readonly threat: number; readonly n: number }
  | { readonly kind: 'sent-soldiers'; readonly seat: Seat; readonly threat: number; readonly n: number }
  /** Figures that come from the supply, not from those the player has. */
  | {
      readonly kind: 'supplied'
      readonly seat: Seat
      readonly threat: number
      readonly what: 'agents' | 'soldiers'
      readonly n: number
    }
  | { readonly kind: 'looked-plot'; readonly seat: Seat; readonly threat: number; readonly plot: string | null }
  | {
      readonly kind: 'looked-intel'
      readonly seat: Seat
      readonly threat: number
      readonly n: number
      readonly cards: readonly string[] | null
    }
  | { readonly kind: 'added'; readonly threat: number; readonly n: number }
  /** Added to the threat that is being analysed: these are turned up next. */
  | { readonly kind: 'reinforced'; readonly threat: number; readonly n: number }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly asset: string }
  | { readonly kind: 'used'; readonly seat: Seat; readonly asset: string }
  | { readonly kind: 'burned'; readonly seat: Seat; readonly asset: string }
  | { readonly kind: 'took-asset'; readonly seat: Seat; readonly asset: string; readonly from: Seat | null }
  | { readonly kind: 'struck'; readonly seat: Seat; readonly threat: number }
  | {
      readonly kind: 'exposed'
      readonly seat: Seat
      readonly assets: readonly string[]
      readonly cards: readonly string[]
    }
  | { readonly kind: 'immune'; readonly seat: Seat }
  | { readonly kind: 'reprimanded'; readonly seat: Seat; readonly threat: number }
  | { readonly kind: 'lead-taken'; readonly seat: Seat; readonly from: Seat; readonly threat: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly n: number; readonly cards: readonly string[] | null }
  | { readonly kind: 'shifted'; readonly seat: Seat; readonly from: number; readonly to: number; readonly n: number }
  | { readonly kind: 'taken-clout'; readonly seat: Seat; readonly from: Seat; readonly n: number }
  | { readonly kind: 'accusing'; readonly why: 'agency' | 'no-threats' }
  | { readonly kind: 'accusation-made'; readonly seat: Seat }
  | { readonly kind: 'accused'; readonly seat: Seat; readonly of: Seat | null; readonly right: boolean }
  /** M-30: the points by where they come from; `out` of a mole that somebody accused (M-29). */
  | {
      readonly kind: 'score'
      readonly seat: Seat
      readonly agenda: string
      readonly points: number
      readonly own: number
      readonly assets: number
      readonly accusation: number
      readonly out: boolean
    }
  | { readonly kind: 'ended'; readonly ending: string; readonly rule: string; readonly winners: readonly Seat[] }

/** What rules before version 3 told besides: a finished game of theirs is told as it was. */
export type OlderEvent =
  | { readonly kind: 'quiet'; readonly threat: number }
  | { readonly kind: 'recalled'; readonly what: 'agents' | 'soldiers' }

export type EventKind = Event['kind']

/**
 * Which events settle: those that may show whoever chose something new, or that come of chance. What was learnt cannot
 * be taken back. A draft is seen by its own player alone, so what it would show to the others (a card traded, an asset
 * turned up) does not settle. A new kind of event does not compile until it stands here.
 */
export const settling: Readonly<Record<EventKind, boolean>> = {
  began: true,
  agenda: true,
  round: true, // who is first is drawn
  'new-threat': true,
  'new-threat-now': true,
  'no-threat': true, // found out by drawing, which may shuffle
  analysis: true, // the Plot is turned up
  'first-totals': false, // counted from what lies open
  'turned-up': true,
  gold: false, // said by a card turned up before
  'gold-totals': false,
  'gold-idle': false,
  cancelled: false,
  totals: false, // counted from what lies open, as are the outcome and all that follows from the Plot
  swung: false,
  sniped: false, // a card that lies open
  neutralised: false,
  succeeded: false,
  track: false,
  rep: false,
  clout: false,
  agents: false,
  soldiers: false,
  recruited: false,
  advantage: false,
  fallout: false,
  'global-fallout': false,
  declined: false,
  'no-effect': false, // what there is none of was in sight, or one's own
  spared: false, // the asset lies open
  'cannot-pay': false,
  'figures-left': false,
  'lead-returned': false,
  closed: false,
  reshuffled: true,
  advanced: false,
  moved: false,
  turn: true, // a turn that was ended stays ended
  claimed: false,
  placed: false,
  traded: false,
  paid: false,
  'drew-assets': true,
  kept: false, // both were seen when they were drawn
  'sent-agents': false,
  'sent-soldiers': false,
  supplied: false,
  'looked-plot': true,
  'looked-intel': true,
  added: true, // unseen, but drawn
  reinforced: true,
  activated: false,
  used: false,
  burned: false,
  'took-asset': false, // from a player's open assets or from the discard pile, which lies open
  struck: true, // what leaves the game unseen does not come back
  exposed: true, // another player's hand and assets, where a Fallout is for all
  immune: false, // the asset that spares somebody lies open
  reprimanded: false,
  'lead-taken': false,
  discarded: false, // one's own card; a whole hand of somebody else's comes with `drew`
  drew: true,
  shifted: false,
  'taken-clout': false,
  accusing: false,
  'accusation-made': true, // secret and final (M-29)
  accused: true,
  score: true, // agendas
  ended: true,
}

/** How an event reads to whoever is not the seat it concerns. */
type ForOthers<Kind extends EventKind> = (
  event: Extract<Event, { readonly kind: Kind }>,
) => Extract<Event, { readonly kind: Kind }>

const whole = <Told>(event: Told): Told => event

/** What a viewer who is not the seat concerned may read of each (M-4). A new kind does not compile until it stands here. */
const toOthers: { readonly [Kind in EventKind]: ForOthers<Kind> } = {
  began: whole,
  agenda: event => ({ ...event, agenda: null }),
  round: whole,
  'new-threat': whole,
  'new-threat-now': whole,
  'no-threat': whole,
  analysis: whole,
  'first-totals': whole,
  'turned-up': whole,
  gold: whole,
  'gold-totals': whole,
  'gold-idle': whole,
  cancelled: whole,
  totals: whole,
  swung: whole,
  sniped: whole,
  neutralised: whole,
  succeeded: whole,
  track: whole,
  rep: whole,
  clout: whole,
  agents: whole,
  soldiers: whole,
  recruited: whole,
  advantage: whole,
  fallout: whole,
  'global-fallout': whole,
  declined: whole,
  'no-effect': whole, // of hidden cards only whether there are any, which everybody counts
  spared: whole,
  'cannot-pay': whole,
  'figures-left': whole,
  'lead-returned': whole,
  closed: whole,
  reshuffled: whole,
  advanced: whole,
  moved: whole,
  turn: whole,
  claimed: whole,
  placed: event => (event.open ? event : { ...event, card: null }),
  traded: whole,
  paid: whole,
  'drew-assets': event => ({ ...event, assets: null }),
  kept: event => ({ ...event, asset: null }),
  'sent-agents': whole,
  'sent-soldiers': whole,
  supplied: whole,
  'looked-plot': event => ({ ...event, plot: null }),
  'looked-intel': event => ({ ...event, cards: null }),
  added: whole,
  reinforced: whole,
  activated: whole,
  used: whole,
  burned: whole,
  'took-asset': whole,
  struck: whole,
  exposed: whole,
  immune: whole,
  reprimanded: whole,
  'lead-taken': whole,
  discarded: whole,
  drew: event => ({ ...event, cards: null }),
  shifted: whole,
  'taken-clout': whole,
  accusing: whole,
  'accusation-made': whole,
  accused: whole,
  score: whole,
  ended: whole,
}

export const forOthers = (event: Event): Event => (toOthers[event.kind] as ForOthers<EventKind>)(event)
