import { Fault } from '../engine/game.ts'
import { simulate as run } from '../lab/simulate.ts'
import { type Context, gameVoice, print } from './context.ts'
import { packOf } from './packs.ts'
import { checkedSeed } from './seed.ts'

const MOST = 100_000_000

export interface SimulateFlags {
  readonly games?: string
  readonly bot?: string
  readonly abductor?: string
  readonly seed?: string
  readonly json?: boolean
}

export function simulate(context: Context, name: string, flags: SimulateFlags): number {
  const pack = packOf(name)
  const { error } = context
  const say = gameVoice(context, pack)
  const wanted = flags.games ?? '1000'
  const games = Number(wanted)
  if (!/^\d+$/.test(wanted) || games < 1 || games > MOST) throw new Fault('error.games', { name: wanted, most: MOST })
  const botName = flags.bot ?? 'greedy'
  const makeBot = Object.hasOwn(pack.bots, botName) ? pack.bots[botName] : undefined
  if (!makeBot) throw new Fault('error.bot', { name: botName, known: Object.keys(pack.bots).join(', ') })
  const game = pack.make()
  const setup = game.readSetup({ abductor: flags.abductor ?? 'arkayne' })
  const seed = checkedSeed(flags.seed ?? 'simulate')
  const tick = (done: number, total: number): void => {
    if (error.isTTY) error.write(`\r${say('simulate.running', { done, total })}\u001b[K`)
  }
  const report = run(game, { setup, bot: makeBot(game), games, seed, ...pack.measures }, tick)
  if (error.isTTY) error.write('\r\u001b[K')
  if (flags.json) {
    print(context, JSON.stringify({ ...report, setup }))
    return 0
  }
  const [low, high] = report.winRateInterval
  print(context, say('simulate.games', { games, decisions: report.decisions, seconds: report.seconds }))
  print(context, say('simulate.speed', { games: report.gamesPerSecond, decisions: report.decisionsPerSecond }))
  print(context, say('simulate.wins', { wins: report.wins, share: report.winRate, low, high }))
  for (const [cause, n] of Object.entries({ ...report.won, ...report.losses }))
    print(context, say('simulate.cause', { cause: say(`ending.${cause}`), n }))
  print(context, say('simulate.turns', { turns: report.meanTurns }))
  return 0
}
