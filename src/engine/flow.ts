import type { Decision, Random, Seat } from './game.ts'
import { type ActStep, type AskStep, count, type Frame, Options, type Playing, type Steps } from './steps.ts'

/** No act leads to so many others before somebody is asked: a stack that does would never come to an end. */
const MOST_ACTS = 1_000_000

type NullOr<T> = { readonly [K in keyof T]: T[K] | (undefined extends T[K] ? null : never) }
type Parts<T> = { readonly [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] }

/** One shape for acts, one for asks and one for both, so that the loop below stays fast. */
type Asking<P, F> = Parts<Omit<AskStep<P, F>, 'rule'>>
interface Ready<P, F> {
  readonly name: string
  readonly does: ((play: P, frame: F) => void) | null
  readonly ask: Asking<P, F> | null
  /** The two steps that came after this one last, where a simulator guesses: most often one of them comes again. */
  next: Ready<P, F> | null
  other: Ready<P, F> | null
}

const readied = <P, F>(name: string, step: ActStep<P, F> | AskStep<P, F>): Ready<P, F> =>
  'does' in step
    ? { name, does: step.does, ask: null, next: null, other: null }
    : { name, does: null, ask: asking(step), next: null, other: null }

const asking = <P, F>({
  seat = null,
  seats = null,
  options,
  surely = null,
  otherwise = null,
  choose,
}: NullOr<AskStep<P, F>>): Asking<P, F> => ({ seat, seats, options, surely, otherwise, choose })

/** The steps as a run takes them: by name, and by number where the game counts its steps. */
class Readied<P, F> {
  readonly counted: readonly Ready<P, F>[]
  private readonly named: ReadonlyMap<string, Ready<P, F>>

  constructor(
    steps: readonly (readonly [name: string, step: ActStep<P, F> | AskStep<P, F>])[],
    numbered: readonly string[],
  ) {
    this.named = new Map(steps.map(([name, step]) => [name, readied(name, step)]))
    this.counted = numbered.map(name => this.find(name))
  }

  find(name: string): Ready<P, F> {
    const step = this.named.get(name)
    if (!step) throw new Error(`There is no step ${name}.`)
    return step
  }
}

/**
 * The flow of one simulation, or of one call at a table. What is found out on the way (the list of options, who is
 * asked, which step comes after which) is kept here and nowhere else, so it is gone with the run.
 */
export class Run<F extends Frame, P extends Playing<F>> {
  readonly #steps: Readied<P, F>
  readonly #options: Options
  readonly #seats: Seat[] = []
  /** Whether `advance`, looking for something to ask, has listed the options of the seat it found. */
  #isFilled = false
  /** The state and seat whose options `decisions` listed last: `allows` need not list them again. */
  #isListed = false
  #listed: object | null = null
  #listedSeat: Seat = 0
  /** The step looked up last, for a run that guesses the next by it; null for one that is too short to learn. */
  #last: Ready<P, F> | null

  constructor(steps: Readied<P, F>, capacity: number, last: Ready<P, F> | null) {
    this.#steps = steps
    this.#options = new Options(capacity)
    this.#last = last
  }

