import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { serverAt, type TableServer } from '../../src/client/server.ts'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import { type ServerSettings, type TableServer as Started, startServer } from '../../src/server/server.ts'
import { type CarrierName, linesBy } from './line.ts'
import { newFolder, UNHURRIED, until } from './people.ts'

/** One server for all tests of a file, each of which has tables of its own; what it has to complain of fails them. */
export interface OneServer {
  readonly port: number
  readonly hostPass: string
  readonly at: TableServer
  /** A line to a table; given up after the test. */
  lineWith(by: CarrierName, table: string, pass: string): RemoteTable
  /** The same, once it has been told who is there or why it is not let in. */
  comeBy(by: CarrierName, table: string, pass: string): Promise<RemoteTable>
  /** Gives up a line of the test's own, too. */
  holding(one: RemoteTable): RemoteTable
  leave(): void
  /** Stopped, and started again on what it has written. */
  restart(): Promise<void>
}

export function oneServer({ limits, times, ...settings }: Partial<ServerSettings> = {}): OneServer {
  const folder = newFolder()
  const joined: RemoteTable[] = []
  const faults: unknown[] = []
  let server: Started

  const start = async (port: number): Promise<void> => {
    server = await startServer({
      ...{ page: join(folder, 'page'), host: '127.0.0.1', port, data: join(folder, 'data') },
      limits: { wrongPassesPerMinute: 1000, requestsPerMinute: 100_000, ...limits },
      times: { ...UNHURRIED, ...times },
      log: (_number, error) => faults.push(error),
      ...settings,
    })
  }
  const leave = (): void => {
    for (const one of joined.splice(0)) one.leave()
  }
  beforeAll(() => start(0))
  afterEach(() => {
    leave()
    expect(faults.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const holding = (one: RemoteTable): RemoteTable => {
    joined.push(one)
    return one
  }
  const lineWith: OneServer['lineWith'] = (by, table, pass) => holding(joinTable(linesBy[by](server.port), table, pass))
  return {
    get port() {
      return server.port
    },
    get hostPass() {
      return server.hostPass
    },
    get at() {
      return serverAt(`http://127.0.0.1:${server.port}`)
    },
    lineWith,
    async comeBy(by, table, pass) {
      const one = lineWith(by, table, pass)
      await until(one, ({ lobby, over }) => lobby !== null || over !== null)
      return one
    },
    holding,
    leave,
    async restart() {
      const { port } = server
      await server.close()
      await start(port)
    },
  }
}
