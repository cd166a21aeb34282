import { Fault } from '../../engine/game.ts'
import { company } from '../../lab/company.ts'
import { reportOf, simulate as run } from '../../lab/simulate.ts'
import { styledAs } from '../../lab/study/plans.ts'
import { playInWorkers } from '../../lab/workers.ts'
import { rootsOf } from '../../seed/roots.ts'
import { type Context, gameSay, print, printJson } from '../context.ts'
import type { SetupFlags } from '../games.ts'
import { checkedSeed } from '../io/seed.ts'
import { budgetOf, checkBots, gameWith, wholeNumber } from '../lab/flags.ts'
import { checkOwn, packOf } from '../packs.ts'

const MOST_GAMES = 100_000_000
const MOST_WORKERS = 64

export interface SimulateFlags extends SetupFlags {
  readonly games?: string
  readonly bot?: string
  readonly seed?: string
  readonly deck?: string
  readonly mole?: string
  readonly budget?: string
  readonly workers?: string
  readonly json?: boolean
}

export async function simulate(context: Context, name: string, flags: SimulateFlags): Promise<number> {
  const pack = await packOf(context.games, name)
  checkOwn(pack, flags)
  const { error } = context
  const say = gameSay(context, pack)
  const games = wholeNumber('error.games', flags.games ?? '1000', MOST_GAMES)
  const workers = wholeNumber('error.number', flags.workers ?? '1', MOST_WORKERS)
  const iterations = budgetOf(flags)
  const named = (flags.bot ?? pack.usualBot).split(',')
  checkBots(pack, named)
  const bots = flags.mole === undefined ? named : styledAs(pack.id, named, flags.mole)
  const bot = bots.join(',')
  const game = gameWith(pack, flags.deck)
  const setup = pack.setup(flags)
  game.readSetup(setup)
  const seed = checkedSeed(flags.seed ?? 'simulate')
  const seats = game.seated(game.start(game.readSetup(setup), rootsOf(seed, game.chances)))
  if (bots.length > 1 && bots.length !== seats) throw new Fault('error.bots-count', { bots: bots.length, seats })
  const tick = (done: number, total: number): void => {
    if (error.isTTY) error.write(`\r${say('simulate.running', { done, total })}\u001b[K`)
  }
  const begun = performance.now()
  const deck = flags.deck === undefined ? {} : { deck: pack.deckFile(game) }
  const budget = iterations === undefined ? {} : { budget: { iterations } }
  const task = { game: pack.id, bot, setup, ...budget, seed, from: 0, games, ...deck }
  const report =
    workers === 1
      ? await run(
          game,
          {
            ...task,
            setup: game.readSetup(setup),
            bot: company(bots.map(name => pack.bot(name, game))),
            ...pack.measures,
          },
          tick,
        )
      : reportOf(task, pack.measures, await playInWorkers(task, workers, tick), (performance.now() - begun) / 1000)
  if (error.isTTY) error.write('\r\u001b[K')
  if (flags.json) printJson(context, { ...report, bot, setup, ...budget }, 0)
  else {
    print(context, say('simulate.games', { games, decisions: report.decisions, seconds: report.seconds }))
    print(context, say('simulate.speed', { games: report.gamesPerSecond, decisions: report.decisionsPerSecond }))
    for (const line of pack.report(say, report)) print(context, line)
  }
  return 0
}
