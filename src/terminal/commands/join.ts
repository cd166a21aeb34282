import { giveBits } from '../../client/bits.ts'
import type { TableLink } from '../../client/link.ts'
import { errorOf, joinTable, type RemoteTable } from '../../client/table.ts'
import { Fault } from '../../engine/game.ts'
import { timeIn } from '../bot/seated.ts'
import { type Context, complain, gameSay, note, print, printJson, tell } from '../context.ts'
import { arrive } from '../join/arrival.ts'
import { sitAtTable } from '../join/at-table.ts'
import { tellEarlyEnd } from '../join/early-end.ts'
import { fetchEnding } from '../join/ending.ts'
import type { Gathering } from '../join/gathering.ts'
import { asksForScreen, hostLinksAt, type ScreenFlags, tellScreen } from '../join/host-links.ts'
import { asksForWatch, tellWatch, type WatchFlags } from '../join/host-watch.ts'
import { type KeptSeat, keepSeat, seatFor } from '../join/kept-seats.ts'
import { gatherInLines, jsonLobby, type LobbyEnd, plainLobby } from '../join/lobby-lines.ts'
import { openLobbyStage } from '../join/lobby-stage.ts'
import { asksForLinks, type OwnLinkFlags, ownLinksAt, tellLinks } from '../join/own-links.ts'
import { tellMine } from '../join/own-tables.ts'
import { programInbox, type SeatedProgram } from '../join/program-inbox.ts'
import { goToNext, lastSeat, tellOfNext } from '../join/rematch.ts'
import { isEndedEarly, saidHere } from '../join/remote.ts'
import { serverAt, type TableServer } from '../join/server.ts'
import { shareSuspicions } from '../join/share.ts'
import { linkOf, lobbyAt, newestSeat, untilTable } from '../join/way-in.ts'
import { lessonSay } from '../learn/lesson.ts'
import { tableNews } from '../learn/table-news.ts'
import { isTaught } from '../learn/taught.ts'
import { teachInLines } from '../learn/teach-lines.ts'
import { teachOnScreen } from '../learn/teach-screen.ts'
import type { Inbox } from '../lines/inbox.ts'
import { type End, lineInputOf, type ModeFlags, modeOf, untilLeft } from '../modes.ts'
import { type AnyPack, gameOf, packOf } from '../packs.ts'
import { perform } from '../screen/screen.ts'
import type { Mode } from '../several/welcome.ts'
import { isQuiet } from '../voices.ts'

export interface JoinFlags extends ModeFlags, OwnLinkFlags, ScreenFlags, WatchFlags {
  readonly at?: string
  readonly rematch?: boolean
  readonly mine?: boolean
  readonly share?: boolean
  readonly name?: string
  readonly colour?: string
  readonly bot?: string
  readonly botTime?: string
}

/** Plays a table of a server: sits down by a link, or comes back to a seat. */
export async function join(context: Context, given: string | undefined, flags: JoinFlags): Promise<number> {
  const { env, games, say } = context
  const program = programIn(context, flags)
  const mode = modeFor(context, flags)
  if (flags.mine) {
    await tellMine(context, flags)
    return 0
  }
  if (flags.share) {
    const seat = lastSeat(env, given)
    const server = serverAt(seat.address)
    const { lobby } = await server.look(seat.table)
    const pack = await packOf(games, lobby.game)
    await shareSuspicions(context, server, seat, () => fetchEnding(env, server, seat, file => gameOf(pack, file)))
    return 0
  }
  const kept = flags.rematch ? await goToNext(context, given) : given === undefined ? newestSeat(env) : undefined
  const link: TableLink = kept ? { ...kept, right: null } : await linkOf(env, given ?? '', flags)
  const known = kept ?? seatFor(env, link)
  const server = serverAt(link.address)
  if (asksForLinks(flags)) {
    if (known?.kind !== 'seat') throw new Fault('join.no-seat')
    await tellLinks(context, ownLinksAt(server, known), flags)
    return 0
  }
  if (asksForScreen(flags) || asksForWatch(flags)) {
    const { right } = link
    const host = known?.kind === 'host' ? known : right?.kind === 'host' ? { ...link, ...right } : null
    if (host === null) throw new Fault('pass.no-host')
    if (asksForScreen(flags)) await tellScreen(context, hostLinksAt(server, host), flags)
    if (asksForWatch(flags)) await tellWatch(context, server, host, flags)
    return 0
  }
  return visitTable(
    context,
    flags,
    server,
    async () => {
      const lobby = await lobbyAt(env, server, link, known, ({ values }) =>
        note(context, say('join.behind.waiting', values)),
      )
      const pack = await packOf(games, lobby.game)
      const sit = async (inbox: Inbox | null): Promise<KeptSeat | null> =>
        known ?? (await arrive({ context, mode: program ? 'json' : mode, server, link, lobby, pack, inbox }, flags))
      return { pack, sit }
    },
    program,
  )
}

