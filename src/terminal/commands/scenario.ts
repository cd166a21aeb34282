import { Fault, type GameEvent } from '../../engine/game.ts'
import type { Speaker } from '../../games/speaker.ts'
import { deckHash } from '../../table/file.ts'
import { doubtful, parseScenario, playScenario, type Refused, reasonOf, scenarioOf } from '../../table/scenario.ts'
import { shownValues } from '../../words/shown.ts'
import { type Context, complain, FileFault, gameSay, inFile, print, printJson } from '../context.ts'
import { isMistake, sentence } from '../errors.ts'
import { readText } from '../io/store.ts'
import { packOf } from '../packs.ts'

const DIFFERS = 1
const UNUSABLE = 2

interface ScenarioFlags {
  readonly print?: boolean
  readonly lint?: boolean
}

/**
 * Plays each file, whatever became of the others. The exit code is the worst that happened: 1 where a fact differs,
 * 2 where a file cannot be played at all.
 */
export async function scenario(context: Context, files: readonly string[], flags: ScenarioFlags): Promise<number> {
  let worst = 0
  for (const file of files) worst = Math.max(worst, await judge(context, file, flags))
  return worst
}

async function judge(context: Context, file: string, flags: ScenarioFlags): Promise<number> {
  try {
    return await playOne(context, file, flags)
  } catch (error) {
    if (!isMistake(error) && context.env.SITUATION_ROOM_DEBUG) throw error
    // A position that the game cannot play on should have been refused; at least it stops no other file.
    const mistake = isMistake(error) ? error : new FileFault(file, new Fault('scenario.unplayable'))
    complain(context, sentence(context.say, null, mistake))
    return UNUSABLE
  }
}

async function playOne(context: Context, file: string, flags: ScenarioFlags): Promise<number> {
  const { say } = context
  const text = readText(file)
  const given = inFile(file, () => parseScenario(text))
  const pack = await inFile(file, () => packOf(context.games, given.game))
  const game = inFile(file, () => pack.make(given.deck))
  const { state, refused, difference } = inFile(file, () =>
    playScenario(game, given, (before, events) => pack.tallies?.(game, before, events) ?? {}),
  )
  const isStandard = deckHash(game.deck) === deckHash(pack.standard)
  if (flags.print) printJson(context, scenarioOf(game, state, isStandard))
  else if (difference) print(context, say(difference.key, { ...shownValues(difference.values), file }))
  else if (flags.lint) return lint(context, pack.speak(gameSay(context, pack), game), file, doubtful(given, refused))
  else print(context, say('scenario.ok', { file }))
  return difference === null ? 0 : DIFFERS
}

/** Lines that must be refused and are, but perhaps for another reason than the one meant. */
function lint(context: Context, speaker: Speaker<unknown, GameEvent>, file: string, lines: readonly Refused[]): number {
  const { say } = context
  if (lines.length === 0) print(context, say('scenario.ok', { file }))
  for (const { number, choice, reason } of lines)
    print(
      context,
      say('scenario.doubtful', {
        ...shownValues({ number, choice }),
        file,
        sentence: speaker.reason(reason),
        rule: reason.rule,
        why: reasonOf(reason.key),
        member: `"why": ${JSON.stringify(reasonOf(reason.key))}`,
      }),
    )
  return lines.length === 0 ? 0 : DIFFERS
}
