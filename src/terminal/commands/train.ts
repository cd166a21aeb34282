import { Fault } from '../../engine/game.ts'
import { readJsonText } from '../../table/json-text.ts'
import { BOT_PROTOCOL } from '../bot/messages.ts'
import { type Context, printJson } from '../context.ts'
import { sentence } from '../errors.ts'
import { checkedSeed } from '../io/seed.ts'
import { wholeNumber } from '../lab/flags.ts'
import { linesOf } from '../lines/lines.ts'
import { packOf } from '../packs.ts'
import { type Arena, type Asked, askedLine, openArena } from '../train/arena.ts'
import { Line } from '../train/line.ts'
import { lengthOf, spaceOf, trainable } from '../train/space.ts'
import { type BotFlags, othersIn, setupIn } from './bot.ts'

const MOST_GAMES = 4_096
const EXAMPLE = '{"reset": {"seed": "S"}} · {"step": [0, 12]}'

/** Serves games to a program that trains: lists of numbers out, one action for each game in. */
export async function train(context: Context, name: string, flags: BotFlags): Promise<number> {
  const { say, input } = context
  const pack = await packOf(context.games, name)
  const game = pack.make()
  const space = await spaceOf(game)
  if (!space) throw new Fault('error.game', { name, known: trainable.join(', ') })
  const setup = setupIn(pack, flags)
  const players = Math.max(1, game.seats(game.readSetup(setup)))
  const vector = wholeNumber('error.number', flags.vector ?? '1', MOST_GAMES)
  const seat = flags.seat === undefined ? null : wholeNumber('error.number', flags.seat, players) - 1
  const only = seat === null ? null : { seat, others: pack.bot(othersIn(pack, flags.bot), game) }
  const arena = openArena({ game, setup, space, vector, only, views: flags.views === true })
  const { actions, layout, codes } = space
  printJson(
    context,
    {
      ...{ type: 'hello', protocol: BOT_PROTOCOL, game: pack.id, rules: game.rulesVersion, view: game.viewFormat },
      ...{ setup, players, seat, vector, length: lengthOf(layout), layout, codes, actions },
    },
    0,
  )
  const lines = linesOf(input)
  const written = new Line()
  try {
    for await (const line of lines) {
      if (line.trim() === '') continue
      try {
        // Nothing in it is anybody's text, and there is much of it.
        context.output.write(askedLine(await obey(arena, line), written))
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        printJson(context, { type: 'error', error: sentence(say, null, error), key: error.key }, 0)
      }
    }
  } finally {
    lines.close()
  }
  return 0
}

function obey(arena: Arena, line: string): Promise<Asked> {
  const given = readJsonText(line) as { readonly reset?: unknown; readonly step?: unknown } | null
  if (typeof given === 'object' && given !== null) {
    if (given.step !== undefined) return arena.step(given.step)
    if (typeof given.reset === 'object' && given.reset !== null) {
      const { seed = 'train' } = given.reset as { readonly seed?: unknown }
      if (typeof seed === 'string') return arena.reset(checkedSeed(seed))
    }
  }
  throw new Fault('train.not-understood', { example: EXAMPLE })
}
