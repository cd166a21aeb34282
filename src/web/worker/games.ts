import type { Bot } from '../../bots/bot.ts'
import { homelandBotNames } from '../../bots/names.ts'
import { Fault, type Game, type GameEvent, type Json } from '../../engine/game.ts'
import type { Homeland } from '../../games/homeland/game.ts'
import type { GameId } from './protocol.ts'

export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

/** A game with its bots, loaded when it is first asked for: a call does not wait for Homeland. */
export interface Pack {
  readonly standard: Json
  make(deck?: Json): Promise<AnyGame>
  /** The same with its reader of positions: for lessons, puzzles and what began with one. */
  withPositions(deck?: Json): Promise<AnyGame>
  /** A player for a program at a table of this game, with its cards. */
  bot(name: string, game: AnyGame): Bot<unknown>
}

/** A game from its set-up never reads a position. */
const noPositions = (): never => {
  throw new Error('this game was opened without its reader of positions')
}

async function loadNegotiator(): Promise<Pack> {
  const [{ negotiatorWith }, { standard }, { random }] = await Promise.all([
    import('../../games/negotiator/game.ts'),
    import('../../games/negotiator/cards/standard.ts'),
    import('../../bots/random.ts'),
  ])
  const pack: Pack = {
    standard: standard as unknown as Json,
    async make(deck) {
      if (deck !== undefined) return pack.withPositions(deck)
      return negotiatorWith(noPositions, standard) as unknown as AnyGame
    },
    async withPositions(deck) {
      const { negotiator, readDeck } = await import('./negotiator-files.ts')
      return negotiator(deck === undefined ? undefined : readDeck(deck)) as unknown as AnyGame
    },
    bot: () => random as Bot<unknown>,
  }
  return pack
}

async function loadHomeland(): Promise<Pack> {
  const [{ homelandWith }, { standard }, { homelandBot }] = await Promise.all([
    import('../../games/homeland/game.ts'),
    import('../../games/homeland/cards/standard.ts'),
    import('../../bots/homeland/index.ts'),
  ])
  const pack: Pack = {
    standard: standard as unknown as Json,
    async make(deck) {
      if (deck !== undefined) return pack.withPositions(deck)
      return homelandWith(noPositions, standard) as unknown as AnyGame
    },
    async withPositions(deck) {
      const { homeland, readDeck } = await import('./homeland-files.ts')
      return homeland(deck === undefined ? undefined : readDeck(deck)) as unknown as AnyGame
    },
    bot(name, game) {
      const known = homelandBotNames.find(one => one === name)
      if (!known) throw new Fault('error.bot', { name, known: homelandBotNames.join(', ') })
      return homelandBot(known, (game as unknown as Homeland).cards) as Bot<unknown>
    },
  }
  return pack
}

const loaders: Readonly<Record<GameId, () => Promise<Pack>>> = { negotiator: loadNegotiator, homeland: loadHomeland }
const loaded = new Map<GameId, Promise<Pack>>()

export function packOf(id: string): Promise<Pack> {
  if (!Object.hasOwn(loaders, id)) throw new Fault('error.game', { name: id, known: Object.keys(loaders).join(', ') })
  const game = id as GameId
  const before = loaded.get(game)
  if (before) return before
  const pack = loaders[game]()
  loaded.set(game, pack)
  return pack
}
