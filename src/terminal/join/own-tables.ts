import { writeLink } from '../../client/link.ts'
import { timeText } from '../../client/time-left.ts'
import { Fault } from '../../engine/game.ts'
import type { OwnTable } from '../../host/own-tables.ts'
import type { Say } from '../../words/index.ts'
import { type Context, complain, gameSay, print, printJson } from '../context.ts'
import { sentence } from '../errors.ts'
import { nameOf } from '../names.ts'
import { packOf } from '../packs.ts'
import { type KeptSeat, keptSeats } from './kept-seats.ts'
import { saidHere } from './remote.ts'
import { serverAt } from './server.ts'

/** A table that somebody sits at or looks after from this machine, and how they come back to it. */
interface Mine extends OwnTable {
  readonly link: string
}

/** More than anybody is at: each is asked for at its server. */
const MOST_ASKED = 50

/** The tables of this machine's seats, as their servers have them: whose turn it is, and the time that is left. */
export async function tellMine(context: Context, { json }: { readonly json?: boolean }): Promise<void> {
  const { say, env } = context
  const seats = keptSeats(env)
    .filter(({ kind }) => kind === 'seat' || kind === 'host')
    .slice(0, MOST_ASKED)
  const found = (await Promise.all(seats.map(seat => mineAt(context, seat)))).flatMap(one => one ?? [])
  const tables = found
    .filter(({ link }, at) => found.findIndex(other => other.link === link) === at)
    .toSorted((one, two) => rank(one) - rank(two) || (one.leftMs ?? Infinity) - (two.leftMs ?? Infinity))
  if (json) return printJson(context, { tables }, 0)
  if (tables.length === 0) print(context, say('join.mine.none'))
  for (const one of tables) print(context, await lineOf(context, one))
}

const rank = ({ isAsked, isOver }: OwnTable): number => (isOver ? 2 : isAsked ? 0 : 1)

/** Null where it is no longer there, or not to be reached, which is said. */
async function mineAt(context: Context, { address, table, pass }: KeptSeat): Promise<Mine | null> {
  try {
    const tables = await serverAt(address).ownTables(pass)
    const one = tables.find(own => own.table === table)
    return one && one.phase !== 'closed' ? { ...one, link: writeLink({ address, table, right: null }) } : null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (!error.key.startsWith('pass.')) complain(context, sentence(context.say, null, saidHere(context.say, error)))
    return null
  }
}

async function lineOf(context: Context, { game, names, link, ...table }: Mine): Promise<string> {
  const { say } = context
  const pack = await packOf(context.games, game)
  return say('join.mine.line', {
    game: pack.speak(gameSay(context, pack), pack.make()).title,
    names: names.map(name => (name === null ? say('join.mine.free') : nameOf(name))).join(', '),
    state: stateOf(say, table),
    link,
  })
}

function stateOf(say: Say, table: Pick<OwnTable, 'phase' | 'isOver' | 'isPaused' | 'isAsked' | 'leftMs'>): string {
  const { phase, isOver, isPaused, isAsked, leftMs } = table
  if (isOver) return say('join.mine.state', { state: 'over' })
  if (phase !== 'started') return say('join.mine.state', { state: 'gathering' })
  const state = say('join.mine.state', { state: isPaused ? 'paused' : isAsked ? 'asked' : 'waiting' })
  return leftMs === null ? state : say('join.mine.timed', { state, time: timeText(say, leftMs) })
}
