import { Fault, type Game, type GameEvent } from '../engine/game.ts'
import type { MatchFile } from '../table/file.ts'
import { words } from '../words/catalog.ts'
import { guessLanguage, isLocale, type Locale, languages, type Say, speaker } from '../words/index.ts'
import { type Pack, packs } from './packs.ts'
import { readText } from './store.ts'

/** What every command is given: the streams, the environment and a voice. */
export interface Context {
  readonly say: Say
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly error: NodeJS.WriteStream
  readonly env: NodeJS.ProcessEnv
}

export const print = ({ output }: Context, text: string): void => {
  output.write(`${text}\n`)
}

/** --lang first, then the system's own settings. */
export function localeOf(wanted: string | undefined, env: NodeJS.ProcessEnv): Locale {
  if (wanted === undefined) return guessLanguage(env.LC_ALL, env.LC_MESSAGES, env.LANG)
  if (!isLocale(wanted)) throw new Fault('error.language', { name: wanted, known: languages.join(', ') })
  return wanted
}

/** A voice that knows the command's words and every game's. */
export const voice = (locale: Locale): Say => speaker(locale, words, ...Object.values(packs).map(pack => pack.words))

export type PackId = keyof typeof packs

export function packOf(name: string): (typeof packs)[PackId] {
  if (!Object.hasOwn(packs, name)) throw new Fault('error.game', { name, known: Object.keys(packs).join(', ') })
  return packs[name as PackId]
}

/** A JSON file from outside; what is wrong with it is told with its name. */
export function readJson(file: string): unknown {
  const text = readText(file)
  return inFile(file, () => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      throw new Fault('file.not-json')
    }
  })
}

/** A fault found in a file, with the file's name in front. */
export class FileFault extends Error {
  readonly file: string
  readonly fault: Fault
  constructor(file: string, fault: Fault) {
    super(fault.message)
    this.file = file
    this.fault = fault
  }
}

export function inFile<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Fault) throw new FileFault(file, error)
    throw error
  }
}

/** The game a file was played with: its own deck where it carries one, ours otherwise. */
export const gameOf = <Setup, State, View, Event extends GameEvent, G extends Game<Setup, State, View, Event>>(
  pack: Pack<Setup, State, View, Event, G>,
  file: MatchFile,
): G => pack.make(file.deck.cards)
