import { randomBytes } from 'node:crypto'
import { type Context, tell } from '../context.ts'
import { BITS_BYTES } from './arrival.ts'
import type { Ending } from './ending.ts'
import type { KeptSeat } from './kept-seats.ts'
import type { TableServer } from './server.ts'

/** Once a match is over: everybody there is told how one's suspicions went, and the file of the match has it. */
export async function shareSuspicions(
  context: Context,
  server: TableServer,
  { table, pass }: KeptSeat,
  fetched: () => Promise<Ending>,
): Promise<void> {
  const { say } = context
  await server.act(table, pass, { id: randomBytes(BITS_BYTES).toString('hex'), do: { type: 'share-suspicions' } })
  tell(context, say('join.shared'))
  const { file } = await fetched()
  if (file !== null) tell(context, say('join.shared.review', { file }))
}
