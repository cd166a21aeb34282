import { useCallback, useState } from 'react'

/**
 * What this tab has told the people around it: how many public events before all, how many between two desks, who had
 * the screen last, and who has had their briefing. Nothing secret: everybody counts the same events.
 */
export interface Memory {
  readonly told: number
  readonly talked: number
  readonly last: number | null
  readonly briefed: readonly number[]
}

const keyOf = (id: string): string => `situation-room.table.${id}`

/** At a table elsewhere one comes back days later: then it is remembered for longer than the tab. */
const storageOf = (isLasting: boolean): Storage => (isLasting ? localStorage : sessionStorage)

function read(id: string, isLasting: boolean): Memory | null {
  try {
    const {
      told,
      talked = told,
      last = null,
      briefed,
    } = JSON.parse(storageOf(isLasting).getItem(keyOf(id)) ?? 'null') as Partial<Memory>
    return typeof told === 'number' && typeof talked === 'number' && Array.isArray(briefed)
      ? { told, talked, last, briefed }
      : null
  } catch {
    return null
  }
}

/** Remembered, so that a page loaded anew goes on where it was in what it told. */
export function useMemory(
  id: string,
  isLasting: boolean,
  first: () => Memory,
): readonly [Memory, (change: Partial<Memory>) => void] {
  const [memory, setMemory] = useState<Memory>(() => read(id, isLasting) ?? first())
  const remember = useCallback(
    (change: Partial<Memory>) =>
      setMemory(before => {
        const next = { ...before, ...change }
        try {
          storageOf(isLasting).setItem(keyOf(id), JSON.stringify(next))
        } catch {
          // Storage is forbidden: it is remembered as long as the page.
        }
        return next
      }),
    [id, isLasting],
  )
  return [memory, remember]
}

/** How much of what people said and decided at a table was there when somebody was last at it: counts, and nothing else. */
export interface Heard {
  readonly claims: number
  /** Of what was told beside the game. */
  readonly beside: number
}

const heardKeyOf = (id: string): string => `situation-room.heard.${id}`

/** Null where nothing is remembered. */
export function heardAt(id: string): Heard | null {
  try {
    const { claims, beside } = JSON.parse(localStorage.getItem(heardKeyOf(id)) ?? 'null') as Partial<Heard>
    return typeof claims === 'number' && typeof beside === 'number' ? { claims, beside } : null
  } catch {
    return null
  }
}

/** Beside what is drawn: with every word that somebody says the board would be drawn anew. */
export function markHeard(id: string, heard: Heard): void {
  try {
    localStorage.setItem(heardKeyOf(id), JSON.stringify(heard))
  } catch {
    // Storage is forbidden: whoever comes back is told what happened, and not what was said.
  }
}
