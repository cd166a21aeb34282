import { Worker } from 'node:worker_threads'
import type { Ask, Bot, Budget, Mind, Speaking } from '../../bots/bot.ts'
import type { GameEvent, Json, Random, Seat } from '../../engine/game.ts'
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
  | { readonly type: 'speak'; readonly mind: number; readonly id: number; readonly moment: Spoken }
  | { readonly type: 'forget'; readonly mind: number }

/** A question as it is sent: what the seat sees, its options, and where the chance of this answer comes from. */
export interface Asked {
  readonly decision: Ask<unknown>['decision']
  readonly view: unknown
  readonly root: readonly [number, number, number, number]
  readonly budget: Budget
}

/** A moment to speak as it is sent. */
export interface Spoken extends Pick<Asked, 'view' | 'root'>, Pick<Speaking<unknown>, 'said' | 'to'> {}

export interface ThinkerAnswer {
  readonly id: number
  /** The option that was chosen, or what is said. */
  readonly found?: unknown
  readonly error?: string
}

/** Node runs JavaScript alone: where this is run from its source, as tests do, the thread is the one that was built. */
const source = /\/src\/(?=server\/bots\/thinkers\.ts$)/
const file = new URL('./thinker.js', import.meta.url.replace(source, '/dist/src/'))
const HALF = 2 ** 31
const rootFrom = (random: Random): Asked['root'] => [random(HALF), random(HALF), random(HALF), random(HALF)]

export interface Thinkers {
  think(game: AnyGame, kind: string): Promise<Bot<unknown>>
  close(): Promise<void>
}

export function openThinkers(games: Registry): Thinkers {
  let thread: Worker | null = null
  let lastMind = 0
  let lastId = 0
  const waiting = new Map<number, { done(found: unknown): void; failed(error: Error): void }>()
  /** A mind that nobody holds any more is forgotten there too. */
  const unused = new FinalizationRegistry<number>(mind => thread?.postMessage({ type: 'forget', mind }))

  const running = (): Worker => {
    if (thread) return thread
    const begun = new Worker(file, { execArgv: [] })
    begun.on('message', ({ id, found, error }: ThinkerAnswer) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) one?.done(found)
      else one?.failed(new Error(error))
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
  const ask = <Found>(requestWith: (id: number) => ThinkerRequest): Promise<Found> =>
    new Promise((done, failed) => {
      lastId += 1
      waiting.set(lastId, { done: found => done(found as Found), failed })
      send(requestWith(lastId))
    })

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
              ask<number>(id => ({
                ...{ type: 'choose', mind, id },
                question: { decision, view: view(), root: rootFrom(random), budget },
              })),
            speak: ({ view, said, to, random }) =>
              ask<unknown>(id => ({
                ...{ type: 'speak', mind, id },
                moment: { view: view(), said, to, root: rootFrom(random) },
              })),
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
