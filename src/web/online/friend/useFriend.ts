import { useMemo } from 'react'
import { useOnline, useTableSeen } from '../context.ts'

/** Whoever looks over the shoulder of somebody who plays alone. */
export interface Friend {
  /** Who plays. */
  readonly name: string
  /** Does whoever plays want to hear advice now? */
  readonly mayAdvise: boolean
  /** Fails with the reason it was refused for. */
  advise(text: string): Promise<unknown>
}

/** Null for everybody who looks with their own eyes. */
export function useFriend(): Friend | null {
  const link = useOnline()?.link
  const seen = useTableSeen()
  const isFriend = seen?.you?.isFriend === true
  const name = seen?.lobby?.chairs[0]?.name ?? ''
  const mayAdvise = seen?.own.advice !== null
  return useMemo(
    () => (link && isFriend ? { name, mayAdvise, advise: text => link.act({ type: 'advise', text }) } : null),
    [link, isFriend, name, mayAdvise],
  )
}