  /** The step asked for last, or the one that usually follows it, is guessed before it is looked up. */
  #byName(name: string): Ready<P, F> {
    const last = this.#last
    if (last === null) return this.#steps.find(name)
    if (last.name === name) return last
    const guess = last.next
    if (guess !== null && guess.name === name) {
      this.#last = guess
      return guess
    }
    const second = last.other
    if (second !== null && second.name === name) {
      this.#last = second
      return second
    }
    const step = this.#steps.find(name)
    last.other = guess
    last.next = step
    this.#last = step
    return step
  }

  #stepOf({ step }: F): Ready<P, F> {
    return typeof step === 'number' ? this.#steps.counted[step] : this.#byName(step)
  }

  #asksSeveral(ask: Asking<P, F>, play: P, frame: F): readonly Seat[] {
    this.#seats.length = 0
    ask.seats?.(play, frame, this.#seats)
    return this.#seats
  }

  #list(ask: Asking<P, F>, play: P, frame: F, seat: Seat): Options {
    const options = this.#options
    this.#isListed = false
    options.length = 0
    ask.options(play, frame, options, seat)
    return options
  }

  #decision(kind: string, ask: Asking<P, F>, play: P, frame: F, seat: Seat): Decision | null {
    const options = this.#list(ask, play, frame, seat)
    if (this.#listed !== play.s) this.#listed = play.s // to write a young state into an old place costs more than to look
    this.#listedSeat = seat
    this.#isListed = true
    return options.length > 0 ? { seat, kind, options: options.copy() } : null
  }

  #anybodyAsked(ask: Asking<P, F>, play: P, frame: F): boolean {
    this.#isFilled = false
    if (ask.surely?.(play, frame) === true) return true
    this.#isFilled = true
    return this.#firstAsked(ask, play, frame) >= 0
  }

  /** The first seat that has anything to choose from, its options listed; -1 where nobody has. */
  #firstAsked(ask: Asking<P, F>, play: P, frame: F): Seat {
    if (ask.seats === null) {
      const seat = asksOne(ask, play, frame)
      return this.#list(ask, play, frame, seat).length > 0 ? seat : -1
    }
    const all = this.#asksSeveral(ask, play, frame)
    for (let i = 0; i < all.length; i++) if (this.#list(ask, play, frame, all[i]).length > 0) return all[i]
    return -1
  }

  advance(play: P): void {
    const { stack } = play.s
    this.#isListed = false
    for (let acts = 0; stack.length > 0; acts++) {
      if (acts > MOST_ACTS) throw new Error(`no question after ${MOST_ACTS} steps`)
      const frame = stack[stack.length - 1]
      const { name, does, ask } = this.#stepOf(frame)
      if (ask !== null && this.#anybodyAsked(ask, play, frame)) return
      stack.pop()
      if (play.ran !== null) count(play.ran, name)
      if (does !== null) does(play, frame)
      else ask?.otherwise?.(play, frame)
    }
  }

  decisions(play: P): Decision[] {
    const { stack } = play.s
    if (stack.length === 0) return []
    const frame = stack[stack.length - 1]
    const { name, ask } = this.#stepOf(frame)
    if (ask === null) return []
    if (ask.seats === null) {
      const only = this.#decision(name, ask, play, frame, asksOne(ask, play, frame))
      return only === null ? [] : [only] // made whole, because a list that grows is given room it will not use
    }
    const found: Decision[] = []
    for (const seat of this.#asksSeveral(ask, play, frame)) {
      const own = this.#decision(name, ask, play, frame, seat)
      if (own !== null) found.push(own)
    }
    return found
  }

  /** Is this one of the seat's options now? */
  allows(play: P, seat: Seat, option: number): boolean {
    const { stack } = play.s
    if (stack.length === 0) return false
    if (this.#isListed && this.#listed === play.s && this.#listedSeat === seat) return this.#options.includes(option)
    const frame = stack[stack.length - 1]
    const { ask } = this.#stepOf(frame)
    if (ask === null) return false
    const isAsked =
      ask.seats !== null ? this.#asksSeveral(ask, play, frame).includes(seat) : asksOne(ask, play, frame) === seat
    return isAsked && this.#list(ask, play, frame, seat).includes(option)
  }

  /** Carry out an allowed choice and everything that follows from it. */
  choose(play: P, seat: Seat, option: number): void {
    const { stack } = play.s
    const frame = stack[stack.length - 1]
    const { name, ask } = this.#stepOf(frame)
    this.#isListed = false
    stack.pop()
    if (play.ran !== null) count(play.ran, name)
    if (ask !== null) ask.choose(play, frame, option, seat)
    this.advance(play)
  }

  /**
   * Answer questions at random until nobody is asked: how many there were. An answer drawn from the list needs no copy
   * of the list and no proof that it is on it.
   */
  playOut(play: P, random: Random): number {
    const { stack } = play.s
    let asked = 0
    this.advance(play)
    while (stack.length > 0) {
      const frame = stack[stack.length - 1]
      const { name, ask } = this.#stepOf(frame)
      if (ask === null) break
      const seat = this.#isFilled && ask.seats === null ? asksOne(ask, play, frame) : this.#firstAsked(ask, play, frame)
      const option = this.#options.at(random(this.#options.length))
      stack.pop()
      if (play.ran !== null) count(play.ran, name)
      ask.choose(play, frame, option, seat)
      this.advance(play)
      asked++
    }
    return asked
  }
}

const asksOne = <P, F>(ask: Asking<P, F>, play: P, frame: F): Seat => (ask.seat === null ? 0 : ask.seat(play, frame))

/** Where guessing begins. */
const NO_STEP = { name: '', does: null, ask: null, next: null, other: null }

/** Longer than any list a game makes. */
const SIMULATED_OPTIONS = 512

export interface Flow<F extends Frame, P extends Playing<F>> {
  /** For one call at a table: nothing is between two calls, and every choice is judged by the state as it is. */
  once(): Run<F, P>
  /** For a simulator, which keeps it. */
  kept(): Run<F, P>
}

/** A game that counts its steps gives their names in the order of their numbers. */
export function flow<Frames extends Readonly<Record<string, Frame>>, P extends Playing<Frames[keyof Frames]>>(
  steps: Steps<P, Frames>,
  numbered: readonly string[] = [],
): Flow<Frames[keyof Frames], P> {
  // A step is only ever given the frames that name it.
  const all = Object.entries<ActStep<P, never> | AskStep<P, never>>(steps) as [
    string,
    ActStep<P, Frames[keyof Frames]>,
  ][]
  const readied = new Readied(all, numbered)
  return {
    once: () => new Run(readied, 0, null),
    kept: () => new Run(new Readied(all, numbered), SIMULATED_OPTIONS, { ...NO_STEP }),
  }
}
