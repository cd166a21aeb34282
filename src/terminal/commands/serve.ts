import { fileURLToPath } from 'node:url'
import { Fault } from '../../engine/game.ts'
import type { PageServer } from '../../server/static.ts'
import { type Context, print } from '../context.ts'
import { interruption } from '../io/signals.ts'

export interface ServeFlags {
  readonly port?: string
  readonly host?: string
}

const USUAL = 8080
/** Where nobody asked for a port, the next ones are tried too. */
const TRIES = 20
/** What Node says of an address that is not this machine's, or of a name that nobody knows. */
const NO_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']

const pageFolder = fileURLToPath(new URL('../../../web', import.meta.url))

/** A flag, or else the environment. An empty value is refused: as a host, Node would take it for every interface. */
function settingOf(flag: string | undefined, { env }: Context, name: 'PORT' | 'HOST'): string | undefined {
  const value = flag ?? env[name]
  if (value === '') throw new Fault('serve.empty', { name: flag === '' ? `--${name.toLowerCase()}` : name })
  return value
}

function portIn(given: string | undefined): number | null {
  if (given === undefined) return null
  const port = Number(given)
  if (!/^\d+$/.test(given) || port > 65535) throw new Fault('error.number', { name: given, least: 0, most: 65535 })
  return port
}

/** Serves the page until it is told to stop. */
export async function serve(context: Context, flags: ServeFlags): Promise<number> {
  const { say } = context
  const wanted = portIn(settingOf(flags.port, context, 'PORT'))
  const host = settingOf(flags.host, context, 'HOST') ?? '127.0.0.1'
  const { servePage } = await import('../../server/static.ts')
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
    if (NO_HOST.includes(code)) throw new Fault('serve.no-host', { host })
    throw error
  }
}
