import { basename, dirname } from 'node:path'
import { Fault, type Json } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import { blankLine } from '../../host/archive/saves.ts'
import { openKept, openWith, rulesOf } from '../../host/opening.ts'
import { fileOf } from '../../host/reading.ts'
import { firstState, type MatchRecord, openMatch } from '../../table/match.ts'
import { parseScenario, type Scenario } from '../../table/scenario.ts'
import { programSeat, seatPrograms, seatsIn, timeIn } from '../bot/seated.ts'
import { type Context, gameSay, inFile, inFileLater, note, readJson } from '../context.ts'
import type { SetupFlags } from '../games.ts'
import { readKept } from '../io/folder-store.ts'
import { idOf } from '../io/keeper.ts'
import { holdFile } from '../io/lock.ts'
import { checkedSeed, freshSecret } from '../io/seed.ts'
import { CAREER, clearLeftovers, gamesFolder, home, keptGames, newGameFile, readText, realFile } from '../io/store.ts'
import { type ModeFlags, modeOf } from '../modes.ts'
import { type AnyPack, checkOwn, packOf } from '../packs.ts'
import { playable, playersIn, type SeatFlags } from '../several/seats.ts'
import { type Mode, type Welcome, welcome } from '../several/welcome.ts'
import { leave, sit } from '../sit.ts'
import { isQuiet } from '../voices.ts'

export interface PlayFlags extends ModeFlags, SetupFlags, Omit<SeatFlags, 'seat'> {
  /** `2`: whoever plays here; `2=COMMAND`: a program of somebody's own. */
  readonly seat?: readonly string[]
  readonly botTime?: string
  readonly seed?: string
  readonly deck?: string
  readonly practice?: boolean
  readonly scenario?: string
  readonly save?: boolean
}

export async function play(context: Context, name: string, given: PlayFlags): Promise<number> {
  const pack = await packOf(context.games, name)
  const { own, commands } = seatsIn(given.seat ?? [])
  const { seat: _, ...others } = given
  const flags = { ...others, ...(own === undefined ? {} : { seat: own }) }
  const timed = { commands, limitMs: timeIn(given.botTime) }
  checkFlags(pack, flags)
  // A game for one that a program plays is told in lines, counts for nobody, and is not kept.
  const isCalled = !pack.several && commands.size > 0
  if (isCalled && (commands.size > 1 || !commands.has(0))) throw programSeat('--seat')
  const mode = isCalled ? (flags.json ? 'json' : 'plain') : modeOf(context, flags)
  const puzzle = flags.scenario === undefined ? null : scenarioIn(flags.scenario, pack.id)
  const cards = flags.deck === undefined ? puzzle?.deck : readJson(flags.deck)
  const game = blaming(flags.deck ?? flags.scenario, () => pack.make(cards))
  const seed = puzzle?.seed ?? (flags.seed === undefined ? freshSecret() : checkedSeed(flags.seed))
  const nonce = pack.several ? freshSecret() : null
  const position = puzzle && { given: puzzle.position ?? {}, dice: puzzle.dice ?? [] }
  const practice = flags.practice ?? puzzle !== null
  const loaded = await context.games.find(name)()
  const file = flags.save === false || isCalled ? null : newGameFile(context.env, pack.id, new Date())
  const begin = (setup: Json, seats: MatchRecord['seats'] = []) => {
    const now = Date.now()
    const match = blaming(flags.scenario, () => openMatch(game, { setup, seed, nonce, position, practice, seats }, now))
    return openWith(loaded, game, match, { id: file === null ? '-' : idOf(file), begun: now, tag: null })
  }
  const laid = (setup: Json) => blaming(flags.scenario, () => firstState(game, { setup, seed, position }))
  // A program may play thousands of games: those are kept only when they are left in the middle.
  const seating = { mode, quiet: isQuiet(flags, context.env), file, keepsAlways: mode !== 'json', isResumed: false }
  const kept = seating.keepsAlways ? file : null
  if (!pack.several) {
    const setup = pack.setup(flags)
    const open = begin(setup)
    const programs =
      commands.size > 0 ? seatPrograms(context, gameSay(context, pack), timed, { pack, game, setup }) : null
    return holding(context, kept, () => sit(context, pack, open, { ...seating, lines: null, programs }))
  }

  const setup = pack.setup({ ...flags, ...(position ? {} : { players: playersTold(pack, game, flags) }) })
  const players = position ? game.seated(laid(setup)) : game.seats(game.readSetup(setup))
  if (position && flags.players !== undefined && flags.players !== String(players))
    throw new Fault('error.number', { name: flags.players, least: players, most: players })
  const { title } = pack.speak(context.say, game)
  const programs = new Set(commands.keys())
  const table = { game: pack.id, title, players, bots: pack.bots, usualBot: pack.companion, programs }
  const seated: Welcome | null = await welcome(context, flags, table, mode)
  if (!seated) return leave(context, mode === 'plain' ? 'closed' : 'quit', null)
  const open = begin(setup, seated.seats)
  const { later, tell } = telling(context, mode)
  const sitting = () => {
    const programs = seatPrograms(context, gameSay(context, pack), timed, { pack, game, setup }, tell)
    return sit(context, pack, open, { ...seating, lines: seated.lines, programs })
  }
  return holding(context, kept, sitting).finally(later)
}

