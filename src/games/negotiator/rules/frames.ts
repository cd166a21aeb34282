import {
  CONCEDE_DRAWBACK,
  codeOf,
  EFFECTS,
  type StepCode,
  type StepName,
  stepNames,
  TAKING,
  TERROR_ADDITIONAL,
  TEST_ABDUCTOR,
  TEST_CONVERT,
  TEST_PAY,
  TEST_REROLL,
  TEST_ROLL,
  TEST_ROW,
} from './steps.ts'

/**
 * What each step is about; a step that is not named here is about nothing but itself.
 *
 * A frame has a type of its own for every step, so that a rule can only read what its step has. At run time all frames
 * have one shape, made in one place (`frame`), because the loop that takes them off the stack meets all of them.
 */
interface About {
  'concede.drawback': 'demand'
  'test.roll': 'title' | 'rows'
  'test.reroll': 'title' | 'rows' | 'left'
  'test.abductor': 'title' | 'rows'
  'test.convert': 'title' | 'rows'
  'test.pay': 'title' | 'rows' | 'left'
  'test.row': 'title' | 'rows'
  effects: 'title' | 'list' | 'at'
  take: 'left'
  'terror.additional': 'terror'
}

/** All that a frame can be about; -1 at run time where its step has no such thing. */
export interface Parts {
  /** The Conversation title at work, -1 where it is another kind of card. */
  readonly title: number
  readonly demand: number
  /** A Terror title. */
  readonly terror: number
  /** The first of the three lists of effects of a test. */
  readonly rows: number
  /** A list of effects. */
  readonly list: number
  /** The place of the next effect in its list. */
  readonly at: number
  /** How many are still to come: dice to roll again, cards to pay or to take, this one included. */
  readonly left: number
}

type PartOf<S extends StepName> = S extends keyof About ? About[S] : never
export type FrameOf<S extends StepName> = { readonly step: StepCode<S> } & Readonly<Pick<Parts, PartOf<S>>>
export type Frames = { readonly [S in StepName]: FrameOf<S> }
export type NegotiatorFrame = Frames[StepName]

/** The steps that are about just this, by number. */
type StepAbout<P extends keyof Parts> = {
  [S in StepName]: [P, PartOf<S>] extends [PartOf<S>, P] ? StepCode<S> : never
}[StepName]

type Shape = { readonly step: StepCode<StepName> } & Parts

function frame(
  step: StepCode<StepName>,
  title: number,
  demand: number,
  terror: number,
  rows: number,
  list: number,
  at: number,
  left: number,
): NegotiatorFrame {
  const made: Shape = { step, title, demand, terror, rows, list, at, left }
  return made as NegotiatorFrame
}

export const plain = (step: StepAbout<never>): NegotiatorFrame => frame(step, -1, -1, -1, -1, -1, -1, -1)

export const ofTest = (step: StepAbout<'title' | 'rows'>, title: number, rows: number): NegotiatorFrame =>
  frame(step, title, -1, -1, rows, -1, -1, -1)

export const ofTestLeft = (
  step: StepAbout<'title' | 'rows' | 'left'>,
  title: number,
  rows: number,
  left: number,
): NegotiatorFrame => frame(step, title, -1, -1, rows, -1, -1, left)

export const effectsOf = (title: number, list: number, at: number): NegotiatorFrame =>
  frame(EFFECTS, title, -1, -1, -1, list, at, -1)

export const takingFree = (left: number): NegotiatorFrame => frame(TAKING, -1, -1, -1, -1, -1, -1, left)

export const drawbackOf = (demand: number): NegotiatorFrame => frame(CONCEDE_DRAWBACK, -1, demand, -1, -1, -1, -1, -1)

export const additionalOf = (terror: number): NegotiatorFrame =>
  frame(TERROR_ADDITIONAL, -1, -1, terror, -1, -1, -1, -1)

/** A frame as files have it: its numbers mean what the step takes them for. */
export interface Slots {
  readonly step: StepName
  readonly card: number
  readonly list: number
  readonly at: number
}

/** A step has one of those that share a place, at most. */
export function slotsOf(of: NegotiatorFrame): Slots {
  const { step, title, demand, terror, rows, list, at, left } = of as Shape
  return {
    step: stepNames[step],
    card: Math.max(title, demand, terror),
    list: Math.max(rows, list),
    at: Math.max(at, left),
  }
}

/** The frame of these; what its step is not about is left out. */
export function frameOf({ step: name, card, list, at }: Slots): NegotiatorFrame {
  const step = codeOf(name)
  switch (step) {
    case CONCEDE_DRAWBACK:
      return drawbackOf(card)
    case TERROR_ADDITIONAL:
      return additionalOf(card)
    case EFFECTS:
      return effectsOf(card, list, at)
    case TAKING:
      return takingFree(at)
    case TEST_REROLL:
    case TEST_PAY:
      return ofTestLeft(step, card, list, at)
    case TEST_ROLL:
    case TEST_ABDUCTOR:
    case TEST_CONVERT:
    case TEST_ROW:
      return ofTest(step, card, list)
    default:
      return plain(step)
  }
}
