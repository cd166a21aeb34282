import { join } from 'node:path'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { DAILY_GAME } from '../../games/negotiator/career/daily.ts'
import type { DailyBoard, DailyPlace } from '../../host/daily-answers.ts'
import type { Say } from '../../words/index.ts'
import { type Context, gameSay, print, printJson } from '../context.ts'
import { home, isThere, readText, writeWhole } from '../io/store.ts'
import { type KeptSeat, keepSeat, linkHash, seatFor } from '../join/kept-seats.ts'
import { serverAt, type TableServer } from '../join/server.ts'
import { addressIn } from '../join/way-in.ts'
import type { ModeFlags } from '../modes.ts'
import { nameOf } from '../names.ts'
import { packOf } from '../packs.ts'
import { visitTable } from './join.ts'

export interface DailyFlags extends ModeFlags {
  readonly at?: string
  readonly name?: string
  readonly board?: boolean
  readonly day?: string
}

/** The call of the day at a server: it deals, and judges what was played there. */
export async function daily(context: Context, flags: DailyFlags): Promise<number> {
  const { env } = context
  const address = addressIn(flags.at)
  const server = serverAt(address)
  const guest = guestAt(env, address)
  if (flags.board || flags.day !== undefined) {
    await tellBoard(context, await server.daily.board(flags.day, guest), flags.json === true)
    return 0
  }
  const code = await visitTable(context, flags, server, async () => ({
    pack: await packOf(context.games, DAILY_GAME),
    sit: () => seatAt(context, server, flags.name),
  }))
  const board = await server.daily.board(undefined, guestAt(env, address))
  // Programs ask for it by themselves.
  if (code === 0 && board.table === null && !flags.json) await tellBoard(context, board, false)
  return code
}

/** Goes on where somebody has begun today on this machine, else takes the call. */
async function seatAt({ env }: Context, server: TableServer, name: string | undefined): Promise<KeptSeat> {
  const { address } = server
  const guest = guestAt(env, address)
  const { table: begun } = guest === undefined ? { table: null } : await server.daily.board(undefined, guest)
  const known = begun === null ? undefined : seatFor(env, { address, table: begun, right: null })
  if (known) return known
  if (name === undefined) throw new Fault('today.no-name')
  const { table, pass, guest: now } = await server.daily.take(name, guest)
  if (now !== null) keepGuest(env, address, now)
  const { lobby } = await server.look(table)
  const link = linkHash({ address, table, right: { kind: 'seat', pass } })
  const seat = { address, table, kind: 'seat' as const, link, pass, seat: 0, bits: null, promised: null }
  keepSeat(env, { ...seat, commitment: lobby.commitment, isOver: false })
  const kept = seatFor(env, { address, table, right: null })
  if (!kept) throw new Fault('join.no-seat')
  return kept
}

/** By which this machine is known at each server, for one call a day to count. */
const guestsSchema = z.strictObject({
  format: z.literal('situation-room/guests@1'),
  guests: z.record(z.string().max(300), z.string().max(100)),
})
const fileOf = (env: NodeJS.ProcessEnv): string => join(home(env), 'guests.json')

function guestsIn(env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const file = fileOf(env)
  if (!isThere(file)) return {}
  try {
    return guestsSchema.parse(JSON.parse(readText(file))).guests
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return {}
    throw error
  }
}
const guestAt = (env: NodeJS.ProcessEnv, address: string): string | undefined => guestsIn(env)[address]
function keepGuest(env: NodeJS.ProcessEnv, address: string, guest: string): void {
  const guests = { ...guestsIn(env), [address]: guest }
  writeWhole(fileOf(env), `${JSON.stringify({ format: 'situation-room/guests@1', guests }, null, 2)}\n`)
}

async function tellBoard(context: Context, board: DailyBoard, isJson: boolean): Promise<void> {
  if (isJson) return printJson(context, board, 0)
  const say = gameSay(context, await packOf(context.games, DAILY_GAME))
  const { day, abductor, played, places, you, isClosed, seed, commitment } = board
  print(context, say('today.title', { day, abductor: say(`abductor.${abductor}`) }))
  print(context, say('today.played', { n: played }))
  for (const one of places) print(context, placeLine(say, one))
  if (you && !places.some(({ isYou }) => isYou)) print(context, placeLine(say, you))
  print(
    context,
    isClosed && seed !== null ? say('today.closed', { seed, commitment }) : say('today.open', { commitment }),
  )
}

function placeLine(say: Say, { place, name, isYou, won, saved, killed, turns, medal }: DailyPlace): string {
  const line = say('today.place', { place, name: nameOf(name), won: won ? 'yes' : 'no', saved, killed, turns })
  const worth = medal === null ? line : say('today.medal', { line, medal })
  return isYou ? say('today.you', { line: worth }) : worth
}
