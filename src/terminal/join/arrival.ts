import { randomBytes } from 'node:crypto'
import type { TableLink } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import type { LobbySeen } from '../../host/wire.ts'
import { checkedName } from '../../table/names.ts'
import { shareHash } from '../../table/receipt.ts'
import { type Context, print, prompt } from '../context.ts'
import { sentence } from '../errors.ts'
import type { Inbox } from '../lines/inbox.ts'
import type { AnyPack } from '../packs.ts'
import { perform } from '../screen/screen.ts'
import { openLobby } from '../several/lobby.ts'
import type { Mode } from '../several/welcome.ts'
import { type KeptSeat, keepSeat, linkHash, seatFor } from './kept-seats.ts'
import type { TableServer } from './server.ts'

export interface Arrival {
  readonly context: Context
  readonly mode: Mode
  readonly server: TableServer
  readonly link: TableLink
  readonly lobby: LobbySeen
  readonly pack: AnyPack
  readonly inbox: Inbox | null
}

const BITS_BYTES = 16

/** Sits down by a link for the first time, and keeps the seat; null where somebody goes away instead of saying a name. */
export async function arrive(arrival: Arrival, given: string | undefined): Promise<KeptSeat | null> {
  const { context, server, link, lobby } = arrival
  const { env } = context
  const { address, table, right } = link
  if (right === null) throw new Fault('join.no-seat')
  const kind = right.kind === 'device' ? 'seat' : right.kind
  const about = { address, table, kind, link: linkHash(link), commitment: lobby.commitment, isOver: false }
  if (right.kind === 'device') keepSeat(env, { ...about, ...(await server.enter(table, right.pass)), bits: null })
  else if (right.kind !== 'seat') keepSeat(env, { ...about, pass: right.pass, seat: null, bits: null })
  else {
    // Once it is dealt, the server knows whether the seat is open for somebody else.
    if (lobby.phase === 'drawing') throw new Fault('lobby.started')
    const taken = lobby.chairs.flatMap(chair => chair?.name ?? [])
    const name = given === undefined ? await nameFrom(arrival, taken) : checkedName(given, taken)
    if (name === null) return null
    const bits = randomBytes(BITS_BYTES).toString('hex')
    const { pass, seat } = await server.sit(table, { invite: right.pass, name, hash: shareHash(bits) })
    keepSeat(env, { ...about, pass, seat, bits })
  }
  return seatFor(env, link) ?? null
}

async function nameFrom({ context, mode, pack, inbox }: Arrival, taken: readonly string[]): Promise<string | null> {
  const { say, input, output } = context
  if (mode === 'json') throw new Fault('join.no-name')
  if (inbox === null) {
    const lobby = openLobby(say, pack.speak(say, pack.make()).title, 1)
    const end = await perform(lobby, { input, output })
    return end === 'over' ? checkedName(lobby.names[0], taken) : null
  }
  for (;;) {
    prompt(context, say('join.prompt'))
    const arrived = await inbox.next()
    if (arrived === 'closed') return null
    if (arrived === 'news') continue
    try {
      return checkedName(arrived.line, taken)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      print(context, sentence(say, null, error))
    }
  }
}
