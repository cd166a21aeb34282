import { useSyncExternalStore } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Told } from '../../../host/told.ts'

/**
 * How many of the words written at a table have been read in this browser, and what opens a page beside the board where
 * there is one now: whoever looks at something else is told that somebody wrote, and comes to it by one tap.
 */

export type BesidePage = 'talk' | 'people'

const keyOf = (table: string): string => `situation-room.read.${table}`

const known = new Map<string, number>()
let opener: ((page: BesidePage) => void) | null = null
let wanted: BesidePage | null = null
/** What is to be opened as soon as there are pages. */
let coming: BesidePage | null = null
const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readAt(table: string): number {
  const before = known.get(table)
  if (before !== undefined) return before
  let kept = 0
  try {
    kept = Number(localStorage.getItem(keyOf(table))) || 0
  } catch {
    // Storage is forbidden: it is remembered as long as the page.
  }
  known.set(table, kept)
  return kept
}

export function markRead(table: string, words: number): void {
  if (readAt(table) === words) return
  known.set(table, words)
  try {
    localStorage.setItem(keyOf(table), String(words))
  } catch {
    // As above.
  }
  tell()
}

/** How many of the words at this table have been read here. */
const useRead = (table: string): number => useSyncExternalStore(subscribe, () => readAt(table))

/** Whoever has the pages beside the board says how one is opened; the answer takes that back. */
export function offerPages(open: (page: BesidePage) => void): () => void {
  opener = open
  tell()
  const page = coming
  coming = null
  if (page !== null)
    // After whatever brought us here has gone to its top, and what is asked has come into sight.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (opener !== open) return
        wanted = page
        open(page)
      }),
    )
  return () => {
    if (opener !== open) return
    opener = null
    tell()
  }
}

/** Has a page opened once the board is there, for whoever is on the way to it. */
export function openLater(page: BesidePage): void {
  coming = page
}

/** What opens a page beside the board; null where none is drawn. */
export function useOpener(): ((page: BesidePage) => void) | null {
  const open = useSyncExternalStore(subscribe, () => opener)
  return (
    open &&
    (page => {
      wanted = page
      open(page)
    })
  )
}

/** Has somebody come to this page by that? Whatever is far down on it comes into sight then, once. */
export function wasAskedFor(page: BesidePage): boolean {
  const was = wanted === page
  wanted = null
  return was
}

interface Reader {
  readonly table: string
  readonly own: Seat | null
  readonly muted: readonly Seat[]
}

/** The words that others have written and nobody has read here, by their place in what was told beside the game. */
export function useUnread(beside: readonly Told[], { table, own, muted }: Reader): readonly number[] {
  const read = useRead(table)
  return beside
    .flatMap((one, at) => ('words' in one ? [{ at, seat: one.words.seat }] : []))
    .slice(read)
    .flatMap(({ at, seat }) => (seat === own || muted.includes(seat) ? [] : [at]))
}
