import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { View } from '../../../games/homeland/view/view.ts'
import { isMotionOff, useSettings } from '../../shared/settings.ts'

/** How long a case is on its way, in milliseconds. */
const GLIDE_MS = { fast: 250, cinematic: 400 }

/**
 * A case that lies elsewhere than before is seen to go there, and a new one to arrive: by transform and opacity alone, so
 * that nothing is laid out anew. Nothing moves where motion is off, nor when a board is first seen.
 */
export function useGlide(around: RefObject<HTMLElement | null>, spaces: View['spaces']): void {
  const settings = useSettings()
  const duration = settings.motion === 'cinematic' ? GLIDE_MS.cinematic : GLIDE_MS.fast
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something lies elsewhere
  useLayoutEffect(() => {
    if (isMotionOff(settings)) {
      before.current = new Map()
      return
    }
    const tiles = [...(around.current?.querySelectorAll<HTMLElement>('.board .board-case') ?? [])]
    const now = new Map(tiles.map(tile => [tile.id, tile.getBoundingClientRect()]))
    const then = before.current
    before.current = now
    if (then.size === 0) return
    for (const tile of tiles) {
      const [from, to] = [then.get(tile.id), now.get(tile.id)]
      if (!to || (from && from.top === to.top && from.left === to.left)) continue
      const start = from
        ? { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }
        : { transform: 'translateY(-1.5rem) scale(1.06)', opacity: 0 }
      tile.animate([start, {}], { duration, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' })
    }
  }, [spaces])
}
