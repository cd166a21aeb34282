import { parentPort } from 'node:worker_threads'
import type { Mind } from '../../bots/bot.ts'
import { seatedBotsOf } from '../../bots/seated.ts'
import { stream } from '../../engine/chance.ts'
import { type AnyGame, shipped } from '../../games/index.ts'
import type { Asked, Spoken, ThinkerAnswer, ThinkerRequest } from './thinkers.ts'

/** The thread in which bots think: one mind for each seat they have, in the order in which they are asked. */

interface Thinking {
  readonly game: AnyGame
  readonly mind: Mind<unknown>
}

const minds = new Map<number, Promise<Thinking>>()

async function open({ game: id, deck, kind, seat, players }: ThinkerRequest & { type: 'open' }): Promise<Thinking> {
  const loaded = await shipped.find(id)()
  const game = deck === null ? loaded.game() : (await loaded.files()).make(deck)
  const bot = (await seatedBotsOf(id).load())(kind, game)
  return { game, mind: bot.open(seat, players) }
}

async function choose({ game, mind }: Thinking, { decision, view, root, budget }: Asked): Promise<number> {
  const ask = {
    decision,
    view: () => view,
    explain: () => game.explain(view, decision),
    nameOf: (option: number) => game.nameOf(option),
    random: stream(root),
  }
  return mind.choose(ask, budget)
}

const speak = async ({ mind }: Thinking, { view, said, to, root }: Spoken): Promise<unknown> =>
  mind.speak?.({ view: () => view, said, to, random: stream(root) })

async function take(request: ThinkerRequest): Promise<void> {
  const known = minds.get(request.mind)
  switch (request.type) {
    case 'open': {
      const opened = open(request)
      // Whoever asks it is told.
      opened.catch(() => {})
      minds.set(request.mind, opened)
      return
    }
    case 'told':
      ;(await known)?.mind.told(request.events, request.talk)
      return
    case 'forget':
      minds.delete(request.mind)
      return
    case 'choose':
    case 'speak': {
      const { id } = request
      const answer = (one: ThinkerAnswer): void => parentPort?.postMessage(one)
      try {
        const thinking = await known
        if (!thinking) throw new Error('no such mind')
        const found = request.type === 'choose' ? choose(thinking, request.question) : speak(thinking, request.moment)
        answer({ id, found: await found })
      } catch (error) {
        answer({ id, error: String(error) })
      }
    }
  }
}

parentPort?.on('message', (request: ThinkerRequest) => void take(request).catch(() => {}))
