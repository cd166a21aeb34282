import type { GameEvent, Viewer } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import type { Entry } from '../table/log.ts'
import type { Match } from '../table/match.ts'
import { differences } from './diff.ts'
import { aboutOf, sightOf } from './sight.ts'
import { toldBy, toldTo } from './told.ts'
import type { Sight, Update } from './update.ts'

export type Listener = (update: Update) => void

interface Stream {
  readonly viewer: Viewer
  readonly listener: Listener
  n: number
  told: number
}

type Running = Match<unknown, GameEvent>

interface Source {
  readonly id: string
  readonly tag: string | null
  readonly game: AnyGame
  readonly isStandard: boolean
  now(): Running
  sightFor(viewer: Viewer): Pick<Sight, 'suspicions' | 'kept'>
}

/** What was to be seen before a change, by stream. */
type Sights = ReadonlyMap<Stream, Sight>

/**
 * The streams of updates of one match. Nothing is kept for them but two counts: what is different is found by looking
 * before and after. Whoever has nothing new to see or hear gets no message: that somebody else drafts is a secret too.
 */
export function openStreams({ id, tag, game, isStandard, now, sightFor }: Source) {
  const open = new Set<Stream>()
  const sightTo = (viewer: Viewer): Sight => sightOf(game, now(), viewer, sightFor(viewer))

  return {
    /** The first message is the whole view and all that was told after the first `from` things. */
    subscribe(viewer: Viewer, listener: Listener, from = 0): () => void {
      const told = toldTo(game, now(), viewer)
      const since = Number.isInteger(from) && from >= 0 && from <= told.length ? from : 0
      const one: Stream = { viewer, listener, n: 1, told: told.length }
      open.add(one)
      const deck = isStandard ? null : game.deck
      const whole = { about: aboutOf({ id, tag, deck }, now(), viewer), sight: sightTo(viewer) }
      listener({ n: 1, from: since, told: told.slice(since), whole })
      return () => open.delete(one)
    },

    before: (): Sights => new Map([...open].map(one => [one, sightTo(one.viewer)])),

    /** Tells every stream what is new since `sights`, by these entries and events. */
    tell(sights: Sights, entries: readonly Entry[], events: readonly GameEvent[], choices: number): void {
      const isRewound = entries.some(({ kind }) => kind === 'rewind')
      for (const [one, before] of sights) {
        if (!open.has(one)) continue
        const { viewer, listener } = one
        const told = isRewound
          ? toldTo(game, now(), viewer).slice(one.told)
          : toldBy(game, entries, events, viewer, choices)
        const changes = differences(before, sightTo(viewer))
        if (told.length + changes.length === 0) continue
        const from = one.told
        one.n += 1
        one.told += told.length
        listener({ n: one.n, from, told, ...(changes.length > 0 ? { changes } : {}) })
      }
    },
  }
}
