import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeHostLink } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import { inAddress, isEverywhere, ownAddresses } from '../../server/http/reach.ts'
import type { TableServer } from '../../server/server.ts'
import { type Flags, readSettings, type Settings, THIS_MACHINE } from '../../server/settings.ts'
import { openLog } from '../../server/watch/log.ts'
import { type Context, complain, print } from '../context.ts'
import { interruption } from '../io/signals.ts'
import { home } from '../io/store.ts'

export type ServeFlags = Flags

const USUAL_PORT = 8080
/** Where nobody asked for a port, the next ones are tried too. */
const PORTS_TRIED = 20
/** What Node says of an address that is not this machine's, or of a name that nobody knows. */
const NO_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']

const pageFolder = fileURLToPath(new URL('../../../web', import.meta.url))

/** The folder a server keeps its tables in, where it has no PostgreSQL. */
export const dataFolder = ({ data }: Pick<Settings, 'data'>, { env }: Context): string =>
  resolve(data ?? join(home(env), 'server'))

/** Serves page and tables until it is told to stop. */
export async function serve(context: Context, flags: ServeFlags): Promise<number> {
  const settings = readSettings(context.env, flags)
  const {
    host,
    databaseUrl,
    sealKey,
    times,
    limits,
    proxies,
    publicUrl,
    metrics: metricsFor,
    tablesFor,
    warms,
  } = settings
  const data = dataFolder(settings, context)
  const { startServer } = await import('../../server/server.ts')
  const journal = openLog(settings.logLevel, context.error)
  const given = {
    ...{ page: pageFolder, host, data, times, limits, proxies, metricsFor, tablesFor, journal, warms },
    origins: publicUrl === null ? [] : [publicUrl],
    ...(sealKey === null ? {} : { sealKey }),
    ...(databaseUrl === null ? {} : { database: { url: databaseUrl, key: sealKey ?? '' } }),
  }
  const server = await listen(ports(settings.port), port => startServer({ ...given, port }), host)
  journal.started({ port: server.port, store: databaseUrl === null ? 'sqlite' : 'postgres' })
  // Whoever has read that it is open may end it at once.
  const { came, ignore } = interruption()
  announce(context, settings, data, server)
  await came
  // The next signal ends it at once.
  ignore()
  journal.stopping()
  return stop(context, settings, server, ms => journal.stopped(ms))
}

/** All that was taken is kept before it ends, and whoever is there is told when to come back; it does not take for ever. */
async function stop(
  context: Context,
  { stopMs }: Settings,
  server: TableServer,
  stopped: (ms: number) => void,
): Promise<number> {
  const begun = performance.now()
  const late = Symbol('late')
  const inTime = await Promise.race([
    server.close(),
    new Promise<typeof late>(resolve => setTimeout(resolve, stopMs, late).unref()),
  ])
  stopped(performance.now() - begun)
  if (inTime !== late) return 0
  complain(context, context.say('serve.stop-late', { seconds: stopMs / 1000 }))
  // What is still under way would keep the process from ending.
  process.exit(STOPPED_LATE)
}
/** The exit code of a stop that took too long: nothing that was told is lost, but something was under way. */
const STOPPED_LATE = 1

/** Where it is, where its data are, and what can be done next. */
function announce(context: Context, settings: Settings, data: string, { port, hostPass }: TableServer): void {
  const { say, program } = context
  const { host, databaseUrl, publicUrl } = settings
  const isOpen = isEverywhere(host)
  const here = `http://${isOpen ? THIS_MACHINE : inAddress(host)}:${port}`
  const address = publicUrl ?? here
  print(context, say('serve.at', { address: `${address}/` }))
  if (isOpen)
    for (const one of ownAddresses(host)) print(context, say('serve.on-network', { address: `http://${one}:${port}/` }))
  if (databaseUrl === null) print(context, say('serve.kept', { folder: data }))
  else print(context, say('serve.in-database', { place: new URL(databaseUrl).host }))
  print(context, say('serve.host-link', { link: writeHostLink({ address, pass: hostPass }) }))
  print(context, say('serve.tables', { command: `${program} tables` }))
  print(context, say('serve.table', { command: `${program} table homeland --players 4 --at ${address}` }))
  if (host === THIS_MACHINE) print(context, say('serve.network', { command: `${program} serve --host 0.0.0.0` }))
  print(context, say('serve.stop'))
}

const ports = (wanted: number | null): readonly number[] =>
  wanted === null ? Array.from({ length: PORTS_TRIED }, (_, i) => USUAL_PORT + i) : [wanted]

async function listen(
  [port, ...others]: readonly number[],
  open: (port: number) => Promise<TableServer>,
  host: string,
): Promise<TableServer> {
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
