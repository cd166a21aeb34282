import type { Seat } from './game.ts'

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

/** The list an ask fills. It keeps its capacity when it is emptied, because a simulator asks questions by the million. */
export class Options {
  length = 0
  private readonly codes: number[]

  /** With a capacity of this many, a push has to allocate only beyond them. */
  constructor(capacity: number) {
    this.codes = capacity === 0 ? [] : new Array<number>(capacity).fill(0)
  }

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

export interface ActStep<P, F> {
  /** The rule this step carries out: its tests carry the same number. */
  readonly rule: string
  readonly does: (play: P, frame: F) => void
}

export interface AskStep<P, F> {
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

/**
 * Steps by their names, with the frames they are given: a game that has a type of frame for every step cannot leave a
 * step out, and a step cannot read what its frames have not.
 */
export type Steps<P, Frames extends Readonly<Record<string, Frame>>> = {
  readonly [S in keyof Frames]: ActStep<P, Frames[S]> | AskStep<P, Frames[S]>
}

export const count = (ran: Map<string, number>, what: string): void => {
  ran.set(what, (ran.get(what) ?? 0) + 1)
}
