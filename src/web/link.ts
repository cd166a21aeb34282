import type { Refusal } from '../host/store.ts'
import type { Update } from '../host/update.ts'
import { PROTOCOL, type Reply, type Request, type RequestName, type Requests } from './worker/protocol.ts'

/** A request that was refused: the page says it in its own words, and nothing has changed. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.key)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

/** The way to the table, wherever it lives. */
export interface Link {
  ask<Name extends RequestName>(name: Name, what: Parameters<Requests[Name]>[0]): Promise<ReturnType<Requests[Name]>>
  /** Called when the table was taken over by another tab, or when it died. */
  onLost(listener: (why: 'other-tab' | 'crash') => void): () => void
  /** News of the match somebody sits at. */
  onUpdate(listener: (update: Update) => void): () => void
}

interface Waiting {
  resolve(answer: never): void
  reject(why: Refused): void
}

const DIED: Refusal = { key: 'page.worker-died', values: {}, rule: null }
const SILENT: Refusal = { key: 'page.worker-silent', values: {}, rule: null }
/** So many tables in a row may die without a word before nobody tries any more. */
const MOST_SILENT_STARTS = 3

/** A worker that is started with the first request, and started anew after it has died: the store has all it knew. */
export function workerLink(start: () => Worker): Link {
  const listeners = new Set<(why: 'other-tab' | 'crash') => void>()
  const updated = new Set<(update: Update) => void>()
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let number = 0
  let hasSpoken = false
  let silent = 0

  const tell = (why: 'other-tab' | 'crash'): void => {
    for (const listener of listeners) listener(why)
  }

  const die = (): void => {
    worker?.terminate()
    worker = null
    silent = hasSpoken ? 0 : silent + 1
    for (const { reject } of waiting.values()) reject(new Refused(hasSpoken ? DIED : SILENT))
    waiting.clear()
    if (silent < MOST_SILENT_STARTS) tell('crash')
  }

  const hear = ({ data }: MessageEvent<Reply>): void => {
    hasSpoken = true
    if ('lost' in data) {
      tell('other-tab')
      return
    }
    if ('update' in data) {
      for (const listener of updated) listener(data.update)
      return
    }
    const asker = waiting.get(data.number)
    waiting.delete(data.number)
    if ('refused' in data) asker?.reject(new Refused(data.refused))
    else asker?.resolve(data.answer as never)
  }

  const running = (): Worker => {
    if (worker) return worker
    worker = start()
    hasSpoken = false
    worker.onmessage = hear
    worker.onerror = die
    return worker
  }

  return {
    ask: (ask, what) =>
      new Promise((resolve, reject) => {
        number += 1
        waiting.set(number, { resolve: resolve as Waiting['resolve'], reject })
        running().postMessage({ protocol: PROTOCOL, number, ask, what } satisfies Request)
      }),
    onLost(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onUpdate(listener) {
      updated.add(listener)
      return () => updated.delete(listener)
    },
  }
}
