import { useSyncExternalStore } from 'react'
import { timers } from '../../client/line.ts'
import { type OwnWords, openOwnWords, type Unsent } from '../../client/own-words.ts'
import { errorOf } from '../../client/table.ts'
import type { Refusal } from '../../host/store.ts'
import { listeners, Refused } from '../link.ts'
import { type Online, useOnline } from './context.ts'
import type { TableSeen } from './protocol.ts'

/**
 * What this seat has typed and not sent, words and a claim in the making: kept at the table, so that it is there after a
 * reload and on every device of the seat.
 */
export interface UnsentHere extends Unsent {
  keep(change: Partial<Unsent>): void
  /** What was typed here was written on another device meanwhile. */
  readonly problem: Refusal | null
  dismiss(): void
}

interface Kept extends Pick<Online, 'link' | 'table'> {
  readonly subscribe: (listener: () => void) => () => void
  readonly now: () => UnsentHere
  readonly close: () => void
}

const NOTHING: Unsent & { readonly version: number } = { version: 0, text: '', claim: null }
const OTHER_DEVICE: Refusal = { key: 'unsent.other-device', values: {}, rule: null }

const keyOf = (table: string): string => `situation-room.unsent.${table}`

type Pending = NonNullable<ReturnType<OwnWords['pending']>>

/** What was typed last and is not at the table yet: the page may be loaded anew, or the line be broken, before it is. */
function pendingAt(table: string): Pending | null {
  try {
    const { version, text, claim = null } = Object(JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null'))
    return typeof version === 'number' && typeof text === 'string' ? { version, text, claim } : null
  } catch {
    return null
  }
}

function writePending(table: string, pending: Pending | null): void {
  try {
    if (pending) sessionStorage.setItem(keyOf(table), JSON.stringify(pending))
    else sessionStorage.removeItem(keyOf(table))
  } catch {
    // Storage is forbidden: it stays as long as the page.
  }
}

function openKept({ link, table }: Online): Kept {
  const changed = listeners<null>()
  let problem: Refusal | null = null
  /** Typed before the page was loaded, to be gone on with unless the table has moved on since. */
  let before = pendingAt(table)
  let wasConnected = false
  const words = openOwnWords(
    {
      kept: () => link.table()?.own.unsent ?? NOTHING,
      act: what =>
        link.act(what).catch(error => {
          throw error instanceof Refused ? errorOf(error.refusal) : error
        }),
    },
    {
      after: timers.after,
      onLost: () => become(OTHER_DEVICE),
      onTried: () => become(),
    },
  )
  const drawn = (): UnsentHere => ({ ...words.now(), problem, keep, dismiss: () => become(null) })
  let shown = drawn()
  function become(next = problem): void {
    writePending(table, before ?? words.pending())
    const { text, claim } = words.now()
    if (next === problem && text === shown.text && JSON.stringify(claim) === JSON.stringify(shown.claim)) return
    problem = next
    shown = drawn()
    changed.tell(null)
  }
  function keep(change: Partial<Unsent>): void {
    before = null
    words.begin()
    words.keep(change)
    become()
  }
  const look = ({ own, isConnected }: TableSeen): void => {
    if (before && own.unsent.version >= before.version) {
      const { version, ...typed } = before
      before = null
      if (version === own.unsent.version) keep(typed)
    }
    if (isConnected && !wasConnected) words.tryAgain()
    wasConnected = isConnected
    become()
  }
  const now = link.table()
  if (now) look(now)
  return { link, table, subscribe: changed.add, now: () => shown, close: link.onTable(look) }
}

/** That of the table somebody sits at: the chat and the claims write to one row of it. */
let opened: Kept | null = null

function keptAt(online: Online): Kept {
  if (opened?.table === online.table && opened.link === online.link) return opened
  opened?.close()
  opened = openKept(online)
  return opened
}

const nobody = (): (() => void) => () => {}

/** Null at a table of this browser. */
export function useUnsent(): UnsentHere | null {
  const online = useOnline()
  const kept = online && keptAt(online)
  return useSyncExternalStore(kept?.subscribe ?? nobody, kept?.now ?? (() => null))
}
