import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerSettings } from '../../../src/server/server.ts'

const program = fileURLToPath(new URL('../process.mjs', import.meta.url))

export interface Running {
  readonly child: ChildProcess
  readonly port: number
  /** What it holds when all that is left over is cleared away, in bytes. */
  heap(): Promise<number>
  end(): Promise<void>
}

interface How {
  readonly settings?: Partial<ServerSettings>
  /** A command that runs it, with its arguments. */
  readonly under?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** A server in a process of its own, over what is in this folder; comes back once it listens. */
export async function startProcess(
  folder: string,
  { settings = {}, under = [], env = {} }: How = {},
): Promise<Running> {
  const [command, ...rest] = [
    ...under,
    process.execPath,
    '--expose-gc',
    program,
    join(folder, 'page'),
    join(folder, 'data'),
    '0',
  ]
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A command that runs it leaves it behind when it is killed: they are killed together.
    detached: true,
    env: { ...process.env, ...env, SERVER_SETTINGS: JSON.stringify(settings) },
  })
  const gone = once(child, 'exit')
  const said = await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), gone.then(() => null)])
  if (!said) throw new Error('The server has not started.')
  return {
    child,
    port: Number(String(said[0])),
    async heap() {
      const answer = once(child.stdout as NodeJS.ReadableStream, 'data')
      child.kill('SIGUSR2')
      return Number(/heap (\d+)/.exec(String((await answer)[0]))?.[1])
    },
    async end() {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await gone
    },
  }
}
