import { negotiator } from '../../src/games/negotiator/index.ts'
import type { State } from '../../src/games/negotiator/rules/state.ts'
import { speakNegotiator } from '../../src/games/negotiator/speak.ts'
import { negotiatorWords } from '../../src/games/negotiator/words/index.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { openMatch } from '../../src/table/match.ts'
import type { DeskTools } from '../../src/terminal/desk.ts'
import { openSession } from '../../src/terminal/session.ts'
import { words } from '../../src/words/catalog.ts'
import { type Locale, speaker } from '../../src/words/index.ts'

const game = negotiator()

export interface Sitting {
  readonly abductor?: string
  readonly seed?: string
  readonly locale?: Locale
  readonly practice?: boolean
  /** Instead of a fresh game: a position by plain names. */
  readonly position?: unknown
}

/** Somebody sat down at a game, with nothing kept anywhere. */
export function sit({
  abductor = 'arkayne',
  seed = 'screen',
  locale = 'en',
  practice = false,
  position,
}: Sitting = {}) {
  const say = speaker(locale, words, negotiatorWords)
  const begun = openMatch(game, { setup: { abductor }, seed, practice })
  const state: State | undefined =
    position === undefined ? undefined : game.position.read(position, rootsOf(seed, game.chances))
  const match = state === undefined ? begun : { ...begun, settled: game.clone(state), state }
  return openSession({ game, speaker: speakNegotiator(say, game), say, match, keep: () => {} })
}

export const toolsFor = (session: ReturnType<typeof sit>, practice = false): DeskTools => ({
  practice,
  debrief: () => [session.say('play.over')],
  rules: word => [session.say('rules.none', { word })],
  export: name => name,
})
