import type { Viewer } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import { type Difference, differences } from './diff.ts'
import { type Looked, sightOf } from './sight.ts'
import type { Comparing } from './streams.ts'
import type { Suspicions } from './suspicions.ts'
import type { Sight } from './update.ts'

type Eyes = Pick<AnyGame, 'view'>

export interface Comparison {
  readonly compare: Comparing
  /** Nobody looks any more: nothing is kept for them. */
  forget(): void
}

/**
 * What a step has changed for each viewer of one match, for whoever hosts many. Most steps of a game are drafts, and those
 * are nobody's to see but their seat's: then nobody else's view is made. What each viewer was shown last is kept, so that
 * one view is made for a change and not two; all of them with the same eyes, so that what is the same for all is made once.
 */
export function comparison(): Comparison {
  const sights = new Map<Viewer, Sight>()
  /** For what is committed and for drafts: each pair keeps what it saw last. */
  let eyes: Eyes | null = null
  let draftEyes: Eyes | null = null
  return {
    compare(game, before, after, streams) {
      const viewers = new Set(streams.map(({ viewer }) => viewer))
      for (const viewer of sights.keys()) if (!viewers.has(viewer)) sights.delete(viewer)
      const found = new Map<Viewer, readonly Difference[]>()
      const isCommon = hasCommonChange(before, after)
      eyes ??= game.eyes?.() ?? game
      draftEyes ??= game.eyes?.() ?? game
      const drafting = after.match.record.draft[0]?.seat
      for (const viewer of viewers) {
        if (!isCommon && !hasOwnChange(before, after, viewer)) continue
        const sight = sightOf(game, after, viewer, viewer === drafting ? draftEyes : eyes)
        found.set(viewer, differences(sights.get(viewer) ?? sightOf(game, before, viewer), sight))
        sights.set(viewer, sight)
      }
      return found
    },
    forget() {
      sights.clear()
      eyes = null
      draftEyes = null
    },
  }
}

/** What a draft changes in a match and in its record; it is nobody's to see but its seat's. */
const ofDrafts: readonly string[] = ['record', 'draft', 'draftEvents', 'state', 'versions', 'taken', 'happened']

const isSame = (before: object, after: object): boolean => {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>]
  for (const key in is) if (is[key] !== was[key] && !ofDrafts.includes(key)) return false
  return true
}

/** May anybody see something new? */
const hasCommonChange = (before: Looked, after: Looked): boolean =>
  before.kept !== after.kept ||
  // At a table for one the choices of a draft are shown to whoever looks on.
  after.match.record.seats.length === 0 ||
  !isSame(before.match, after.match) ||
  !isSame(before.match.record, after.match.record)

const thoughtsOf = (all: Suspicions, viewer: Viewer): Suspicions[number] | undefined =>
  viewer === 'observer' ? undefined : all[viewer]

/** Where nobody else does: what is this viewer's own is their draft, and what they think of the others. */
function hasOwnChange(before: Looked, after: Looked, viewer: Viewer): boolean {
  if (viewer === 'observer') return false
  return (
    thoughtsOf(before.suspicions, viewer) !== thoughtsOf(after.suspicions, viewer) ||
    [before, after].some(({ match }) => match.record.draft[0]?.seat === viewer) ||
    before.match.versions[viewer] !== after.match.versions[viewer]
  )
}