/** The program that is to play, and for how long it may think about a choice. */
function programIn(
  { program }: Context,
  { bot, botTime }: JoinFlags,
): Pick<SeatedProgram, 'command' | 'limitMs'> | null {
  const limitMs = timeIn(botTime)
  if (bot === undefined) return null
  if (bot.trim() === '') throw new Fault('bot.command', { example: `${program} join LINK --bot "python3 my_bot.py"` })
  return { command: bot, limitMs }
}

/** Whoever has a program play reads along, line after line. */
const modeFor = (context: Context, flags: ModeFlags & Pick<JoinFlags, 'bot'>): Mode =>
  modeOf(context, flags.bot === undefined || flags.json ? flags : { ...flags, plain: true })

/** A program has slipped, and its stand-in has played. */
const SLIPPED = 1

/** A table of a server, by what there is to be played and how somebody sits down there. */
interface FoundTable {
  readonly pack: AnyPack
  sit(inbox: Inbox | null): Promise<KeptSeat | null>
}

/** Comes to a table of a server, and plays there in any mode. */
export async function visitTable(
  context: Context,
  flags: ModeFlags & Pick<JoinFlags, 'bot'>,
  server: TableServer,
  find: () => Promise<FoundTable>,
  program: Pick<SeatedProgram, 'command' | 'limitMs'> | null = null,
): Promise<number> {
  const { env, say } = context
  const mode = modeFor(context, flags)
  const own = program && { ...program, inbox: programInbox(), slips: 0 }
  const visit: Visit = { context, mode, quiet: isQuiet(flags, env), server, joined: [], program: own }
  try {
    const { pack, sit } = await find()
    const sitDown = async (inbox: Inbox | null): Promise<End> => {
      const seat = await sit(inbox)
      return seat ? play(visit, pack, seat, inbox) : 'quit'
    }
    const end = await (mode === 'screen'
      ? sitDown(null)
      : untilLeft(context, () => (own ? { inbox: own.inbox, close() {} } : lineInputOf(context.input)), sitDown))
    if (end === 'over' && own && own.slips > 0) return SLIPPED
    return end === 'over' ? 0 : leave(context, end)
  } catch (error) {
    throw error instanceof Error ? saidHere(say, error) : error
  } finally {
    for (const table of visit.joined) table.leave()
  }
}

const hostingOf = (server: TableServer, seat: KeptSeat) => (seat.kind === 'host' ? hostLinksAt(server, seat) : null)

interface Visit {
  readonly context: Context
  readonly mode: Mode
  readonly quiet: boolean
  readonly server: TableServer
  /** Tables that are to be left, whatever happens. */
  readonly joined: RemoteTable[]
  /** What plays in the seat; null where whoever types does. */
  readonly program: SeatedProgram | null
}

