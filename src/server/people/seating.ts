import { Fault, type Seat } from '../../engine/game.ts'
import type { LobbyInput } from '../../table/lobby.ts'
import { checkedName } from '../../table/names.ts'
import type { Database, Unit } from '../store/statement.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Tables } from '../tables/tables.ts'
import type { World } from '../world.ts'
import type { Lines } from './lines.ts'
import { type Exchanged, hashOf, isPass, newPass, type Pass, type Passes } from './passes.ts'

/** Seats and what lets people into them: who sits down by what, and who is let in no more. */

export interface SittingDown extends Omit<LobbyInput & { readonly type: 'sit' }, 'type' | 'seat'> {
  /** Made once by whoever sits down: sent again, it gets the seat again, should the first answer be lost. */
  readonly id: string | null
  /** Browser and system by name. */
  readonly device: string
}

/** What somebody brings along to sit down by. */
export type Ticket = Pass | Exchanged

export interface Seated {
  readonly pass: string
  readonly seat: Seat
}

export interface Device {
  readonly id: string
  /** Such as “Firefox, Android”; may be empty. */
  readonly device: string
  readonly madeAt: number
  readonly isThis: boolean
  /** A link that nobody has used yet. */
  readonly isLink: boolean
}

export interface Seating {
  /** What somebody can sit down by; null where nobody can. */
  ticket(text: string, id: string | null): Promise<Ticket | null>
  /** It is over, and the pass it was exchanged for comes back. */
  sit(ticket: Ticket, sitting: SittingDown): Promise<string>
  /** By the code of a table: in the first free seat, or in the one that is wanted. */
  sitByCode(code: string, sitting: SittingDown, wanted: Seat | null): Promise<Seated>
  /** The table and seat of a code that was used by this very request; null where it was not. */
  seatedByCode(code: string, id: string | null): Promise<Exchanged | null>
  /** For a seat where nobody sits; whatever let somebody in there before does so no more. */
  invite(table: string, seat: Seat): Promise<string>
  /** A link to the same seat, good once. */
  addDevice(own: Pass): Promise<string>
  /** It is over, and a pass for the same seat comes back. */
  enter(ticket: Ticket, by: Pick<SittingDown, 'id' | 'device'>): Promise<string>
  devices(own: Pass): Promise<readonly Device[]>
  /** Whoever came in by it is shown out at once. */
  endDevice(own: Pass, id: string): Promise<void>
  /** A link for friends of whoever plays alone: they see what the player sees. Any earlier one is over, and who came by it goes. */
  addFriends(own: Pass): Promise<string>
  endFriends(own: Pass): Promise<void>
  /** A link for whoever looks on a round late, where the table lets them. Any earlier one is over, and who came by it goes. */
  addWatch(table: string): Promise<string>
  endWatch(table: string): Promise<void>
  /** Nobody sits there any more: all that let them in is over at once, at every node. */
  emptied(table: string, seat: Seat): Promise<void>
}

interface Around {
  readonly database: Pick<Database, 'commit'>
  readonly passes: Passes
  readonly lines: Lines
  readonly world: Pick<World, 'now' | 'random'>
  tables(): Pick<Tables, 'find' | 'byCode'>
}

/** More than anybody plays on. */
export const MOST_DEVICES = 20
/** Enough of a hash to tell the devices of one seat apart, and nothing that lets anybody in. */
const DEVICE_DIGITS = 16
const deviceId = (hash: string): string => hash.slice(0, DEVICE_DIGITS)

/** What somebody who sits down by a code is known again by; nobody else knows their id. */
const codeTicket = (code: string, id: string): string => `code ${code} ${id}`

/** Does nobody sit there, so that somebody can be invited? */
export function isFree(table: Pick<LiveTable, 'lobby' | 'match'>, seat: Seat): boolean {
  const { chairs, phase } = table.lobby()
  if (!(seat in chairs)) throw new Fault('talk.no-such-seat')
  if (phase === 'closed') throw new Fault('lobby.closed')
  const { record } = table.match()?.open().match ?? {}
  if (!record) return phase === 'gathering' && chairs[seat] === null
  return record.ended === null && record.seats[seat]?.absent === 'nobody'
}

