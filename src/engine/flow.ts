import type { Decision, Random, Seat } from './game.ts'

/**
 * What happens next is data: a stack of frames, each naming a step in a table. A step either acts, and says what
 * comes next by pushing frames, or asks: lists options and takes a choice. `advance` carries out acts until a
 * question is on top of the stack or the stack is empty, which means the game is over.
 */
export interface Frame {
  /** The step's name, or its number where the game counts its steps: numbers are found faster. */
  readonly step: string | number
}

export interface Playing<F extends Frame> {
  readonly s: { readonly stack: F[] }
  /** How often each step and effect ran, for the tests that count. */
  readonly ran: Map<string, number> | null
}

const ROOM = 512

/** No act leads to so many others before somebody is asked: a stack that does would never come to an end. */
const MOST_ACTS = 1_000_000

/** The list an ask fills. It keeps its room between questions, because questions are asked by the million. */
export class Options {
  length = 0
  /** Longer than any list, so that a push never has to make room. */
  private readonly codes: number[] = new Array<number>(ROOM).fill(0)

  push(code: number): void {
    this.codes[this.length++] = code
  }

  includes(code: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.codes[i] === code) return true
    return false
  }

  at(place: number): number {
    return this.codes[place]
  }

  copy(): number[] {
    const copied = new Array<number>(this.length)
    for (let i = 0; i < copied.length; i++) copied[i] = this.codes[i]
    return copied
  }
}

export interface Act<P, F> {
  /** The rule this step carries out: its tests carry the same number. */
  readonly rule: string
  readonly does: (play: P, frame: F) => void
}

export interface Ask<P, F> {
  readonly rule: string
  /** Who is asked, where it is one player: seat 0 where this is left out. */
  readonly seat?: (play: P, frame: F) => Seat
  /** Who is asked, where it is several at once. */
  readonly seats?: (play: P, frame: F, out: Seat[]) => void
  /** Fill `out` with the seat's options. If nobody has any, there is nothing to ask and `otherwise` acts instead. */
  readonly options: (play: P, frame: F, out: Options, seat: Seat) => void
  /** A quick yes to "is there anything to ask?"; where it says no, the options are listed to find out. */
  readonly surely?: (play: P, frame: F) => boolean
  readonly otherwise?: (play: P, frame: F) => void
  /** The frame is off the stack when a choice is carried out; push it back to ask again, or to wait for the others. */
  readonly choose: (play: P, frame: F, option: number, seat: Seat) => void
}

export type Steps<P, F> = Record<string, Act<P, F> | Ask<P, F>>

type NullOr<T> = { readonly [K in keyof T]: T[K] | (undefined extends T[K] ? null : never) }
type Parts<T> = { readonly [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] }

/** One shape for acts, one for asks and one for both, so that the loop below stays fast. */
type Asking<P, F> = Parts<Omit<Ask<P, F>, 'rule'>>
interface Ready<P, F> {
  readonly name: string
  readonly does: ((play: P, frame: F) => void) | null
  readonly ask: Asking<P, F> | null
  /** The two steps that came after this one last: most often one of them comes again. */
  next: Ready<P, F> | null
  other: Ready<P, F> | null
}

const readied = <P, F>(name: string, step: Act<P, F> | Ask<P, F>): Ready<P, F> =>
  'does' in step
    ? { name, does: step.does, ask: null, next: null, other: null }
    : { name, does: null, ask: asking(step), next: null, other: null }

export interface Flow<P> {
  advance(play: P): void
  decisions(play: P): Decision[]
  /** Is this one of the seat's options now? */
  allows(play: P, seat: Seat, option: number): boolean
  /** Carry out an allowed choice and everything that follows from it. */
  choose(play: P, seat: Seat, option: number): void
  /** Answer questions at random until nobody is asked: how many there were. */
  playOut(play: P, random: Random): number
}

/**
 * The state and seat whose options were last listed by `decisions`, and the list: `apply` need not list them again,
 * unless something was done or listed since. One for all flows, because a state may be moved on through another flow
 * than the one that listed its options.
 */
let isListed = false
let listed: object | null = null
let listedSeat: Seat = 0
let listedIn: Options | null = null

const asking = <P, F>({
  seat = null,
  seats = null,
  options,
  surely = null,
  otherwise = null,
  choose,
}: NullOr<Ask<P, F>>): Asking<P, F> => ({ seat, seats, options, surely, otherwise, choose })

