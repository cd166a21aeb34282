import { resolve } from 'node:path'
import { Fault, type Game, type GameEvent } from '../engine/game.ts'
import { deckHash, openFile, parseMatch, writeMatch } from '../table/file.ts'
import { type Match, openMatch } from '../table/match.ts'
import { parseScenario, type Scenario, scenarioOf } from '../table/scenario.ts'
import { keepCareer } from './career.ts'
import { type Context, complain, gameVoice, inFile, print, readJson } from './context.ts'
import { isMistake, sentence } from './errors.ts'
import { playJson } from './json.ts'
import { linesOf } from './lines.ts'
import { gameOf, type Pack, packOf, type SetupFlags } from './packs.ts'
import { playPlain } from './plain.ts'
import { rulesFor } from './rules.ts'
import { playScreen } from './screen.ts'
import { checkedSeed, freshSeed } from './seed.ts'
import { openTable, type Session, sitAt } from './session.ts'
import { interruption } from './signals.ts'
import { keptGames, newGameFile, readText, writeNew, writeWhole } from './store.ts'

export interface Mode {
  readonly plain?: boolean
  readonly json?: boolean
}

export interface PlayFlags extends Mode, SetupFlags {
  readonly seed?: string
  readonly deck?: string
  readonly practice?: boolean
  readonly scenario?: string
  readonly save?: boolean
}

export async function play(context: Context, name: string, flags: PlayFlags): Promise<number> {
  const pack = packOf(name)
  const puzzle = flags.scenario === undefined ? null : scenarioIn(flags.scenario, pack.id)
  const cards = flags.deck === undefined ? puzzle?.deck : readJson(flags.deck)
  const game = inFile(flags.deck ?? flags.scenario ?? name, () => pack.make(cards))
  const setup = pack.setup(flags)
  const seed = flags.seed === undefined ? freshSeed() : checkedSeed(flags.seed)
  const position = puzzle && { given: puzzle.position ?? {}, dice: puzzle.dice ?? [] }
  const match = inFile(flags.scenario ?? name, () =>
    openMatch(game, { setup, seed: puzzle?.seed ?? seed, position, practice: flags.practice ?? puzzle !== null }),
  )
  const file = flags.save === false ? null : newGameFile(context.env, pack.id, new Date())
  // A program may play thousands of games: those are kept only when they are left in the middle.
  return sit(context, pack, game, match, { ...flags, file, keepsAlways: flags.json !== true })
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

export async function resume(context: Context, given: string | undefined, flags: Mode): Promise<number> {
  const file = given ?? newestUnfinished(context.env)
  const text = readText(file)
  const saved = inFile(file, () => parseMatch(text))
  if (saved.outcome !== undefined) throw new Fault('error.finished', { file })
  const pack = inFile(file, () => packOf(saved.game))
  const game = inFile(file, () => gameOf(pack, saved))
  const match = inFile(file, () => openFile(game, saved))
  return sit(context, pack, game, match, { ...flags, file, keepsAlways: true })
}

/** The newest game that can be gone on with; damaged files are passed over here, and named when asked for. */
function newestUnfinished(env: NodeJS.ProcessEnv): string {
  const file = keptGames(env).find(one => {
    try {
      return parseMatch(readText(one)).outcome === undefined
    } catch {
      return false
    }
  })
  if (file === undefined) throw new Fault('error.nothing-to-resume')
  return file
}

interface Seating extends Mode {
  readonly file: string | null
  readonly keepsAlways: boolean
}

/** How somebody got up: at the end, by their own wish, because the input or the output went away, or by a signal. */
type End = 'over' | 'quit' | 'closed' | 'unread' | number

/** Sit somebody down at a match, in the mode that fits the flags and the terminal. */
async function sit<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  game: G,
  match: Match<State, Event>,
  { plain, json, file, keepsAlways }: Seating,
): Promise<number> {
  if (plain && json) throw new Fault('error.modes')
  const { input, output, env } = context
  const say = gameVoice(context, pack)
  const isStandard = deckHash(game.deck) === deckHash(pack.standard)
  const keep = keeper(context, file, (now: Match<State, Event>) =>
    JSON.stringify(writeMatch(game, now, isStandard), null, 2),
  )
  const table = openTable(game, match, keepsAlways ? keep : () => {})
  const session = sitAt(table, 0, pack.speak(say, game), say)
  const tools = {
    practice: match.record.practice,
    debrief: () => debriefLines(context, pack, session, isStandard, file),
    rules: (word: string) => rulesFor(say, pack, word),
    export: (name: string): string => {
      const target = resolve(name || 'position.json')
      writeNew(target, `${JSON.stringify(scenarioOf(game, session.match().state, isStandard), null, 2)}\n`)
      return target
    },
  }
  const paint = pack.paint?.bind(pack)
  const isScreen = paint && !plain && !json && input.isTTY && output.isTTY && env.TERM !== 'dumb'
  const { seed, setup, practice } = match.record

  const seated = (): Promise<End> => {
    if (isScreen) return playScreen(session, paint, { input, output, ...tools })
    // Before the first word: whoever has heard us may send a signal.
    const { came, ignore } = interruption()
    const lines = linesOf(input)
    const playing = json
      ? playJson(session, lines, message => output.write(`${JSON.stringify(message)}\n`), {
          game: game.id,
          rules: game.rulesVersion,
          deck: deckHash(game.deck),
          seed,
          setup,
          practice,
        })
      : playPlain(session, {
          lines,
          print: line => print(context, line),
          prompt: line => output.write(output.isTTY ? line : `${line}\n`),
          ...tools,
        })
    const unread = context.outputFails.then((): End => 'unread')
    return Promise.race<End>([playing, came, unread]).finally(() => {
      ignore()
      lines.close()
    })
  }

  if (!isScreen && !json) {
    print(context, say('play.welcome', { title: session.speaker.title, seed }))
    if (practice) print(context, say('play.practice'))
    print(context, say('play.help'))
  }
  let end: End
  try {
    end = await seated()
  } catch (error) {
    keep(session.match())
    throw error
  }
  if (end !== 'over') return leave(context, end, keep(session.match()) ? file : null)
  if (!isScreen && !json && file) print(context, say('play.replay', { file }))
  return 0
}

