import { readFileSync } from 'node:fs'
import { Fault, Illegal } from '../engine/game.ts'
import { type Context, FileFault, localeOf, voice } from './context.ts'
import { sentence } from './errors.ts'
import { commandLine, type Misuse, misuse } from './program.ts'

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

/** The `situation-room` command; returns its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { stdin, stdout, stderr, env } = process
  const withVoice = (say: Context['say']): Context => ({ say, input: stdin, output: stdout, error: stderr, env })
  let context = withVoice(voice(localeOf(undefined, env)))
  const complain = (text: string): void => {
    stderr.write(`${context.say('error.prefix', { text })}\n`)
  }
  // A reader that goes away (`| head`) is no crash.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : BROKEN))
  try {
    context = withVoice(voice(localeOf(wantedLanguage(args), env)))
    return await commandLine(context, args, version())
  } catch (error) {
    const wrong: Misuse | null = misuse(error, args)
    if (wrong) complain(context.say(wrong.key, wrong.values))
    else if (error instanceof FileFault)
      complain(context.say('error.in-file', { file: error.file, problem: sentence(context.say, null, error.fault) }))
    else if (error instanceof Fault || error instanceof Illegal) complain(sentence(context.say, null, error))
    else {
      if (env.SITUATION_ROOM_DEBUG) throw error
      complain(context.say('error.bug', { problem: error instanceof Error ? error.message : String(error) }))
      return BROKEN
    }
    return WRONG_INPUT
  }
}
