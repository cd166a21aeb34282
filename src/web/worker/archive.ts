import { Fault, type Json } from '../../engine/game.ts'
import { type OpenTable, openKept, refusalOf } from './host.ts'
import type { Asks, SaveLine } from './protocol.ts'
import type { Kept, Store } from './store.ts'

/** The match of the link that is being looked at. It lies in no store: whoever wants to have it keeps it. */
let linked: Kept | null = null

/** The store with that match in reach, for whatever only reads. */
const withLink = (store: Store): Store => {
  const held = linked
  return held ? { ...store, get: async id => (id === held.line.id ? { ...held, stored: null } : store.get(id)) } : store
}

/**
 * Everything that is done with matches that are not on the table: lists, files, replays, the career. What does it is
 * loaded when it is asked for; a first call waits for none of it.
 */
export const archive = {
  lines: async (store: Store): Promise<readonly SaveLine[]> =>
    (await store.lines()).sort((a, b) => b.changed - a.changed),

  /** A call for practice is remembered from its first moment: whoever rewinds it knows its luck. */
  async begun(store: Store, open: OpenTable): Promise<void> {
    if (!open.table.match().record.practice) return
    const { practised } = await import('./archive-career.ts')
    await practised(store, open)
  },

  /** A match that is over goes into the career and, if it is one, into the daily calls. */
  async finished(store: Store, open: OpenTable): Promise<void> {
    if (open.game.outcome(open.table.match().state) === null) return
    const { finished } = await import('./archive-career.ts')
    await finished(store, open)
  },

  async download(store: Store, what: Parameters<Asks['download']>[0], open: OpenTable | null) {
    const { download } = await import('./archive-files.ts')
    return download(withLink(store), what, open)
  },

  async take(store: Store, what: Parameters<Asks['take']>[0], newName: () => string, now: number) {
    const { take } = await import('./archive-take.ts')
    return take(store, what, newName, now)
  },

  async unpack(store: Store, packed: string) {
    const { openLink, twinOfLink } = await import('./archive-link.ts')
    const kept = await openLink(packed)
    linked = kept
    return { id: kept.line.id, kept: await twinOfLink(store, kept) }
  },

  async keep(store: Store, id: string, newName: () => string, now: number) {
    if (linked?.line.id !== id) throw new Fault('page.no-save')
    const { keepLink } = await import('./archive-link.ts')
    return keepLink(store, linked, newName(), now)
  },

  async pack(store: Store, id: string): Promise<{ text: string }> {
    const { packed } = await import('./archive-files.ts')
    return packed(withLink(store), id)
  },

  async watch(store: Store, what: Parameters<Asks['watch']>[0]) {
    const { watch } = await import('./archive-replay.ts')
    return watch(withLink(store), what)
  },

  async course(store: Store, id: string) {
    const { course } = await import('./archive-replay.ts')
    return course(withLink(store), id)
  },

  async branch(store: Store, id: string, at: number, name: string, now: number) {
    const { branch } = await import('./archive-replay.ts')
    return branch(withLink(store), { id, at }, name, now)
  },

  async career(store: Store) {
    const { readCareer } = await import('./archive-career.ts')
    return readCareer(store)
  },

  async mend(store: Store) {
    const { mendCareer } = await import('./archive-mend.ts')
    return mendCareer(store)
  },

  async daily(store: Store) {
    const { readDaily } = await import('./archive-career.ts')
    return readDaily(store)
  },

  async debrief(store: Store, id: string, open: OpenTable | null): Promise<Json> {
    const { debriefOf } = await import('./archive-career.ts')
    return debriefOf(open?.id === id ? open : await openSave(store, id))
  },
}

/** A save, opened; one that cannot be read is marked, and stays as it is. */
export async function openSave(store: Store, id: string): Promise<OpenTable> {
  const kept = await store.get(id)
  if (!kept) throw new Fault('page.no-save')
  try {
    return await openKept(kept)
  } catch (error) {
    // Anything but a Fault is a mistake of ours, or a piece of the program that could not be loaded: no damage.
    if (!(error instanceof Fault)) throw error
    try {
      const { line, text, stored } = kept
      await store.put({ line: { ...line, damaged: true, why: refusalOf(error) }, text }, stored)
    } catch {
      // A full store, or another tab, keeps the line as it was; the sentence is told all the same.
    }
    throw error
  }
}
