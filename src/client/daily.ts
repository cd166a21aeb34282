import { type DailyBoard, type DailyOpened, dailyBoardSchema, dailyOpenedSchema } from '../host/daily-answers.ts'
import type { Calls } from './calls.ts'
import { bearer } from './hosting.ts'

/** The call of the day at a server: a guest without cookies is known again by what the first answer had. */
export interface Daily {
  take(name: string, guest?: string): Promise<DailyOpened>
  /** Today's where no day is named. */
  board(day?: string, guest?: string): Promise<DailyBoard>
}

export function dailyBy({ post, textAt, read }: Calls, newId: () => string): Daily {
  const known = (guest: string | undefined): Record<string, string> => (guest === undefined ? {} : bearer(guest))
  return {
    take: async (name, guest) => read(dailyOpenedSchema, await post('/daily', { name, id: newId() }, known(guest))),
    board: async (day, guest) =>
      read(
        dailyBoardSchema,
        await textAt(day === undefined ? '/daily' : `/daily?day=${day}`, { headers: known(guest) }),
      ),
  }
}
