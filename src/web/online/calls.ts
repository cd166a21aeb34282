import { callsTo } from '../../client/calls.ts'
import { timers } from '../../client/line.ts'
import type { Opened, Sat, TableAnswer } from '../../host/answers.ts'
import type { LobbySeen, SittingDown, TableOpening } from '../../host/wire.ts'
import { settings } from '../shared/settings.ts'

/**
 * Single requests to the server this page came from. Its answers are made by schemas there, and page and server come from
 * one build: they are not read a second time.
 */

/** Where the server is: wherever the page is, in whatever folder. */
export const serverAddress = (): string => new URL('.', location.href).href.replace(/\/$/, '')

export const calls = () => callsTo(serverAddress(), (...given) => fetch(...given), settings().locale)
export const at = (table: string, path = ''): string => `/tables/${encodeURIComponent(table)}${path}`
export const post = async <Answer>(path: string, body: object): Promise<Answer> =>
  JSON.parse(await calls().post(path, body)) as Answer

export interface Look {
  readonly lobby: LobbySeen
  /** How far this device's clock is ahead of the server's. */
  readonly aheadMs: number
}

/** What was asked for before the screen that shows it was there. */
let asked: { readonly table: string; readonly answer: Promise<Look> } | null = null

/** On a slow line the answer is there by the time the screen is. */
export function lookAhead(table: string): void {
  asked = { table, answer: lookNow(table) }
  asked.answer.catch(() => {})
}

/** The table as everybody may see it. */
export function look(table: string): Promise<Look> {
  const before = asked
  asked = null
  return before?.table === table ? before.answer : lookNow(table)
}

async function lookNow(table: string): Promise<Look> {
  const answer = await calls().answered(at(table), {})
  const { lobby } = (await answer.json()) as TableAnswer
  const sent = Date.parse(answer.headers.get('date') ?? '')
  return { lobby, aheadMs: Number.isNaN(sent) ? 0 : Date.now() - sent }
}

export const openTable = (opening: TableOpening): Promise<Opened> => post('/tables', opening)

export const sitDown = (table: string, sitting: SittingDown): Promise<Sat> =>
  post(at(table, '/sit'), { id: timers.newId(), ...sitting })

/** By a link for another device of the same seat. */
export const enterBy = (table: string, device: string): Promise<Sat> =>
  post(at(table, '/devices/enter'), { device, id: timers.newId() })

/** By the link of whoever looks after the table. */
export const hostBy = (table: string, host: string): Promise<unknown> => post(at(table, '/host'), { host })

/** For a free seat; any earlier link to it is over. */
export const invite = async (table: string, seat: number): Promise<string> =>
  (await post<{ readonly invite: string }>(at(table, '/invites'), { seat })).invite

/** A link for the shared screen, good once, any earlier one being over; the end of it; and coming in by it. */
export const openScreen = async (table: string): Promise<string> =>
  (await post<{ readonly screen: string }>(at(table, '/screen'), { id: timers.newId() })).screen
export const closeScreen = (table: string): Promise<string> => remove(at(table, '/screen'))
export const enterAsScreen = (table: string, screen: string): Promise<unknown> =>
  post(at(table, '/screen/enter'), { screen, id: timers.newId() })

export const remove = (path: string): Promise<string> => calls().remove(path)
