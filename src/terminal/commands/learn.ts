import { Fault } from '../../engine/game.ts'
import { type Context, complain, print } from '../context.ts'
import { isTaught } from '../learn/taught.ts'
import { teachInLines } from '../learn/teach-lines.ts'
import { teachOnScreen } from '../learn/teach-screen.ts'
import { type End, lineInputOf, type ModeFlags, modeOf, untilLeft } from '../modes.ts'
import { packOf } from '../packs.ts'

/** Teaches a game by playing it. Nothing of it is kept. */
export async function learn(context: Context, name: string, flags: Pick<ModeFlags, 'plain'>): Promise<number> {
  const pack = await packOf(context.games, name)
  const { several } = pack
  if (!isTaught(name) || !several) throw new Fault('coach.none', { game: name })
  const mode = modeOf(context, flags)
  const onScreen = async (): Promise<End> =>
    (await teachOnScreen(context, pack, several, null)) === 'next' ? 'over' : 'quit'
  const end = await (mode === 'screen'
    ? onScreen()
    : untilLeft(
        context,
        () => lineInputOf(context.input),
        inbox => teachInLines(context, pack, inbox, null),
      ))
  if (end === 'over') print(context, context.say('coach.finished'))
  if (end !== 'closed' && end !== 'unread') return typeof end === 'number' ? end : 0
  complain(context, context.say(end === 'closed' ? 'error.stdin-closed.unsaved' : 'error.output-closed.unsaved'))
  return 2
}
