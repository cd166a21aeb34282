import { type RefObject, useLayoutEffect } from 'react'

/** Tells the style sheets how tall the head of a board is: they cannot measure it, and letters and words make it differ. */
export function useTall(of: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measured = of.current
    if (!measured) return
    const { style } = document.documentElement
    const tell = (): void => style.setProperty('--tall', `${measured.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(measured)
    return () => {
      observer.disconnect()
      style.removeProperty('--tall')
    }
  }, [of])
}
