import { Fault, type Seat } from '../../engine/game.ts'
import type { Registry } from '../../games/index.ts'
import { openKept } from '../../host/opening.ts'
import { MOST_OWN, type OwnTable } from '../../host/own-tables.ts'
import { peopleWaitedFor } from '../../host/reminding.ts'
import { isOver, type Store } from '../../host/store.ts'
import { timeLeft } from '../../table/clock.ts'
import { waitedFor } from '../../table/match.ts'
import type { Held } from '../people/holdings.ts'
import type { World } from '../world.ts'
import type { KeptLobby, Lobbies } from './lobbies.ts'

/**
 * The tables somebody sits at or looks after, as they are kept: nobody at them notices that somebody looks, and what
 * others draft moves nothing here.
 */
export type OwnTables = (holdings: readonly Held[]) => Promise<readonly OwnTable[]>

interface Around {
  readonly lobbies: Pick<Lobbies, 'load'>
  readonly store: Pick<Store, 'load'>
  readonly games: Registry
  readonly world: Pick<World, 'now'>
}

type Playing = Pick<OwnTable, 'names' | 'isAsked' | 'leftMs' | 'isPaused' | 'isOver'>

export function openOwnTables({ lobbies, store, games, world }: Around): OwnTables {
  async function playing(table: string, seat: Seat | null, names: OwnTable['names']): Promise<Playing> {
    const quiet = { names, isAsked: false, leftMs: null, isPaused: false, isOver: false }
    const kept = await store.load(table)
    if (!kept) return quiet
    // Whoever plays alone is named in the lobby only.
    const now = { ...quiet, names: kept.line.names.length === 0 ? names : kept.line.names }
    if (isOver(kept.line)) return { ...now, isOver: true }
    const opened = await openKept(games, kept).catch(error => {
      // Such as other rules: it is not played here, and nobody is asked.
      if (!(error instanceof Fault)) throw error
      return null
    })
    if (!opened) return now
    const { match } = opened
    const { clock } = match
    const left = clock && seat !== null ? timeLeft(clock, seat, waitedFor(match), world.now()) : null
    return {
      ...now,
      isAsked: seat !== null && peopleWaitedFor(match).includes(seat),
      leftMs: left === null ? null : Math.max(0, Math.round(left)),
      isPaused: match.record.isPaused,
    }
  }

  async function seen({ table, seat, isHost, kept }: Known): Promise<OwnTable> {
    const { lobby, changed } = kept
    const names = lobby.chairs.map(chair => chair?.name ?? null)
    const about = { table, game: lobby.game, seat, isHost, phase: lobby.phase, since: changed }
    if (lobby.phase === 'started') return { ...about, ...(await playing(table, seat, names)) }
    return { ...about, names, isAsked: false, leftMs: null, isPaused: false, isOver: lobby.phase === 'closed' }
  }

  return async holdings => {
    const known: Known[] = []
    for (const one of onceEach(holdings)) {
      const kept = await lobbies.load(one.table)
      if (kept) known.push({ ...one, kept })
    }
    const newest = known.sort((a, b) => b.kept.changed - a.kept.changed).slice(0, MOST_OWN)
    const tables: OwnTable[] = []
    for (const one of newest) tables.push(await seen(one))
    return tables
  }
}

interface Known extends Pick<OwnTable, 'table' | 'seat' | 'isHost'> {
  readonly kept: KeptLobby
}

/** Each table once, by the seat and by looking after it. */
function onceEach(holdings: readonly Held[]): readonly Omit<Known, 'kept'>[] {
  const tables = new Map<string, Omit<Known, 'kept'>>()
  for (const { table, kind, seat } of holdings) {
    if (kind !== 'seat' && kind !== 'host') continue
    const before = tables.get(table)
    const isHost = before?.isHost === true || kind === 'host'
    tables.set(table, { table, isHost, seat: before?.seat ?? (kind === 'seat' ? seat : null) })
  }
  return [...tables.values()]
}
