/** What people read. Choices replay a game; events tell it. Every kind has a sentence in every language. */
export type Event =
  | { readonly kind: 'began'; readonly abductor: string; readonly hostages: number; readonly threat: number }
  | { readonly kind: 'turn'; readonly turn: number; readonly terror: number }
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

/** A roll, a draw or a look: what a player has learnt cannot be taken back. */
export const settling: ReadonlySet<EventKind> = new Set<EventKind>([
  'rolled',
  'rerolled',
  'revealed',
  'terror',
  'terror-discarded',
  'looked',
])
