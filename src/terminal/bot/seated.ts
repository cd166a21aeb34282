import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bot } from '../../bots/bot.ts'
import { botsOf } from '../../bots/index.ts'
import { STAND_IN } from '../../bots/names.ts'
import { Fault, type Json, type Outcome, type Seat } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import type { Say } from '../../words/index.ts'
import { shown } from '../../words/shown.ts'
import { type Context, note } from '../context.ts'
import { codeOf, home, makeFolder } from '../io/store.ts'
import type { AnyPack } from '../packs.ts'
import { type OwnBot, ownBot, type Slipped } from './player.ts'
import { type Slip, startProgram } from './program.ts'

/** A program of somebody's own has so long for a choice, where nobody says otherwise. */
export const USUAL_TIME_MS = 2_000
const MOST_TIME_MS = 600_000

/** `--bot-time`. */
export function timeIn(given: string | undefined): number {
  if (given === undefined) return USUAL_TIME_MS
  const ms = Number(given)
  if (!/^\d+$/.test(given) || ms < 1 || ms > MOST_TIME_MS)
    throw new Fault('error.number', { name: given, least: 1, most: MOST_TIME_MS })
  return ms
}

/** The commands of programs, by seat. */
export type Commands = ReadonlyMap<Seat, string>

const exampleAt = (seat: string): string => `--seat ${seat}="python3 my_bot.py"`
/** A seat that no program can have. */
export const programSeat = (name: string): Fault => new Fault('bot.seat', { name, example: exampleAt('2') })

/** `--seat 2="python3 my_bot.py"` seats a program, `--seat 1` whoever plays here. */
export function seatsIn(given: readonly string[]): { readonly own: string | undefined; readonly commands: Commands } {
  const commands = new Map<Seat, string>()
  let own: string | undefined
  for (const one of given) {
    const [, number, command] = /^([^=]*)=(.*)$/s.exec(one) ?? []
    if (number === undefined) own = one
    else {
      const seat = Number(number) - 1
      if (!/^[1-9]$/.test(number) || commands.has(seat)) throw programSeat(one)
      if (command.trim() === '') throw new Fault('bot.no-command', { seat: number, example: exampleAt(number) })
      commands.set(seat, command)
    }
  }
  return { own, commands }
}

/** Who goes on for a program in this game. */
export function standInOf({ id, bot, usualBot }: AnyPack, game: AnyGame): Bot<unknown> {
  return bot(botsOf(id).simulated.includes(STAND_IN) ? STAND_IN : usualBot, game)
}

/** What a slip is, as a sentence. */
export const slipText = (say: Say, slip: Slip): string =>
  say(`bot.slip.${slip.kind}`, 'line' in slip ? { line: shown(slip.line) } : { ...slip })

/** The same with where it was, and who goes on. */
const slipLine = (say: Say, { seat, choice, slip }: Slipped, file: string): string =>
  say('bot.slipped', { seat: seat + 1, choice, what: slipText(say, slip), file })

/** The programs that sit at one match. */
export interface Programs {
  /** Who plays in seats of this kind; null where no program does. */
  botOf(kind: string): Bot<unknown> | null
  /** The program that has a seat, as a bot. */
  at(seat: Seat): Bot<unknown> | null
  close(outcome: Outcome | null): Promise<void>
}

/** Programs in the seats of a match; what each writes to its standard error is kept in a file of its own. */
export function seatPrograms(
  context: Context,
  say: Say,
  { commands, limitMs }: { readonly commands: Commands; readonly limitMs: number },
  { pack, game, setup }: { readonly pack: AnyPack; readonly game: AnyGame; readonly setup: Json },
  tell: (line: string) => void = line => note(context, line),
): Programs {
  const standIn = standInOf(pack, game)
  const owned = new Map<Seat, OwnBot>()
  for (const [seat, command] of commands) {
    const file = logFile(context.env, `${pack.id}-${seat + 1}`)
    const start = () => startProgram(command, file, context.env)
    const slipped = (one: Slipped): void => {
      const line = slipLine(say, one, file)
      keepLine(file, line)
      tell(line)
    }
    owned.set(seat, ownBot(start, { game, setup, standIn, limitMs }, { slipped }))
  }
  const company: Bot<unknown> = {
    name: STAND_IN,
    open: (seat, players) => (owned.get(seat)?.bot ?? standIn).open(seat, players),
  }
  return {
    botOf: kind => (kind === STAND_IN && owned.size > 0 ? company : null),
    at: seat => owned.get(seat)?.bot ?? null,
    async close(outcome) {
      for (const one of owned.values()) one.end(outcome)
      await Promise.all([...owned.values()].map(one => one.close()))
    },
  }
}

/** Beside what the program wrote itself. */
export function keepLine(file: string, line: string): void {
  try {
    appendFileSync(file, `${line}\n`)
  } catch {
    // A full disk loses a line of the log, and no game; the line is told anyway.
  }
}

/** Where a program's complaints go: a new file each time. */
export function logFile(env: NodeJS.ProcessEnv, name: string): string {
  const folder = join(home(env), 'bots')
  try {
    makeFolder(folder)
  } catch (error) {
    throw new Fault('error.cannot-write', { file: folder, problem: codeOf(error) })
  }
  const when = new Date().toISOString().replaceAll(/[:.]/g, '-')
  return join(folder, `${name}-${when}.log`)
}