/** What becomes of programs is told at once, but for the whole screen: there it is told once that is left. */
function telling(context: Context, mode: Mode): { tell(line: string): void; later(): void } {
  const lines: string[] = []
  return {
    tell: line => (mode === 'screen' ? void lines.push(line) : note(context, line)),
    later: () => lines.forEach(line => void note(context, line)),
  }
}

/** Plays at a file that nobody else plays at meanwhile, in a place where nothing is left lying about. */
async function holding<T>({ env }: Context, file: string | null, work: () => Promise<T>): Promise<T> {
  if (file === null) return work()
  clearLeftovers(home(env), CAREER)
  clearLeftovers(gamesFolder(env))
  clearLeftovers(dirname(realFile(file)), basename(realFile(file)))
  const hold = inFile(file, () => holdFile(file))
  try {
    return await work()
  } finally {
    hold?.release()
  }
}

/** What goes wrong is told with the name of the file it came from, where it came from one. */
const blaming = <T>(file: string | undefined, act: () => T): T => (file === undefined ? act() : inFile(file, act))

function playersTold(pack: AnyPack, game: AnyGame, flags: SeatFlags): string {
  const players = playersIn(flags)
  if (players !== undefined) return players
  const able = playable(n => game.readSetup(pack.setup({ players: String(n) })))
  throw new Fault('seats.how-many', { least: Math.min(...able), most: Math.max(...able) })
}

function checkFlags(pack: AnyPack, flags: Omit<PlayFlags, 'seat'> & SeatFlags): void {
  checkOwn(pack, flags)
  if (pack.several && flags.practice) throw new Fault('seats.no-practice')
}

/** A scenario to be played by hand: its position is where the game begins, its script is left to the player. */
function scenarioIn(file: string, game: string): Scenario {
  const text = readText(file)
  return inFile(file, () => {
    const scenario = parseScenario(text)
    if (scenario.game !== game) throw new Fault('scenario.other-game', { is: scenario.game, should: game })
    return scenario
  })
}

export async function resume(context: Context, given: string | undefined, flags: ModeFlags): Promise<number> {
  const file = given ?? (await newestUnfinished(context))
  // Before anything is made beside it: it has to be there, and to be played by these rules.
  readText(file)
  await checkRules(context, file)
  return holding(context, file, () => goOn(context, file, flags))
}

async function goOn(context: Context, file: string, flags: ModeFlags): Promise<number> {
  const kept = inFile(file, () => readKept(file))
  const saved = inFile(file, () => fileOf(kept))
  if (saved.outcome !== undefined) throw new Fault('error.finished', { file })
  const pack = await inFile(file, () => packOf(context.games, saved.game))
  const line = { ...blankLine(idOf(file), saved.log[0]?.at ?? 0) }
  const open = await inFileLater(file, () => openKept(context.games, { ...kept, line, durable: kept.changes.length }))
  return sit(context, pack, open, {
    mode: modeOf(context, flags),
    quiet: isQuiet(flags, context.env),
    file,
    keepsAlways: true,
    isResumed: true,
    lines: null,
  })
}

/** A game of other rules is not guessed at: it is left as it is, and told by `replay`. What else is wrong is told later. */
async function checkRules(context: Context, file: string): Promise<void> {
  const saved = inFile(file, () => fileOf(readKept(file)))
  if (saved.outcome !== undefined) return
  const should = await rulesFor(context, saved.game)
  if (should !== null && saved.rules !== should) throw new Fault('error.other-rules', { file, is: saved.rules, should })
}

/** The version of the rules that is played here; null where there is no such game. */
async function rulesFor({ games }: Context, game: string): Promise<string | null> {
  return games.ids.includes(game) ? rulesOf(await games.find(game)()) : null
}

/** The newest game that can be gone on with; what is damaged or of other rules is passed over, and named when asked for. */
async function newestUnfinished(context: Context): Promise<string> {
  for (const file of keptGames(context.env))
    try {
      const { outcome, game, rules } = fileOf(readKept(file))
      if (outcome === undefined && rules === (await rulesFor(context, game))) return file
    } catch (error) {
      if (!(error instanceof Fault)) throw error
    }
  throw new Fault('error.nothing-to-resume')
}
