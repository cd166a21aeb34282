import type { Seat } from '../../../engine/game.ts'

/**
 * What each step is about, in the order in which a round goes. Nothing secret is ever in a frame.
 *
 * A frame has a type of its own for every step, so that a rule can only read what its step has. At run time all frames
 * have one shape, made in one place (`frame`), because the loop that takes them off the stack meets all of them.
 */
const about = {
  'round.begin': [],
  'terror.analyse': [],
  'terror.advance': [],
  'terror.reveal': ['left'],
  'turn.begin': ['seat', 'left'],
  'turn.act': ['seat', 'left'],
  'turn.end': ['seat', 'left'],
  'turn.redraw': ['seat'],
  'end.terrorist': [],
  'end.accuse': [],
  'end.accusing': [],
  'end.score': [],

  'analysis.begin': ['threat'],
  'analysis.reveal': ['threat'],
  'analysis.gold': ['threat', 'title'],
  'analysis.react': ['threat', 'passes', 'at'],
  'react.discard': ['seat', 'threat', 'asset'],
  'analysis.retotal': ['threat'],
  'analysis.compare': ['threat'],
  'analysis.neutralised': ['threat'],
  'analysis.succeeded': ['threat'],
  'analysis.end': ['threat'],

  effects: ['seat', 'list', 'at'],
  'advantage.accept': ['seat', 'list', 'at'],
  aim: ['seat', 'effect', 'n'],
  'shift.from': ['seat'],
  'shift.to': ['seat', 'threat'],
  'take-clout': ['seat', 'n'],
  'make-discard': ['seat', 'n'],
  'expose-player': ['seat'],
  launder: ['seat', 'n'],
  'burn-asset': ['seat'],
  'soldier-or-asset': ['seat'],
  'discard-intel': ['seat', 'left'],

  claim: ['seat'],
  'intel.card': ['seat', 'left'],
  'intel.case': ['seat', 'left'],
  'intel.case-open': ['seat', 'left'],
  'asset.pay': ['seat'],
  'asset.draw': ['seat'],
  'asset.keep': ['seat'],
  'soldiers.case': ['seat'],
  'soldiers.count': ['seat', 'threat'],
  'soldiers.look': ['seat', 'threat'],
  'agents.case': ['seat'],
  'agents.count': ['seat', 'threat'],
  'agents.look': ['seat', 'threat'],
  'agents.look-intel': ['seat', 'threat'],
} as const satisfies Readonly<Record<string, readonly (keyof Parts)[]>>

/** All that a frame can be about; -1 at run time where its step has no such thing. */
export interface Parts {
  /** To whom it happens, or who is asked. */
  readonly seat: Seat
  readonly threat: number
  /** A list of effects among those of the deck. */
  readonly list: number
  /** Which effect is aimed, among `playerEffects`. */
  readonly effect: number
  /** The asset that reacts. */
  readonly asset: number
  /** The title of a gold card. */
  readonly title: number
  /** How many players have passed one after the other. */
  readonly passes: number
  /** The place of the next effect in its list; of the player who may react, counted from the marker. */
  readonly at: number
  /** How much of an effect. */
  readonly n: number
  /** How many are still to come: turns of the round with this one, Intel with this one, threats to be revealed. */
  readonly left: number
}

export type StepName = keyof typeof about
type PartOf<S extends StepName> = (typeof about)[S][number]
export type FrameOf<S extends StepName> = { readonly step: S } & Readonly<Pick<Parts, PartOf<S>>>
export type Frames = { readonly [S in StepName]: FrameOf<S> }
export type HomelandFrame = Frames[StepName]

/** The steps that are about just this. */
type StepAbout<P extends keyof Parts> = {
  [S in StepName]: [P, PartOf<S>] extends [PartOf<S>, P] ? S : never
}[StepName]

type Shape = { readonly step: StepName } & Parts

function frame(
  step: StepName,
  seat: Seat,
  threat: number,
  list: number,
  effect: number,
  asset: number,
  title: number,
  passes: number,
  at: number,
  n: number,
  left: number,
): HomelandFrame {
  const made: Shape = { step, seat, threat, list, effect, asset, title, passes, at, n, left }
  return made as HomelandFrame
}

