/** What people read. Choices replay a game; events tell it. Every kind has a sentence in every language. */
export type Event =
  | { readonly kind: 'began'; readonly abductor: string; readonly hostages: number; readonly threat: number }
  | {
      readonly kind: 'turn'
      readonly turn: number
      readonly terror: number
      /** There where the hand is empty when the turn begins. */
      readonly emptyHanded?: true
    }
  | { readonly kind: 'last-conversation' }
  | { readonly kind: 'played'; readonly card: string }
  | { readonly kind: 'banked'; readonly card: string }
  | {
      readonly kind: 'rolled'
      readonly card: string
      readonly dice: readonly number[]
      readonly terror: boolean
    }
  | {
      readonly kind: 'rerolled'
      readonly card: string
      readonly die: number
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'pair-of-sixes'; readonly pairs: number }
  | { readonly kind: 'paid'; readonly card: string }
  | { readonly kind: 'converted' }
  | {
      readonly kind: 'tested'
      readonly card: string
      readonly successes: number
      readonly dice: readonly number[]
      readonly rerolled: readonly number[]
      readonly terror: boolean
    }
  | {
      readonly kind: 'compared'
      readonly card: string
      readonly dice: readonly number[]
      readonly result: number
      readonly level: number
      readonly terror: boolean
    }
  | { readonly kind: 'points'; readonly from: number; readonly to: number }
  | { readonly kind: 'threat'; readonly from: number; readonly to: number }
  | { readonly kind: 'past-end'; readonly direction: 'up' | 'down' }
  | { readonly kind: 'reset'; readonly from: number; readonly to: number }
  | { readonly kind: 'released'; readonly zone: number; readonly saved: number; readonly threat: number }
  | { readonly kind: 'release-ignored' }
  | { readonly kind: 'killed'; readonly zone: number; readonly killed: number }
  | { readonly kind: 'spared' }
  | { readonly kind: 'kill-raises' }
  | { readonly kind: 'more-hostages'; readonly n: number; readonly zone: number }
  | { readonly kind: 'revealed'; readonly demand: string }
  | { readonly kind: 'nothing-to-reveal' }
  | { readonly kind: 'conceded'; readonly demand: string; readonly of: 'major' | 'escape' | 'minor' }
  | { readonly kind: 'escape-pending' }
  | { readonly kind: 'conversation-ends' }
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'card-leaves'; readonly card: string }
  | { readonly kind: 'next-dice'; readonly n: number }
  | { readonly kind: 'dice'; readonly n: number }
  | { readonly kind: 'fours' }
  | { readonly kind: 'bought'; readonly card: string; readonly cost: number }
  | { readonly kind: 'took'; readonly card: string }
  | { readonly kind: 'spent' }
  | { readonly kind: 'terror'; readonly card: string; readonly left: number }
  | { readonly kind: 'additional'; readonly card: string }
  | { readonly kind: 'minor'; readonly demand: string }
  | { readonly kind: 'minor-void'; readonly demand: string }
  | { readonly kind: 'terror-discarded'; readonly card: string; readonly left: number }
  | { readonly kind: 'looked'; readonly card: string | null }
  | { readonly kind: 'eliminated'; readonly zone: number }
  | { readonly kind: 'second' }
  | {
      readonly kind: 'ended'
      readonly ending: string
      readonly rule: string
      readonly threat: number
      readonly turn: number
    }

export type EventKind = Event['kind']

/**
 * Which events settle: those that may show something new, or that come of chance. What was learnt cannot be taken back.
 * A new kind of event does not compile until it stands here.
 */
export const settling: Readonly<Record<EventKind, boolean>> = {
  began: true,
  turn: false, // begins with a Terror card, which has settled
  'last-conversation': false,
  played: false, // the roll settles
  banked: false,
  rolled: true,
  rerolled: true,
  'pair-of-sixes': false, // counted from dice that lie there, as are the row and all that it brings
  paid: false,
  converted: false,
  tested: false,
  compared: true,
  points: false,
  threat: false,
  'past-end': false,
  reset: false,
  released: false,
  'release-ignored': false,
  killed: false,
  spared: false,
  'kill-raises': false,
  'more-hostages': false,
  revealed: true,
  'nothing-to-reveal': false,
  conceded: false,
  'escape-pending': false,
  'conversation-ends': false,
  'cut-off': false,
  'card-leaves': false,
  'next-dice': false,
  dice: false,
  fours: false,
  bought: false,
  took: false,
  spent: false,
  terror: true,
  additional: false, // said by a Terror card that was drawn
  minor: false,
  'minor-void': false,
  'terror-discarded': true,
  looked: true,
  eliminated: false,
  second: false, // face-down demands leave the game face down
  ended: true, // face-down demands are turned up
}

/** How an event reads to whoever only watches. */
type ForOthers<Kind extends EventKind> = (
  event: Extract<Event, { readonly kind: Kind }>,
) => Extract<Event, { readonly kind: Kind }>

const whole = <Told>(event: Told): Told => event

/** What somebody who is not the player may read of each. A new kind does not compile until it stands here. */
const toOthers: { readonly [Kind in EventKind]: ForOthers<Kind> } = {
  began: whole,
  turn: whole,
  'last-conversation': whole,
  played: whole,
  banked: whole,
  rolled: whole,
  rerolled: whole,
  'pair-of-sixes': whole,
  paid: whole,
  converted: whole,
  tested: whole,
  compared: whole,
  points: whole,
  threat: whole,
  'past-end': whole,
  reset: whole,
  released: whole,
  'release-ignored': whole,
  killed: whole,
  spared: whole,
  'kill-raises': whole,
  'more-hostages': whole,
  revealed: whole,
  'nothing-to-reveal': whole,
  conceded: whole,
  'escape-pending': whole,
  'conversation-ends': whole,
  'cut-off': whole,
  'card-leaves': whole,
  'next-dice': whole,
  dice: whole,
  fours: whole,
  bought: whole,
  took: whole,
  spent: whole,
  terror: whole,
  additional: whole,
  minor: whole,
  'minor-void': whole,
  'terror-discarded': whole,
  looked: event => ({ ...event, card: null }),
  eliminated: whole,
  second: whole,
  ended: whole,
}

export const forOthers = (event: Event): Event => (toOthers[event.kind] as ForOthers<EventKind>)(event)
