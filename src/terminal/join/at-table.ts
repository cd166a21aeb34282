import type { RemoteTable } from '../../client/table.ts'
import { Fault, type Game, type GameEvent, type Json } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import type { About } from '../../host/update.ts'
import { deckHash } from '../../table/file.ts'
import type { Match } from '../../table/match.ts'
import { checkLine } from '../../table/proof.ts'
import { type Programs, seatPrograms } from '../bot/seated.ts'
import { keepCareer } from '../commands/career.ts'
import { type Context, gameSay, note, print, tell } from '../context.ts'
import { sentence } from '../errors.ts'
import type { Inbox } from '../lines/inbox.ts'
import { type End, playLines, toolsFor } from '../modes.ts'
import { namesOf } from '../names.ts'
import type { AnyPack, Pack } from '../packs.ts'
import { perform, playScreen } from '../screen/screen.ts'
import type { Session } from '../session.ts'
import { openOwnDesk } from '../several/own-desk.ts'
import type { Mode } from '../several/welcome.ts'
import { type Awaited, awaitEnding, type Ending, NOT_CLOSED } from './ending.ts'
import type { HostLinks } from './host-links.ts'
import type { OwnLinks } from './own-links.ts'
import type { SeatedProgram } from './program-inbox.ts'
import { type Finished, sitElsewhere } from './remote.ts'

export interface AtTable<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>> {
  readonly context: Context
  readonly pack: Pack<Setup, State, View, Event, G>
  /** Its match has begun. */
  readonly table: RemoteTable
  readonly mode: Mode
  /** Nobody is heard on the phone. */
  readonly quiet: boolean
  /** Null on the whole screen. */
  readonly inbox: Inbox | null
  /** Links to the own seat; null for whoever has none. */
  readonly links: OwnLinks | null
  /** Links to give away; null for whoever does not look after the table. */
  readonly hosting?: HostLinks | null
  /** How far this machine's clock is ahead of the server's, as its answers to requests have it. */
  readonly aheadMs?: (() => number) | undefined
  /** What plays in the seat, where whoever types does not. */
  readonly program?: SeatedProgram | null
  fetched(): Promise<Ending>
}

/** Plays a match that is hosted elsewhere, in any of the modes. */
export async function sitAtTable<
  Setup,
  State,
  View,
  Event extends GameEvent,
  G extends Game<Setup, State, View, Event>,
>(at: AtTable<Setup, State, View, Event, G>): Promise<End> {
  const { context, pack, mode, inbox, program = null } = at
  const { session, game, isStandard, ending, about } = await seatElsewhere(at)
  const { say, speaker } = session
  const { commitment, setup, practice } = about
  const tools = toolsFor(pack, game, session, { practice, isStandard }, () =>
    debriefOf(context, pack, game, session, ending, isStandard),
  )
  if (mode === 'plain') {
    print(context, say('join.welcome', { title: speaker.title, commitment }))
    tell(context, say('plain.hint'))
  }
  const seated = pack.several ? { seat: session.seat < 0 ? undefined : session.seat, seats: session.seats() } : {}
  const hello = { table: about.id, commitment, ...seated, setup, practice }
  const lastly = (): object => {
    const { file = null, checks = [] } = ending.now() ?? {}
    return { ...(file === null ? {} : { file }), checks: checks.map(({ what, fits }) => ({ what, fits })) }
  }
  const onScreen = (): Promise<End> => {
    const { input, output } = context
    if (pack.several) return perform(openOwnDesk(session, pack.several.painter(game), tools), { input, output })
    return playScreen(session, pack.painter(game).paint, { input, output, ...tools })
  }
  const programs = program && seatProgram(program, at, session, game, setup)
  const end =
    mode === 'screen' || inbox === null
      ? await onScreen()
      : await playLines(context, pack, game, session, tools, { mode, inbox, hello, ending: lastly })
  await programs?.close(session.outcome())
  await settled(session)
  ending.stop()
  if (end === 'over') atEnd(context, mode, ending.now())
  return end
}