/** Writes the match to its file; where that cannot be done, says so once and lets the game go on. */
function keeper<M>({ error, say }: Context, file: string | null, text: (match: M) => string): (match: M) => boolean {
  let hasComplained = false
  return match => {
    if (file === null) return false
    try {
      writeWhole(file, `${text(match)}\n`)
      return true
    } catch (fault) {
      if (!isMistake(fault)) throw fault
      const problem = sentence(say, null, fault)
      if (!hasComplained) complain({ error, say }, say('error.not-saved', { problem }))
      hasComplained = true
      return false
    }
  }
}

/** A game that is left says how to go on with it, where programs do not read. */
function leave(context: Context, end: Exclude<End, 'over'>, file: string | null): number {
  const { say, error, output } = context
  const about = (key: string): string => (file === null ? say(`${key}.unsaved`) : say(key, { file }))
  if (end === 'closed' || end === 'unread') {
    complain(context, about(end === 'closed' ? 'error.stdin-closed' : 'error.output-closed'))
    return 2
  }
  // Ctrl-C comes in the middle of a line.
  if (typeof end === 'number' && output.isTTY) error.write('\n')
  error.write(`${about('play.saved')}\n`)
  return end === 'quit' ? 0 : end
}

/** Why it ended and by which rule, the dice, the achievements; and the career is kept. */
function debriefLines<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
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
    ...pack.debrief(say, session.events()),
    ...(file === null ? [] : keepCareer(context, pack, session, isStandard)),
  ]
}
