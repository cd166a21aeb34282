import { randomBytes } from 'node:crypto'
import type { TableLink } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import type { LobbySeen } from '../../host/wire.ts'
import type { Colour } from '../../table/lobby.ts'
import { checkedName } from '../../table/names.ts'
import { shareHash } from '../../table/receipt.ts'
import { type Context, print, prompt } from '../context.ts'
import { sentence } from '../errors.ts'
import type { Inbox } from '../lines/inbox.ts'
import type { AnyPack } from '../packs.ts'
import { perform } from '../screen/screen.ts'
import type { Mode } from '../several/welcome.ts'
import { openArrivalStage, type Person } from './arrival-stage.ts'
import { colourIn, colourNames, freeColours } from './colours.ts'
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

export const BITS_BYTES = 16

/** Sits down by a link for the first time, and keeps the seat; null where somebody goes away instead of saying a name. */
export async function arrive(arrival: Arrival, given: Given = {}): Promise<KeptSeat | null> {
  const { context, server, link, lobby } = arrival
  const { env } = context
  const { address, table, right } = link
  if (right === null) throw new Fault('join.no-seat')
  const kind = right.kind === 'device' || right.kind === 'code' ? 'seat' : right.kind
  const about = { address, table, kind, link: linkHash(link), commitment: lobby.commitment, isOver: false }
  if (right.kind === 'device') keepSeat(env, { ...about, ...(await server.enter(table, right.pass)), bits: null })
  else if (kind === 'screen')
    keepSeat(env, { ...about, pass: await server.enterAsScreen(table, right.pass), seat: null, bits: null })
  else if (kind !== 'seat') keepSeat(env, { ...about, pass: right.pass, seat: null, bits: null })
  else {
    // Once it is dealt, the server knows whether the seat is open for somebody else.
    if (lobby.phase === 'drawing') throw new Fault('lobby.started')
    const ticket = right.kind === 'code' ? { code: right.pass } : { invite: right.pass }
    const bits = randomBytes(BITS_BYTES).toString('hex')
    const sat = await sitDown(arrival, given, person =>
      server.sit(table, { ...ticket, hash: shareHash(bits), ...person }),
    )
    if (sat === null) return null
    keepSeat(env, { ...about, ...sat, bits })
  }
  return seatFor(env, link) ?? null
}

/** Who somebody is, as far as they said so when they came; the rest is asked for. */
export interface Given {
  readonly name?: string | undefined
  readonly colour?: string | undefined
}

/** Asks who somebody is until they sit; a colour that somebody else took meanwhile is asked for again. */
async function sitDown<Sat>(
  arrival: Arrival,
  { name, colour }: Given,
  sit: (person: Person) => Promise<Sat>,
): Promise<Sat | null> {
  const { context, server, link, mode } = arrival
  let { lobby } = arrival
  for (;;) {
    const taken = lobby.chairs.flatMap(chair => chair?.name ?? [])
    // Whoever takes over a seat in the middle of a match has its colour.
    const free = lobby.phase === 'gathering' ? freeColours(lobby) : []
    const wanted = colour === undefined ? null : colourIn(context.say, colour, free)
    const person =
      name === undefined
        ? await personFrom(arrival, { taken, free: wanted === null ? free : [], wanted })
        : { name: checkedName(name, taken), colour: wanted }
    if (person === null) return null
    try {
      return await sit(person)
    } catch (error) {
      const isAsked = name === undefined && wanted === null && mode !== 'json'
      if (!(error instanceof Fault && error.key === 'lobby.colour-taken' && isAsked)) throw error
      lobby = (await server.look(link.table)).lobby
    }
  }
}

interface Wanted {
  readonly taken: readonly string[]
  /** The colours to choose from; none where there is nothing to choose. */
  readonly free: readonly Colour[]
  readonly wanted: Colour | null
}

async function personFrom({ context, mode, pack, inbox }: Arrival, about: Wanted): Promise<Person | null> {
  const { say, input, output } = context
  if (mode === 'json') throw new Fault('join.no-name')
  const { taken, free, wanted } = about
  if (inbox === null) {
    const stage = openArrivalStage(say, pack.speak(say, pack.make()).title, { taken, free })
    await perform(stage, { input, output })
    const person = stage.person()
    return person && { ...person, colour: person.colour ?? wanted }
  }
  const name = await typedIn(context, inbox, say('join.prompt'), line => checkedName(line, taken))
  if (name === null) return null
  if (free.length === 0) return { name, colour: wanted }
  const asks = say('join.prompt.colour', { free: colourNames(say, free), first: colourNames(say, [free[0]]) })
  const colour = await typedIn(context, inbox, asks, line => (line.trim() === '' ? free[0] : colourIn(say, line, free)))
  return colour === null ? null : { name, colour }
}

/** Asks until what is typed makes sense; null where nothing more is typed. */
async function typedIn<Read>(
  context: Context,
  inbox: Inbox,
  asks: string,
  read: (line: string) => Read,
): Promise<Read | null> {
  for (;;) {
    prompt(context, asks)
    const arrived = await inbox.next()
    if (arrived === 'closed') return null
    if (arrived === 'news') continue
    try {
      return read(arrived.line)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      print(context, sentence(context.say, null, error))
    }
  }
}
