import { Fault } from '../../engine/game.ts'
import { digest } from '../../seed/roots.ts'
import { type FileKind, kindOf } from '../../table/archive-schema.ts'
import type { Kept } from '../store.ts'
import { FROM_LINK } from './answers.ts'
import type { Archiving } from './index.ts'
import { blankLine, broughtBy, keepBrought, twinsIn } from './saves.ts'

/** Enough of a digest to tell one link from another. */
const NAME_CHARACTERS = 16

/** The match a link holds. A link is opened without being asked about: it may show one match, and change nothing. */
export async function openLink({ games }: Archiving, text: string): Promise<Kept> {
  if (kindOfLink(text) !== 'match') throw new Fault('archive.link-holds-more')
  const line = { ...blankLine(`link-${digest(text).slice(0, NAME_CHARACTERS)}`, 0), tag: FROM_LINK }
  const kept = { line, text, changes: [] }
  // One of other rules is shown as far as it can be told.
  await broughtBy(games, kept)
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
export const twinOfLink = async (own: Archiving, kept: Kept): Promise<string | null> =>
  twinsIn(own)(await broughtBy(own.games, kept))

/** Somebody wants to have it: a save like any other, but for that it never counts. */
export async function keepLink(own: Archiving, kept: Kept): Promise<{ readonly id: string }> {
  const now = own.now()
  const id = own.newName()
  const brought = await broughtBy(own.games, { ...kept, line: { ...kept.line, id, begun: now } })
  const twin = await twinsIn(own)(brought)
  if (twin !== null) return { id: twin }
  await keepBrought(own, brought, now)
  return { id }
}
