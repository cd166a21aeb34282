import { useCallback, useState } from 'react'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import type { Act } from '../../host/wire.ts'
import { Refused } from '../link.ts'
import { useOnline } from './context.ts'

/** Does what is done beside a game; what is refused is told until it is put away. Comes back with whether it was done. */
export function useAct(): {
  readonly act: (what: Act) => Promise<boolean>
  readonly problem: Refusal | null
  readonly dismiss: () => void
} {
  const online = useOnline()
  const [problem, setProblem] = useState<Refusal | null>(null)
  const act = useCallback(
    async (what: Act): Promise<boolean> => {
      try {
        await online?.link.act(what)
        setProblem(null)
        return true
      } catch (error) {
        setProblem(error instanceof Refused ? error.refusal : refusalOf(error))
        return false
      }
    },
    [online],
  )
  return { act, problem, dismiss: () => setProblem(null) }
}
