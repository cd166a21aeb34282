import { useCallback, useState } from 'react'
import { useOnline, useTableSeen } from '../online/context.ts'

const keyOf = (table: string): string => `situation-room.desk.${table}`

const read = (table: string): boolean => {
  try {
    return localStorage.getItem(keyOf(table)) === 'only'
  } catch {
    return false
  }
}

function write(table: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keyOf(table), 'only')
    else localStorage.removeItem(keyOf(table))
  } catch {
    // Storage is forbidden: it holds as long as the page.
  }
}

/** Whoever has come by the code of a shared screen looks at the board there; it is a tap away here. */
export const beginAtDesk = (table: string): void => write(table, true)

export interface DeskOnly {
  /** Is there a shared screen that shows the board anyway? */
  readonly canFold: boolean
  /** The board is there, and not here. */
  readonly isOn: boolean
  set(isOn: boolean): void
}

/** A phone beside a shared screen may leave the board to it: remembered for the table. */
export function useDeskOnly(): DeskOnly {
  const table = useOnline()?.table ?? ''
  const canFold = useTableSeen()?.lobby?.screen === true
  const [isChosen, setChosen] = useState(() => read(table))
  const set = useCallback(
    (isOn: boolean) => {
      setChosen(isOn)
      write(table, isOn)
    },
    [table],
  )
  return { canFold, isOn: canFold && isChosen, set }
}
