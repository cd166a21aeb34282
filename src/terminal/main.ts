import { readFileSync } from 'node:fs'
import { type Registry, shipped } from '../games/index.ts'
import { isLocale } from '../words/index.ts'
import { shown, shownValues } from '../words/shown.ts'
import { type Context, complain, localeOf, shellSay } from './context.ts'
import { isMistake, sentence } from './errors.ts'
import { programOf } from './invocation.ts'
import { commandLine, misuse } from './program.ts'

/** The exit code for something the caller can put right. */
const WRONG_INPUT = 2
/** The exit code for something only we can put right. */
const BROKEN = 70

const version = (): string => {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** --lang has to be known before anything is said, even the help. */
const wantedLanguage = (args: readonly string[]): string | undefined => {
  const at = args.indexOf('--lang')
  return at >= 0 ? args[at + 1] : args.find(arg => arg.startsWith('--lang='))?.slice('--lang='.length)
}

export type World = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env' | 'argv' | 'cwd'>

/** The `situation-room` command; returns its exit code. */
export async function main(
  args: readonly string[],
  world: World = process,
  games: Registry = shipped,
): Promise<number> {
  const { stdout, stderr, env } = world
  const wanted = wantedLanguage(args)
  const program = programOf(world)
  const say = shellSay(wanted !== undefined && isLocale(wanted) ? wanted : localeOf(undefined, env), program)
  let code = 0
  const outputFails = new Promise<unknown>(fails => {
    // A reader that goes away (`| head`) is no mistake; a full disk is.
    stdout.on('error', (error: NodeJS.ErrnoException) => {
      fails(error)
      if (error.code === 'EPIPE' || code !== 0) return
      complain({ error: stderr, say }, say('error.output', { problem: error.code ?? error.message }))
      code = WRONG_INPUT
      process.exitCode = code
    })
  })
  stderr.on('error', () => {})
  const context: Context = {
    games,
    say,
    program,
    get input() {
      return world.stdin
    },
    output: stdout,
    error: stderr,
    env,
    outputFails,
  }
  try {
    localeOf(wanted, env)
    const ended = await commandLine(context, args, version)
    return code || ended
  } catch (error) {
    const wrong = misuse(error, args)
    if (wrong) complain(context, say(wrong.key, shownValues(wrong.values)))
    else if (isMistake(error)) complain(context, sentence(say, null, error))
    else {
      if (env.SITUATION_ROOM_DEBUG) throw error
      complain(context, say('error.bug', { problem: shown(error instanceof Error ? error.message : String(error)) }))
      return BROKEN
    }
    return WRONG_INPUT
  }
}
