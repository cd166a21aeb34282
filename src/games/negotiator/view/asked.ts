import type { Deck } from '../cards/deck.ts'
import { frameOf, type NegotiatorFrame, slotsOf } from '../rules/frames.ts'
import type { StepName } from '../rules/steps.ts'

/**
 * A step of the rules as a view shows it: the question that stands, or what goes on once it is answered. `kind` is that
 * of the decision; what a step has not is left out.
 */
export interface StepSeen {
  readonly kind: StepName
  /** The Conversation or Terror card whose test it is. */
  readonly test?: string
  /** The card with which dice are being rolled again. */
  readonly using?: string
  /** How many are left, this one included: dice to roll again, cards to pay, cards to take. */
  readonly left?: number
  /** Whose effects are carried out, such as `small-talk.two`, and which of them is next, counted from 0. */
  readonly effects?: string
  readonly next?: number
  /** The demand that was conceded, and the Terror card whose further effect follows. */
  readonly demand?: string
  readonly card?: string
}

const isTest = (kind: StepName): boolean => kind.startsWith('test.')

/** The first of a test's three lists of effects is that of its worst row. */
const WORST_ROW = '.none'

export function stepSeen({ lists, data, demands, terror }: Deck, frame: NegotiatorFrame): StepSeen {
  const { step: kind, card, list, at } = slotsOf(frame)
  return {
    kind,
    ...(isTest(kind) ? { test: lists[list].key.slice(0, -WORST_ROW.length) } : {}),
    ...(kind === 'test.reroll' && at > 0 ? { using: data.conversation[card].id } : {}),
    ...(at > 0 && kind !== 'effects' ? { left: at } : {}),
    ...(kind === 'effects' ? { effects: lists[list].key, next: at } : {}),
    ...(kind === 'concede.drawback' ? { demand: demands[card].id } : {}),
    ...(kind === 'terror.additional' ? { card: terror[card].card.id } : {}),
  }
}

/** The frame that is shown as this. A test or a line of effects is at work for the Conversation card it is named after. */
export function frameSeen({ lists, data, demands, terror }: Deck, seen: StepSeen): NegotiatorFrame {
  const { kind, test, using, effects, demand, card } = seen
  const listOf = (key: string): number => lists.findIndex(one => one.key === key)
  const titleOf = (id: string): number => data.conversation.findIndex(one => one.id === id)
  return frameOf({
    step: kind,
    card:
      test !== undefined
        ? titleOf(using ?? test)
        : effects !== undefined
          ? titleOf(effects.split('.')[0])
          : demand !== undefined
            ? demands.findIndex(({ id }) => id === demand)
            : terror.findIndex(one => one.card.id === card),
    list: test !== undefined ? listOf(`${test}${WORST_ROW}`) : effects !== undefined ? listOf(effects) : -1,
    at: seen.next ?? seen.left ?? -1,
  })
}
