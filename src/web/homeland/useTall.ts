import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the style sheets how tall the head of a board is: they cannot measure it, and letters and words make it differ. It
 * is told to the two that ask, and handed down to nobody (board-top.css): else the whole page would be styled anew.
 */
export function useTall(of: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measured = of.current
    if (!measured) return
    const told = [measured, document.documentElement]
    const tell = (): void => {
      const tall = `${measured.offsetHeight}px`
      for (const { style } of told) style.setProperty('--tall', tall)
    }
    // Told first before the first picture, when all has been laid out: asked for here it would be laid out for that alone.
    const observer = new ResizeObserver(tell)
    observer.observe(measured)
    return () => {
      observer.disconnect()
      for (const { style } of told) style.removeProperty('--tall')
    }
  }, [of])
}
