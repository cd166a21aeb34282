import { useEffect, useRef, useState } from 'react'

/** Long enough to see it run, over before it is in the way. */
const COUNT_MS = 700

/** A number that runs to where it belongs; at once where nothing may move. */
export function useCounted(target: number, canCount: boolean): number {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    from.current = target
    if (!canCount || start === target) {
      setShown(target)
      return
    }
    let frame = 0
    let began: number | null = null
    const run = (now: number): void => {
      began ??= now
      const part = Math.min(1, (now - began) / COUNT_MS)
      setShown(Math.round(start + (target - start) * part))
      if (part < 1) frame = requestAnimationFrame(run)
    }
    frame = requestAnimationFrame(run)
    // Somebody who goes on does not wait for it: the next one begins where this one leads.
    return () => cancelAnimationFrame(frame)
  }, [target, canCount])
  return canCount ? shown : target
}
