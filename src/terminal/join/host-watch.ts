import { writeLink } from '../../client/link.ts'
import { type Context, print, printJson } from '../context.ts'
import type { KeptSeat } from './kept-seats.ts'
import type { TableServer } from './server.ts'

export interface WatchFlags {
  readonly watch?: boolean
  readonly endWatch?: boolean
}

export const asksForWatch = ({ watch, endWatch }: WatchFlags): boolean => watch === true || endWatch === true

/** One link for all who look on, made or ended by whoever looks after the table. */
export async function tellWatch(
  context: Context,
  server: Pick<TableServer, 'addWatch' | 'endWatch'>,
  { address, table, pass }: Pick<KeptSeat, 'address' | 'table' | 'pass'>,
  { watch: isWanted, json }: WatchFlags & { readonly json?: boolean },
): Promise<void> {
  const { say } = context
  const watch = isWanted
    ? writeLink({ address, table, right: { kind: 'watch', pass: await server.addWatch(table, pass) } })
    : null
  if (watch === null) await server.endWatch(table, pass)
  if (json) printJson(context, { watch }, 0)
  else print(context, watch === null ? say('join.watch.ended') : say('join.watch', { link: watch }))
}
