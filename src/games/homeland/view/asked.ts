import type { Seat } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { frameOf, type HomelandFrame, partsOf, type StepName } from '../rules/frames.ts'
import type { State } from '../rules/state.ts'
import { type PlayerEffect, playerEffects } from '../vocabulary.ts'
import { type Filling, NONE } from './seen.ts'

/**
 * A step of the rules as a view shows it: the question that stands, or what goes on once it is answered. `kind` is that
 * of the decision; what a step has not is left out.
 */
export interface StepSeen {
  readonly kind: StepName
  /** Who is asked, or to whom it happens; left out where everybody is asked at once, and where nobody is. */
  readonly seat?: Seat
  readonly threat?: number
  /** What is aimed at a threat, and how much of it. */
  readonly effect?: PlayerEffect
  readonly n?: number
  /** The asset for which a card is discarded, and the gold card that takes effect. */
  readonly asset?: string
  readonly card?: string
  /** Whose effects are carried out, such as `derailment.fallout`, and which of them is next, counted from 0. */
  readonly effects?: string
  readonly next?: number
  /** How many are left, this one included: Intel to place or to discard, turns of the round; new threats, to come. */
  readonly left?: number
  /** How many players have passed one after the other. */
  readonly passes?: number
}

/** A frame by name, at a table of so many players with the marker before one of them. */
function stepSeen(deck: Deck, frame: HomelandFrame, players: number, marker: Seat): StepSeen {
  const { seat, threat, list, effect, asset, title, passes, at, n, left } = partsOf(frame)
  const kind = frame.step
  const seen: Filling<StepSeen> = seat < 0 ? { kind } : threat < 0 ? { kind, seat } : { kind, seat, threat }
  if (threat >= 0) seen.threat = threat
  if (effect >= 0) seen.effect = playerEffects[effect]
  if (n >= 0) seen.n = n
  if (asset >= 0) seen.asset = deck.names.assets[asset]
  if (title >= 0) seen.card = deck.names.titles[title]
  if (list >= 0) {
    seen.effects = deck.lists[list].key
    seen.next = at
  }
  if (left >= 0) seen.left = left
  if (passes >= 0) {
    seen.passes = passes
    seen.seat = (marker + at) % players
  }
  return seen
}

export interface Steps {
  /** The question that stands. */
  asked(s: State): StepSeen | null
  /** What goes on once it is answered, the next one first. */
  waiting(s: State): readonly StepSeen[]
}

/** Most steps are about nothing but a player and a number below this. */
const FEW_OPTIONS = 8

/**
 * See `seen.ts` on what is kept, and why: here it is each step that comes again and again, as a list of one, because
 * nothing but the rest of a turn waits most of the time.
 */
export function seenSteps(deck: Deck): Steps {
  const common = new Map<StepName, (readonly [StepSeen])[]>()
  const seenAt = ({ players, marker }: State, frame: HomelandFrame): readonly [StepSeen] => {
    const { seat, threat, list, effect, n, left } = partsOf(frame)
    if (threat >= 0 || n >= 0 || list >= 0 || effect >= 0 || left >= FEW_OPTIONS)
      return [stepSeen(deck, frame, players.length, marker)]
    const place = (seat + 1) * (FEW_OPTIONS + 1) + left + 1
    const kept = common.get(frame.step)
    const before = kept?.[place]
    if (before !== undefined) return before
    const seen = [stepSeen(deck, frame, players.length, marker)] as const
    if (kept === undefined) common.set(frame.step, [])
    else kept[place] = seen
    return seen
  }
  return {
    asked(s) {
      const { stack } = s
      return stack.length === 0 ? null : seenAt(s, stack[stack.length - 1])[0]
    },
    waiting(s) {
      const { stack } = s
      if (stack.length < 2) return NONE
      if (stack.length === 2) return seenAt(s, stack[0])
      const waiting: StepSeen[] = []
      for (let i = stack.length - 2; i >= 0; i--) waiting.push(seenAt(s, stack[i])[0])
      return waiting
    },
  }
}

/** The frame that is shown as this. */
export function frameSeen(deck: Deck, seen: StepSeen, players: number, marker: Seat): HomelandFrame {
  const { names } = deck
  const { kind, seat = -1, threat = -1, effect, asset, card, effects, passes } = seen
  return frameOf({
    step: kind,
    seat,
    threat,
    list:
      effect !== undefined
        ? playerEffects.indexOf(effect)
        : asset !== undefined
          ? names.assets.indexOf(asset)
          : card !== undefined
            ? names.titles.indexOf(card)
            : effects !== undefined
              ? deck.lists.findIndex(({ key }) => key === effects)
              : (passes ?? -1),
    at: passes === undefined ? (seen.next ?? seen.n ?? seen.left ?? -1) : (seat - marker + players) % players,
  })
}