export function openSeating({ database, passes, lines, world, tables }: Around): Seating {
  const { now, random } = world
  const commit = async (unit: Unit): Promise<void> => {
    const [isDone] = await database.commit([unit])
    if (!isDone) throw new Fault('pass.none')
  }

  /** Somebody takes the seat of a match that is being played; known by their invite, should it be tried again. */
  async function substitute(table: LiveTable, ticket: Pass, seat: Seat, { name }: SittingDown): Promise<void> {
    const match = table.match()
    if (!match) throw new Fault('lobby.started')
    const { record, taken } = match.open().match
    const id = `sit:${ticket.hash.slice(0, 32)}`
    // Where it was kept and the pass was not, the invite is still good.
    if (taken[seat]?.includes(id)) return
    if (!isFree(table, seat)) throw new Fault('lobby.started')
    const others = record.seats.flatMap((one, at) => (at === seat ? [] : [one.name]))
    await match.act({ type: 'sit', seat, player: { name: checkedName(name, others), bot: null }, id })
  }

  async function sitDown(ticket: Pass, seat: Seat, sitting: SittingDown): Promise<string> {
    const { id, device, ...person } = sitting
    const { table: name } = ticket
    const table = await tables().find(name)
    const pass = newPass(random)
    const also = [
      passes.exchanged(ticket.hash, { request: id, became: pass }, now()),
      passes.made(pass, { table: name, kind: 'seat', seat }, now(), device),
    ]
    if (table.lobby().phase !== 'started') {
      await table.gather({ type: 'sit', seat, ...person }, { also })
      return pass
    }
    await substitute(table, ticket, seat, sitting)
    await commit({ guard: also[0], after: also.slice(1) })
    return pass
  }

  /** The answer was lost, and with it the pass: nobody has it, and another takes its place. */
  async function again(ticket: Exchanged, seat: Seat, device: string): Promise<string> {
    const { table } = ticket
    const pass = newPass(random)
    const after = [passes.ended(ticket.became, now()), passes.made(pass, { table, kind: 'seat', seat }, now(), device)]
    await commit({ guard: passes.exchangedAgain(ticket, pass), after, moves: { what: `pass ${table}`, version: 0 } })
    await lines.look()
    return pass
  }

  async function endFriends({ table, seat }: Pass): Promise<void> {
    const friends = (await passes.at(table, seat ?? 0)).filter(({ kind }) => kind === 'friend')
    if (friends.length === 0) return
    const moves = { what: `pass ${table}`, version: 0 }
    await database.commit(friends.map(({ hash }) => ({ guard: passes.ended(hash, now()), after: [], moves })))
    await lines.look()
  }

  async function endWatch(table: string): Promise<void> {
    const guard = passes.endedWatch(table, now())
    await database.commit([{ guard, after: [], moves: { what: `pass ${table}`, version: 0 } }])
    await lines.look()
  }

  return {
    async ticket(text, id) {
      // Anybody could bring what only the server calls something by.
      if (!isPass(text)) return null
      return (await passes.find(text)) ?? (id === null ? null : passes.findExchanged(text, id))
    },
    async sit(ticket, sitting) {
      const { kind, seat } = ticket
      if (kind !== 'invite' || seat === null) throw new Fault('pass.no-invite')
      return 'became' in ticket ? again(ticket, seat, sitting.device) : sitDown(ticket, seat, sitting)
    },
    seatedByCode: async (code, id) => (id === null ? null : passes.findExchanged(codeTicket(code, id), id)),
    async sitByCode(code, { id, device, ...person }, wanted) {
      const name = await tables().byCode(code)
      if (name === null) throw new Fault('code.none')
      // Whoever has given up the seat they sat down in by this very request has no claim to it any more.
      if (id !== null && (await passes.wasMade(codeTicket(code, id)))) throw new Fault('pass.none')
      const table = await tables().find(name)
      const seats = wanted === null ? [...table.lobby().chairs.keys()] : [wanted]
      for (const seat of seats)
        try {
          const pass = newPass(random)
          const about = { table: name, seat }
          const also = [
            // As if there had been an invite of that name: a second arrival is known by it.
            ...(id === null ? [] : [passes.made(codeTicket(code, id), { ...about, kind: 'invite' }, now())]),
            ...(id === null
              ? []
              : [passes.exchanged(hashOf(codeTicket(code, id)), { request: id, became: pass }, now())]),
            passes.made(pass, { ...about, kind: 'seat' }, now(), device),
          ]
          await table.gather({ type: 'sit', seat, ...person }, { also })
          return { pass, seat }
        } catch (error) {
          if (wanted !== null || !(error instanceof Fault && error.key === 'lobby.seat-taken')) throw error
        }
      throw new Fault('lobby.no-free-seat')
    },
    async addDevice({ table, seat }) {
      if ((await passes.at(table, seat ?? 0)).length >= MOST_DEVICES)
        throw new Fault('pass.too-many-devices', { most: MOST_DEVICES })
      const link = newPass(random)
      await commit({ guard: passes.made(link, { table, kind: 'device', seat }, now()), after: [] })
      return link
    },
    async enter(ticket, { id, device }) {
      const { kind, seat, table, hash } = ticket
      if (kind !== 'device' || seat === null) throw new Fault('pass.no-invite')
      if ('became' in ticket) return again(ticket, seat, device)
      const pass = newPass(random)
      const guard = passes.exchanged(hash, { request: id, became: pass }, now())
      await commit({ guard, after: [passes.made(pass, { table, kind: 'seat', seat }, now(), device)] })
      return pass
    },
    async addFriends(own) {
      const { table, seat } = own
      // Where others play too, whoever looks from a seat knows what they must not.
      if ((await tables().find(table)).lobby().chairs.length !== 1) throw new Fault('friend.alone')
      await endFriends(own)
      const link = newPass(random)
      await commit({ guard: passes.made(link, { table, kind: 'friend', seat }, now()), after: [] })
      return link
    },
    endFriends,
    async addWatch(table) {
      if (!(await tables().find(table)).lobby().spectators) throw new Fault('pass.no-spectators')
      await endWatch(table)
      const link = newPass(random)
      await commit({ guard: passes.made(link, { table, kind: 'watch', seat: null }, now()), after: [] })
      return link
    },
    endWatch,
    devices: async own =>
      (await passes.at(own.table, own.seat ?? 0)).flatMap(({ kind, hash, device, madeAt }) =>
        kind === 'seat' || kind === 'device'
          ? [{ id: deviceId(hash), device, madeAt, isThis: hash === own.hash, isLink: kind === 'device' }]
          : [],
      ),
    async endDevice(own, id) {
      const all = await passes.at(own.table, own.seat ?? 0)
      const found = all.find(({ hash, kind }) => (kind === 'seat' || kind === 'device') && deviceId(hash) === id)
      if (!found) throw new Fault('pass.no-device')
      if (found.hash === own.hash) throw new Fault('pass.this-device')
      const guard = passes.ended(found.hash, now())
      await database.commit([{ guard, after: [], moves: { what: `pass ${own.table}`, version: 0 } }])
      await lines.look()
    },
    async invite(name, seat) {
      if (!isFree(await tables().find(name), seat)) throw new Fault('lobby.seat-taken')
      const invite = newPass(random)
      const guard = passes.made(invite, { table: name, kind: 'invite', seat }, now())
      await database.commit([
        // In an order in which the new one stays.
        { guard: passes.endedInvites(name, seat, now()), after: [] },
        { guard, after: [] },
      ])
      return invite
    },
    async emptied(table, seat) {
      const guard = passes.endedAt(table, seat, now())
      await database.commit([{ guard, after: [], moves: { what: `pass ${table}`, version: 0 } }])
      await lines.look()
    },
  }
}
