import type { Decision, Json } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import { type AnyGame, type GameId, gameIds } from '../../games/index.ts'

/** Numbers for those who train: what a seat sees as a list of fixed length, and what it may do by a fixed number. */
export interface TrainingSpace {
  /** Every action by its number: a name for people. */
  readonly actions: readonly string[]
  /** What stands where in an observation, in its order. */
  readonly layout: readonly Field[]
  /** What the codes in an observation stand for, counted from 0 in each list. */
  readonly codes: { readonly [list: string]: Json }
  /** The numbers of the options of a question, in their order: no two are the same. */
  numbersOf(decision: Decision, view: unknown): number[]
  /** Each game has its own. */
  observer(): Observer
}

/** Has what seats of one game see as numbers, and changes only those that are no longer true. */
export interface Observer {
  /** As many whole numbers as the layout has, until this seat is asked again. */
  observe(decision: Decision, view: unknown): Int32Array
}

export interface Field {
  readonly name: string
  readonly size: number
}

/** Some options may have no number of their own, such as a very large amount: they are counted as they come. */
export const OTHERS = 16
export const otherNames = Array.from({ length: OTHERS }, (_, i) => `other ${i + 1}`)

export const lengthOf = (layout: readonly Field[]): number => layout.reduce((sum, { size }) => sum + size, 0)

/** From here on, how often each of the cards is there; where that ends. */
export function countInto(
  numbers: Int32Array,
  from: number,
  places: ReadonlyMap<string, number>,
  cards: readonly string[],
): number {
  numbers.fill(0, from, from + places.size)
  for (const card of cards) {
    const place = places.get(card)
    if (place !== undefined) numbers[from + place]++
  }
  return from + places.size
}

/** Where each field of a layout begins. */
export function startsOf(layout: readonly Field[]): ReadonlyMap<string, number> {
  let at = 0
  return new Map(
    layout.map(({ name, size }) => {
      at += size
      return [name, at - size]
    }),
  )
}

export const placesIn = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]))

const rows: Readonly<Record<GameId, (game: AnyGame) => Promise<TrainingSpace>>> = {
  negotiator: async game => (await import('./negotiator.ts')).negotiatorSpace(game as never),
  homeland: async game => (await import('./homeland.ts')).homelandSpace(game as never),
}

/** Null for a game that nobody has put into numbers. */
export const spaceOf = (game: AnyGame): Promise<TrainingSpace> | null => own(rows, game.id)?.(game) ?? null
export const trainable: readonly string[] = gameIds
