import { closedSchema, type HostedTable, hostedTablesSchema } from '../host/hosting-answers.ts'
import type { Calls } from './calls.ts'

/** What whoever runs a server does there, by the link that its start printed. */
export interface Hosting {
  /** The tables that are open or played, the newest first. */
  tables(): Promise<readonly HostedTable[]>
  /** Closes a table whose match has not begun. */
  close(table: string): Promise<void>
}

export const bearer = (pass: string): Record<string, string> => ({ authorization: `Bearer ${pass}` })

export function hostingBy({ textAt, remove, read }: Calls, pass: string): Hosting {
  return {
    tables: async () => read(hostedTablesSchema, await textAt('/host/tables', { headers: bearer(pass) })).tables,
    async close(table) {
      read(closedSchema, await remove(`/host/tables/${encodeURIComponent(table)}`, bearer(pass)))
    },
  }
}
