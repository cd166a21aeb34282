import type { GameEvent } from '../../engine/game.ts'
import type { Match } from '../../table/match.ts'
import { checkLine } from '../../table/proof.ts'
import { type Context, gameSay, printJson, tell } from '../context.ts'
import { sentence } from '../errors.ts'
import { namesOf } from '../names.ts'
import type { AnyPack } from '../packs.ts'
import type { Mode } from '../several/welcome.ts'
import type { Ending } from './ending.ts'

/** A match that its table has ended before its end: everything is shown, it is proved how it was dealt, and nothing counts. */
export function tellEarlyEnd(context: Context, mode: Mode, pack: AnyPack, ending: Ending): void {
  const { match, checks, file, problem } = ending
  const say = gameSay(context, pack)
  if (mode === 'json') {
    const proved = checks.map(({ what, fits }) => ({ what, fits }))
    printJson(context, { type: 'ended', ...(file === null ? {} : { file }), checks: proved }, 0)
    return
  }
  const lines = [
    say('join.ended-early'),
    ...(match ? shownIn(context, pack, match) : []),
    '',
    ...checks.map(check => checkLine(say, check)),
    ...(problem ? [say('join.problem', { problem: sentence(say, null, problem) })] : []),
    ...(file === null ? [] : [say('join.kept', { file })]),
  ]
  for (const line of lines) tell(context, line)
}

/** Who was who, and who really played what where, so far. */
function shownIn(context: Context, pack: AnyPack, match: Match<unknown, GameEvent>): readonly string[] {
  const say = gameSay(context, pack)
  const game = pack.make()
  const speaker = pack.speak(say, game, namesOf(match.record.seats))
  return pack.debrief(say, game, match, speaker)
}
