import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, isAbsolute, join, relative } from 'node:path'
import type { Say, Values } from '../words/index.ts'
import { isVisible, shown, visible } from '../words/shown.ts'

/** How this process was started: what is needed to say how to start the next one. */
export interface Started {
  /** Node, and the script it was given. */
  readonly argv: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly cwd: () => string
}

const NAME = 'situation-room'

/** As much of the name of a file as a sentence repeats; a command to be pasted has all of it. */
const LONGEST_FILE_CHARACTERS = 500

/**
 * The command that starts this program again from where it was started: its name where it is installed, else the path it
 * was called by, through Node where that path is a script.
 */
export function programOf({ argv: [, script = NAME], env, cwd }: Started): string {
  const path = shellWord(fromHere(script, cwd()))
  const isLink = basename(script) === NAME && existsSync(script)
  if (!isLink) return `${firstIn(env, 'node') ? 'node' : shellWord(process.execPath)} ${path}`
  // What npm runs finds more commands than the shell that started npm.
  const isBorrowed = env.npm_execpath !== undefined && basename(dirname(script)) === '.bin'
  if (isBorrowed) return env.npm_command === 'exec' ? `npx ${NAME}` : path
  const found = firstIn(env, NAME)
  return found !== undefined && isSame(found, script) ? NAME : path
}

/** The first file of this name that a shell would find. */
const firstIn = ({ PATH = '' }: NodeJS.ProcessEnv, name: string): string | undefined =>
  PATH.split(delimiter)
    .filter(folder => folder !== '')
    .map(folder => join(folder, name))
    .find(file => existsSync(file) || existsSync(`${file}.exe`))

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other)
  } catch {
    return false
  }
}

/** Below the folder one is in, the short way; a shell would look for a bare name elsewhere, so that gets its `./`. */
function fromHere(file: string, folder: string): string {
  const short = relative(folder, file)
  if (short === '' || short.startsWith('..') || isAbsolute(short)) return file
  return dirname(short) === '.' || short.startsWith('-')
    ? `.${process.platform === 'win32' ? '\\' : '/'}${short}`
    : short
}

/** A word as a shell reads it back: quoted where it must be. */
export function shellWord(text: string): string {
  if (process.platform === 'win32') return /[ &()^%]/.test(text) ? `"${text}"` : text
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  if (isVisible(text)) return `'${text.replaceAll("'", "'\\''")}'`
  return `$'${visible(text.replaceAll('\\', '\\\\').replaceAll("'", "\\'"))}'`
}

/** The same words for somebody at a shell: it knows how to start this program, and how a shell takes a file. */
export const atShell = (say: Say, program: string): Say =>
  Object.assign((key: string, values?: Values) => say(key, { program, ...values, ...fileIn(values) }), {
    locale: say.locale,
    has: say.has,
  })

const fileIn = (values: Values = {}): Values =>
  typeof values.file === 'string'
    ? { file: shown(values.file, LONGEST_FILE_CHARACTERS), path: shellWord(values.file) }
    : {}
