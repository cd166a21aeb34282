import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { servePage } from '../../src/server/http/static.ts'
import { damaged, full, library, NOW } from './library.ts'
import { PATIENCE, type Screen, type Shelf } from './screens.ts'

/** Visitors with different things in their browsers, who all look at the page on the same evening. */

type Stored = Exclude<BrowserContextOptions['storageState'], string | undefined>
/** A browser full of games, to be copied for each visitor. */
export type Stock = Readonly<Record<'games' | 'damaged' | 'full', Stored>>

export interface Site {
  readonly browser: Browser
  /** Where the page is served, with a slash at the end. */
  readonly home: string
  /** Where its files lie. */
  readonly folder: string
}

export interface Look {
  readonly settings?: object
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly options?: BrowserContextOptions
}

/** A browser of a visitor, and where its page comes from. */
interface Den {
  readonly context: BrowserContext
  readonly home: string
  /** Goes from screen to screen: opening the page is most of a visit. */
  tab?: Tab
  close(): Promise<void>
}

export interface Tab {
  readonly page: Page
  /** What went wrong on the page without anybody being told. */
  readonly errors: string[]
}

const usual: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  colorScheme: 'dark',
  serviceWorkers: 'block',
}

/** Its clock stands still, where a moment is given: a server has a clock of its own. */
export async function contextOf(
  { browser }: Pick<Site, 'browser'>,
  { settings = {}, viewport, options }: Look,
  now: number | null = NOW,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...usual, ...(viewport ? { viewport } : {}), ...options })
  context.setDefaultTimeout(PATIENCE)
  if (now !== null) await context.clock.setFixedTime(now)
  await context.addInitScript(given => {
    localStorage.setItem('situation-room.settings', given)
    // How much room there is depends on the machine; at home there is nobody to ask.
    if (navigator.storage) navigator.storage.estimate = async () => ({ usage: 1_400_000, quota: 2_000_000_000 })
  }, JSON.stringify(settings))
  return context
}

/** Brings games into a browser the way anybody would: as a file. */
async function stocked(site: Site, archive: string): Promise<Stored> {
  const context = await contextOf(site, {})
  const page = await context.newPage()
  await page.goto(`${site.home}#/saves`)
  await page
    .locator('.keeping input[type=file]')
    .setInputFiles({ name: 'everything.json', mimeType: 'application/json', buffer: Buffer.from(archive) })
  await page.locator('.weighed-yes').click()
  await page.locator('.keeping .told').waitFor()
  const stored = await context.storageState({ indexedDB: true })
  await context.close()
  return { ...stored, origins: stored.origins.map(origin => ({ ...origin, localStorage: [] })) }
}

/** Put together once for all who look at the same address. */
const stocks = new Map<string, Promise<Stock>>()

export function stock(site: Site): Promise<Stock> {
  const put = async (): Promise<Stock> => ({
    games: await stocked(site, (await library()).archive),
    damaged: await stocked(site, await damaged()),
    full: await stocked(site, await full()),
  })
  const made = stocks.get(site.home) ?? put()
  stocks.set(site.home, made)
  return made
}

/** Somebody keeps this version of the page, and then a newer one takes its place on the server. */
async function older(site: Site, look: Look): Promise<Den> {
  const newer = mkdtempSync(join(tmpdir(), 'newer-'))
  cpSync(site.folder, newer, { recursive: true, filter: path => !/sw\.js\.(br|gz)$/.test(path) })
  writeFileSync(join(newer, 'sw.js'), `${readFileSync(join(site.folder, 'sw.js'), 'utf8')}\n// newer\n`)
  const first = await servePage(site.folder, '127.0.0.1', 0)
  const { port } = first
  const home = `http://127.0.0.1:${port}/`
  const context = await contextOf(site, { ...look, options: { ...look.options, serviceWorkers: 'allow' } })
  const page = await context.newPage()
  await page.goto(home)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.close()
  await first.close()
  const second = await servePage(newer, '127.0.0.1', port)
  return {
    context,
    home,
    async close() {
      await context.close()
      await second.close()
      rmSync(newer, { recursive: true })
    },
  }
}

