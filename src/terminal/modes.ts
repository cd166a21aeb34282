import { resolve } from 'node:path'
import { Fault, type Game, type GameEvent } from '../engine/game.ts'
import { deckHash } from '../table/file.ts'
import { scenarioOf } from '../table/scenario.ts'
import { rulesFor } from './commands/rules.ts'
import { type Context, printJson, prompt, tell } from './context.ts'
import { interruption } from './io/signals.ts'
import { writeNew } from './io/store.ts'
import { type Inbox, inboxOf } from './lines/inbox.ts'
import { playJson } from './lines/json.ts'
import { type Lines, linesOf } from './lines/lines.ts'
import { playPlain } from './lines/plain.ts'
import type { LineCoach } from './lines/plain-tools.ts'
import type { Pack } from './packs.ts'
import type { ControllerTools } from './screen/control.ts'
import type { Session } from './session.ts'
import { seatTalkOf } from './several/seat-talk.ts'
import type { Mode } from './several/welcome.ts'
import type { VoiceFlags } from './voices.ts'

export interface ModeFlags extends VoiceFlags {
  readonly plain?: boolean
  readonly json?: boolean
}

/** The mode that fits the flags and the terminal. */
export function modeOf({ input, output, env }: Context, { plain, json }: ModeFlags): Mode {
  if (plain && json) throw new Fault('error.modes')
  if (json) return 'json'
  return !plain && input.isTTY && output.isTTY && env.TERM !== 'dumb' ? 'screen' : 'plain'
}

/** How somebody got up: at the end, by their own wish, because the input or the output went away, or by a signal. */
export type End = 'over' | 'quit' | 'closed' | 'unread' | number

/** What can be asked for at every table besides playing. */
export const toolsFor = <Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  pack: Pack<Setup, State, View, Event, G>,
  game: G,
  session: Session<State, View, Event>,
  { practice, isStandard }: { readonly practice: boolean; readonly isStandard: boolean },
  debrief: () => readonly string[],
): Omit<ControllerTools, 'fresh'> => ({
  pages: pack.painter(game),
  practice: practice && !pack.several,
  debrief,
  rules: word => rulesFor(session.say, pack.rules, word),
  export(name) {
    if (pack.several && session.outcome() === null) throw new Fault('seats.no-export')
    const target = resolve(name || 'position.json')
    writeNew(target, `${JSON.stringify(scenarioOf(game, session.match().state, isStandard), null, 2)}\n`)
    return target
  },
})

/** The input in lines, for all who read from it one after the other. */
export interface LineInput {
  readonly inbox: Inbox
  close(): void
}

export function lineInputOf(input: NodeJS.ReadStream, given: Lines | null = null): LineInput {
  const lines = given ?? linesOf(input)
  return { inbox: inboxOf(lines), close: () => lines.close() }
}

/** What is done in lines, until it ends by itself, by a signal, or because nobody reads any more. */
export async function untilLeft(context: Context, input: () => LineInput, work: (inbox: Inbox) => Promise<End>) {
  // Before the first word: whoever has heard us may send a signal.
  const { came, ignore } = interruption()
  const { inbox, close } = input()
  const unread = context.outputFails.then((): End => 'unread')
  return Promise.race<End>([work(inbox), came, unread]).finally(() => {
    ignore()
    close()
  })
}

export interface InLines {
  readonly mode: Exclude<Mode, 'screen'>
  readonly inbox: Inbox
  /** What a program is told first, besides the identity of the game; and last, besides how it ended. */
  readonly hello: object
  readonly ending?: () => object
  readonly coach?: LineCoach
}

/** Plays in plain text or in JSON lines. */
export function playLines<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  game: G,
  session: Session<State, View, Event>,
  tools: Omit<ControllerTools, 'fresh'>,
  { mode, inbox, hello, ending, coach }: InLines,
): Promise<End> {
  const { say, speaker } = session
  const seatTalk = pack.several ? seatTalkOf(session, pack.several.painter(game)) : null
  if (mode === 'json') {
    const identity = { game: game.id, rules: game.rulesVersion, deck: deckHash(game.deck) }
    return playJson(
      session,
      inbox,
      message => printJson(context, message, 0),
      { ...identity, ...hello },
      seatTalk,
      ending,
    )
  }
  return playPlain(session, {
    inbox,
    print: line => tell(context, line),
    prompt: line => prompt(context, line),
    interrupt: () => context.output.isTTY && tell(context, ''),
    queries: pack.queries(say, game, speaker, seatTalk),
    seatTalk,
    coach: coach ?? null,
    ...tools,
  })
}
