import * as z from 'zod'
import { word } from '../games/bounded.ts'
import {
  type BotMade,
  botMadeSchema,
  type Devices,
  deviceLinkSchema,
  devicesSchema,
  friendsLinkSchema,
  invitedSchema,
  type NextTable,
  nextSchema,
  type Opened,
  openedSchema,
  type Sat,
  satSchema,
  screenEnteredSchema,
  screenLinkSchema,
  type TableAnswer,
  watchLinkSchema,
} from '../host/answers.ts'
import { type OwnTable, ownTablesSchema } from '../host/own-tables.ts'
import type { Incoming, Outgoing, SittingDown, TableOpening } from '../host/wire.ts'
import { type Account, accountBy } from './account.ts'
import { callsTo, isUnanswered } from './calls.ts'
import type { Fetch } from './carriers.ts'
import { type Daily, dailyBy } from './daily.ts'
import { eventsIn } from './event-stream.ts'
import { bearer, type Hosting, hostingBy } from './hosting.ts'
import { type LineOptions, lineTo, timers } from './line.ts'
import { type Reminders, remindersBy } from './reminders.ts'
import { joinTable, type Line, type RemoteTable } from './table.ts'

/** A server of tables, as a program talks to it: each call and its answer by the schemas that the server goes by. */
export interface TableServer {
  readonly address: string
  /** A new table, and what lets people in; by the pass of whoever runs the server, where nobody else may open one. */
  open(opening: TableOpening, pass?: string): Promise<Opened>
  look(table: string): Promise<TableAnswer>
  /** The table of a code, however it was typed; `sit` takes the code instead of an invite. */
  byCode(code: string): Promise<TableAnswer>
  /** The tables that are sat at or looked after: by the cookies of a browser and who is signed in there, or by a pass. */
  ownTables(pass?: string): Promise<readonly OwnTable[]>
  /** A browser looks after this table from now on, by a cookie, whatever seat it has there. */
  lookAfter(table: string, host: string): Promise<void>
  /** The invite is over afterwards; the pass is good for coming back. */
  sit(table: string, sitting: SittingDown): Promise<Sat>
  /** Once a match is over: one's own seat at the next table, whoever has asked first. By a pass, or by cookies. */
  rematch(table: string, pass: string | null, hash: string | null): Promise<NextTable>
  /** For a seat that is free, by whoever looks after the table; any earlier invite for it is over. */
  invite(table: string, host: string, seat: number): Promise<string>
  /** A link for another device of a seat, good once; the devices there are; and the end of one. */
  addDevice(table: string, pass: string): Promise<string>
  enter(table: string, device: string): Promise<Sat>
  devices(table: string, pass: string): Promise<Devices['devices']>
  endDevice(table: string, pass: string, id: string): Promise<void>
  /** A link for friends of whoever plays alone, any earlier one being over; and the end of it. */
  addFriends(table: string, pass: string): Promise<string>
  endFriends(table: string, pass: string): Promise<void>
  /** A link for spectators, by whoever looks after the table, any earlier one being over; and the end of it. */
  addWatch(table: string, host: string): Promise<string>
  endWatch(table: string, host: string): Promise<void>
  /** A link for the shared screen, by whoever looks after the table, any earlier one being over; and the end of it. */
  openScreen(table: string, host: string): Promise<string>
  closeScreen(table: string, host: string): Promise<void>
  /** The link is over afterwards; the pass is good for coming back. */
  enterAsScreen(table: string, screen: string): Promise<string>
  /** The file of a match that is over, as text. */
  file(table: string): Promise<string>
  /** One input, durable when it comes back; sent again with the same id, it is taken once. */
  act(table: string, pass: string, input: Omit<Incoming & { readonly type: 'input' }, 'type'>): Promise<void>
  /** The messages of a table as they come, until the line breaks or somebody calls it off. */
  follow(table: string, pass: string, given?: Following): AsyncGenerator<Outgoing, void, void>
  /** A token for a program, shown this once: as good as a pass where the bot sits. */
  makeBot(name: string): Promise<BotMade>
  /** A bot sits down by an invite; everybody sees that it is a program. */
  sitAsBot(table: string, token: string, invite: string): Promise<Sat>
  /** The table kept up to date: a line that comes back by itself, and what is not answered is sent again. */
  join(table: string, pass: string | null): RemoteTable
  line(): Line
  /** For whoever runs the server. */
  hosting(pass: string): Hosting
  /** Passkeys, and what somebody who has one can do: whoever is signed in is told apart by a cookie. */
  readonly account: Account
  /** The call of the day. */
  readonly daily: Daily
  /** Ways to be told that one is waited for: of whoever is signed in, or of a seat. */
  reminders(seat?: { readonly table: string; readonly pass: string }): Reminders
}

