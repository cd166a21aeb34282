import { Fault } from '../../engine/game.ts'
import { usualForBots } from '../../games/index.ts'
import { checkProgram } from '../bot/check.ts'
import type { Slip } from '../bot/program.ts'
import { slipKinds, startProgram } from '../bot/program.ts'
import { keepLine, logFile, slipText, standInOf, timeIn } from '../bot/seated.ts'
import { type Context, gameSay, print, printJson } from '../context.ts'
import type { SetupFlags } from '../games.ts'
import { checkedSeed } from '../io/seed.ts'
import { checkBots, wholeNumber } from '../lab/flags.ts'
import { type AnyPack, checkOwn, packOf } from '../packs.ts'

export interface BotFlags extends SetupFlags {
  readonly game?: string
  readonly games?: string
  readonly bot?: string
  readonly botTime?: string
  readonly seat?: string
  readonly seed?: string
  readonly vector?: string
  readonly views?: boolean
  readonly json?: boolean
}

const MOST_GAMES = 100_000
const USUAL_PLAYERS = '4'
/** A bot that slips in so many games has shown enough of each kind. */
const MOST_TOLD = 10
/** What a script finds where the bot has slipped. */
const SLIPPED = 1

/** What is asked of a bot of somebody's own: a check, or games to train by. */
export async function bot(context: Context, what: string, about: string, flags: BotFlags): Promise<number> {
  if (what === 'check') return check(context, about, flags)
  if (what !== 'train') throw new Fault('bot.what', { name: what })
  const { train } = await import('./train.ts')
  return train(context, about, flags)
}

/** The set-up that the flags ask for; a table for several has four players where nobody says otherwise. */
export function setupIn(pack: AnyPack, { abductor, players }: SetupFlags) {
  const given = { ...(abductor === undefined ? {} : { abductor }), ...(players === undefined ? {} : { players }) }
  checkOwn(pack, given)
  return pack.setup(pack.several ? { players: USUAL_PLAYERS, ...given } : given)
}

/** One of our bots for the other seats. */
export function othersIn(pack: AnyPack, name = pack.usualBot): string {
  checkBots(pack, [name])
  return name
}

async function check(context: Context, command: string, flags: BotFlags): Promise<number> {
  if (command.trim() === '')
    throw new Fault('bot.command', { example: `${context.program} bot check "python3 my_bot.py"` })
  const { error } = context
  const pack = await packOf(context.games, flags.game ?? usualForBots)
  const say = gameSay(context, pack)
  const games = wholeNumber('error.games', flags.games ?? '100', MOST_GAMES)
  const limitMs = timeIn(flags.botTime)
  const seed = checkedSeed(flags.seed ?? 'check')
  const game = pack.make()
  const setup = setupIn(pack, flags)
  game.readSetup(setup)
  const others = pack.bot(othersIn(pack, flags.bot), game)
  const file = logFile(context.env, `check-${pack.id}`)
  const tick = (done: number): void => {
    if (error.isTTY) error.write(`\r${say('bot.check.running', { done, total: games })}\u001b[K`)
  }
  const checked = await checkProgram(
    () => startProgram(command, file, context.env),
    { game, setup, others, seed, games, limitMs, standIn: standInOf(pack, game) },
    tick,
  )
  if (error.isTTY) error.write('\r\u001b[K')
  const { choices, slips, counts, ms, wins } = checked
  const where = slips.map(({ seat, match, choice, slip }) => {
    const at = { game: match, seed: `${seed}#${match - 1}`, seat: seat + 1, choice, what: slipText(say, slip) }
    keepLine(file, say('bot.check.first', at))
    return { kind: slip.kind as Slip['kind'], ...at }
  })
  if (flags.json) printJson(context, { game: pack.id, seed, setup, ...checked, slips: where, limitMs, log: file }, 0)
  else {
    print(
      context,
      say(slips.length === 0 ? 'bot.check.fine' : 'bot.check.slips', { games, choices, slips: slips.length }),
    )
    for (const kind of slipKinds)
      if (counts[kind] > 0) print(context, say(`bot.check.kind.${kind}`, { n: counts[kind] }))
    for (const one of where.slice(0, MOST_TOLD)) print(context, say('bot.check.first', one))
    if (choices > 0) print(context, say('bot.check.time', { ...ms, limit: limitMs }))
    print(context, say('bot.check.wins', { wins, games }))
    print(context, say('bot.check.log', { file }))
  }
  return slips.length === 0 ? 0 : SLIPPED
}
