import {
  type NewReminder,
  oneReminderSchema,
  pushKeySchema,
  type Reminder,
  remindersSchema,
  triedSchema,
} from '../host/reminder-answers.ts'
import type { Refusal } from '../host/store.ts'
import type { Calls } from './calls.ts'

/** Ways to be told that one is waited for. */
export interface Reminders {
  list(): Promise<readonly Reminder[]>
  add(reminder: NewReminder): Promise<Reminder>
  remove(id: string): Promise<void>
  /** Sends a trial message; what went wrong, or null. */
  attempt(id: string): Promise<Refusal | null>
  /** What a browser needs to subscribe to push messages. */
  pushKey(): Promise<string>
}

export function remindersBy(
  { textAt, post, remove, read }: Calls,
  seat: { readonly table: string; readonly pass: string } | undefined,
): Reminders {
  const headers: Record<string, string> = seat ? { authorization: `Bearer ${seat.pass}` } : {}
  const at = (path = ''): string => `/reminders${path}${seat ? `?table=${encodeURIComponent(seat.table)}` : ''}`
  return {
    list: async () => read(remindersSchema, await textAt(at(), { headers })).reminders,
    add: async reminder => read(oneReminderSchema, await post(at(), reminder, headers)).reminder,
    async remove(id) {
      await remove(at(`/${encodeURIComponent(id)}`), headers)
    },
    attempt: async id => read(triedSchema, await post(at(`/${encodeURIComponent(id)}/try`), {}, headers)).error,
    pushKey: async () => read(pushKeySchema, await textAt('/push-key')).key,
  }
}
