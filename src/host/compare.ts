import type { Viewer } from '../engine/game.ts'
import { differences } from './diff.ts'
import { type Looked, sightOf } from './sight.ts'
import type { Comparing } from './streams.ts'
import type { Suspicions } from './suspicions.ts'

/**
 * What a step has changed for each viewer, for whoever hosts many tables. Most steps of a game are drafts, and those are
 * nobody's to see but their seat's: then nobody else's view is made. Where everybody sees something new, all views are
 * made with the same eyes, one state after the other: what is the same for all is made once, and not compared.
 */
export const compare: Comparing = (game, before, after, streams) => {
  if (streams.length === 0) return new Map()
  const isCommon = hasCommonChange(before, after)
  const eyes = game.eyes?.() ?? game
  const sights = [...new Set(streams.map(({ viewer }) => viewer))]
    .filter(viewer => isCommon || hasOwnChange(before, after, viewer))
    .map(viewer => ({ viewer, sight: sightOf(game, before, viewer, eyes) }))
  return new Map(sights.map(({ viewer, sight }) => [viewer, differences(sight, sightOf(game, after, viewer, eyes))]))
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