export interface Following {
  /** How much of what was told is known already. */
  readonly from?: number
  readonly signal?: AbortSignal
}

export interface ServerOptions extends LineOptions {
  /** The languages refusals are said in, as Accept-Language has them. */
  readonly languages?: string
}

/** The lobby of a server of another version may have more in it, or less: what it speaks is found out by a hello. */
const anyTable = z
  .looseObject({ table: word, lobby: z.looseObject({ chairs: z.array(z.unknown()).max(6) }) })
  .transform(found => found as unknown as TableAnswer)

/** So often somebody tries to sit down where no answer comes, and after so long. */
const SITS = 3
const SIT_AGAIN_MS = 500

export function serverAt(address: string, options: ServerOptions = {}): TableServer {
  const ask: Fetch = options.fetch ?? ((...given) => fetch(...given))
  const calls = callsTo(address, ask, options.languages)
  const { answered, textAt, post, read } = calls
  const line = lineTo(address, { ...options, fetch: ask })

  const at = (table: string, path = ''): string => `/tables/${encodeURIComponent(table)}${path}`

  return {
    address,
    open: async (opening, pass) =>
      read(openedSchema, await post('/tables', opening, pass === undefined ? {} : bearer(pass))),
    look: async table => read(anyTable, await textAt(at(table))),
    byCode: async code => read(anyTable, await post('/codes', { code })),
    ownTables: async pass =>
      read(ownTablesSchema, await textAt('/me/seats', pass === undefined ? {} : { headers: bearer(pass) })).tables,
    async lookAfter(table, host) {
      await post(at(table, '/host'), { host })
    },
    async sit(table, sitting) {
      const once = { id: timers.newId(), ...sitting }
      for (let tries = 1; ; tries++)
        try {
          return read(satSchema, await post(at(table, '/sit'), once))
        } catch (error) {
          // Where it is not known whether it was done, the same id is asked again: an invite is good only once.
          if (tries === SITS || !isUnanswered(error)) throw error
          await new Promise<void>(done => void timers.after(SIT_AGAIN_MS, done))
        }
    },
    rematch: async (table, pass, hash) =>
      read(nextSchema, await post(at(table, '/rematch'), { hash }, pass === null ? {} : bearer(pass))),
    invite: async (table, host, seat) =>
      read(invitedSchema, await post(at(table, '/invites'), { seat }, bearer(host))).invite,
    addDevice: async (table, pass) =>
      read(deviceLinkSchema, await post(at(table, '/devices'), {}, bearer(pass))).device,
    enter: async (table, device) =>
      read(satSchema, await post(at(table, '/devices/enter'), { device, id: timers.newId() })),
    devices: async (table, pass) =>
      read(devicesSchema, await textAt(at(table, '/devices'), { headers: bearer(pass) })).devices,
    async endDevice(table, pass, id) {
      await calls.remove(at(table, `/devices/${encodeURIComponent(id)}`), bearer(pass))
    },
    addFriends: async (table, pass) =>
      read(friendsLinkSchema, await post(at(table, '/friends'), {}, bearer(pass))).friends,
    async endFriends(table, pass) {
      await calls.remove(at(table, '/friends'), bearer(pass))
    },
    addWatch: async (table, host) => read(watchLinkSchema, await post(at(table, '/watch'), {}, bearer(host))).watch,
    async endWatch(table, host) {
      await calls.remove(at(table, '/watch'), bearer(host))
    },
    openScreen: async (table, host) =>
      read(screenLinkSchema, await post(at(table, '/screen'), { id: timers.newId() }, bearer(host))).screen,
    async closeScreen(table, host) {
      await calls.remove(at(table, '/screen'), bearer(host))
    },
    enterAsScreen: async (table, screen) =>
      read(screenEnteredSchema, await post(at(table, '/screen/enter'), { screen, id: timers.newId() })).pass,
    file: table => textAt(at(table, '/file')),
    async act(table, pass, input) {
      await post(at(table, '/input'), { type: 'input', ...input }, bearer(pass))
    },
    async *follow(table, pass, { from, signal } = {}) {
      const path = at(table, `/events${from === undefined ? '' : `?from=${from}`}`)
      const { body } = await answered(path, { headers: bearer(pass), ...(signal ? { signal } : {}) })
      if (body) for await (const data of eventsIn(body)) yield JSON.parse(data) as Outgoing
    },
    makeBot: async name => read(botMadeSchema, await post('/bots', { name })),
    sitAsBot: async (table, token, invite) =>
      read(satSchema, await post(at(table, '/bots/sit'), { invite }, bearer(token))),
    join: (table, pass) => joinTable(line(), table, pass),
    line,
    hosting: pass => hostingBy(calls, pass),
    account: accountBy(calls),
    daily: dailyBy(calls, timers.newId),
    reminders: seat => remindersBy(calls, seat),
  }
}
