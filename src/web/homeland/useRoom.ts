import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Look, type Need, type Room, roomIn, type Size } from './room.ts'

/** How many letters the probe has on its line. */
export const PROBED_LETTERS = 16

const sizeOf = (found: Element | null | undefined): Size => {
  const { width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
  return { width, height }
}

/** What the letters need, as the hidden tile of the probe shows it: their size and their type are the reader's. */
function needIn(probe: HTMLElement): Need {
  return {
    tile: sizeOf(probe.querySelector('.probe-tile')),
    labels: sizeOf(probe.querySelector('.probe-levels')).width,
    letter: sizeOf(probe.querySelector('.probe-letters')).width / PROBED_LETTERS,
  }
}

/** How high these are together, of those that others make room for. */
const flowing = (selector: string): number =>
  [...document.querySelectorAll(selector)]
    .filter(one => !['absolute', 'fixed'].includes(getComputedStyle(one).position))
    .reduce((sum, one) => sum + sizeOf(one).height, 0)

/**
 * The window without what lies above the table: where all fits, the head of the page lies beside the table's own, and
 * what one has to know of a table elsewhere lies over it.
 */
function roomAround(table: HTMLElement): Size {
  const above = table.getBoundingClientRect().top + scrollY - flowing('.shell-head, .online-standing')
  return { width: document.documentElement.clientWidth, height: innerHeight - above }
}

/** What was measured last, and in which window: what takes its place there is drawn once, not twice. */
let last: { readonly within: string; readonly room: Room | null } | null = null
const withinNow = (look: Look): string =>
  [look, innerWidth, innerHeight, document.documentElement.style.fontSize].join(' ')

/** How the table is divided on one screen; null where it does not fit there, by what was measured. */
export function useRoom(
  table: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  look: Look = 'desk',
): Room | null {
  const [before] = useState(() => (last?.within === withinNow(look) ? last : null))
  const [room, setRoom] = useState(before?.room ?? null)
  const drawn = useRef(room)
  useLayoutEffect(() => {
    const [around, measured] = [table.current, probe.current]
    if (!around || !measured) return
    const measure = (): void => {
      const next = roomIn(roomAround(around), needIn(measured), look)
      last = { within: withinNow(look), room: next }
      // Not left to React, which would draw the same once more where anything else waits to be drawn.
      if (JSON.stringify(drawn.current) === JSON.stringify(next)) return
      drawn.current = next
      setRoom(next)
    }
    // What is drawn as it was measured before is measured by the observer, when it has been laid out for its first picture.
    if (!before) measure()
    // Letters of another size, a notice above the table, a window of another size.
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    observer.observe(document.body)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [table, probe, look, before])
  return room
}
