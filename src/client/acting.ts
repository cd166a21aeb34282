import { Fault } from '../engine/game.ts'
import type { Act } from '../host/wire.ts'
import { errorOf, type RemoteTable, type TableState } from './table.ts'

/**
 * Does something at a table for somebody who waits for it: comes back when it is durable. Without a line nothing is done.
 * Where the line breaks before the answer, it is sent again by itself, and nobody waits for that.
 */
export async function actNow(table: RemoteTable, what: Act, question?: string): Promise<void> {
  const { isConnected, over } = table.now()
  if (over) throw errorOf(over)
  if (!isConnected) throw new Fault('join.away')
  const broken = lineBreaks(table)
  try {
    await Promise.race([table.act(what, question), broken.happens])
  } finally {
    broken.stop()
  }
}

/** Fails when the line breaks. */
function lineBreaks(table: RemoteTable): { readonly happens: Promise<never>; stop(): void } {
  let stop = (): void => {}
  const happens = new Promise<never>((_, failed) => {
    stop = table.subscribe(({ isConnected, over }: TableState) => {
      if (!isConnected && !over) failed(new Fault('join.unanswered'))
    })
  })
  return { happens, stop }
}
