import { homelandBotNames } from '../bots/names.ts'
import { Fault } from '../engine/game.ts'
import type { State as HomelandState } from '../games/homeland/rules/state.ts'
import type { MatchRecord, SeatedPlayer } from './match.ts'
import { checkedName, LONGEST_NAME } from './names.ts'

/** Who can sit at the tables of a game for several. */
interface Seating {
  players(state: unknown): number
  readonly bots: readonly string[]
}

const seatings: ReadonlyMap<string, Seating> = new Map([
  ['homeland', { players: state => (state as Pick<HomelandState, 'players'>).players.length, bots: homelandBotNames }],
])

/** Everybody has a name of their own, as it could have been typed. */
export function checkNames(seats: readonly SeatedPlayer[]): void {
  const names: string[] = []
  for (const { name } of seats) {
    const checked = checkedName(name, names)
    if (checked !== name) throw new Fault('seats.name-long', { most: LONGEST_NAME })
    names.push(checked)
  }
}

/** Who sits at a match, wherever it comes from: as many as its game is played by, named, and known if they are bots. */
export function checkSeats(game: string, state: unknown, seats: readonly SeatedPlayer[]): void {
  const seating = seatings.get(game)
  const players = seating?.players(state) ?? 0
  if (seats.length !== players) throw new Fault('file.seats', { players })
  checkNames(seats)
  const known = seating?.bots ?? []
  for (const { bot } of seats)
    if (bot !== null && !known.includes(bot))
      throw new Fault('error.bot', { name: bot.slice(0, LONGEST_NAME), known: known.join(', ') })
  if (players > 0 && seats.every(({ bot }) => bot !== null)) throw new Fault('file.no-person', { players })
}

/** What was said and written down at a match belongs to people who sit there. */
export function checkTalk({ seats, talk, notes }: Pick<MatchRecord, 'seats' | 'talk' | 'notes'>): void {
  const isPerson = (seat: number): boolean => seats[seat]?.bot === null
  const isSeat = (seat: number | undefined): boolean => seat === undefined || seat < seats.length
  const fits =
    talk.every(({ seat, claim }) => isPerson(seat) && (!('player' in claim) || isSeat(claim.player))) &&
    notes.every(({ seat, about }) => isPerson(seat) && (!('player' in about) || isSeat(about.player)))
  if (!fits) throw new Fault('file.said')
}
