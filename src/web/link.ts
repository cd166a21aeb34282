import type { Refusal } from '../host/store.ts'
import type { Update } from '../host/update.ts'
import { PROTOCOL, type Reply, type RequestName, type Requests } from './worker/protocol.ts'

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
  onLost(listener: (why: Loss) => void): () => void
  /** News of the match somebody sits at. */
  onUpdate(listener: (update: Update) => void): () => void
  /** Bots answer within this most of the time, and what they do is drawn with what they answer to; 0 where they take theirs. */
  readonly botsWithinMs: number
}

export type Loss = 'other-tab' | 'crash'

interface Waiting {
  resolve(answer: never): void
  reject(why: Refused): void
}

const DIED: Refusal = { key: 'page.worker-died', values: {}, rule: null }
const SILENT: Refusal = { key: 'page.worker-silent', values: {}, rule: null }
/** So many tables in a row may die without a word before nobody tries any more. */
const MOST_SILENT_STARTS = 3

/** What a worker answers to one request. */
type Answer = { readonly number: number } & ({ readonly answer: unknown } | { readonly refused: Refusal })

/** The types of requests and answers are those of whoever asks. */
export type AskWorker = (name: string, what: unknown) => Promise<never>

/**
 * Asks a worker that is started with the first request, and started anew after it has died. What it says of its own
 * accord is heard apart.
 */
export function askWorker<Said>(start: () => Worker, hear: (said: Said) => void, died: () => void): AskWorker {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let number = 0
  let hasSpoken = false
  let silent = 0

  const die = (): void => {
    worker?.terminate()
    worker = null
    silent = hasSpoken ? 0 : silent + 1
    for (const { reject } of waiting.values()) reject(new Refused(hasSpoken ? DIED : SILENT))
    waiting.clear()
    if (silent < MOST_SILENT_STARTS) died()
  }

  const heard = ({ data }: MessageEvent<Said | Answer>): void => {
    hasSpoken = true
    if (!('number' in Object(data))) {
      hear(data as Said)
      return
    }
    const answer = data as Answer
    const asker = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('refused' in answer) asker?.reject(new Refused(answer.refused))
    else asker?.resolve(answer.answer as never)
  }

  const running = (): Worker => {
    if (worker) return worker
    worker = start()
    hasSpoken = false
    worker.onmessage = heard
    worker.onerror = die
    return worker
  }

  return (ask, what) =>
    new Promise((resolve, reject) => {
      number += 1
      waiting.set(number, { resolve: resolve as Waiting['resolve'], reject })
      running().postMessage({ protocol: PROTOCOL, number, ask, what })
    })
}

/** Whoever listens, and how they are told. */
export function listeners<Said>(): { add(listener: (said: Said) => void): () => void; tell(said: Said): void } {
  const all = new Set<(said: Said) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell(said) {
      for (const one of all) one(said)
    },
  }
}

/** The tables of this browser: the store has all that a worker knew. */
export function workerLink(start: () => Worker): Link {
  const lost = listeners<Loss>()
  const updated = listeners<Update>()
  const ask = askWorker<Exclude<Reply, { readonly number: number }>>(
    start,
    said => {
      if ('lost' in said) lost.tell('other-tab')
      else updated.tell(said.update)
    },
    () => lost.tell('crash'),
  )
  return { ask, onLost: lost.add, onUpdate: updated.add, botsWithinMs: 400 }
}