/** From the lobby to the end of the match. */
async function play(visit: Visit, pack: AnyPack, seat: KeptSeat, inbox: Inbox | null): Promise<End> {
  const { context, mode, quiet, server, joined, program } = visit
  if (program && seat.kind !== 'seat') throw new Fault('join.no-seat')
  const table = joinTable(server.line(), seat.table, seat.pass)
  joined.push(table)
  let known = seat
  giveBits(table, seat, promised => {
    known = { ...seat, promised }
    keepSeat(context.env, known)
  })
  await untilTable(table, seat.address, () => table.now().lobby !== null)
  if (!table.now().shown && table.now().lobby?.phase !== 'started') {
    let hasRisen = false
    const rise = async (): Promise<void> => {
      await table.act({ type: 'rise' })
      hasRisen = true
    }
    const gathering = {
      rise,
      ...{ table, say: gameSay(context, pack), companion: pack.companion, hosting: hostingOf(server, seat) },
      isTaught: isTaught(pack.id),
    }
    const end = await gather(visit, pack, gathering, seat, inbox, () => hasRisen)
    if (end === 'over') {
      keepSeat(context.env, { ...known, isOver: true })
      note(context, context.say('lobby.risen'))
    }
    if (end !== 'begun') return end
  }
  await untilTable(table, seat.address, () => table.now().shown !== null)
  const fetched = () => fetchEnding(context.env, server, known, file => gameOf(pack, file))
  const afterwards = (): void => {
    if (mode !== 'json' && seat.kind === 'seat') tellOfNext(context, table)
  }
  const endedEarly = async (): Promise<End> => {
    tellEarlyEnd(context, mode, pack, await fetched())
    afterwards()
    return 'over'
  }
  if (isEndedEarly(table)) return endedEarly()
  if (table.now().shown?.outcome != null) {
    const { file, problem } = await fetched()
    throw file === null ? (problem ?? new Fault('join.no-file')) : new Fault('error.finished', { file })
  }
  const links = seat.kind === 'seat' ? ownLinksAt(server, seat) : null
  const [hosting, { aheadMs }] = [hostingOf(server, seat), server]
  const end = await sitAtTable({ context, pack, table, mode, quiet, inbox, links, hosting, aheadMs, program, fetched })
  if (isEndedEarly(table)) return endedEarly()
  const { over } = table.now()
  if (over && end !== 'over') throw errorOf(over)
  if (end === 'over') afterwards()
  return end
}

async function gather(
  visit: Visit,
  pack: AnyPack,
  gathering: Gathering,
  seat: KeptSeat,
  inbox: Inbox | null,
  hasRisen: () => boolean,
): Promise<End | 'begun'> {
  const { table } = gathering
  const end =
    inbox === null ? await onScreen(visit, pack, gathering) : await inLines(visit, pack, gathering, seat, inbox)
  const { over, lobby } = table.now()
  if (hasRisen()) return 'over'
  if (over) throw errorOf(over)
  if (lobby?.phase === 'closed') throw new Fault('lobby.closed')
  return end === 'gone' ? 'quit' : end
}

async function onScreen({ context }: Visit, pack: AnyPack, gathering: Gathering): Promise<LobbyEnd> {
  const { input, output } = context
  const { title } = pack.speak(gathering.say, pack.make())
  const { several } = pack
  for (;;) {
    const stage = openLobbyStage(gathering, title)
    // The match may have begun while its player was learning.
    if (stage.isOver() || (await perform(stage, { input, output })) === 'over') return 'begun'
    if (!stage.wantsToLearn() || !several) return 'quit'
    const news = tableNews(lessonSay(context, pack), gathering)
    if ((await teachOnScreen(context, pack, several, news)) === null) return 'quit'
  }
}

function inLines(
  { context, mode }: Visit,
  pack: AnyPack,
  gathering: Gathering,
  { table: id }: KeptSeat,
  inbox: Inbox,
): Promise<LobbyEnd> {
  if (mode === 'plain') print(context, gathering.say('lobby.welcome', { table: id }))
  const lobby =
    mode === 'json'
      ? jsonLobby(gathering, id, message => printJson(context, message, 0))
      : plainLobby(gathering, line => tell(context, line))
  const learn = async (): Promise<boolean> => {
    const news = tableNews(lessonSay(context, pack), gathering)
    return (await teachInLines(context, pack, inbox, news)) === 'closed'
  }
  return gatherInLines(gathering, inbox, lobby, learn)
}

/** Whoever leaves a table elsewhere is told how to come back; the match goes on there. */
function leave(context: Context, end: Exclude<End, 'over'>): number {
  const { say, error, output } = context
  if (end === 'closed' || end === 'unread') {
    complain(context, say(end === 'closed' ? 'join.input-closed' : 'join.output-closed'))
    return 2
  }
  if (typeof end === 'number' && output.isTTY) error.write('\n')
  note(context, say('join.left'))
  return end === 'quit' ? 0 : end
}
