import { Fault } from '../../engine/game.ts'
import { newBucket, openQuota, perMinute, perSecond } from './bucket.ts'
import type { Limits } from './limits.ts'

/** Who may come in, and how much they may do: counted by address or by seat, before anything is read or looked up. */
export interface Gate {
  readonly limits: Limits
  /** One more line from this address; the answer is called when it is closed. Throws where there are too many. */
  enter(address: string): () => void
  /** Looks up a pass; an address that has brought too many wrong ones is not heard for a while. */
  tried<Found>(address: string, look: () => Promise<Found | null>): Promise<Found | null>
  /** One message of a line. Throws where it is one too many. */
  lineBucket(): () => void
  /** One message of a seat that has no line of its own, and one undo. */
  message(seat: string): void
  undo(seat: string): void
}

/** What an address that has too many lines is told to wait. */
const LINES_WAIT_SECONDS = 30

export function openGate(limits: Limits, now: () => number = () => performance.now()): Gate {
  const { linesPerAddress, messagesAtOnce, messagesPerSecond } = limits
  const rate = { atOnce: messagesAtOnce, perSecond: messagesPerSecond }
  const connects = openQuota(perMinute(limits.connectsPerMinute), now)
  const wrongPasses = openQuota(perMinute(limits.wrongPassesPerMinute), now)
  const undos = openQuota(perSecond(limits.undosPerSecond), now)
  const messages = openQuota(rate, now)
  const lines = new Map<string, number>()
  const must = (seconds: number, key: string): void => {
    if (seconds > 0) throw new Fault(key, { seconds })
  }

  return {
    limits,
    enter(address) {
      const open = lines.get(address) ?? 0
      if (open >= linesPerAddress) throw new Fault('limit.connections', { seconds: LINES_WAIT_SECONDS })
      must(connects.take(address), 'limit.connections')
      lines.set(address, open + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const left = (lines.get(address) ?? 1) - 1
        if (left === 0) lines.delete(address)
        else lines.set(address, left)
      }
    },
    async tried(address, look) {
      must(wrongPasses.wait(address), 'limit.wrong-passes')
      const found = await look()
      if (found === null) must(wrongPasses.take(address), 'limit.wrong-passes')
      return found
    },
    lineBucket() {
      const bucket = newBucket(rate, now)
      return () => must(bucket.take(), 'limit.messages')
    },
    message: seat => must(messages.take(seat), 'limit.messages'),
    undo: seat => must(undos.take(seat), 'limit.messages'),
  }
}
