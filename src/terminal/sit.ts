import { resolve } from 'node:path'
import { Fault, type Game, type GameEvent, type Seat } from '../engine/game.ts'
import type { BotAt } from '../table/bots.ts'
import { commitmentOf } from '../table/commitment.ts'
import { deckHash, writeMatch } from '../table/file.ts'
import type { Match } from '../table/match.ts'
import { scenarioOf } from '../table/scenario.ts'
import { openTable } from '../table/table.ts'
import { shown } from '../words/shown.ts'
import { keepCareer, keepRehearsal } from './career.ts'
import { type Context, complain, FileFault, gameVoice, note, print, printJson, prompt, tell } from './context.ts'
import { playJson } from './json.ts'
import { keeper } from './keeper.ts'
import { type Lines, linesOf } from './lines.ts'
import { namesOf } from './names.ts'
import type { Pack } from './packs.ts'
import { playPlain } from './plain.ts'
import { rulesFor } from './rules.ts'
import { perform, playScreen } from './screen.ts'
import { revealed } from './seed.ts'
import { type Session, sitAt } from './session.ts'
import { amongBots } from './several/others.ts'
import { openStage } from './several/stage.ts'
import { voiceAt } from './several/voice.ts'
import { checkAlone, type Mode } from './several/welcome.ts'
import { interruption } from './signals.ts'
import { writeNew } from './store.ts'

export interface ModeFlags {
  readonly plain?: boolean
  readonly json?: boolean
}

/** The mode that fits the flags and the terminal. */
export function modeOf({ input, output, env }: Context, { plain, json }: ModeFlags): Mode {
  if (plain && json) throw new Fault('error.modes')
  if (json) return 'json'
  return !plain && input.isTTY && output.isTTY && env.TERM !== 'dumb' ? 'screen' : 'plain'
}

export interface Seating {
  readonly mode: Mode
  readonly file: string | null
  /** What the file had when it was opened; null for a new one. */
  readonly read: string | null
  readonly keepsAlways: boolean
  readonly isResumed: boolean
  /** The input, where somebody has read from it already. */
  readonly lines: Lines | null
}

/** How somebody got up: at the end, by their own wish, because the input or the output went away, or by a signal. */
type End = 'over' | 'quit' | 'closed' | 'unread' | number

