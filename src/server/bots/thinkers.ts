import { Worker } from 'node:worker_threads'
import type { Ask, Bot, Budget, Mind } from '../../bots/bot.ts'
import type { GameEvent, Json, Seat } from '../../engine/game.ts'
import type { Talk } from '../../engine/talk.ts'
import type { AnyGame, Registry } from '../../games/index.ts'
import { deckHash } from '../../table/file.ts'

/** Bots think in a thread of their own, so that nobody else waits for them. They are sent what their seat is told, and never a state. */

export type ThinkerRequest =
  | {
      readonly type: 'open'
      readonly mind: number
      readonly game: string
      readonly deck: Json | null
      readonly kind: string
      readonly seat: Seat
      readonly players: number
    }
  | {
      readonly type: 'told'
      readonly mind: number
      readonly events: readonly GameEvent[]
      readonly talk: readonly Talk[]
    }
  | { readonly type: 'choose'; readonly mind: number; readonly id: number; readonly question: Asked }
  | { readonly type: 'forget'; readonly mind: number }

/** A question as it is sent: what the seat sees, its options, and where the chance of this answer comes from. */
export interface Asked {
  readonly decision: Ask<unknown>['decision']
  readonly view: unknown
  readonly root: readonly [number, number, number, number]
  readonly budget: Budget
}

export interface ThinkerAnswer {
  readonly id: number
  readonly option?: number
  readonly error?: string
}

/** Node runs JavaScript alone: where this is run from its source, as tests do, the thread is the one that was built. */
const source = /\/src\/(?=server\/bots\/thinkers\.ts$)/
const file = new URL('./thinker.js', import.meta.url.replace(source, '/dist/src/'))
const HALF = 2 ** 31

export interface Thinkers {
  think(game: AnyGame, kind: string): Promise<Bot<unknown>>
  close(): Promise<void>
}

export function openThinkers(games: Registry): Thinkers {
  let thread: Worker | null = null
  let lastMind = 0
  let lastId = 0
  const waiting = new Map<number, { done(option: number): void; failed(error: Error): void }>()
  /** A mind that nobody holds any more is forgotten there too. */
  const unused = new FinalizationRegistry<number>(mind => thread?.postMessage({ type: 'forget', mind }))

  const running = (): Worker => {
    if (thread) return thread
    const begun = new Worker(file, { execArgv: [] })
    begun.on('message', ({ id, option, error }: ThinkerAnswer) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (option === undefined) one?.failed(new Error(error))
      else one?.done(option)
    })
    const end = (error: Error): void => {
      thread = null
      for (const { failed } of waiting.values()) failed(error)
      waiting.clear()
    }
    begun.on('error', end)
    begun.on('exit', () => end(new Error('the thinker has ended')))
    begun.unref()
    thread = begun
    return begun
  }
  const send = (request: ThinkerRequest): void => running().postMessage(request)

  return {
    async think(game, kind) {
      const loaded = await games.find(game.id)()
      const deck = deckHash(game.deck) === deckHash(loaded.standard) ? null : game.deck
      return {
        name: kind,
        open(seat, players): Mind<unknown> {
          lastMind += 1
          const mind = lastMind
          send({ type: 'open', mind, game: game.id, deck, kind, seat, players })
          const opened: Mind<unknown> = {
            told: (events, talk) => send({ type: 'told', mind, events, talk }),
            choose: ({ decision, view, random }, budget) =>
              new Promise((done, failed) => {
                lastId += 1
                waiting.set(lastId, { done, failed })
                const root = [random(HALF), random(HALF), random(HALF), random(HALF)] as const
                send({ type: 'choose', mind, id: lastId, question: { decision, view: view(), root, budget } })
              }),
          }
          unused.register(opened, mind)
          return opened
        },
      }
    },
    async close() {
      await thread?.terminate()
    },
  }
}
