import { timers } from '../../client/line.ts'
import type { NextTable } from '../../host/answers.ts'
import type { DailyBoard, DailyOpened } from '../../host/daily-answers.ts'
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

/** The call of the day at this server: how it stands, and a table of one's own to take it at. */
export const dailyBoard = async (): Promise<DailyBoard> => JSON.parse(await calls().textAt('/daily')) as DailyBoard
export const takeDaily = (name: string): Promise<DailyOpened> => post('/daily', { name, id: timers.newId() })
