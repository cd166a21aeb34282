import { Fault } from '../engine/game.ts'
import type { Registry } from '../games/index.ts'
import { readJsonText } from '../table/json-text.ts'
import { words } from '../words/catalog.ts'
import { type Catalog, guessLanguage, isLocale, type Locale, languages, type Say } from '../words/index.ts'
import { sayFrom } from '../words/say-from.ts'
import { shown, visibleJson } from '../words/shown.ts'
import { allWords } from './games.ts'
import { atShell } from './invocation.ts'
import { readText } from './io/store.ts'
import { wrap } from './screen/style.ts'

/** What every command is given: the games, the streams, the environment and the words. */
export interface Context {
  readonly games: Registry
  readonly say: Say
  /** The command that starts this program again. */
  readonly program: string
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly error: NodeJS.WriteStream
  readonly env: NodeJS.ProcessEnv
  /** Comes true when the output can no longer be written. */
  readonly outputFails: Promise<unknown>
}

/** No line that we have a reason to write is longer. */
const LONGEST_LINE_CHARACTERS = 20_000

/**
 * One line of text for people, as every stream gets it: whatever came into it from outside, nothing in it is obeyed by
 * the terminal, and it ends. (On the whole screen `lineFor` does the same.)
 */
const lineOf = (text: string): string => `${shown(text, LONGEST_LINE_CHARACTERS)}\n`

export const print = ({ output }: Pick<Context, 'output'>, text: string): void => {
  output.write(lineOf(text))
}

/** The same where programs do not read. */
export const note = ({ error }: Pick<Context, 'error'>, text: string): void => {
  error.write(lineOf(text))
}

/** A question: on a terminal the answer is typed beside it. */
export const prompt = ({ output }: Pick<Context, 'output'>, text: string): void => {
  const line = lineOf(text)
  output.write(output.isTTY ? line.slice(0, -1) : line)
}

/** Data for programs. */
export const printJson = ({ output }: Pick<Context, 'output'>, data: unknown, indent = 2): void => {
  output.write(`${visibleJson(JSON.stringify(data, null, indent))}\n`)
}

/** A line for people: a terminal would break it in the middle of a word, and lose its indent. */
export function tell(context: Pick<Context, 'output'>, text: string): void {
  const { isTTY, columns } = context.output
  const line = shown(text.trimStart(), LONGEST_LINE_CHARACTERS)
  const indent = /^ */.exec(text)?.[0] ?? ''
  const lines = isTTY && columns > 0 && line !== '' ? wrap(line, Math.max(20, columns - indent.length)) : [line]
  for (const part of lines) print(context, indent + part)
}

/** One sentence about what is wrong, where programs do not read. */
export const complain = (context: Pick<Context, 'error' | 'say'>, text: string): void => {
  note(context, context.say('error.prefix', { text }))
}

/** --lang first, then the system's own settings. */
export function localeOf(wanted: string | undefined, env: NodeJS.ProcessEnv): Locale {
  if (wanted === undefined) return guessLanguage(env.LC_ALL, env.LC_MESSAGES, env.LANG)
  if (!isLocale(wanted)) throw new Fault('error.language', { name: wanted, known: languages.join(', ') })
  return wanted
}

/** The command's words and those of every game: for sentences about what somebody gave us. */
export const shellSay = (locale: Locale, program: string): Say => atShell(sayFrom(locale, words, ...allWords), program)

/** The words for one game: two games may have the same key for different things. */
export const gameSay = (
  { say, program }: Pick<Context, 'say' | 'program'>,
  { words: own }: { readonly words: Catalog },
): Say => atShell(sayFrom(say.locale, words, own), program)

/** A JSON file from outside; what is wrong with it is told with its name. */
export function readJson(file: string): unknown {
  const text = readText(file)
  return inFile(file, () => readJsonText(text))
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

/** The same for what takes its time. */
export async function inFileLater<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Fault) throw new FileFault(file, error)
    throw error
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
