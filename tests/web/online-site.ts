import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findChromium, flags } from '../../scripts/chromium.mjs'
import { UNHURRIED } from '../server/people.ts'
import { desktop, folder } from './browser.ts'
import { PATIENCE } from './screens.ts'
import { listen } from './table-driver.ts'

/** A real server of tables in a process of its own, and people who come to it with browsers of their own. */

const program = fileURLToPath(new URL('../server/process.mjs', import.meta.url))

const otherVersion = new URL('./other-version.mjs', import.meta.url).href

export interface Person {
  readonly name: string
  readonly page: Page
  /** What went wrong on the page without anybody being told, but for a server that is gone on purpose. */
  readonly errors: string[]
}

export interface OnlineSite {
  readonly address: () => string
  /** Somebody with a browser of their own, who opens this address of the server. */
  comes(name: string, path?: string, options?: BrowserContextOptions): Promise<Person>
  /** The server is killed, as a power cut would; and started again on what it has written. */
  kill(): Promise<void>
  start(version?: Version): Promise<void>
}

/** Another version of page and server. */
export interface Version {
  readonly page: string
  readonly protocol: number
}

/** A browser says so of every request to a server that is not there. */
const isAboutLine = (text: string): boolean =>
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection|Failed to load resource/.test(text)

export function onlineSite(settings: object = {}, more: readonly string[] = []): OnlineSite {
  const data = mkdtempSync(join(tmpdir(), 'situation-room-online-'))
  const people: Person[] = []
  let browser: Browser
  let child: ChildProcess | null = null
  let port = 0

  const start = async (version?: Version): Promise<void> => {
    const another = version ? ['--import', otherVersion] : []
    const server = spawn(process.execPath, [...another, program, version?.page ?? folder, data, String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PROTOCOL: String(version?.protocol),
        SERVER_SETTINGS: JSON.stringify({ times: UNHURRIED, ...settings }),
      },
    })
    child = server
    port = await new Promise<number>((resolve, reject) => {
      server.stdout.once('data', text => resolve(Number(String(text))))
      server.once('exit', () => reject(new Error('The server has not started.')))
    })
  }
  const kill = (): Promise<void> =>
    new Promise(resolve => {
      if (!child || child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })

  beforeAll(async () => {
    const executablePath = findChromium()
    if (!executablePath) throw new Error('no Chromium: node scripts/chromium.mjs says what to do')
    browser = await chromium.launch({ executablePath, args: [...flags, ...more], timeout: PATIENCE })
    await start()
  })
  afterAll(async () => {
    await browser.close()
    await kill()
    rmSync(data, { recursive: true, force: true })
    for (const { name, errors } of people) expect({ name, errors }).toEqual({ name, errors: [] })
  })

  return {
    address: () => `http://127.0.0.1:${port}`,
    start,
    kill,
    async comes(name, path = '/', options = {}) {
      const context = await browser.newContext({
        ...{ viewport: desktop, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'dark' },
        serviceWorkers: 'block',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE)
      await listen(context, name)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error' && !isAboutLine(message.text())) errors.push(message.text())
      })
      await page.goto(path.startsWith('http') ? path : `http://127.0.0.1:${port}${path}`)
      await page.locator('main h1').first().waitFor()
      const person = { name, page, errors }
      people.push(person)
      return person
    },
  }
}

/** Opens a table for so many, as its host does it on the page, and sits down at it first. */
export async function opensTable({ page, name }: Person, players: number, colour?: string): Promise<void> {
  await page.getByRole('link', { name: 'Play with people elsewhere' }).click()
  await page.getByRole('link', { name: 'Open a table online' }).click()
  await page.getByLabel('Your name').fill(name)
  if (colour) await page.getByRole('radio', { name: colour }).check({ force: true })
  await page.getByRole('radio', { name: new RegExp(`${players}$`) }).check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.online-chair', { hasText: name }).getByText(/^you/).waitFor()
}

/** The link to a seat, as the host finds it in the lobby. */
export async function inviteTo({ page }: Person, seat: number): Promise<string> {
  await page.getByRole('button', { name: `Invite Seat ${seat}` }).click()
  return page.getByLabel(`Link to Seat ${seat}`).inputValue()
}

/** Follows a link to a seat, says a name and sits down: two taps. */
export async function sitsDown(site: OnlineSite, name: string, link: string, options?: BrowserContextOptions) {
  const person = await site.comes(name, link, options)
  await person.page.getByLabel('Your name').fill(name)
  await person.page.getByRole('button', { name: 'Sit down' }).click()
  await person.page.locator('.online-chair', { hasText: name }).getByText(/^you/).waitFor()
  return person
}

/** Through the briefing and what is shown first, until this lies there. */
export async function through(page: Page, selector: string): Promise<void> {
  await page.locator(`.briefing, .theatre, .unmasking, .interlude, ${selector}`).first().waitFor()
  while (!(await page.locator(selector).first().isVisible())) {
    if (await page.locator('.briefing').isVisible()) await page.locator('.briefing .button').click()
    else if (await page.locator('.interlude').isVisible()) await page.locator('.interlude .stage-on').click()
    else if (await page.locator('.theatre, .unmasking').first().isVisible()) await page.keyboard.press('End')
    await page.waitForTimeout(50)
  }
}
