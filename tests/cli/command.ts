import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'
import { type Registry, shipped } from '../../src/games/index.ts'
import { fileOf } from '../../src/host/reading.ts'
import type { MatchFile } from '../../src/table/file-schema.ts'
import type { MatchRecord } from '../../src/table/match.ts'
import { recordOf } from '../../src/table/open-file.ts'
import { readKept } from '../../src/terminal/io/folder-store.ts'
import { main, type World } from '../../src/terminal/main.ts'
import { type Awaiting, openAwaiting } from '../awaiting.ts'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const bin = join(root, 'bin/situation-room.js')

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A home of its own for one test file, gone when the file is done. */
export function newHome(registry: Registry = shipped) {
  const home = mkdtempSync(join(tmpdir(), 'situation-room-cli-'))
  afterAll(() => rmSync(home, { recursive: true, force: true }))
  // Nothing of the caller's own terminal or language may reach the command.
  const bare = { PATH: process.env.PATH, HOME: home, SITUATION_ROOM_HOME: home, SITUATION_ROOM_WARM_UP: 'off' }

  /** The command in a process of its own, with everything it is told at once. */
  const run = (args: string, input = '', env: NodeJS.ProcessEnv = {}): Ended => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...wordsOf(args)], {
      input,
      encoding: 'utf8',
      env: { ...bare, ...env },
      cwd: home,
    })
    return { code: status, out: stdout, err: stderr }
  }

  /** The same command in this process: for what is said, where a process is not the point. */
  const say = async (args: string | readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> => {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
    const heard = { out: '', err: '' }
    stdout.on('data', data => {
      heard.out += data
    })
    stderr.on('data', data => {
      heard.err += data
    })
    stdin.end(input)
    const started = { argv: [process.execPath, bin], cwd: () => root }
    const world = { stdin, stdout, stderr, env: { ...bare, ...env }, ...started } as unknown as World
    const code = await main(wordsOf(args), world, registry)
    return { code, ...heard }
  }

  return {
    home,
    run,
    say,
    at: (name: string) => join(home, name),
    write: (name: string, content: unknown): string => {
      const file = join(home, name)
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
      return file
    },
    read: (name: string) => readFileSync(join(home, name), 'utf8'),
    start: (args: string | readonly string[], env: NodeJS.ProcessEnv = {}) =>
      conversation(args, { ...bare, ...env }, home),
    /** The kept games, oldest first. */
    games: () =>
      readdirSync(join(home, 'games'))
        .filter(name => name.endsWith('.json'))
        .sort()
        .map(name => join(home, 'games', name)),
  }
}

export type Home = ReturnType<typeof newHome>

/** What is typed in words; one with a blank in it stands in a list. */
const wordsOf = (args: string | readonly string[]): readonly string[] =>
  typeof args === 'string' ? args.split(' ').filter(word => word !== '') : args

/** A kept game, with what was played since its file was written. */
export const readGame = (file: string): MatchFile => fileOf(readKept(file))
/** What the file of a game tells of it. */
export const recordIn = (file: string): MatchRecord => recordOf(readGame(file))
export const chosen = (file: MatchFile): string[] => {
  const { choices, draft } = recordOf(file)
  return [...choices, ...draft].map(({ choice }) => choice)
}

/** A process that is talked to. */
function conversation(args: string | readonly string[], env: NodeJS.ProcessEnv, cwd: string) {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [bin, ...wordsOf(args)], { env, cwd })
  const heard = { out: '', err: '' }
  const listening = openAwaiting()
  // Text may be cut anywhere on its way, also in the middle of a character.
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8')
  child.stdout.on('data', data => {
    heard.out += data
    listening.wake()
  })
  child.stderr.on('data', data => {
    heard.err += data
  })
  // Whoever talks to a process that has gone is told by its exit code.
  child.stdin.on('error', () => {})
  let isGone = false
  const gone = new Promise<Ended>(done =>
    child.on('close', (code, signal) => {
      isGone = true
      listening.wake()
      done({ code: signal ? null : code, ...heard })
    }),
  )
  return {
    child,
    gone,
    tell: (text: string) => child.stdin.write(text),
    hears: listenerTo(listening, () => ({ ...heard, isGone })),
  }
}

/** Does what stands in the list of the people of a table elsewhere, perhaps with a text. */
export async function doesBeside(
  { tell, hears }: Pick<ReturnType<typeof conversation>, 'tell' | 'hears'>,
  label: string,
  typed = '',
): Promise<void> {
  tell('people\n')
  const number = /(\d+)\. [^\n]*$/.exec(await hears(label))?.[1]
  tell(`people ${number} ${typed}\n`)
}

/** All that is said up to and with a text, from where the last one stopped. */
export function listenerTo(
  { find }: Pick<Awaiting, 'find'>,
  now: () => { readonly out: string; readonly err: string; readonly isGone: boolean },
): (text: string) => Promise<string> {
  let listened = 0
  return text => {
    const story = (): string =>
      `“${text}”; after\n${now().out.slice(0, listened)}\nit said\n${now().out.slice(listened)}`
    return find(
      () => {
        const { out, err, isGone } = now()
        const at = out.indexOf(text, listened)
        if (at < 0 && isGone) throw new Error(`it is gone and never said ${story()}\n${err}`)
        if (at < 0) return undefined
        const from = listened
        listened = at + text.length
        return out.slice(from, listened)
      },
      () => `it never says ${story()}\n${now().err}`,
    )
  }
}

/** One sentence on the error stream, nothing else anywhere, and the exit code of a mistake. */
export function expectMistake({ code, out, err }: Ended, text: string | RegExp): void {
  expect(err).toMatch(/^situation-room: .+[.)…?a-z\d]\n$/)
  if (typeof text === 'string') expect(err).toContain(text)
  else expect(err).toMatch(text)
  expect(err).not.toMatch(/^ {4}at |undefined|\bNaN\b|\[object|Error:/m)
  expect(out).toBe('')
  expect(code).toBe(2)
}

/** How the command is started again by what is said in this process. */
export const program = 'node bin/situation-room.js'

/** Always the first option. */
export const first = '1\n'.repeat(500)
export const PROMPT = 'Number, or ? for help: '
