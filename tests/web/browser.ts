import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findChromium, flags } from '../../scripts/chromium.mjs'
import { type PageServer, servePage } from '../../src/server/http/static.ts'
import { PATIENCE } from './screens.ts'

/** The built page in a real browser, served by our own server. */

/** Another build of the page can be named: for trying something while others test this one. */
export const folder = process.env.SITUATION_ROOM_PAGE ?? fileURLToPath(new URL('../../dist/web', import.meta.url))
export const phone = { width: 360, height: 640 } as const
export const desktop = { width: 1280, height: 800 } as const

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong on the page without anybody being told. */
  readonly errors: string[]
}

export interface Arrival {
  readonly hash?: string
  readonly settings?: object
  /** Before the page comes. */
  readonly before?: (context: BrowserContext) => Promise<unknown>
}

export interface Visitor {
  /** A visitor with a browser of their own: nothing stored, nothing cached. */
  visit(options?: BrowserContextOptions & Arrival): Promise<Visit>
  readonly address: () => string
  readonly browser: () => Browser
}

interface Site {
  readonly browser: Browser
  readonly server: PageServer
}

/** One browser and one server for all test files of a worker, which share their modules; they go when it ends. */
let site: Promise<Site> | null = null

async function open(): Promise<Site> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium: node scripts/chromium.mjs says what to do')
  const server = await servePage(folder, '127.0.0.1', 0)
  return { server, browser: await chromium.launch({ executablePath, args: flags, timeout: PATIENCE }) }
}

/** A browser and a server for the tests of a file; every page must stay without errors. */
export function inBrowser(): Visitor {
  let opened: Site
  const visits: Visit[] = []
  const address = (): string => `http://127.0.0.1:${opened.server.port}/`

  beforeAll(async () => {
    site ??= open()
    opened = await site
  })
  afterAll(async () => {
    for (const { context } of visits) await context.close()
    for (const { errors } of visits) expect(errors).toEqual([])
  })

  return {
    address,
    browser: () => opened.browser,
    async visit({ hash = '', settings, before, ...options } = {}) {
      const context = await opened.browser.newContext({
        viewport: desktop,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        colorScheme: 'dark',
        // Keeping the page for offline use loads all of it: only where that is what is tested.
        serviceWorkers: 'block',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE)
      if (settings)
        await context.addInitScript(
          value => localStorage.setItem('situation-room.settings', value),
          JSON.stringify(settings),
        )
      await before?.(context)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await page.goto(address() + hash)
      await page.locator('main h1, main h2').first().waitFor()
      const visit = { page, context, errors }
      visits.push(visit)
      return visit
    },
  }
}
