import type { RemoteTable } from '../../client/table.ts'
import { Fault } from '../../engine/game.ts'
import type { Act } from '../../host/wire.ts'
import type { After } from './time-warning.ts'

type KeptClaim = (Act & { readonly type: 'unsent' })['claim']

/** What somebody has typed and not sent: words to the table, and a claim in the making. */
export interface Unsent {
  readonly text: string
  readonly claim: KeptClaim
}

/** It is kept at the table, so that it is there after a reload and on every device of the seat. */
export interface OwnWords {
  now(): Unsent
  /** The same, where somebody goes on with it: from then on they have seen it. */
  begin(): Unsent
  /** What is typed goes to the table when nothing more has been typed for a moment. */
  keep(change: Partial<Unsent>): void
  /** Comes back when it is durable. Throws a Fault where another device was faster. */
  settle(): Promise<void>
}

/** So long somebody types no further. */
const KEPT_AFTER_MS = 700

const later: After = (ms, work) => {
  const timer = setTimeout(work, ms).unref()
  return () => clearTimeout(timer)
}

const isSame = (one: Unsent, other: Unsent): boolean =>
  one.text === other.text && JSON.stringify(one.claim) === JSON.stringify(other.claim)

export function openOwnWords(
  table: RemoteTable,
  { onLost, after = later }: { onLost(): void; readonly after?: After | undefined },
): OwnWords {
  /** What was typed here and is not durable yet. */
  let typed: Unsent | null = null
  /** What is written over is what whoever types has seen, not what has come from another device since. */
  let seen = table.now().own.unsent.version
  let callOff = (): void => {}
  let sending: Promise<void> = Promise.resolve()
  const kept = (): Unsent => {
    const { text, claim } = table.now().own.unsent
    return { text, claim }
  }

  async function send(): Promise<void> {
    callOff()
    const given = typed
    if (given === null) return
    if (!isSame(given, kept()))
      try {
        await table.act({ type: 'unsent', version: seen, ...given })
      } catch (error) {
        // What another device has written stands; they are told, and may write over it.
        seen = table.now().own.unsent.version
        if (typed === given) typed = null
        throw error
      }
    seen = table.now().own.unsent.version
    if (typed === given) typed = null
  }
  /** One after the other: each says which one it has seen. */
  const settle = (): Promise<void> => {
    sending = sending.catch(() => {}).then(send)
    return sending
  }

  return {
    now: () => typed ?? kept(),
    begin() {
      if (typed === null) seen = table.now().own.unsent.version
      return typed ?? kept()
    },
    keep(change) {
      typed = { ...(typed ?? kept()), ...change }
      callOff()
      callOff = after(KEPT_AFTER_MS, () => {
        void settle().catch(error => {
          if (error instanceof Fault && error.key === 'unsent.other-device') onLost()
        })
      })
    },
    settle,
  }
}
