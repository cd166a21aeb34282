import { Fault } from '../../engine/game.ts'
import type { SeatedPlayer } from '../../table/match.ts'
import { checkedName } from '../../table/names.ts'
import { type Context, print, prompt } from '../context.ts'
import { sentence } from '../errors.ts'
import { type Lines, linesOf } from '../lines/lines.ts'
import { perform } from '../screen/screen.ts'
import { openLobby } from './lobby.ts'
import { type SeatFlags, seated, seating, type TableSize, unnamed } from './seats.ts'

export type Mode = 'screen' | 'plain' | 'json'

export interface Welcome {
  readonly seats: readonly SeatedPlayer[]
  /** The input that names were read from, for whoever reads on. */
  readonly lines: Lines | null
}

interface Table extends TableSize {
  readonly title: string
}

/** One terminal hides nothing but by its curtain, and only the whole screen has one. */
export function checkAlone(people: number, players: number, mode: Mode): void {
  if (people > 1 && mode !== 'screen') throw new Fault('seats.one-terminal', { bots: players - 1 })
}

/** Seats everybody, asking for the names that are missing; null when somebody leaves before all are in. */
export async function welcome(context: Context, flags: SeatFlags, table: Table, mode: Mode): Promise<Welcome | null> {
  const { say, input, output } = context
  const { title, players } = table
  const plan = seating(flags, table)
  const people = plan.bots.filter(bot => bot === null).length
  checkAlone(people, players - (table.programs?.size ?? 0), mode)
  const botName = (seat: number): string => say('seats.bot', { n: seat + 1 })
  const missing = unnamed(plan)
  if (missing === 0) return { seats: seated(plan, [], botName), lines: null }
  if (mode === 'json') {
    const own = plan.bots.indexOf(null)
    return { seats: seated(plan, [say('seats.person', { n: own + 1 })], botName), lines: null }
  }
  if (mode === 'screen') {
    const lobby = openLobby(say, title, missing)
    const end = await perform(lobby, { input, output })
    return end === 'over' ? { seats: seated(plan, lobby.names, botName), lines: null } : null
  }
  const lines = linesOf(input)
  const name = await askName(context, lines, plan.bots.indexOf(null) + 1)
  if (name === null) {
    lines.close()
    return null
  }
  return { seats: seated(plan, [name], botName), lines }
}

/** Until there is a name that will do; null when the input ends. */
async function askName(context: Context, lines: Lines, n: number): Promise<string | null> {
  const { say } = context
  const ask = (): void => prompt(context, say('seats.prompt', { n }))
  ask()
  for await (const line of lines)
    try {
      return checkedName(line, [])
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      print(context, sentence(say, null, error))
      ask()
    }
  return null
}
