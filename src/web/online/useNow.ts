import { useEffect, useState } from 'react'
import { look } from './calls.ts'
import { useOnline } from './context.ts'

const SECOND_MS = 1000
/** So much more or less than a second is no slow timer: somebody has set the clock, or the device has slept. */
const JUMP_MS = 9 * SECOND_MS

/** What time it is at the server, second by second as long as a clock runs. */
export function useNow(isRunning: boolean): number {
  const online = useOnline()
  const table = online?.table
  const [aheadMs, setAhead] = useState(online?.aheadMs ?? 0)
  const [now, setNow] = useState(() => Date.now() - aheadMs)
  useEffect(() => {
    if (!isRunning || !table) return
    let last = Date.now()
    const tick = (): void => {
      if (Math.abs(Date.now() - last) > JUMP_MS)
        look(table).then(
          found => setAhead(found.aheadMs),
          () => {},
        )
      last = Date.now()
      setNow(last - aheadMs)
    }
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning, table, aheadMs])
  return now
}
