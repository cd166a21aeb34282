import type { Bot } from '../bots/bot.ts'
import { botsOf } from '../bots/index.ts'
import { Fault, type Game, type GameEvent, type Json } from '../engine/game.ts'
import type { AnyGame, LoadGame, Registry } from '../games/index.ts'
import { type Rulebook, rulebookOf } from '../games/rulebook.ts'
import { measuresOf } from '../lab/games.ts'
import type { Measures } from '../lab/simulate.ts'
import type { MatchFile } from '../table/file-schema.ts'
import type { Catalog } from '../words/index.ts'
import { rowOf, type SetupFlags, type TerminalPart } from './games.ts'
import { genericPainter } from './screen/generic.ts'
import type { TablePainter } from './several/stage.ts'

/** A whole game for the terminal: the registry's row, its bots, what is counted of it, and the terminal's own part. */
export interface Pack<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>
  extends Omit<TerminalPart<State, View, Event, G>, 'table'> {
  readonly id: string
  readonly words: Catalog
  readonly rules: Rulebook | null
  readonly standard: Json
  /** The game with a deck from outside (checked), or with ours. */
  make(deck?: unknown): G
  /** The file that --deck reads. */
  deckFile(game: G): Json
  shippedDeck(hash: string): Json | undefined
  /** The bots that take a seat, and those that a simulation can be played by. */
  readonly bots: readonly string[]
  readonly simulatedBots: readonly string[]
  /** The bot a simulation is played by where none is named, and the one that takes a seat for which none is. */
  readonly usualBot: string
  readonly companion: string
  bot(name: string, game: G): Bot<View>
  readonly measures: Measures<State, Event>
  setup(flags: SetupFlags): Json
  /** A game for several: how it is played around one screen. */
  readonly several?: Several<View, Event, G>
}

export interface Several<View, Event extends GameEvent, G> {
  painter(game: G): TablePainter<View, Event>
}

export type AnyPack = Pack<unknown, unknown, unknown, GameEvent, AnyGame>

/** Throws at once where there is no such game; the rest of it is loaded. */
export function packOf(games: Registry, name: string): Promise<AnyPack> {
  return packFrom(name, games.find(name))
}

async function packFrom(id: string, loadGame: LoadGame): Promise<AnyPack> {
  const { words, load } = rowOf(id)
  const [{ part }, game] = await Promise.all([load(), loadGame()])
  const { names, simulated, usual, companion, load: loadBots } = botsOf(id)
  const { several } = game
  const setup = ({ players }: SetupFlags): Json =>
    several && players !== undefined ? several.setup(/^\d$/.test(players) ? Number(players) : players) : game.setup({})
  return {
    setup: flags => part.own?.setup(flags) ?? setup(flags),
    ...part,
    ...(await game.files()),
    id,
    words,
    rules: rulebookOf(id),
    standard: game.standard,
    bots: names,
    simulatedBots: simulated,
    usualBot: usual,
    companion,
    bot: await loadBots(),
    measures: measuresOf(id),
    ...(several ? { several: { painter: part.table ?? (() => genericPainter) } } : {}),
  }
}

const OF_SEVERAL = ['players', 'names', 'bots', 'seat'] as const
const OF_ONE = ['abductor'] as const

/** What belongs to another game is no slip to be passed over in silence. */
export function checkOwn(
  { several, own }: Pick<AnyPack, 'several' | 'own'>,
  flags: { readonly [flag in (typeof OF_SEVERAL)[number] | (typeof OF_ONE)[number]]?: string },
): void {
  const others = [...(several ? [] : OF_SEVERAL), ...OF_ONE.filter(flag => !own?.flags.includes(flag))]
  for (const flag of others) if (flags[flag] !== undefined) throw new Fault('seats.flag', { flag: `--${flag}` })
}

/** The game a file was played with: its own deck where it carries one, ours otherwise. */
export const gameOf = <Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  pack: Pack<Setup, State, View, Event, G>,
  file: MatchFile,
): G => pack.make(file.deck.cards ?? pack.shippedDeck(file.deck.hash))