export const plain = (step: StepAbout<never>): HomelandFrame => frame(step, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)

export const ofSeat = (step: StepAbout<'seat'>, seat: Seat): HomelandFrame =>
  frame(step, seat, -1, -1, -1, -1, -1, -1, -1, -1, -1)

export const ofThreat = (step: StepAbout<'threat'>, threat: number): HomelandFrame =>
  frame(step, -1, threat, -1, -1, -1, -1, -1, -1, -1, -1)

export const ofBoth = (step: StepAbout<'seat' | 'threat'>, seat: Seat, threat: number): HomelandFrame =>
  frame(step, seat, threat, -1, -1, -1, -1, -1, -1, -1, -1)

export const withLeft = (step: StepAbout<'seat' | 'left'>, seat: Seat, left: number): HomelandFrame =>
  frame(step, seat, -1, -1, -1, -1, -1, -1, -1, -1, left)

export const withAmount = (step: StepAbout<'seat' | 'n'>, seat: Seat, n: number): HomelandFrame =>
  frame(step, seat, -1, -1, -1, -1, -1, -1, -1, n, -1)

export const revealing = (left: number): HomelandFrame =>
  frame('terror.reveal', -1, -1, -1, -1, -1, -1, -1, -1, -1, left)

export const goldOf = (threat: number, title: number): HomelandFrame =>
  frame('analysis.gold', -1, threat, -1, -1, -1, title, -1, -1, -1, -1)

export const reacting = (threat: number, passes: number, at: number): HomelandFrame =>
  frame('analysis.react', -1, threat, -1, -1, -1, -1, passes, at, -1, -1)

export const discardingFor = (seat: Seat, threat: number, asset: number): HomelandFrame =>
  frame('react.discard', seat, threat, -1, -1, asset, -1, -1, -1, -1, -1)

export const effectsOf = (seat: Seat, list: number, at: number): HomelandFrame =>
  frame('effects', seat, -1, list, -1, -1, -1, -1, at, -1, -1)

/** The effect at this place of an Advantage, which its lead may decline. */
export const accepting = (seat: Seat, list: number, at: number): HomelandFrame =>
  frame('advantage.accept', seat, -1, list, -1, -1, -1, -1, at, -1, -1)

export const aiming = (seat: Seat, effect: number, n: number): HomelandFrame =>
  frame('aim', seat, -1, -1, effect, -1, -1, -1, -1, n, -1)

/** All that a step could be about, -1 for what it is not. */
export const partsOf = (of: HomelandFrame): Parts => of as Shape

/** The threat that a step is about, -1 where it is about none. */
export const subjectOf = (of: HomelandFrame): number => (of as Shape).threat

/** A frame as files have it: `list` and `at` are numbers whose meaning is the step's own. */
export interface Slots {
  readonly step: string
  readonly seat: Seat
  readonly threat: number
  readonly list: number
  readonly at: number
}

/** A step has one of those that share a place, at most. */
export function slotsOf(of: HomelandFrame): Slots {
  const { step, seat, threat, list, effect, asset, title, passes, at, n, left } = of as Shape
  return { step, seat, threat, list: Math.max(list, effect, asset, title, passes), at: Math.max(at, n, left) }
}

export const stepNames = Object.keys(about) as readonly StepName[]

export const isStep = (name: string): name is StepName => Object.hasOwn(about, name)

/** The frame of these; what its step is not about is left out. */
export function frameOf({ step, seat, threat, list, at }: Slots): HomelandFrame {
  if (!isStep(step)) throw new Error(`There is no step ${step}.`)
  const parts: readonly (keyof Parts)[] = about[step]
  const has = (part: keyof Parts, value: number): number => (parts.includes(part) ? value : -1)
  return frame(
    step,
    has('seat', seat),
    has('threat', threat),
    has('list', list),
    has('effect', list),
    has('asset', list),
    has('title', list),
    has('passes', list),
    has('at', at),
    has('n', at),
    has('left', at),
  )
}
