import { randomUUID } from 'node:crypto'
import type { Bot } from '../../bots/bot.ts'
import { giveBits } from '../../client/bits.ts'
import { readLink } from '../../client/link.ts'
import { joinTable, type RemoteTable } from '../../client/table.ts'
import { Fault, type GameEvent } from '../../engine/game.ts'
import { hostMatch } from '../../host/hosted.ts'
import { memoryStore } from '../../host/memory-store.ts'
import { openNew } from '../../host/opening.ts'
import { eventsOf } from '../../table/match.ts'
import { type Context, gameSay } from '../context.ts'
import { checkedSeed, freshSecret } from '../io/seed.ts'
import { arrive } from '../join/arrival.ts'
import { debriefOf, seatElsewhere } from '../join/at-table.ts'
import { type Ending, fetchEnding } from '../join/ending.ts'
import { lobbyLine, seatLines } from '../join/gathering.ts'
import { keepSeat, seatFor } from '../join/kept-seats.ts'
import { isEndedEarly } from '../join/remote.ts'
import { serverAt } from '../join/server.ts'
import { lobbyAt, untilTable } from '../join/way-in.ts'
import { namesOf } from '../names.ts'
import { type AnyPack, gameOf, packOf } from '../packs.ts'
import { type Session, sitAt } from '../session.ts'
import { type Account, accountOf } from './account.ts'

/** The one seat that an assistant has: none yet, at a table before its match, or in a match. */
export interface Seat {
  readonly pack: AnyPack
  /** Null as long as the match has not begun. */
  playing(): Playing | null
  /** Who sits at the table, before the match. */
  lobby(): string[]
  /** Why nothing more will come, where that is not the end of the game; null as long as it goes on. */
  gone(): Fault | null
  /** Calls when something has come from elsewhere. */
  subscribe(listener: () => void): () => void
  leave(): void
}

export interface Playing {
  readonly session: Session<unknown, unknown, GameEvent>
  readonly account: Account
  /** How it ended, and whether it was dealt as promised; nothing before. */
  debrief(): readonly string[]
}

export interface Begin {
  readonly game: string
  readonly players?: number | undefined
  readonly name?: string | undefined
  readonly bot?: string | undefined
  readonly abductor?: string | undefined
  readonly seed?: string | undefined
}

/** A match on this machine against bots, kept nowhere. */
export async function beginHere(context: Context, begin: Begin): Promise<Seat> {
  const { games } = context
  const pack = await packOf(games, begin.game)
  const say = gameSay(context, pack)
  const setup = pack.setup({
    ...(begin.players === undefined ? {} : { players: String(begin.players) }),
    ...(begin.abductor === undefined ? {} : { abductor: begin.abductor }),
  })
  const game = pack.make()
  const kind = begin.bot ?? pack.companion
  const others = game.seats(game.readSetup(setup)) - 1
  const bots = Array.from({ length: others }, (_, i) => ({ name: say('seats.bot', { n: i + 2 }), bot: kind }))
  const seats = pack.several ? [{ name: begin.name ?? say('mcp.name'), bot: null }, ...bots] : []
  const seed = begin.seed === undefined ? null : checkedSeed(begin.seed)
  const opening = { game: begin.game, setup, seed, practice: false, seats }
  const open = await openNew(games, opening, randomUUID(), Date.now(), freshSecret)
  const store = memoryStore()
  const hosted = hostMatch(
    { store, now: Date.now, think: async (_, bot) => pack.bot(bot, open.game) as Bot<unknown> },
    open,
  )
  await hosted.begin()
  await hosted.settled()
  const who = pack.who(
    eventsOf(open.game, open.match as never),
    open.game.view(open.match.state as never, 'observer') as never,
  )
  const speaker = pack.speak(say, open.game, namesOf(seats), who)
  const session = sitAt<unknown, unknown, GameEvent>(hosted, 0, speaker, say)
  const playing: Playing = {
    session,
    account: accountOf(session),
    debrief() {
      const outcome = session.outcome()
      if (!outcome) return []
      const { title, why } = speaker.ending(session.view(), outcome.cause, outcome.rule)
      return [
        say('debrief.why', { title, why, rule: outcome.rule }),
        ...pack.debrief(say, open.game, session.match(), speaker),
      ]
    },
  }
  return {
    pack,
    playing: () => playing,
    lobby: () => [],
    gone: () => null,
    subscribe: () => () => {},
    leave: () => session.leave(),
  }
}

/** A seat at a table of a server, by its link. */
export async function joinElsewhere(context: Context, given: string, name: string | undefined): Promise<Seat> {
  const { env, games } = context
  const link = readLink(given)
  if (link.right !== null && link.right.kind !== 'seat' && link.right.kind !== 'code') throw new Fault('mcp.seat-link')
  const known = seatFor(env, link)
  const server = serverAt(link.address)
  const lobby = await lobbyAt(env, server, link, known)
  const pack = await packOf(games, lobby.game)
  const seat = known ?? (await arrive({ context, mode: 'json', server, link, lobby, pack, inbox: null }, { name }))
  if (!seat) throw new Fault('join.no-name')
  const table = joinTable(server.line(), seat.table, seat.pass)
  let own = seat
  giveBits(table, seat, promised => {
    own = { ...seat, promised }
    keepSeat(env, own)
  })
  try {
    await untilTable(table, seat.address, () => table.now().lobby !== null)
  } catch (error) {
    table.leave()
    throw error
  }
  const fetched = () => fetchEnding(env, server, own, file => gameOf(pack, file))
  return seatOf(context, pack, table, fetched)
}

function seatOf(context: Context, pack: AnyPack, table: RemoteTable, fetched: () => Promise<Ending>): Seat {
  const say = gameSay(context, pack)
  const listeners = new Set<() => void>()
  let playing: Playing | null = null
  let isSittingDown = false
  const wake = (): void => {
    for (const one of listeners) one()
  }
  const look = (): void => {
    wake()
    if (isSittingDown || !table.now().shown) return
    isSittingDown = true
    void seatElsewhere({ context, pack, table, mode: 'json', quiet: true, links: null, fetched }).then(found => {
      const { session, game, ending, isStandard } = found
      session.subscribe(wake)
      playing = {
        session,
        account: accountOf(session),
        debrief: () => debriefOf(context, pack, game, session, ending, isStandard, false),
      }
      wake()
    })
  }
  const stop = table.subscribe(look)
  look()
  return {
    pack,
    playing: () => playing,
    lobby() {
      const { lobby, you } = table.now()
      return lobby ? [...seatLines(say, lobby, you?.seat ?? null), lobbyLine(say, lobby, false)] : []
    },
    gone() {
      const { over, lobby } = table.now()
      if (over) return new Fault(say.has(over.key) ? over.key : 'server.unknown', { ...over.values, key: over.key })
      if (lobby?.phase === 'closed') return new Fault('lobby.closed')
      return isEndedEarly(table) ? new Fault('join.ended-early') : null
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    leave() {
      stop()
      table.leave()
    },
  }
}
