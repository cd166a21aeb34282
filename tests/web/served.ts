import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Right, writeLink } from '../../src/client/link.ts'
import { serverAt } from '../../src/client/server.ts'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import { type ServerSettings, startServer, type TableServer } from '../../src/server/server.ts'
import { shareHash } from '../../src/table/receipt.ts'
import { lineTo } from '../server/line.ts'
import { ask, newFolder, UNHURRIED, until } from '../server/people.ts'
import { type Arrival, desktop, folder as page } from './browser.ts'
import { PATIENCE } from './screens.ts'

/** A real server with the built page and tables, for people in browsers and for programs at the same table. */

export interface Guest {
  readonly page: Page
  readonly context: BrowserContext
  readonly errors: string[]
}

export interface OpenTable {
  readonly table: string
  readonly host: RemoteTable
  readonly hostPass: string
  readonly invites: readonly string[]
  readonly watch: string
  readonly code: string
}

export interface Served {
  port(): number
  /** The link of a table, for a browser. */
  link(table: string, kind: Right['kind'], pass: string): string
  /** Somebody with a browser of their own. */
  visit(at: string, options?: BrowserContextOptions & Pick<Arrival, 'settings' | 'before'>): Promise<Guest>
  open(opening: object): Promise<OpenTable>
  /** A program that has a pass already. */
  come(table: string, pass: string): Promise<RemoteTable>
  /** A link to the seat of somebody who has come, or of a pass, for another device, good once. */
  device(table: string, by: RemoteTable | string): Promise<string>
  /** A program that sits down by an invite, and adds its bits to the seed. */
  sit(table: string, invite: string, name: string): Promise<RemoteTable>
}

const BITS = '5'.repeat(32)

export function atServer(browser: () => Browser, settings: Partial<ServerSettings> = {}): Served {
  const folder = newFolder()
  const guests: Guest[] = []
  const joined = new Map<RemoteTable, string>()
  let server: TableServer
  beforeAll(async () => {
    server = await startServer({
      ...{ page, host: '127.0.0.1', port: 0, data: join(folder, 'data'), times: UNHURRIED },
      limits: { wrongPassesPerMinute: 1000 },
      ...settings,
    })
  })
  afterAll(async () => {
    for (const { context } of guests) await context.close()
    for (const one of joined.keys()) one.leave()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
    for (const { errors } of guests) expect(errors).toEqual([])
  })
  const enter = async (table: string, pass: string): Promise<RemoteTable> => {
    const one = joinTable(lineTo(server.port), table, pass)
    joined.set(one, pass)
    await until(one, ({ lobby }) => lobby !== null)
    return one
  }
  return {
    port: () => server.port,
    link: (table, kind, pass) =>
      writeLink({ address: `http://127.0.0.1:${server.port}`, table, right: { kind, pass } }),
    async visit(at, { settings: chosen, before, ...options } = {}) {
      const context = await browser().newContext({
        ...{ viewport: desktop, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'dark' },
        ...{ serviceWorkers: 'block', ...options },
      })
      context.setDefaultTimeout(PATIENCE)
      if (chosen)
        await context.addInitScript(
          value => localStorage.setItem('situation-room.settings', value),
          JSON.stringify(chosen),
        )
      await before?.(context)
      const opened = await context.newPage()
      const errors: string[] = []
      opened.on('pageerror', error => errors.push(error.message))
      opened.on('console', message => {
        // What the server refuses is told on the page; a browser writes it down as well.
        const isRefused = message.location().url.includes('/api/')
        if (message.type() === 'error' && !isRefused) errors.push(message.text())
      })
      await opened.goto(at)
      const guest = { page: opened, context, errors }
      guests.push(guest)
      return guest
    },
    async open(opening) {
      const { body } = await ask(server.port, '/api/tables', opening)
      return { ...body, hostPass: body.host, host: await enter(body.table, body.host) }
    },
    come: enter,
    async device(table, by) {
      const address = `http://127.0.0.1:${server.port}`
      const own = typeof by === 'string' ? by : (joined.get(by) ?? '')
      const pass = await serverAt(address).addDevice(table, own)
      return writeLink({ address, table, right: { kind: 'device', pass } })
    },
    async sit(table, invite, name) {
      const { body } = await ask(server.port, `/api/tables/${table}/sit`, { invite, name, hash: shareHash(BITS) })
      const one = await enter(table, body.pass)
      one.subscribe(({ lobby }) => {
        if (lobby?.phase === 'drawing') void one.act({ type: 'share', bits: BITS }).catch(() => {})
      })
      return one
    },
  }
}
