import type { View } from '../../games/homeland/view/view.ts'
import { COLUMNS, levels } from '../../games/homeland/vocabulary.ts'

/** How far each arrow goes: to the side, and by levels, the most urgent of which is the highest. */
const ARROWS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * The case an arrow leads to from another; null where there is none that way. Gaps are gone over; in a level that has
 * nothing in this column it is the case that lies nearest.
 */
export function caseAcross({ spaces }: Pick<View, 'spaces'>, from: number, key: string): number | null {
  const arrow = ARROWS[key]
  const space = spaces.indexOf(from)
  if (!arrow || space < 0) return null
  const [across, up] = arrow
  const [row, column] = [Math.floor(space / COLUMNS), space % COLUMNS]
  for (let at = column + across; across !== 0 && at >= 0 && at < COLUMNS; at += across) {
    const id = spaces[row * COLUMNS + at]
    if (id !== null) return id
  }
  for (let at = row + up; up !== 0 && at >= 0 && at < levels.length; at += up) {
    const cases = spaces
      .slice(at * COLUMNS, at * COLUMNS + COLUMNS)
      .flatMap((id, place) => (id === null ? [] : [{ id, far: Math.abs(place - column) }]))
    const nearest = Math.min(...cases.map(({ far }) => far))
    const found = cases.find(({ far }) => far === nearest)
    if (found) return found.id
  }
  return null
}
