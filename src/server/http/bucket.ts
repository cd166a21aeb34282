/** A token bucket: so much at once, and so much more with every second that passes. */
export interface Rate {
  readonly atOnce: number
  readonly perSecond: number
}

export interface Bucket {
  /** Takes one, and says 0; or so many seconds until there is one. */
  take(): number
  /** The same without taking it. */
  wait(): number
  isFull(): boolean
}

const SECOND_MS = 1000

export const perSecond = (most: number): Rate => ({ atOnce: most, perSecond: most })
export const perMinute = (most: number): Rate => ({ atOnce: most, perSecond: most / 60 })

export function newBucket({ atOnce, perSecond: rate }: Rate, now: () => number): Bucket {
  let left = atOnce
  let at = now()
  const refill = (): void => {
    const time = now()
    left = Math.min(atOnce, left + (Math.max(0, time - at) / SECOND_MS) * rate)
    at = time
  }
  const wait = (): number => {
    refill()
    return left >= 1 ? 0 : Math.ceil((1 - left) / rate)
  }
  return {
    wait,
    take() {
      const seconds = wait()
      if (seconds === 0) left -= 1
      return seconds
    },
    isFull() {
      refill()
      return left >= atOnce
    },
  }
}

/** A bucket for each address or seat, kept as long as it is not full. */
export interface Quota {
  take(key: string): number
  wait(key: string): number
}

/** So many are kept at most; then the oldest is forgotten. */
const MOST_BUCKETS = 100_000
/** After so many new ones the full ones are thrown away. */
const SWEEP_AFTER = 1000

export function openQuota(rate: Rate, now: () => number): Quota {
  const buckets = new Map<string, Bucket>()
  let isNew = 0
  const sweep = (): void => {
    isNew = 0
    for (const [key, bucket] of buckets) if (bucket.isFull()) buckets.delete(key)
    for (const key of buckets.keys()) {
      if (buckets.size <= MOST_BUCKETS) break
      buckets.delete(key)
    }
  }
  return {
    take(key) {
      let bucket = buckets.get(key)
      if (!bucket) {
        if (++isNew > SWEEP_AFTER) sweep()
        bucket = newBucket(rate, now)
        buckets.set(key, bucket)
      }
      return bucket.take()
    },
    wait: key => buckets.get(key)?.wait() ?? 0,
  }
}