/** Steps by their names. A game that counts its steps gives the names in the order of their numbers. */
export function flow<F extends Frame, P extends Playing<F>>(
  steps: Steps<P, F>,
  numbered: readonly string[] = [],
): Flow<P> {
  const ready = new Map(Object.entries(steps).map(([name, step]) => [name, readied(name, step)]))
  const counted = numbered.map(name => found(name))
  let last: Ready<P, F> = { name: '', does: null, ask: null, next: null, other: null }
  const options = new Options()
  const seats: Seat[] = []
  /** Whether `advance`, looking for something to ask, has listed the options of the seat it found. */
  let isFilled = false

  function found(name: string): Ready<P, F> {
    const step = ready.get(name)
    if (!step) throw new Error(`There is no step ${name}.`)
    return step
  }

  /** The step asked for last, or the one that usually follows it, is guessed before it is looked up. */
  const byName = (name: string): Ready<P, F> => {
    if (last.name === name) return last
    const guess = last.next
    if (guess !== null && guess.name === name) {
      last = guess
      return guess
    }
    const second = last.other
    if (second !== null && second.name === name) {
      last = second
      return second
    }
    const step = found(name)
    last.other = guess
    last.next = step
    last = step
    return step
  }

  const stepOf = ({ step }: F): Ready<P, F> => (typeof step === 'number' ? counted[step] : byName(step))

  const asksOne = (ask: Asking<P, F>, play: P, frame: F): Seat => (ask.seat === null ? 0 : ask.seat(play, frame))

  const asksSeveral = (ask: Asking<P, F>, play: P, frame: F): readonly Seat[] => {
    seats.length = 0
    ask.seats?.(play, frame, seats)
    return seats
  }

  const list = (ask: Asking<P, F>, play: P, frame: F, seat: Seat): Options => {
    isListed = false
    options.length = 0
    ask.options(play, frame, options, seat)
    return options
  }

  const decision = (kind: string, ask: Asking<P, F>, play: P, frame: F, seat: Seat): Decision | null => {
    list(ask, play, frame, seat)
    if (listed !== play.s) listed = play.s // to write a young state into an old place costs more than to look
    listedSeat = seat
    listedIn = options
    isListed = true
    return options.length > 0 ? { seat, kind, options: options.copy() } : null
  }

  const anybodyAsked = (ask: Asking<P, F>, play: P, frame: F): boolean => {
    isFilled = false
    if (ask.surely?.(play, frame) === true) return true
    isFilled = true
    return firstAsked(ask, play, frame) >= 0
  }

  /** The first seat that has anything to choose from, its options listed; -1 where nobody has. */
  const firstAsked = (ask: Asking<P, F>, play: P, frame: F): Seat => {
    if (ask.seats === null) {
      const seat = asksOne(ask, play, frame)
      return list(ask, play, frame, seat).length > 0 ? seat : -1
    }
    const all = asksSeveral(ask, play, frame)
    for (let i = 0; i < all.length; i++) if (list(ask, play, frame, all[i]).length > 0) return all[i]
    return -1
  }

  const advance = (play: P): void => {
    const { stack } = play.s
    isListed = false
    for (let acts = 0; stack.length > 0; acts++) {
      if (acts > MOST_ACTS) throw new Error(`no question after ${MOST_ACTS} steps`)
      const frame = stack[stack.length - 1]
      const { name, does, ask } = stepOf(frame)
      if (ask !== null && anybodyAsked(ask, play, frame)) return
      stack.pop()
      if (play.ran !== null) count(play.ran, name)
      if (does !== null) does(play, frame)
      else ask?.otherwise?.(play, frame)
    }
  }

  return {
    advance,

    decisions(play) {
      const { stack } = play.s
      if (stack.length === 0) return []
      const frame = stack[stack.length - 1]
      const { name, ask } = stepOf(frame)
      if (ask === null) return []
      if (ask.seats === null) {
        const only = decision(name, ask, play, frame, asksOne(ask, play, frame))
        return only === null ? [] : [only] // made whole, because a list that grows is given room it will not use
      }
      const found: Decision[] = []
      for (const seat of asksSeveral(ask, play, frame)) {
        const own = decision(name, ask, play, frame, seat)
        if (own !== null) found.push(own)
      }
      return found
    },

    allows(play, seat, option) {
      const { stack } = play.s
      if (stack.length === 0) return false
      if (isListed && listed === play.s && listedSeat === seat && listedIn === options) return options.includes(option)
      const frame = stack[stack.length - 1]
      const { ask } = stepOf(frame)
      if (ask === null) return false
      const isAsked = ask.seats ? asksSeveral(ask, play, frame).includes(seat) : asksOne(ask, play, frame) === seat
      return isAsked && list(ask, play, frame, seat).includes(option)
    },

    choose(play, seat, option) {
      const { stack } = play.s
      const frame = stack[stack.length - 1]
      const { name, ask } = stepOf(frame)
      isListed = false
      stack.pop()
      if (play.ran !== null) count(play.ran, name)
      ask?.choose(play, frame, option, seat)
      advance(play)
    },

    // An answer drawn from the list needs no copy of the list and no proof that it is on it.
    playOut(play, random) {
      const { stack } = play.s
      let asked = 0
      advance(play)
      while (stack.length > 0) {
        const frame = stack[stack.length - 1]
        const { name, ask } = stepOf(frame)
        if (ask === null) break
        const seat = isFilled && ask.seats === null ? asksOne(ask, play, frame) : firstAsked(ask, play, frame)
        const option = options.at(random(options.length))
        stack.pop()
        if (play.ran !== null) count(play.ran, name)
        ask.choose(play, frame, option, seat)
        advance(play)
        asked++
      }
      return asked
    },
  }
}

export const count = (ran: Map<string, number>, what: string): void => {
  ran.set(what, (ran.get(what) ?? 0) + 1)
}
