import { useEffect, useState } from 'react'

/**
 * Keeps a screen that nobody touches from going dark. Browsers let a page do so only over TLS, and some never: false
 * where it cannot be done, so that a sentence says what to do instead.
 */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(true)
  useEffect(() => {
    let isHere = true
    let lock: WakeLockSentinel | null = null
    const keep = async (): Promise<void> => {
      if (document.hidden) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (!isHere) await lock.release()
      } catch {
        if (isHere) setAwake(false)
      }
    }
    void keep()
    // It is given back whenever the page is out of sight.
    const again = (): void => void keep()
    document.addEventListener('visibilitychange', again)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', again)
      void lock?.release().catch(() => {})
    }
  }, [])
  return isAwake
}
