import { useEffect, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Found, Work } from './found.ts'

/** What a review has come to so far; it grows while it is worked out. */
export function useReview(id: string, seat: Seat | undefined, isStopped: boolean): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (isStopped) return
    setFound(null)
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: 'review' })
    worker.onmessage = ({ data }: MessageEvent<Found>) => setFound(data)
    worker.onerror = () => setFound({ refused: { key: 'review.failed', values: {}, rule: null } })
    worker.postMessage({ id, seat } satisfies Work)
    return () => worker.terminate()
  }, [id, seat, isStopped])
  return found
}
