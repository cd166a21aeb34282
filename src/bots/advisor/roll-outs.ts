import { stream } from '../../engine/chance.ts'
import type { FastRoot, Game, GameEvent, Random, Seat } from '../../engine/game.ts'
import { asks, type Quick } from '../bot.ts'

/** Plays a world on to its end, with one quick bot in every seat. */
export type PlayOn<State> = (world: State, random: Random) => readonly Seat[]

/** What is played on is its owner's: the world is changed. Who has won comes back, nobody or several. */
export function playOnWith<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  bot: Quick<View>,
): PlayOn<State> {
  const simulator = game.simulator()
  const ask = asks(game, simulator)
  return (world, random) => {
    for (let [decision] = simulator.decisions(world); decision; [decision] = simulator.decisions(world))
      simulator.apply(world, decision.seat, bot.choose(ask(world, decision, random)))
    return game.outcome(world)?.winners ?? []
  }
}

const WORDS = 0x1_0000_0000
/** A root of its own, drawn from this chance. */
export const rootFrom = (random: Random): FastRoot => [
  random(WORDS) | 0,
  random(WORDS) | 0,
  random(WORDS) | 0,
  random(WORDS) | 0,
]

/** How often a seat has won with one option, of the worlds it was tried in. */
export interface Tried {
  readonly option: number
  readonly wins: number
  readonly tries: number
}

export interface RollOuts {
  /**
   * Tries these options in so many more worlds. All of them meet the same worlds, and in each the same luck of cards and
   * of minds, so that they differ by what they do and not by what they met.
   */
  advance(options: readonly number[], worlds: number): void
  /** In the order in which they were tried first. */
  tried(): readonly Tried[]
}

/** What is asked, of whom, and the worlds it may be asked in. */
export interface Question<State> {
  readonly seat: Seat
  /** A world of its own at each call, that follows from the chance given alone. */
  draw(random: Random): State
  apply(world: State, seat: Seat, option: number): void
  clone(world: State): State
  readonly playOn: PlayOn<State>
}

/** How often a seat wins by each of its options, counted in worlds it may be in, each played on to its end. */
export function rollOuts<State>({ seat, draw, apply, clone, playOn }: Question<State>, random: Random): RollOuts {
  const counts = new Map<number, { option: number; wins: number; tries: number }>()
  const countOf = (option: number) => {
    const known = counts.get(option)
    if (known) return known
    const made = { option, wins: 0, tries: 0 }
    counts.set(option, made)
    return made
  }
  return {
    advance(options, worlds) {
      for (let n = 0; n < worlds; n++) {
        const world = draw(random)
        const luck = rootFrom(random)
        for (const option of options) {
          const count = countOf(option)
          const tried = clone(world)
          apply(tried, seat, option)
          count.tries++
          if (playOn(tried, stream(luck)).includes(seat)) count.wins++
        }
      }
    },
    tried: () => [...counts.values()],
  }
}
