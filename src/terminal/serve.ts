import { fileURLToPath } from 'node:url'
import { Fault } from '../engine/game.ts'
import type { PageServer } from '../server/static.ts'
import { type Context, print } from './context.ts'
import { interruption } from './signals.ts'

export interface ServeFlags {
  readonly port?: string
  readonly host?: string
}

const USUAL = 8080
/** Where nobody asked for a port, the next ones are tried too. */
const TRIES = 20

const pageFolder = fileURLToPath(new URL('../../web', import.meta.url))

function portIn(given: string | undefined): number | null {
  if (given === undefined || given === '') return null
  const port = Number(given)
  if (!/^\d+$/.test(given) || port > 65535) throw new Fault('error.number', { name: given, least: 0, most: 65535 })
  return port
}

/** Serves the page until it is told to stop. */
export async function serve(context: Context, flags: ServeFlags): Promise<number> {
  const { say, env } = context
  const wanted = portIn(flags.port ?? env.PORT)
  const { isBuilt, servePage } = await import('../server/static.ts')
  if (!isBuilt(pageFolder)) throw new Fault('serve.not-built')
  const host = flags.host ?? env.HOST ?? '127.0.0.1'
  const server = await listen(ports(wanted), port => servePage(pageFolder, host, port), host)
  const shown = host.includes(':') ? `[${host}]` : host
  print(context, say('serve.at', { address: `http://${shown}:${server.port}/` }))
  print(context, say('serve.stop'))
  const { came, ignore } = interruption()
  await came
  ignore()
  await server.close()
  return 0
}

const ports = (wanted: number | null): readonly number[] =>
  wanted === null ? Array.from({ length: TRIES }, (_, i) => USUAL + i) : [wanted]

async function listen(
  [port, ...others]: readonly number[],
  open: (port: number) => Promise<PageServer>,
  host: string,
): Promise<PageServer> {
  try {
    return await open(port)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'EADDRINUSE' && others.length > 0) return listen(others, open, host)
    if (code === 'EADDRINUSE') throw new Fault('serve.port-taken', { port })
    if (code === 'EACCES') throw new Fault('serve.port-forbidden', { port })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new Fault('serve.no-host', { host })
    throw error
  }
}
