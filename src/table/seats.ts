import { botNamesFor, STAND_IN, takesSeat } from '../bots/names.ts'
import { Fault } from '../engine/game.ts'
import type { SeatedPlayer } from './match.ts'
import { checkedName, LONGEST_NAME_CHARACTERS } from './names.ts'

/** Everybody has a name of their own, as it could have been typed. */
export function checkNames(seats: readonly SeatedPlayer[]): void {
  const names: string[] = []
  for (const { name } of seats) {
    const checked = checkedName(name, names)
    if (checked !== name) throw new Fault('seats.name-long', { most: LONGEST_NAME_CHARACTERS })
    names.push(checked)
  }
}

/** A program that can take a seat at this game. */
export function checkBot(game: string, kind: string): void {
  if (!takesSeat(game, kind))
    throw new Fault('error.bot', {
      name: kind.slice(0, LONGEST_NAME_CHARACTERS),
      known: botNamesFor(game).join(', '),
    })
}

/** Who sits at a match, wherever it comes from: as many as play it, named, and known if they are bots. */
export function checkSeats(game: string, players: number, seats: readonly SeatedPlayer[]): void {
  if (seats.length !== players) throw new Fault('file.seats', { players })
  checkNames(seats)
  // A program of somebody's own is as good as its stand-in, wherever nobody starts it.
  for (const { bot, program } of seats) if (bot !== null && !(program && bot === STAND_IN)) checkBot(game, bot)
  if (players > 0 && seats.every(({ bot }) => bot !== null)) throw new Fault('file.no-person', { players })
}

/** Seats from outside: nothing but a name and perhaps a bot at each. */
export function readSeats(given: unknown): readonly SeatedPlayer[] {
  if (!Array.isArray(given)) throw new Fault('shape.type', { at: 'seats', expected: 'array' })
  return given.map((seat: unknown, n) => {
    const { name, bot, program, ...more } = (seat ?? {}) as Readonly<Record<string, unknown>>
    if (
      typeof name !== 'string' ||
      !(bot === null || typeof bot === 'string') ||
      (program !== undefined && program !== true) ||
      Object.keys(more).length > 0
    )
      throw new Fault('shape.other', { at: `seats.${n}` })
    return { name, bot, ...(program === true ? { program } : {}) }
  })
}
