import { Worker } from 'node:worker_threads'
import type { Bench } from './block.ts'
import type { Lane } from './run.ts'
import type { BlockResult, Study } from './study.ts'

/** What a thread is asked, and what it tells. */
export interface Order {
  readonly arm: number
  readonly block: number
}
export type Word = { readonly games: number } | { readonly result: BlockResult } | { readonly problem: string }

/** Lanes, and how to be rid of them. */
export interface Crew {
  readonly lanes: readonly Lane[]
  end(): Promise<void>
}

/** So often somebody who waits is told how many games are over. */
const TELL_EVERY_MS = 200

/** Counts games, and tells of them now and then; between two games whoever else wants to do something may. */
export function counting(tell: (games: number) => void): { game(): Promise<void>; rest(): void } {
  let games = 0
  let told = performance.now()
  const rest = (): void => {
    if (games > 0) tell(games)
    games = 0
    told = performance.now()
  }
  return {
    rest,
    async game() {
      games++
      if (performance.now() - told < TELL_EVERY_MS) return
      rest()
      await new Promise(setImmediate)
    },
  }
}

/** One lane in this very thread. */
export function ownLane(bench: Bench): Crew {
  return {
    lanes: [
      {
        async play(arm, block, onGames) {
          const { game, rest } = counting(onGames)
          const result = await bench.play(arm, block, game)
          rest()
          // A block may be over before anybody was told of it: whoever wants to leave must be heard all the same.
          await new Promise(setImmediate)
          return result
        },
      },
    ],
    async end() {},
  }
}

function threadLane(study: Study): { readonly lane: Lane; end(): Promise<void> } {
  const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: study })
  let fail: ((error: Error) => void) | null = null
  thread.on('error', (error: Error) => fail?.(error))
  thread.on('exit', code => fail?.(new Error(`A worker ended with code ${code}.`)))
  return {
    lane: {
      play: (arm, block, onGames) =>
        new Promise((resolve, reject) => {
          fail = reject
          const heard = (word: Word): void => {
            if ('games' in word) {
              onGames(word.games)
              return
            }
            thread.off('message', heard)
            fail = null
            if ('result' in word) resolve(word.result)
            else reject(new Error(word.problem))
          }
          thread.on('message', heard)
          thread.postMessage({ arm, block } satisfies Order)
        }),
    },
    async end() {
      fail = null
      await thread.terminate()
    },
  }
}

/** So many threads, each with a lane. */
export function threads(study: Study, n: number): Crew {
  const all = Array.from({ length: n }, () => threadLane(study))
  return { lanes: all.map(({ lane }) => lane), end: async () => void (await Promise.all(all.map(one => one.end()))) }
}
