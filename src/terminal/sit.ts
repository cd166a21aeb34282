import type { Bot } from '../bots/bot.ts'
import { stream } from '../engine/chance.ts'
import type { Game, GameEvent, Seat, Viewer } from '../engine/game.ts'
import { hostMatch } from '../host/hosted.ts'
import type { OpenMatch } from '../host/hosting.ts'
import { rootsOf } from '../seed/roots.ts'
import { commitmentOf } from '../table/commitment.ts'
import { eventsOf } from '../table/match.ts'
import { shown } from '../words/shown.ts'
import { callerInbox } from './bot/caller.ts'
import type { Programs } from './bot/seated.ts'
import { keepCareer, keepRehearsal, playedIn } from './commands/career.ts'
import { type Context, complain, FileFault, gameSay, note, print, tell } from './context.ts'
import { keeperOf } from './io/keeper.ts'
import { revealed } from './io/seed.ts'
import type { Lines } from './lines/lines.ts'
import { type End, type LineInput, lineInputOf, playLines, toolsFor, untilLeft } from './modes.ts'
import { namesOf } from './names.ts'
import type { Pack } from './packs.ts'
import { perform, playScreen } from './screen/screen.ts'
import { type Session, sitAt } from './session.ts'
import { openStage } from './several/stage.ts'
import { checkAlone, type Mode } from './several/welcome.ts'

export interface Seating {
  readonly mode: Mode
  /** Nobody is heard on the phone; programs never hear anybody. */
  readonly quiet: boolean
  /** Where it is kept; null for nowhere. */
  readonly file: string | null
  readonly keepsAlways: boolean
  readonly isResumed: boolean
  /** The input, where somebody has read from it already. */
  readonly lines: Lines | null
  /** Programs of somebody's own that have seats. */
  readonly programs?: Programs | null
}

/** The input where a program plays a game for one. */
const NOBODY_TYPES: LineInput = { inbox: { next: async () => 'closed', wake() {} }, close() {} }

/** Sit people down at a match: it is hosted here, and kept in its file. */
export async function sit<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  open: OpenMatch,
  { mode, quiet, file, keepsAlways, isResumed, lines: given, programs = null }: Seating,
): Promise<number> {
  const { input, output } = context
  const say = gameSay(context, pack)
  const game = open.game as unknown as G
  const { isStandard } = open
  const { record } = open.match
  const { seed, setup, practice, seats } = record
  const commitment = commitmentOf(record)
  const keeper = keeperOf(context, file, keepsAlways)
  const hosted = hostMatch(
    {
      store: keeper.store,
      now: Date.now,
      think: async (_game, kind) => programs?.botOf(kind) ?? (pack.bot(kind, game) as Bot<unknown>),
      // A program, or lines that were written beforehand, wait for nobody.
      ...(mode !== 'json' && input.isTTY
        ? { after: (work: () => void, ms: number) => setTimeout(work, ms).unref() }
        : {}),
    },
    open,
  )
  // From now on it is known here: what somebody else makes of it is not written over.
  if (open.durable !== null) await keeper.store.load(open.id)
  await keeper.watching(() => hosted.begin())
  await hosted.settled()
  if (practice && isStandard && file !== null) keepRehearsal(context, playedIn(open))
  const names = namesOf(seats)
  const who = pack.who(eventsOf(game, open.match as never), game.view(open.match.state as State, 'observer'))
  const speaker = pack.speak(say, game, names, who)
  const voices =
    quiet || mode === 'json' || who === undefined ? null : ((await pack.voices?.(say, who, commitment)) ?? null)
  const people = seats.flatMap(({ bot }, seat): Seat[] => (bot === null ? [seat] : []))
  checkAlone(people.length, seats.length, mode)
  const sitDown = (viewer: Viewer): Session<State, View, Event> =>
    keeper.around(sitAt<State, View, Event>(hosted, viewer, speaker, say, voices))
  const toolsOf = (session: Session<State, View, Event>) =>
    toolsFor(pack, game, session, { practice, isStandard }, () =>
      debriefLines(context, pack, game, session, isStandard, file),
    )

  const caller = pack.several ? null : (programs?.at(0) ?? null)
  const onScreen = (): Promise<End> => {
    if (!pack.several) {
      const session = sitDown(0)
      const { paint } = pack.painter(game)
      return playScreen(session, paint, { input, output, ...toolsOf(session) })
    }
    const painter = pack.several.painter(game)
    const stage = openStage({ sit: sitDown, painter, speaker, say, isResumed, tools: toolsOf })
    return perform(stage, { input, output })
  }

  const inLines = (lineMode: Exclude<Mode, 'screen'>): Promise<End> =>
    untilLeft(
      context,
      () => (caller ? NOBODY_TYPES : lineInputOf(input, given)),
      typed => {
        const session = sitDown(people[0] ?? 0)
        const inbox = caller ? callerInbox(session, caller, stream(rootsOf(seed, ['bot']).bot)) : typed
        // Where several play, whoever knew the seed would know everything: they are told a commitment, and the seed at the end.
        const luck = pack.several ? { commitment, seat: session.seat, seats } : { seed }
        const hello = { ...luck, setup, practice }
        return playLines(context, pack, game, session, toolsOf(session), { mode: lineMode, inbox, hello })
      },
    )

  const { title } = speaker
  if (pack.several && mode !== 'json') print(context, say('seats.welcome', { title, commitment }))
  if (mode === 'plain') {
    if (!pack.several) print(context, say('play.welcome', { title, seed: shown(seed) }))
    if (practice) print(context, say('play.practice'))
    tell(context, say('plain.hint'))
  }
  let end: End
  try {
    end = await (mode === 'screen' ? onScreen() : inLines(mode))
  } catch (error) {
    // What has moved on elsewhere is not ours to write.
    if (!(error instanceof FileFault)) await keeper.leave(hosted)
    throw error
  } finally {
    await programs?.close(game.outcome(hosted.open().match.state as State))
  }
  const isKept = await keeper.leave(hosted)
  if (end !== 'over') return leave(context, end, isKept ? file : null)
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

/** How it ended, in words; and the career is kept. */
function debriefLines<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  game: G,
  session: Session<State, View, Event>,
  isStandard: boolean,
  file: string | null,
): string[] {
  if (!session.outcome()) return []
  return [
    ...endLines(pack, game, session),
    ...(pack.several ? [revealed(session.say, session.match().record)] : []),
    ...(file === null ? [] : keepCareer(context, session, isStandard)),
  ]
}

/** Why it ended and by which rule, and what the game itself has to say. */
export function endLines<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  pack: Pack<Setup, State, View, Event, G>,
  game: G,
  session: Session<State, View, Event>,
): string[] {
  const outcome = session.outcome()
  if (!outcome) return []
  const { say, speaker } = session
  const { title, why } = speaker.ending(session.view(), outcome.cause, outcome.rule)
  return [say('debrief.why', { title, why, rule: outcome.rule }), ...pack.debrief(say, game, session.match(), speaker)]
}