async function openDen(site: Site, kept: Stock, shelf: Shelf, look: Look): Promise<Den> {
  if (shelf === 'older') return older(site, look)
  const storageState = shelf === 'nothing' ? {} : { storageState: kept[shelf] }
  const context = await contextOf(site, { ...look, options: { ...look.options, ...storageState } })
  return { context, home: site.home, close: () => context.close() }
}

export interface Sight {
  readonly page: Page
  /** What went wrong on the page without anybody being told. */
  readonly errors: readonly string[]
  leave(): Promise<void>
}

/** Until everything is loaded and drawn. */
export async function drawn(page: Page): Promise<void> {
  // The home is there before any script: it is the page's own once React has it.
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactFiber')) &&
      !document.documentElement.dataset.later &&
      !document.documentElement.dataset.rest &&
      !document.querySelector('main .waiting, main[aria-busy], main [aria-busy=true]'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}

/** Until a screen is there and drawn. */
export async function mustShow(page: Page, { name, shows }: Pick<Screen, 'name' | 'shows'>): Promise<void> {
  await page
    .locator(shows)
    .first()
    .waitFor()
    .catch(async () => {
      throw new Error(`${name} is not to be seen, but: ${await page.locator('body').ariaSnapshot()}`)
    })
  await drawn(page)
}

export interface Visitors {
  to(screen: Screen): Promise<Sight>
  close(): Promise<void>
}

/** Visitors who look at the page in one way. */
export function visitors(site: Site, kept: Stock, look: Look): Visitors {
  const dens = new Map<Shelf, Promise<Den>>()
  const denOf = (shelf: Shelf): Promise<Den> => {
    const den = dens.get(shelf) ?? openDen(site, kept, shelf, look)
    dens.set(shelf, den)
    return den
  }
  return {
    async to(screen) {
      return goTo(await denOf(screen.shelf), screen, look)
    },
    async close() {
      for (const den of dens.values()) await (await den).close()
    },
  }
}

export async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  return { page, errors }
}

const KEY = 'situation-room.settings'

/** Chooses settings as if in another tab. The language is there when its words are. */
export async function choose(page: Page, settings: object): Promise<void> {
  const locale = await page.evaluate(
    ([key, chosen]) => {
      const all = { ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...JSON.parse(chosen) }
      localStorage.setItem(key, JSON.stringify(all))
      dispatchEvent(new StorageEvent('storage', { key }))
      return all.locale
    },
    [KEY, JSON.stringify(settings)] as const,
  )
  await page.waitForFunction(wanted => document.documentElement.lang === wanted, locale)
}

/** Goes to a screen, in a tab of its own or in the one that is there already. */
async function goTo(den: Den, screen: Screen, { viewport, settings = {} }: Look): Promise<Sight> {
  const { context, home } = den
  const undo = await screen.before?.(context, home)
  const isShared = !screen.before
  const tab = (isShared && den.tab) || (await newTab(context))
  const { page, errors } = tab
  errors.length = 0
  const told = await screen.told?.()
  const remembered: [string, string] | null = told
    ? [`situation-room.table.${told.id}`, JSON.stringify({ ...told, briefed: [0] })]
    : null
  if (tab === den.tab) {
    await choose(page, settings)
    await page.evaluate(given => {
      sessionStorage.clear()
      if (given) sessionStorage.setItem(...given)
    }, remembered)
  } else if (remembered) await page.addInitScript(given => sessionStorage.setItem(...given), remembered)
  if (isShared) den.tab = tab
  await page.goto(`${home}#${screen.at}`)
  if (screen.reach) {
    await page.locator('main h1, main h2').first().waitFor()
    await drawn(page)
    await screen.reach(page)
    // Nothing lies under the pointer.
    await page.mouse.move(0, 0)
  }
  await mustShow(page, screen)
  return {
    page,
    errors,
    async leave() {
      if (isShared) {
        if (viewport) await page.setViewportSize(viewport)
        while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
        await page.goto(`${home}#/`)
        await page.locator('.doors').waitFor()
      } else await page.close()
      await undo?.()
    },
  }
}
