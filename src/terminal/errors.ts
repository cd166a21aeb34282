import { Fault, type GameEvent, Illegal, type Reason } from '../engine/game.ts'
import type { RefusedLine, Speaker } from '../games/speaker.ts'
import type { Say } from '../words/index.ts'
import { shownValues } from '../words/shown.ts'
import { FileFault } from './context.ts'

/** Something a person can put right. */
export type Mistake = Fault | FileFault | Illegal

export const isMistake = (error: unknown): error is Mistake =>
  error instanceof Fault || error instanceof FileFault || error instanceof Illegal

/** What went wrong, as a sentence in the reader's language. */
export function sentence<View, Event extends GameEvent>(
  say: Say,
  speaker: Speaker<View, Event> | null,
  error: Mistake,
): string {
  if (error instanceof FileFault)
    return say('error.in-file', { file: error.file, problem: sentence(say, speaker, error.fault) })
  if (error instanceof Fault) return say(error.key, shownValues(error.values))
  return because(say, speaker, error.reason)
}

/** A reason of the engine, with its rule. */
export const because = <View, Event extends GameEvent>(
  say: Say,
  speaker: Speaker<View, Event> | null,
  reason: Reason,
): string =>
  say('play.rule', {
    text: speaker ? speaker.reason(reason) : say(reason.key, shownValues(reason.values ?? {})),
    rule: reason.rule,
  })

/** What lies in sight and cannot be done now, a line each. */
export const refusedLines = (say: Say, refused: readonly RefusedLine[]): readonly string[] =>
  refused.length === 0
    ? [say('play.no-refused')]
    : refused.map(({ label, why, reason }) => say('play.refused', { label, why, rule: reason.rule }))
