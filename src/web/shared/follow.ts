import { type Shown, withUpdate } from '../../host/shown.ts'
import type { Update } from '../../host/update.ts'
import { type Link, Refused } from '../link.ts'
import type { Scene } from '../worker/protocol.ts'

/** An update that is on its way is there by then. */
const UNDERWAY_MS = 400

export interface Follower {
  /** One more update; false where one was missed and the match has to be sat down at again. */
  hear(update: Update): boolean
  /** The match as it stands, once it is drawn. */
  drawn(): Promise<Scene | null>
  /** Nothing is known any more. */
  forget(): void
}

/** Follows a match by its updates, and draws it when there is something to draw. */
export function follow(link: Link, draw: (scene: Scene) => void): Follower {
  let shown: Shown | null = null
  let drawing: Promise<Scene | null> | null = null
  let onNext: (() => void) | null = null

  const nextUpdate = (withinMs: number): Promise<void> =>
    new Promise(resolve => {
      setTimeout(resolve, withinMs)
      onNext = resolve
    })

  const isBotAsked = ({ waiting, seats }: Shown): boolean => waiting.some(seat => seats[seat]?.bot != null)

  async function explained({ asked }: Shown): Promise<Scene['asked']> {
    return asked && { ...asked, explanation: await link.ask('explain', { question: asked.question }) }
  }

  async function drawnScene(): Promise<Scene | null> {
    for (;;) {
      const now = shown
      if (!now) return null
      if (link.botsWithinMs > 0 && isBotAsked(now)) {
        await nextUpdate(link.botsWithinMs)
        if (shown !== now) continue
      }
      let asked: Scene['asked'] = null
      try {
        asked = await explained(now)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        // The question went, or somebody else looks, while it was asked about: the update that says so is on its way.
        if (shown === now) await nextUpdate(UNDERWAY_MS)
        if (shown === now) throw error
      }
      if (shown !== now) continue
      const { n: _, told: _told, ...rest } = now
      const scene: Scene = { ...rest, asked }
      draw(scene)
      return scene
    }
  }

  return {
    hear(update) {
      shown = withUpdate(shown, update)
      onNext?.()
      return shown !== null
    },
    drawn() {
      drawing ??= drawnScene().finally(() => {
        drawing = null
      })
      return drawing
    },
    forget() {
      shown = null
      onNext?.()
    },
  }
}
