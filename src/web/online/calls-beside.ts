import { isUnanswered } from '../../client/calls.ts'
import { timers } from '../../client/line.ts'
import type { Devices as DevicesAnswer, NextTable, TableAnswer } from '../../host/answers.ts'
import type { DailyBoard, DailyOpened } from '../../host/daily-answers.ts'
import type { OwnTable } from '../../host/own-tables.ts'
import type { NewReminder, Reminder } from '../../host/reminder-answers.ts'
import type { Refusal } from '../../host/store.ts'
import { at, calls, post, remove } from './calls.ts'

/** What is asked of the server beside a table, long after it was come to: nobody waits for it there. */

/** A link for whoever looks on, any earlier one being over; and the end of it. */
export const newWatch = async (table: string): Promise<string> =>
  (await post<{ readonly watch: string }>(at(table, '/watch'), {})).watch
export const endWatch = (table: string): Promise<string> => remove(at(table, '/watch'))

/** A link for friends of whoever plays alone, any earlier one being over; and the end of it. */
export const newFriends = async (table: string): Promise<string> =>
  (await post<{ readonly friends: string }>(at(table, '/friends'), {})).friends
export const endFriends = (table: string): Promise<string> => remove(at(table, '/friends'))

/** Another game with the same people: one's own seat at the next table. */
export const rematch = (table: string, hash: string): Promise<NextTable> => post(at(table, '/rematch'), { hash })

/** How whoever sits there is told that it is their turn. */
const remindAt = (table: string, path = ''): string => `/reminders${path}?table=${encodeURIComponent(table)}`
export const remindersAt = async (table: string): Promise<readonly Reminder[]> =>
  (JSON.parse(await calls().textAt(remindAt(table))) as { readonly reminders: readonly Reminder[] }).reminders
export const addReminder = async (table: string, reminder: NewReminder): Promise<Reminder> =>
  (await post<{ readonly reminder: Reminder }>(remindAt(table), reminder)).reminder
export const removeReminder = (table: string, id: string): Promise<string> =>
  remove(remindAt(table, `/${encodeURIComponent(id)}`))
/** Sends a trial message; what went wrong, or null. */
export const attemptReminder = async (table: string, id: string): Promise<Refusal | null> =>
  (await post<{ readonly error: Refusal | null }>(remindAt(table, `/${encodeURIComponent(id)}/try`), {})).error
export const pushKey = async (): Promise<string> =>
  (JSON.parse(await calls().textAt('/push-key')) as { readonly key: string }).key

/** The call of a day at this server, today's where none is named: how it stands; and a table of one's own to take it at. */
export const dailyBoard = async (day: string | null): Promise<DailyBoard> =>
  JSON.parse(await calls().textAt(day === null ? '/daily' : `/daily?day=${day}`)) as DailyBoard
export const takeDaily = (name: string): Promise<DailyOpened> => post('/daily', { name, id: timers.newId() })

/** Where other devices find the server; only whoever sits at its machine is told. */
export const reach = async (): Promise<readonly string[]> =>
  (JSON.parse(await calls().textAt('/reach')) as { readonly addresses: readonly string[] }).addresses

export type Devices = DevicesAnswer['devices']

/** The own seat on other devices: a link, good once; all there are; the end of one. */
export const addDevice = async (table: string): Promise<string> =>
  (await post<{ readonly device: string }>(at(table, '/devices'), {})).device
export const devicesAt = async (table: string): Promise<Devices> =>
  (JSON.parse(await calls().textAt(at(table, '/devices'))) as DevicesAnswer).devices
export const endDevice = (table: string, id: string): Promise<string> =>
  remove(at(table, `/devices/${encodeURIComponent(id)}`))

/** So often the file is asked for, where the server goes away just then, and so long is waited between. */
const FILE_TRIES = 8
const FILE_WAIT_MS = 1000

/** The file of a match that is over. */
export async function fileOf(table: string): Promise<string> {
  for (let tries = 1; ; tries++)
    try {
      return await calls().textAt(at(table, '/file'))
    } catch (error) {
      if (tries === FILE_TRIES || !isUnanswered(error)) throw error
      await new Promise<void>(done => void timers.after(FILE_WAIT_MS, done))
    }
}

export type { OwnTable }
/** The tables this browser sits at or looks after. */
export const ownTables = async (): Promise<readonly OwnTable[]> =>
  (JSON.parse(await calls().textAt('/me/seats')) as { readonly tables: readonly OwnTable[] }).tables

/** The table a code leads to. */
export const tableByCode = async (code: string): Promise<string> => (await post<TableAnswer>('/codes', { code })).table