/** A program of somebody's own answers what its seat is asked; each of its slips is said, kept and counted. */
function seatProgram<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  program: SeatedProgram,
  { context, pack }: Pick<AtTable<Setup, State, View, Event, G>, 'context' | 'pack'>,
  session: Session<State, View, Event>,
  game: G,
  setup: Json,
): Programs {
  const { command, limitMs, inbox } = program
  const { seat, say } = session
  const playing = { pack: pack as unknown as AnyPack, game: game as unknown as AnyGame, setup }
  const programs = seatPrograms(context, say, { commands: new Map([[seat, command]]), limitMs }, playing, line => {
    program.slips += 1
    note(context, line)
  })
  const bot = programs.at(seat)
  if (bot) inbox.sit(session, bot)
  return programs
}

/** So long somebody who leaves waits for what they have typed to be kept. */
const KEPT_WITHIN_MS = 2000

/** What was typed and not sent is kept before somebody leaves, where there is a line to the table. */
async function settled<State, View, Event extends GameEvent>({
  company,
  standing,
}: Session<State, View, Event>): Promise<void> {
  if (!company || standing() !== 'here') return
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>(done => {
    timer = setTimeout(done, KEPT_WITHIN_MS)
  })
  // Where another device was faster, what it has written stands.
  await Promise.race([company.words.settle().catch(() => {}), late])
  clearTimeout(timer)
  company.stop()
}

/** A seat at a match that is hosted elsewhere, and what is left of it once it is over. */
export interface SeatElsewhere<State, View, Event extends GameEvent, G> {
  readonly session: Session<State, View, Event>
  readonly game: G
  readonly isStandard: boolean
  readonly ending: Awaited
  readonly about: About
}

/** Sits down at a match that has begun. */
export async function seatElsewhere<
  Setup,
  State,
  View,
  Event extends GameEvent,
  G extends Game<Setup, State, View, Event>,
>({
  context,
  pack,
  table,
  mode,
  quiet,
  links,
  hosting,
  aheadMs,
  fetched,
}: Omit<AtTable<Setup, State, View, Event, G>, 'inbox'>): Promise<SeatElsewhere<State, View, Event, G>> {
  const { shown } = table.now()
  if (!shown) throw new Error('the match has not begun')
  const say = gameSay(context, pack)
  const game = pack.make(shown.deck ?? undefined)
  const isStandard = shown.deck === null || deckHash(game.deck) === deckHash(pack.standard)
  const events = shown.events as unknown as readonly Event[]
  const who = pack.who(events, shown.view as View)
  const speaker = pack.speak(say, game, namesOf(shown.seats), who)
  const voices =
    quiet || mode === 'json' || who === undefined ? null : ((await pack.voices?.(say, who, shown.commitment)) ?? null)
  const ending = awaitEnding(table, fetched)
  const session = sitElsewhere<State, View, Event>({
    ...{ table, speaker, say, voices, mode, links, hosting, aheadMs },
    game: game as unknown as Game<never, State, View, Event>,
    finished: () => ending.now() as Finished<State, Event> | null,
    onFinished: ending.subscribe,
  })
  return { session, game, isStandard, ending, about: shown }
}

/** Why it ended, what the game has to say, whether it was dealt as promised, and where it is kept. */
export function debriefOf<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  game: G,
  session: Session<State, View, Event>,
  ending: Awaited,
  isStandard: boolean,
  keepsCareer = true,
): string[] {
  const { say, speaker } = session
  const outcome = session.outcome()
  const left = ending.now()
  if (!outcome || !left) return []
  const { title, why } = speaker.ending(session.view(), outcome.cause, outcome.rule)
  const { match, checks, problem, file } = left
  return [
    say('debrief.why', { title, why, rule: outcome.rule }),
    ...(match ? pack.debrief(say, game, match as unknown as Match<State, Event>, speaker) : []),
    ...(match && session.seat >= 0 && keepsCareer ? keepCareer(context, session, isStandard) : []),
    '',
    ...checks.map(check => checkLine(say, check)),
    ...(problem ? [say('join.problem', { problem: sentence(say, null, problem) })] : []),
    ...(file === null ? [] : [say('join.kept', { file })]),
  ]
}

/** A match that was not dealt as promised, or of which that is not known, is no end to be content with. */
function atEnd(context: Context, mode: Mode, ending: Ending | null): void {
  if (mode === 'screen' && ending?.file) print(context, context.say('play.replay', { file: ending.file }))
  if (ending?.problem?.key === NOT_CLOSED) return
  if (!ending?.match || ending.checks.some(({ fits }) => !fits)) throw new Fault('join.not-proved')
}
