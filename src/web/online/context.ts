import { createContext, useContext, useSyncExternalStore } from 'react'
import type { OnlineLink } from './link.ts'
import type { TableSeen } from './protocol.ts'

/** A table elsewhere, for whatever is drawn of it; null at a table of this browser. */
export interface Online {
  readonly link: OnlineLink
  readonly table: string
  /** How far this device's clock is ahead of the server's. */
  readonly aheadMs: number
}

export const OnlineTable = createContext<Online | null>(null)

export const useOnline = (): Online | null => useContext(OnlineTable)

const nobody = (): (() => void) => () => {}

/** How the table stands, but for its match; null at a table of this browser, and until it has answered. */
export function useTableSeen(): TableSeen | null {
  const online = useOnline()
  return useSyncExternalStore(online?.link.onTable ?? nobody, online?.link.table ?? (() => null))
}
