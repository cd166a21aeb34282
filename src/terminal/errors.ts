import { Fault, type GameEvent, Illegal } from '../engine/game.ts'
import type { Speaker } from '../games/speaker.ts'
import type { Say } from '../words/index.ts'
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
  if (error instanceof Fault) return say(error.key, error.values)
  const said = speaker ? speaker.reason(error.reason) : say(error.reason.key, error.reason.values)
  return say('play.rule', { text: said, rule: error.reason.rule })
}
