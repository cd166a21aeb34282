import { shipped } from '../../games/index.ts'
import { readKept } from '../../host/reading.ts'
import { refusalOf } from '../../host/refusal.ts'
import { askedAt, reviewOf } from '../../host/review/index.ts'
import { openStore } from '../worker/store.ts'
import type { Found, Work } from './found.ts'

/**
 * Looks back on a match that this browser keeps. It has a thread of its own, which whoever has seen enough ends: the table
 * waits for nobody. What is not over is refused here, so that the page is never told anything of it.
 */
const scope = self as unknown as {
  postMessage(found: Found): void
  onmessage: (message: MessageEvent<Work>) => void
}

/** The same is not told more often than anybody could see. */
const EVERY_MS = 100

async function work({ id, seat }: Work): Promise<void> {
  const kept = await (await openStore()).load(id)
  if (!kept) {
    scope.postMessage({ refused: { key: 'page.no-save', values: {}, rule: null } })
    return
  }
  const open = await readKept(shipped, kept)
  const reviewing = await reviewOf(open, { seat })
  let told = Number.NEGATIVE_INFINITY
  let curve: object | null = null
  for (;;) {
    const step = reviewing.next()
    if (step.done) {
      const review = step.value
      const asked = review.turnings.map(({ at }) => askedAt(open, review.seat, at))
      scope.postMessage({ review, asked })
      return
    }
    const now = performance.now()
    if (now - told < EVERY_MS && step.value.curve === curve) continue
    told = now
    curve = step.value.curve
    scope.postMessage({ progress: step.value })
  }
}

scope.onmessage = ({ data }) => {
  work(data).catch((error: unknown) => scope.postMessage({ refused: refusalOf(error) }))
}
