import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'lean-qr'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium, flags } from '../../scripts/chromium.mjs'
import type { View } from '../../src/games/homeland/view/view.ts'
import { type Shown, withUpdate } from '../../src/host/shown.ts'
import { startServer, type TableServer } from '../../src/server/server.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { newFolder, UNHURRIED } from '../server/people.ts'
import { folder as built, phone } from './browser.ts'
import { axeOn, smallOn, wideOn } from './checks.ts'
import { through } from './online-site.ts'
import { type Recorded, recorded } from './recorded.ts'
import { PATIENCE } from './screens.ts'
import { listen, momentOn, playOn, ruleOf, sceneOn, tooMuchIn, type Watched } from './table-driver.ts'

// One shared screen and three phones on a home network: plain HTTP at a name that is no secure context.

const HOST = 'tvbox.test'
const tv = { width: 1280, height: 720 }
const large = { width: 1920, height: 1080 }
const folder = newFolder()
let server: TableServer
let browser: Browser
const contexts: BrowserContext[] = []
const ways: Recorded[] = []
const errors: string[] = []

beforeAll(async () => {
  server = await startServer({
    ...{ page: built, host: '127.0.0.1', port: 0, data: join(folder, 'data'), times: UNHURRIED },
  })
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium: node scripts/chromium.mjs says what to do')
  const args = [...flags, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`]
  browser = await chromium.launch({ executablePath, args, timeout: PATIENCE })
})
afterAll(async () => {
  for (const context of contexts) await context.close()
  await browser.close()
  for (const way of ways) await way.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  expect(errors).toEqual([])
})

interface Device {
  readonly page: Page
  readonly way: Recorded
  /** Where this device finds the server. */
  readonly home: string
  goto(link: string): Promise<void>
}

/** A device of its own in the room, with a way of its own to the server. */
async function device(viewport: { readonly width: number; readonly height: number }): Promise<Device> {
  const way = await recorded(() => server.port)
  ways.push(way)
  const context = await browser.newContext({
    ...{ viewport, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'dark', hasTouch: viewport === phone },
  })
  context.setDefaultTimeout(PATIENCE)
  contexts.push(context)
  await listen(context, 'companion')
  const settings = JSON.stringify({ motion: 'fast', locale: 'en' })
  await context.addInitScript(value => localStorage.setItem('situation-room.settings', value), settings)
  const page = await context.newPage()
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    // What the browser itself has to say of such a network.
    if (message.type() === 'error' && !message.text().startsWith('The Cross-Origin-Opener-Policy'))
      errors.push(message.text())
  })
  const home = `http://${HOST}:${way.port}/`
  return { page, way, home, goto: async link => void (await page.goto(link.replace(/^http:\/\/[^/]+\//, home))) }
}

/** Nothing of the page lies beyond the screen, which nobody scrolls. */
async function mustFit(page: Page): Promise<void> {
  for (const size of [large, tv]) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0)
    await expect.poll(() => wideOn(page)).toEqual([])
  }
}

/** Clean in every theme, and with letters of 200 % nothing is wider than the screen. */
async function mustBeReadable(page: Page): Promise<void> {
  for (const theme of ['light', 'contrast', 'dark']) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    expect(await axeOn(page, theme === 'dark' ? 'all' : 'colours')).toEqual([])
  }
  for (const size of ['150%', '200%', '100%']) {
    await page.evaluate(wanted => document.documentElement.style.setProperty('font-size', wanted), size)
    await expect.poll(() => wideOn(page)).toEqual([])
  }
}

/** Everything the browser of a page keeps. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows: unknown[] = []
    for (const { name = '' } of databases) {
      const opened = indexedDB.open(name)
      await new Promise(done => opened.addEventListener('success', done))
      for (const store of opened.result.objectStoreNames) {
        const all = opened.result.transaction(store).objectStore(store).getAll()
        await new Promise(done => all.addEventListener('success', done))
        rows.push(...all.result)
      }
      opened.result.close()
    }
    const all = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, rows, 'caches' in window, document.cookie])
    // What is kept is text already.
    return all.replaceAll('\\', '')
  })

const viewOf = ({ view }: Scene): View => view as View

/** What a device was shown, message by message. */
function shownTo(way: Recorded): Shown[] {
  const all: Shown[] = []
  let now: Shown | null = null
  for (const message of way.messages()) {
    if (message.type !== 'whole' && message.type !== 'told') continue
    now = withUpdate(now, message)
    if (now) all.push(now)
  }
  return all
}

test('one shared screen and three phones, from the first tap to the third round', async () => {
  const ann = await device(phone)
  // At home it is said what a plain line keeps from the page; nothing there is offered that cannot be.
  await ann.goto(ann.home)
  await ann.page.locator('.plain-line', { hasText: 'the line is not encrypted' }).waitFor()
  expect(await ann.page.locator('.install').count()).toBe(0)
  expect(await axeOn(ann.page, 'all')).toEqual([])
  await ann.goto(`${ann.home}#/online/open`)
  const missed = await ann.page.evaluate(() => [
    ...[isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator, 'wakeLock' in navigator],
    ...['credentials' in navigator, crypto.subtle !== undefined],
  ])
  expect(missed).toEqual([false, false, false, false, false, false])
  await ann.page.getByLabel('Your name').fill('Ann')
  await ann.page.locator('.chip', { hasText: /^3$/ }).click()
  await ann.page.getByRole('button', { name: 'Open the table' }).click()

  // The host opens a shared screen; everything that can be copied can be copied by hand.
  await ann.page.getByRole('button', { name: 'Show it on a shared screen' }).click()
  const given = ann.page.getByLabel('Link for the shared screen')
  const link = await given.inputValue()
  await ann.page.locator('.online-screen').getByRole('button', { name: 'Copy the link' }).click()
  await ann.page.getByText('copy it by hand').first().waitFor()
  expect(await smallOn(ann.page)).toEqual([])

  const screen = await device(tv)
  await screen.goto(link)
  await screen.page.locator('.screen-lobby .qr-code').waitFor()
  await ann.page.getByText('A shared screen shows this table now.').waitFor()
  await screen.page.getByText('This browser cannot keep the screen from going dark').waitFor()
  const code = ((await screen.page.locator('.screen-letters').textContent()) ?? '').replace(/\W/g, '')
  const table = /#\/t\/([^/]+)\/screen$/.exec(screen.page.url())?.[1] ?? ''
  const scanned = `${screen.home}t/${table}#c=${code}`
  // What a camera reads is that link.
  const drawn = generate(scanned)
  const dark = Array.from({ length: drawn.size }, (_, x) => drawn.get(x, 0)).filter(Boolean).length
  expect((await screen.page.locator('.qr-dark').getAttribute('d'))?.match(/M\d+ 4h/g)?.length).toBe(dark)
  await mustFit(screen.page)
  await mustBeReadable(screen.page)

  // Two taps on each phone: the link, and “Sit down” under the name.
  const others: Device[] = []
  for (const name of ['Ben', 'Cyd']) {
    const one = await device(phone)
    await one.goto(scanned)
    await one.page.getByLabel('Your name').fill(name)
    await one.page.getByRole('button', { name: 'Sit down' }).click()
    await screen.page.locator('.screen-chair', { hasText: name }).waitFor()
    others.push(one)
  }
  const phones = [ann, ...others]
  expect(await screen.page.locator('.screen-chair.is-free').count()).toBe(0)
  await ann.page
    .getByRole('button', { name: 'Start' })
    .or(ann.page.locator('.online-host .button').last())
    .first()
    .click()

  // Who came by the code of the screen has a desk here and the board there; the host's phone has both.
  for (const { page } of others) await through(page, '.desk-alone')
  await through(ann.page, '.board')

  const isThere = ({ moment, scene }: Watched): boolean => moment === 'desk' && viewOf(scene).round >= 3
  const play = phones.map(({ page }, seat) => playOn(page, ruleOf(`companion ${seat}`), isThere))
  // Meanwhile the screen tells by itself what happens, and waits while somebody has paused it.
  const pausing = async (): Promise<void> => {
    const pause = screen.page.getByRole('button', { name: 'Pause' })
    await pause.click()
    const step = (): Promise<string | null> => screen.page.locator('.stage-step').textContent()
    const paused = await step()
    await mustBeReadable(screen.page)
    expect((await step())?.split(' of ')[0]).toBe(paused?.split(' of ')[0])
    await screen.page.locator('.stage-play').click()
  }
  await Promise.all([pausing(), ...play])
  // It comes to the board as it is, and nobody has to press anything.
  const heading = (): Promise<string | null> => screen.page.locator('.board-top h1').textContent()
  await screen.page.locator('.situation.is-public.is-whole').waitFor()
  await expect.poll(heading).toContain('Round 3')
  await mustFit(screen.page)
  await mustBeReadable(screen.page)
  expect(await screen.page.locator('.whose-turn-name').textContent()).toMatch(
    /^(?:Ann’s|Ben’s|Cyd’s) turn$|^Waiting for: /,
  )

  // What everybody may see, and nothing else: not in what it was sent, not on the page, not in what it keeps.
  const shown = shownTo(screen.way)
  expect(shown.length).toBeGreaterThan(5)
  const secret = shown.flatMap(one => {
    const { analysis, threats, ...view } = one.view as View
    const hidden = threats.map(({ plot, ...threat }) =>
      threat.id === analysis?.threat || !plot ? threat : { ...threat, plot },
    )
    return tooMuchIn({
      ...one,
      asked: one.asked && { ...one.asked, explanation: { options: [], refused: [] } },
      view: { ...view, analysis, threats: hidden },
    } as unknown as Scene)
  })
  expect([...new Set(secret)]).toEqual([])
  expect(screen.way.messages().filter(({ type }) => type === 'own')).toEqual([])
  for (const what of ['.hand-card', '.agenda', '.known', '.seen', '.composer', '.checklist', '.curtain'])
    expect(await screen.page.locator(what).count(), what).toBe(0)
  const kept = await keptOn(screen.page)
  for (const [seat, one] of phones.entries()) {
    const { me } = viewOf(await sceneOn(one.page))
    expect(me?.agenda).toBeTruthy()
    expect(await keptOn(one.page)).toContain(`"seat":${seat}`)
  }
  expect(kept).not.toMatch(/"bits"|"hand"|"agenda"|"seat":|"plot"/)
  expect(screen.way.text()).not.toMatch(/"me":\{|"agenda":"/)

  // Nor can a phone be told while its page is closed: a sentence says so, and what works instead.
  await ann.page.locator('.more-tab[data-page=people]').click()
  await ann.page.getByText('Tell me when it is my turn').click()
  await ann.page.getByText('This browser cannot be told while the page is closed').waitFor()

  // A phone may leave the board to the screen, and finds it so again.
  const { page } = ann
  await page.getByRole('button', { name: 'Only my desk' }).click()
  await page.locator('.desk-alone .intel-hand').waitFor()
  expect(await page.locator('.board').count()).toBe(0)
  expect(await axeOn(page, 'all')).toEqual([])
  await page.reload()
  await page.locator('.desk-alone').waitFor()
  await page.getByRole('button', { name: 'Show the board here too' }).click()
  await page.locator('.board').waitFor()
  expect(await momentOn(page)).toBe('desk')

  // The screen finds itself again, too. What it says when it is closed: ends.test.ts.
  await screen.page.reload()
  await screen.page.locator('.is-screen').first().waitFor()
})
