import { Fault } from '../../engine/game.ts'
import { digest } from '../../seed/roots.ts'
import { type FileKind, kindOf } from '../../table/archive-schema.ts'
import { blankLine, keepOrTell, twinsIn } from './archive-saves.ts'
import { openKept } from './host.ts'
import { unpack } from './packing.ts'
import { FROM_LINK } from './protocol.ts'
import type { Kept, Store } from './store.ts'

/** Enough of a digest to tell one link from another. */
const NAME_LENGTH = 16

/** The match a link holds. A link is opened without being asked about: it may show one match, and change nothing. */
export async function openLink(packed: string): Promise<Kept> {
  const text = await unpack(packed)
  if (kindOfLink(text) !== 'match') throw new Fault('archive.link-holds-more')
  const kept = { line: { ...blankLine(`link-${digest(text).slice(0, NAME_LENGTH)}`, 0), tag: FROM_LINK }, text }
  await openKept(kept)
  return kept
}

function kindOfLink(text: string): FileKind {
  try {
    return kindOf(text)
  } catch {
    throw new Fault('archive.broken-link')
  }
}

/** The save that holds the same match. */
export const twinOfLink = async (store: Store, kept: Kept): Promise<string | null> =>
  twinsIn(store)(await openKept(kept))

/** Somebody wants to have it: a save like any other, but for that it never counts. */
export async function keepLink(
  store: Store,
  { line, text }: Kept,
  id: string,
  now: number,
): Promise<{ readonly id: string }> {
  const open = await openKept({ line: { ...line, id, begun: now }, text })
  const twin = await twinsIn(store)(open)
  if (twin !== null) return { id: twin }
  await keepOrTell(store, open, now)
  return { id }
}
