import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { LONGEST_LINE_CHARACTERS } from '../../table/json-text.ts'

/** What a program did that it may not do; each is a sentence in the log. */
export type Slip =
  | { readonly kind: 'start'; readonly problem: string }
  | { readonly kind: 'ended'; readonly code: string }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'garbage' | 'protocol' | 'illegal'; readonly line: string }
  | { readonly kind: 'long'; readonly most: number }
export const slipKinds = ['start', 'ended', 'late', 'garbage', 'protocol', 'illegal', 'long'] as const

export type Answer = { readonly line: string } | { readonly slip: Slip }

/** A program of somebody's own: lines go in, lines come back. */
export interface Program {
  /** Sends a line that is not answered. */
  tell(message: object): void
  /** Sends a line and waits for the one that answers it, for so long. One at a time. */
  ask(message: object, limitMs: number): Promise<Answer>
  /** Nothing more is asked: it may end by itself, for a moment. */
  close(): Promise<void>
  /** It is ended now. */
  end(): void
}

/** So long a program may take to end by itself once its input is closed. */
const LEAVING_MS = 1_000

/** Programs that run: none is left behind, however this process ends. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) kill(child)
})

/** A command is a shell's: whatever that started ends with it. */
function kill(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Starts a program by the command that a shell would take; what it complains of goes to the end of a file. */
export function startProgram(command: string, logFile: string, env: NodeJS.ProcessEnv): Program {
  const log = createWriteStream(logFile, { flags: 'a' })
  // A full disk loses complaints, and no game.
  log.on('error', () => {})
  const child = spawn(command, {
    shell: true,
    // A group of its own: Ctrl-C is for us, and we end all of it.
    detached: process.platform !== 'win32',
    windowsHide: true,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.add(child)
  child.stderr.pipe(log)
  // Whether it still reads is noticed by its end, or by its silence.
  child.stdin.on('error', () => {})

  const lines: string[] = []
  let begun = ''
  let over: Slip | null = null
  let waiting: ((answer: Answer) => void) | null = null
  const next = (): Answer | null => {
    const line = lines.shift()
    if (line !== undefined) return { line }
    return over && { slip: over }
  }
  const wake = (): void => {
    const answer = waiting && next()
    if (!waiting || !answer) return
    const answered = waiting
    waiting = null
    answered(answer)
  }
  const stop = (slip: Slip): void => {
    over ??= slip
    wake()
  }
  const ended = new Promise<void>(done => {
    const leave = (slip: Slip): void => {
      running.delete(child)
      stop(slip)
      // Whoever waits for its end may read the log.
      if (log.closed) done()
      else log.once('close', done).end()
    }
    child.on('close', (code, signal) => leave({ kind: 'ended', code: signal ?? String(code) }))
    child.on('error', error => leave({ kind: 'start', problem: error.message }))
  })

  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    begun += text
    let from = 0
    for (let at = begun.indexOf('\n'); at >= 0; at = begun.indexOf('\n', from)) {
      const line = begun.slice(from, at).trim()
      if (line !== '') lines.push(line)
      from = at + 1
    }
    begun = begun.slice(from)
    if (begun.length > LONGEST_LINE_CHARACTERS || lines.length > MOST_UNREAD) {
      begun = ''
      child.stdout.destroy()
      stop({ kind: 'long', most: LONGEST_LINE_CHARACTERS })
    }
    wake()
  })

  const send = (message: object): void => {
    if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`)
  }
  return {
    tell: send,
    ask: (message, limitMs) =>
      new Promise(answer => {
        send(message)
        // Nobody is told why time is short: what comes later answers nothing.
        const timer = setTimeout(() => {
          waiting = null
          answer({ slip: { kind: 'late', ms: limitMs } })
        }, limitMs)
        waiting = given => {
          clearTimeout(timer)
          answer(given)
        }
        wake()
      }),
    async close() {
      child.stdin.end()
      const timer = setTimeout(() => kill(child), LEAVING_MS)
      await ended
      clearTimeout(timer)
    },
    end() {
      kill(child)
    },
  }
}

/** No program that waits to be asked has written so many lines. */
const MOST_UNREAD = 1_000
