import { type ReactNode, type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react'

/** A page that is never at rest does it all the same. */
const AT_MOST_MS = 500
/** For browsers that do not tell when they are at rest. */
const SOON_MS = 100

/** As soon as the page has nothing more urgent to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: AT_MOST_MS })
  return () => cancelIdleCallback(idle)
}

let waiting = 0

/** Tells on the page that something is still to be drawn, for whoever reads all of it. */
function tell(more: number): void {
  waiting += more
  const { dataset } = document.documentElement
  if (waiting > 0) dataset.rest = 'waiting'
  else delete dataset.rest
}

/** Is a place within the window? Null is nowhere. */
function useInWindow(of: RefObject<HTMLElement | null> | null): boolean {
  const [isIn, setIn] = useState(false)
  useEffect(() => {
    if (!of?.current) return
    const observer = new IntersectionObserver(([{ isIntersecting }]) => startTransition(() => setIn(isIntersecting)))
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return isIn
}

/**
 * What is out of sight, each piece of it on its own after what is in sight: what has come from a table is not on the
 * screen later for what nobody sees. A value that React defers would be drawn along with whatever comes meanwhile.
 */
export function Later({
  of = null,
  isNow,
  children,
}: {
  /** Where that is in the window, it is drawn with all else. */
  of?: RefObject<HTMLElement | null> | null
  /** It is in sight. */
  isNow: boolean
  children: ReactNode
}) {
  const [drawn, setDrawn] = useState<ReactNode>(null)
  const isInWindow = useInWindow(of)
  const isSeen = isNow || isInWindow
  // It does not go back to what it was when it goes out of sight.
  if (isSeen && drawn !== children) setDrawn(children)
  useLayoutEffect(() => {
    if (isSeen || drawn === children) return
    tell(1)
    const callOff = whenIdle(() => startTransition(() => setDrawn(children)))
    return () => {
      callOff()
      tell(-1)
    }
  }, [isSeen, drawn, children])
  return isSeen ? children : drawn
}
