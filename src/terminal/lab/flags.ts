import { availableParallelism } from 'node:os'
import { stylesOf, tempersOf } from '../../bots/names.ts'
import { Fault, type Json } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import { boundsOf } from '../../lab/bound.ts'
import { FIRST_LOOK, type Question } from '../../lab/statistics/sequential.ts'
import { balance, cards, type Terms, tournament } from '../../lab/study/plans.ts'
import { MOST, type Study } from '../../lab/study/study.ts'
import { type Context, inFile, readJson } from '../context.ts'
import type { SetupFlags } from '../games.ts'
import { checkedSeed } from '../io/seed.ts'
import { type AnyPack, checkOwn, packOf } from '../packs.ts'

export interface LabFlags extends SetupFlags {
  readonly bots?: string
  readonly deck?: string
  readonly cards?: string
  readonly mole?: string
  readonly blocks?: string
  readonly deals?: string
  readonly budget?: string
  readonly stop?: string
  readonly seed?: string
  readonly workers?: string
  readonly results?: string
  readonly html?: string
  readonly csv?: string
  readonly json?: boolean
  readonly queue?: boolean
  readonly drain?: boolean
}

export const kinds = ['tournament', 'balance', 'cards'] as const
export type Kind = (typeof kinds)[number]

const USUAL = { blocks: '20', seed: 'lab' } as const
const MOST_WORKERS = 256
const MOST_BUDGET = 1_000_000_000
const ALL_DEALS = 'all'

export function wholeNumber(key: string, text: string, most: number): number {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < 1 || n > most) throw new Fault(key, { name: text, least: 1, most })
  return n
}

/** All cores, where nobody says how many. */
export const workersOf = ({ workers }: Pick<LabFlags, 'workers'>): number =>
  workers === undefined ? availableParallelism() : wholeNumber('error.number', workers, MOST_WORKERS)

/** Each bot thinks as far as it usually does, where nobody says how far. */
export const budgetOf = ({ budget }: Pick<LabFlags, 'budget'>): number | undefined =>
  budget === undefined ? undefined : wholeNumber('lab.budget', budget, MOST_BUDGET)

const listOf = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').map(one => one.trim())

/** A bot by the name that simulations know, with words of its own after it. */
export function checkBots(pack: Pick<AnyPack, 'id' | 'simulatedBots'>, bots: readonly string[]): void {
  const { simulatedBots: known } = pack
  for (const bot of bots) {
    const [name, ...words] = bot.split(':')
    if (known.includes(bot)) continue
    const own = [...stylesOf(pack.id, name), ...tempersOf(pack.id, name)]
    if (!known.includes(name) || own.length === 0) throw new Fault('error.bot', { name: bot, known: known.join(', ') })
    if (!words.every(one => own.includes(one))) throw new Fault('error.bot-word', { name: bot, known: own.join(', ') })
  }
}

/** The game with the cards of a file, or with ours. */
export const gameWith = (pack: AnyPack, deck: string | undefined): AnyGame =>
  deck === undefined ? pack.make() : inFile(deck, () => pack.make(readJson(deck)))

/** `0:5`, in points of a hundred: is the difference rather none, or five? */
function questionOf(text: string): Question {
  const [, low, high] = /^(-?\d+(?:\.\d+)?):(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  const question = { low: Number(low) / 100, high: Number(high) / 100, alpha: 0.05, beta: 0.05 }
  const { low: from, high: to } = question
  if (!(from < to) || from < -1 || to > 1) throw new Fault('lab.stop', { name: text })
  return question
}

/** What was asked, as it can be asked again. */
function commandOf(kind: Kind, game: string, flags: LabFlags): string {
  const named = [
    'bots',
    'players',
    'abductor',
    'deck',
    'cards',
    'mole',
    'blocks',
    'deals',
    'budget',
    'stop',
    'seed',
  ] as const
  const given = named.flatMap(flag => {
    const value = flags[flag]
    return value === undefined
      ? []
      : [`--${flag}`, /^[\w.,:@/-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`]
  })
  return ['lab', kind, game, ...given].join(' ')
}

/** Each number of players, or each abductor, is a table of its own. */
function tablesOf(pack: AnyPack, game: AnyGame, flags: LabFlags): Terms['tables'] {
  const setups: Json[] =
    flags.players !== undefined
      ? listOf(flags.players).map(players => pack.setup({ players }))
      : flags.abductor !== undefined
        ? listOf(flags.abductor).map(abductor => pack.setup({ abductor }))
        : [pack.setup({})]
  return setups.map(setup => ({ setup, seats: game.seats(game.readSetup(setup)) }))
}

/** The study that a command line asks for. */
export async function studyFrom({ games }: Context, kind: Kind, name: string, flags: LabFlags): Promise<Study> {
  const pack = await packOf(games, name)
  checkOwn(pack, {
    ...(flags.players === undefined ? {} : { players: flags.players }),
    ...(flags.abductor === undefined ? {} : { abductor: flags.abductor }),
  })
  const bots = flags.bots === undefined ? [pack.companion] : listOf(flags.bots)
  checkBots({ id: pack.id, simulatedBots: [...pack.simulatedBots, ...Object.keys(boundsOf(pack.id))] }, bots)
  const blocks = wholeNumber('error.number', flags.blocks ?? USUAL.blocks, MOST.blocks)
  const budget = budgetOf(flags)
  const deals =
    flags.deals === undefined || flags.deals === ALL_DEALS ? 0 : wholeNumber('error.number', flags.deals, 10_000)
  const stop = flags.stop === undefined ? null : questionOf(flags.stop)
  if (stop && blocks < FIRST_LOOK) throw new Fault('lab.stop-blocks', { blocks, least: FIRST_LOOK })
  const game = gameWith(pack, flags.deck)
  const terms: Terms = {
    ...{ game: pack.id, rules: game.rulesVersion, blocks, deals },
    seed: checkedSeed(flags.seed ?? USUAL.seed),
    deck: pack.deckFile(game),
    tables: tablesOf(pack, game, flags),
    command: commandOf(kind, name, flags),
    ...(budget === undefined ? {} : { budget }),
    ...(stop ? { stop } : {}),
  }
  switch (kind) {
    case 'tournament':
      if (new Set(bots).size < 2) throw new Fault('lab.two-bots')
      return tournament(terms, [...new Set(bots)])
    case 'balance':
      return balance(terms, bots, listOf(flags.mole))
    case 'cards':
      if (bots.length > 1) throw new Fault('lab.one-bot')
      if (flags.cards === undefined) throw new Fault('lab.which-cards')
      return cards(terms, bots[0], listOf(flags.cards))
  }
}
