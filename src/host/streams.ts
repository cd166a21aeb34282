import type { Viewer } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import { type Difference, differences } from './diff.ts'
import { type Remembering, readingOf, remembered } from './memory.ts'
import { aboutOf, type Looked, sightOf } from './sight.ts'
import { type News, type Told, toldOf, toldTo } from './told.ts'
import type { Update } from './update.ts'

export type Listener = (update: Update) => void

interface Stream {
  readonly viewer: Viewer
  readonly listener: Listener
  n: number
  told: number
}

interface Source {
  readonly id: string
  readonly tag: string | null
  readonly game: AnyGame
  readonly isStandard: boolean
  now(): Looked
  compare?: Comparing | undefined
}

/** What is different for each viewer of these streams; whoever is left out has nothing new to see or hear (compare.ts). */
export type Comparing = (
  game: AnyGame,
  before: Looked,
  after: Looked,
  streams: readonly Pick<Stream, 'viewer'>[],
) => ReadonlyMap<Viewer, readonly Difference[]>

/**
 * The streams of updates of one match. Nothing is kept for them but two counts: what is different is found by looking
 * before and after. Whoever has nothing new to see or hear gets no message: that somebody else drafts is a secret too.
 */
export function openStreams({ id, tag, game, isStandard, now, compare }: Source) {
  const open = new Set<Stream>()

  return {
    /** The first message is the whole view and all that was told after the first `from` things. */
    subscribe(viewer: Viewer, listener: Listener, from = 0): () => void {
      const looked = now()
      const told = toldTo(game, looked.match, viewer)
      const since = from in told || from === told.length ? from : 0
      const one: Stream = { viewer, listener, n: 1, told: told.length }
      open.add(one)
      const deck = isStandard ? null : game.deck
      const whole = { about: aboutOf({ id, tag, deck }, looked.match, viewer), sight: sightOf(game, looked, viewer) }
      const again = since === 0 ? toldAgain(game, { ...whole.about, ...whole.sight }, told) : told.slice(since)
      listener({ n: 1, from: since, told: again, whole })
      return () => open.delete(one)
    },

    /** Tells every stream what is new since what was looked at before. */
    tell(before: Looked, news: readonly News[]): void {
      const after = now()
      const isRewound = news.some(({ entries }) => entries.some(({ kind }) => kind === 'rewind'))
      const all = [...open]
      const found = compare?.(game, before, after, all)
      for (const one of all) {
        const { viewer, listener } = one
        const changes = found
          ? found.get(viewer)
          : differences(sightOf(game, before, viewer), sightOf(game, after, viewer))
        if (!changes || !open.has(one)) continue
        const told = isRewound ? toldTo(game, after.match, viewer).slice(one.told) : toldOf(game, news, viewer)
        if (told.length + changes.length === 0) continue
        const from = one.told
        one.n += 1
        one.told += told.length
        listener({ n: one.n, from, told, changes: changes.length > 0 ? changes : undefined })
      }
    },
  }
}

/** All that somebody was told, for whoever comes without any of it: what they saw long ago they may have to remember. */
function toldAgain(game: AnyGame, at: Remembering, told: readonly Told[]): readonly Told[] {
  const events = remembered(
    at,
    told.flatMap(one => ('event' in one ? [one.event] : [])),
    readingOf(game),
  )
  let next = 0
  return told.map(one => ('event' in one ? { event: events[next++] } : one))
}
