import { Fault, type GameEvent, type Illegal } from '../engine/game.ts'
import type { Speaker } from '../games/speaker.ts'
import type { Say } from '../words/index.ts'

/** What went wrong, as a sentence in the reader's language. */
export function sentence<View, Event extends GameEvent>(
  say: Say,
  speaker: Speaker<View, Event> | null,
  error: Fault | Illegal,
): string {
  if (error instanceof Fault) return say(error.key, error.values)
  const said = speaker ? speaker.reason(error.reason) : say(error.reason.key, error.reason.values)
  return say('play.rule', { text: said, rule: error.reason.rule })
}
