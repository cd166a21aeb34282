import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Fault, type Game, type GameEvent, type Json } from '../engine/game.ts'
import { deckHash, openFile, parseMatch, writeMatch } from '../table/file.ts'
import { type Match, openMatch } from '../table/match.ts'
import { scenarioOf } from '../table/scenario.ts'
import { keepCareer } from './career.ts'
import { type Context, gameOf, inFile, packOf, print, readJson } from './context.ts'
import { playJson } from './json.ts'
import type { Pack } from './packs.ts'
import { playPlain } from './plain.ts'
import { rulesFor } from './rules.ts'
import { playScreen } from './screen.ts'
import { openSession, type Session } from './session.ts'
import { keptGames, newGameFile, readText, writeWhole } from './store.ts'

export interface Mode {
  readonly plain?: boolean
  readonly json?: boolean
}

export interface PlayFlags extends Mode {
  readonly abductor?: string
  readonly seed?: string
  readonly deck?: string
  readonly practice?: boolean
  readonly save?: boolean
}

/** Typed seeds are for solo play; a match that nobody named gets 256 bits of its own. */
function seedOf(given: string | undefined): string {
  if (given === undefined) return randomBytes(32).toString('hex')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (given.length === 0 || given.length > 200 || /[\u0000-\u001f\u007f]/.test(given)) throw new Fault('error.seed')
  return given
}

export async function play(context: Context, name: string, flags: PlayFlags): Promise<number> {
  const pack = packOf(name)
  const cards = flags.deck === undefined ? undefined : readJson(flags.deck)
  const game = flags.deck === undefined ? pack.make() : inFile(flags.deck, () => pack.make(cards))
  const setup: Json = { abductor: flags.abductor ?? 'arkayne' }
  const match = openMatch(game, { setup, seed: seedOf(flags.seed), practice: flags.practice ?? false })
  const file = newGameFile(pack.id, new Date())
  return sit(context, pack, game, match, flags, flags.save === false ? null : file)
}

export async function resume(context: Context, given: string | undefined, flags: Mode): Promise<number> {
  const file = given === undefined ? newestUnfinished() : given
  const saved = inFile(file, () => parseMatch(readText(file)))
  if (saved.outcome !== undefined) throw new Fault('error.finished', { file })
  const pack = packOf(saved.game)
  const game = inFile(file, () => gameOf(pack, saved))
  const match = inFile(file, () => openFile(game, saved))
  return sit(context, pack, game, match, flags, file)
}

/** The newest game that can be gone on with; damaged files are passed over here, and named when asked for. */
function newestUnfinished(): string {
  const file = keptGames().find(one => {
    try {
      return parseMatch(readText(one)).outcome === undefined
    } catch {
      return false
    }
  })
  if (file === undefined) throw new Fault('error.nothing-to-resume')
  return file
}

/** Sit somebody down at a match, in the mode that fits the flags and the terminal. */
async function sit<Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  context: Context,
  pack: Pack<Setup, State, View, Event, G>,
  game: G,
  match: Match<State, Event>,
  flags: Mode,
  file: string | null,
): Promise<number> {
  if (flags.plain && flags.json) throw new Fault('error.modes')
  const { say, input, output, env } = context
  const isStandard = deckHash(game.deck) === deckHash(pack.standard)
  const text = (now: Match<State, Event>): string => `${JSON.stringify(writeMatch(game, now, isStandard), null, 2)}\n`
  let complained = false
  const keep = (now: Match<State, Event>): void => {
    if (file === null) return
    try {
      writeWhole(file, text(now))
    } catch (error) {
      if (complained) return
      complained = true
      const problem = error instanceof Error && 'code' in error ? String(error.code) : ''
      context.error.write(`${say('error.prefix', { text: say('error.cannot-write', { file, problem }) })}\n`)
    }
  }
  // A program may play thousands of games: those are kept only when they are left in the middle.
  const session = openSession({
    game,
    speaker: pack.speak(say, game),
    say,
    match,
    keep: flags.json ? () => {} : keep,
  })
  const leave = (): number => {
    keep(session.match())
    const kept = file === null ? say('play.not-saved') : say('play.saved', { file })
    context.error.write(`${kept}\n`)
    return 0
  }

  if (flags.json) {
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    const { seed, setup, practice } = match.record
    const hello = { game: game.id, rules: game.rulesVersion, deck: deckHash(game.deck), seed, setup, practice }
    const end = await playJson(session, lines, message => output.write(`${JSON.stringify(message)}\n`), hello)
    return end === 'over' ? 0 : closed(context, session, keep, file)
  }

  const tools = {
    practice: match.record.practice,
    debrief: () => debriefLines(context, pack, session, isStandard, file),
    rules: (word: string) => rulesFor(say, pack, word),
    export: (name: string): string => {
      const target = resolve(name || 'position.json')
      writeWhole(target, `${JSON.stringify(scenarioOf(game, session.match().state), null, 2)}\n`)
      return target
    },
  }
  const isScreen = !flags.plain && input.isTTY && output.isTTY && env.TERM !== 'dumb'
  if (isScreen) {
    const end = await playScreen(session, pack.paint, { input, output, ...tools })
    return end === 'over' ? 0 : leave()
  }
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  print(context, say('play.welcome', { title: session.speaker.title, seed: match.record.seed }))
  if (match.record.practice) print(context, say('play.practice'))
  print(context, say('play.help'))
  const interrupted = new Promise<'quit'>(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done('quit'))
  })
  const end = await Promise.race([
    playPlain(session, {
      lines,
      print: line => print(context, line),
      prompt: line => output.write(output.isTTY ? line : `${line}\n`),
      ...tools,
    }),
    interrupted,
  ])
  lines.close()
  if (end === 'closed') return closed(context, session, keep, file)
  if (end === 'over' && file) print(context, say('play.replay', { file }))
  return end === 'over' ? 0 : leave()
}

function closed<State, View, Event extends GameEvent>(
  { say, error }: Context,
  session: Session<State, View, Event>,
  keep: (match: Match<State, Event>) => void,
  file: string | null,
): number {
  keep(session.match())
  const text = file === null ? say('error.stdin-closed.unsaved') : say('error.stdin-closed', { file })
  error.write(`${say('error.prefix', { text })}\n`)
  return 2
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
