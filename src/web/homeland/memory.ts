import { useCallback, useState } from 'react'

/** What this tab has told the people around it: how many public events, and who has had their briefing. Nothing secret. */
interface Memory {
  readonly told: number
  readonly briefed: readonly number[]
}

const keyOf = (id: string): string => `situation-room.table.${id}`

function read(id: string): Memory | null {
  try {
    const { told, briefed } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Memory
    return typeof told === 'number' && Array.isArray(briefed) ? { told, briefed } : null
  } catch {
    return null
  }
}

/** Remembered for the tab, so that a page loaded anew goes on where it was in what it told. */
export function useMemory(id: string, first: () => Memory): readonly [Memory, (change: Partial<Memory>) => void] {
  const [memory, setMemory] = useState<Memory>(() => read(id) ?? first())
  const remember = useCallback(
    (change: Partial<Memory>) =>
      setMemory(before => {
        const next = { ...before, ...change }
        try {
          sessionStorage.setItem(keyOf(id), JSON.stringify(next))
        } catch {
          // Storage is forbidden: it is remembered as long as the page.
        }
        return next
      }),
    [id],
  )
  return [memory, remember]
}