/** Sit people down at a match. */
export async function sit<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  game: G,
  match: Match<State, Event>,
  { mode, file, read, keepsAlways, isResumed, lines: given }: Seating,
): Promise<number> {
  const { input, output } = context
  const say = gameVoice(context, pack)
  const isStandard = deckHash(game.deck) === deckHash(pack.standard)
  const keep = keeper(context, file, read, (now: Match<State, Event>) =>
    JSON.stringify(writeMatch(game, now, isStandard), null, 2),
  )
  const { seed, setup, practice, seats } = match.record
  const commitment = commitmentOf(match.record)
  const table = openTable(game, match, keepsAlways ? keep : () => {}, Date.now)
  if (practice && isStandard && file !== null) keepRehearsal(context, match)
  const names = namesOf(seats)
  const speaker = pack.speak(say, game, names, pack.who(match.events, game.view(match.state, 'observer')))
  const botAt: BotAt<View> = seat => {
    const kind = seats[seat]?.bot ?? null
    return kind === null ? null : pack.bot(kind, game)
  }
  const people = seats.flatMap(({ bot }, seat): Seat[] => (bot === null ? [seat] : []))
  checkAlone(people.length, seats.length, mode)
  const toolsOf = (session: Session<State, View, Event>) => ({
    pages: pack.painter(game),
    practice: practice && !pack.several,
    debrief: () => debriefLines(context, pack, game, session, isStandard, file),
    rules: (word: string) => rulesFor(say, pack.rules, word),
    export: (name: string): string => {
      if (pack.several && session.outcome() === null) throw new Fault('seats.no-export')
      const target = resolve(name || 'position.json')
      writeNew(target, `${JSON.stringify(scenarioOf(game, session.match().state, isStandard), null, 2)}\n`)
      return target
    },
  })

  const onScreen = (): Promise<End> => {
    if (!pack.several) {
      const session = sitAt(table, 0, speaker, say)
      const { paint } = pack.painter(game)
      return playScreen(session, paint, { input, output, ...toolsOf(session) })
    }
    const painter = pack.several.painter(game)
    const stage = openStage({ table, painter, speaker, say, botAt, isResumed, tools: toolsOf })
    return perform(stage, { input, output })
  }

  const inLines = (): Promise<End> => {
    // Before the first word: whoever has heard us may send a signal.
    const { came, ignore } = interruption()
    const lines = given ?? linesOf(input)
    const alone = sitAt(table, people[0] ?? 0, speaker, say)
    const session = pack.several ? amongBots(table, alone, botAt) : alone
    const identity = { game: game.id, rules: game.rulesVersion, deck: deckHash(game.deck) }
    // Where several play, whoever knew the seed would know everything: they are told a commitment, and the seed at the end.
    const luck = pack.several ? { commitment, seat: session.seat, seats } : { seed }
    const voice = pack.several ? voiceAt(table, session.seat, session, pack.several.painter(game)) : null
    const write = (message: object): void => printJson(context, message, 0)
    const playing =
      mode === 'json'
        ? playJson(session, lines, write, { ...identity, ...luck, setup, practice }, voice)
        : playPlain(session, {
            lines,
            print: line => tell(context, line),
            prompt: line => prompt(context, line),
            queries: pack.queries(say, game, speaker, voice),
            voice,
            ...toolsOf(session),
          })
    const unread = context.outputFails.then((): End => 'unread')
    return Promise.race<End>([playing, came, unread]).finally(() => {
      ignore()
      lines.close()
    })
  }

  const { title } = speaker
  if (pack.several && mode !== 'json') print(context, say('seats.welcome', { title, commitment }))
  if (mode === 'plain') {
    if (!pack.several) print(context, say('play.welcome', { title, seed: shown(seed) }))
    if (practice) print(context, say('play.practice'))
    tell(context, say('plain.hint'))
  }
  let end: End
  try {
    end = await (mode === 'screen' ? onScreen() : inLines())
  } catch (error) {
    // What has moved on elsewhere is not ours to write.
    if (!(error instanceof FileFault)) keep(table.match())
    throw error
  }
  if (end !== 'over') return leave(context, end, keep(table.match()) ? file : null)
  if (mode !== 'json' && file) print(context, say('play.replay', { file }))
  return 0
}

/** A game that is left says how to go on with it, where programs do not read. */
export function leave(context: Context, end: Exclude<End, 'over'>, file: string | null): number {
  const { say, error, output } = context
  const about = (key: string): string => (file === null ? say(`${key}.unsaved`) : say(key, { file }))
  if (end === 'closed' || end === 'unread') {
    complain(context, about(end === 'closed' ? 'error.stdin-closed' : 'error.output-closed'))
    return 2
  }
  // Ctrl-C comes in the middle of a line.
  if (typeof end === 'number' && output.isTTY) error.write('\n')
  note(context, about('play.saved'))
  return end === 'quit' ? 0 : end
}

/** Why it ended and by which rule, and what the game itself has to say; and the career is kept. */
function debriefLines<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  game: G,
  session: Session<State, View, Event>,
  isStandard: boolean,
  file: string | null,
): string[] {
  const outcome = session.outcome()
  if (!outcome) return []
  const { say, speaker } = session
  const { title, why } = speaker.ending(session.view(), outcome.cause, outcome.rule)
  return [
    say('debrief.why', { title, why, rule: outcome.rule }),
    ...pack.debrief(say, game, session.match(), speaker),
    ...(pack.several ? [revealed(say, session.match().record)] : []),
    ...(file === null ? [] : keepCareer(context, session, isStandard)),
  ]
}
