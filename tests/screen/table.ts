import type { Json } from '../../src/engine/game.ts'
import type { Event } from '../../src/games/negotiator/events.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import type { State } from '../../src/games/negotiator/rules/state.ts'
import { speakNegotiator } from '../../src/games/negotiator/tell/speak.ts'
import type { View } from '../../src/games/negotiator/view/view.ts'
import { negotiatorWords } from '../../src/games/negotiator/words/index.ts'
import { openMatch } from '../../src/table/match.ts'
import { atShell } from '../../src/terminal/invocation.ts'
import { negotiatorPainter } from '../../src/terminal/negotiator/painter.ts'
import { negotiatorVoices } from '../../src/terminal/negotiator/voices.ts'
import type { ControllerTools } from '../../src/terminal/screen/control.ts'
import { sitAt } from '../../src/terminal/session.ts'
import type { Voices } from '../../src/terminal/voices.ts'
import { words } from '../../src/words/catalog.ts'
import type { Locale } from '../../src/words/index.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { hostHere } from './hosting.ts'

const game = negotiator()

export interface Sitting {
  readonly abductor?: string
  readonly seed?: string
  readonly locale?: Locale
  readonly practice?: boolean
  /** Instead of a fresh game: a position by plain names. */
  readonly position?: unknown
  /** Whoever is heard on the phone. */
  readonly voices?: Voices<View, Event>
}

const sayingIn = (locale: Locale) => atShell(sayFrom(locale, words, negotiatorWords), 'situation-room')

export const voicesFor = (locale: Locale, abductor: string): Promise<Voices<View, Event>> =>
  negotiatorVoices(sayingIn(locale), abductor, 'screen')

/** Somebody sat down at a game, with nothing kept anywhere. */
export function sit({
  abductor = 'arkayne',
  seed = 'screen',
  locale = 'en',
  practice = false,
  position,
  voices,
}: Sitting = {}) {
  const say = sayingIn(locale)
  const match = openMatch(game, {
    setup: { abductor },
    seed,
    practice,
    position: position === undefined ? null : { given: position as Json, dice: [] },
  })
  return sitAt<State, View, Event>(hostHere(game, match), 0, speakNegotiator(say, game), say, voices)
}

export const toolsFor = (session: ReturnType<typeof sit>, practice = false): ControllerTools => ({
  pages: negotiatorPainter,
  practice,
  debrief: () => [session.say('play.over')],
  rules: word => [session.say('rules.none', { word })],
  export: name => name,
})
