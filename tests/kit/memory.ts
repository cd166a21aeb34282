import type { GameEvent, Viewer } from '../../src/engine/game.ts'
import type { AnyGame, Told } from './plan.ts'

interface Remembered {
  readonly first: unknown
  knowledge: unknown
  learnt: number
  readonly moments: { readonly view: unknown; readonly events: number }[]
  readonly told: GameEvent[]
  read: number
}

/** What is known is never changed, only replaced: a `learn` that writes into it fails at once. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/**
 * What each viewer of a game under way knows and was told, from where it was begun. The first views are taken at once;
 * all else is caught up with when somebody asks, since most checks do not.
 */
export function memory(
  game: AnyGame,
  state: unknown,
  events: readonly GameEvent[],
): { known(viewer: Viewer): unknown; told(viewer: Viewer): Told } {
  const begun = events.length
  const start = game.clone(state)
  const of = new Map<Viewer, Remembered>()
  const remembered = (viewer: Viewer): Remembered => {
    const before = of.get(viewer)
    if (before) return before
    const first = game.view(start, viewer)
    const made = { first, knowledge: frozen(game.know(first)), learnt: begun, moments: [], told: [], read: begun }
    of.set(viewer, made)
    return made
  }
  return {
    known(viewer) {
      const mine = remembered(viewer)
      for (; mine.learnt < events.length; mine.learnt++) {
        const event = game.seen(events[mine.learnt], viewer)
        if (event !== null) mine.knowledge = frozen(game.learn(mine.knowledge, event))
      }
      return mine.knowledge
    },
    told(viewer) {
      const mine = remembered(viewer)
      const { first, moments, told } = mine
      if (moments.length === 0) moments.push({ view: first, events: 0 })
      for (; mine.read < events.length; mine.read++) {
        const event = game.seen(events[mine.read], viewer)
        if (event !== null) told.push(event)
      }
      moments.push({ view: game.view(state, viewer), events: told.length })
      return { moments, events: told }
    },
  }
}
