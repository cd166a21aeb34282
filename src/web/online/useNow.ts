import { useEffect, useState } from 'react'
import { useOnline } from './context.ts'

const SECOND_MS = 1000

/** What time it is at the server, second by second as long as a clock runs. */
export function useNow(isRunning: boolean): number {
  const aheadMs = useOnline()?.aheadMs ?? 0
  const [now, setNow] = useState(() => Date.now() - aheadMs)
  useEffect(() => {
    if (!isRunning) return
    const look = (): void => setNow(Date.now() - aheadMs)
    look()
    const timer = setInterval(look, SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning, aheadMs])
  return now
}
