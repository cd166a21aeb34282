import type { World } from '../../src/server/world.ts'

/**
 * Time that passes only when nothing else is left to do: hours of a server run in a moment, and the same ones every
 * time. All that waits stands in one queue; what is due at one moment happens in the order in which it was asked for.
 */
export interface Virtual {
  /** Milliseconds since it began. */
  elapsed(): number
  after(ms: number, work: () => void): () => void
  /** Goes on until it is so, or nothing is left to wait for, or so much time has passed; whether it became so. */
  run(isSo: () => boolean, mostMs?: number): Promise<boolean>
  /** What has happened so far comes to this number: the same run has the same. */
  happened(): number
  /** A machine in it, with a clock of its own. */
  machine(random: World['random']): Machine
}

export interface Machine extends World {
  /** Somebody sets its clock forwards, or back. */
  setClock(byMs: number): void
  /** Nothing it had planned happens any more. */
  lose(): void
}

/** When it begins, by the clocks of its machines: any moment does. */
export const BEGUN = Date.UTC(2026, 0, 1)

interface Event {
  readonly at: number
  readonly order: number
  readonly work: () => void
  isOff: boolean
}

const isBefore = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

/** All that promises have to do now is done when it comes back. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

export function virtualTime(): Virtual {
  const heap: Event[] = []
  let elapsed = 0
  let order = 0
  let happened = 0

  function push(event: Event): void {
    let at = heap.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (isBefore(heap[parent], event)) break
      heap[at] = heap[parent]
      at = parent
    }
    heap[at] = event
  }
  function pop(): Event | undefined {
    const first = heap[0]
    const last = heap.pop()
    if (!last || heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child += 1
      if (isBefore(last, heap[child])) break
      heap[at] = heap[child]
      at = child
    }
    heap[at] = last
    return first
  }

  const after: Virtual['after'] = (ms, work) => {
    order += 1
    const event = { at: elapsed + Math.max(0, ms), order, work, isOff: false }
    push(event)
    return () => {
      event.isOff = true
    }
  }

  return {
    elapsed: () => elapsed,
    after,
    happened: () => happened,
    async run(isSo, mostMs = Number.POSITIVE_INFINITY) {
      const until = elapsed + mostMs
      await settled()
      while (!isSo()) {
        if ((heap[0]?.at ?? Number.POSITIVE_INFINITY) > until) {
          if (Number.isFinite(until)) elapsed = until
          return false
        }
        const next = pop()
        if (!next) return false
        if (next.isOff) continue
        elapsed = next.at
        // What happened, when, and in which order: should two runs of one seed differ, so do these.
        happened = (Math.imul(happened, 31) + next.order + Math.round(next.at * 1000)) | 0
        next.work()
        await settled()
      }
      return true
    },
    machine(random) {
      let offMs = 0
      let isLost = false
      const mine = (work: () => void) => (): void => {
        if (!isLost) work()
      }
      return {
        now: () => Math.round(BEGUN + elapsed + offMs),
        elapsed: () => elapsed,
        after: (ms, work) => after(ms, mine(work)),
        soon: work => void after(0, mine(work)),
        random,
        setClock(byMs) {
          offMs += byMs
        },
        lose() {
          isLost = true
        },
      }
    },
  }
}
