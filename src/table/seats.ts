import { botNamesFor } from '../bots/names.ts'
import { Fault } from '../engine/game.ts'
import type { SeatedPlayer } from './match.ts'
import { checkedName, LONGEST_NAME } from './names.ts'

/** Everybody has a name of their own, as it could have been typed. */
export function checkNames(seats: readonly SeatedPlayer[]): void {
  const names: string[] = []
  for (const { name } of seats) {
    const checked = checkedName(name, names)
    if (checked !== name) throw new Fault('seats.name-long', { most: LONGEST_NAME })
    names.push(checked)
  }
}

/** Who sits at a match, wherever it comes from: as many as play it, named, and known if they are bots. */
export function checkSeats(game: string, players: number, seats: readonly SeatedPlayer[]): void {
  if (seats.length !== players) throw new Fault('file.seats', { players })
  checkNames(seats)
  const known = botNamesFor(game)
  for (const { bot } of seats)
    if (bot !== null && !known.includes(bot))
      throw new Fault('error.bot', { name: bot.slice(0, LONGEST_NAME), known: known.join(', ') })
  if (players > 0 && seats.every(({ bot }) => bot !== null)) throw new Fault('file.no-person', { players })
}

/** Seats from outside: nothing but a name and perhaps a bot at each. */
export function readSeats(given: unknown): readonly SeatedPlayer[] {
  if (!Array.isArray(given)) throw new Fault('shape.type', { at: 'seats', expected: 'array' })
  return given.map((seat: unknown, n) => {
    const { name, bot, ...more } = (seat ?? {}) as Readonly<Record<string, unknown>>
    if (typeof name !== 'string' || !(bot === null || typeof bot === 'string') || Object.keys(more).length > 0)
      throw new Fault('shape.other', { at: `seats.${n}` })
    return { name, bot }
  })
}
