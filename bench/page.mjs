// The page through Lighthouse, on a throttled phone: home, a call, a board. Prints its four marks for each, and how
// long the largest paint and a tap took; then the longest task of a Terrorist turn, on a desktop.
//   node page.mjs [--json|--why] [--turn]: the Terrorist turn alone
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { servePage } from '../dist/src/server/http/static.js'
import { findChromium, flags } from '../scripts/chromium.mjs'
import { openModules } from '../scripts/modules.mjs'
import { terrorTurn } from './trace.mjs'

/** A browser that has only just begun is busy with itself, in milliseconds. */
const SETTLED = 1500
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const page = process.env.SITUATION_ROOM_PAGE ?? fileURLToPath(new URL('../dist/web', import.meta.url))
const server = await servePage(page, '127.0.0.1', 0)
const address = `http://127.0.0.1:${server.port}/`
const folder = mkdtempSync(join(tmpdir(), 'situation-room-lighthouse-'))

/**
 * A browser of its own for each look, with the games that were brought into it before. In one that has shown a page
 * already, the tracing of Lighthouse begins with a stop of a tenth of a second, which it would count as ours.
 */
async function withBrowser(use) {
  const browser = spawn(findChromium(), [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const port = await new Promise((resolve, reject) => {
      let told = ''
      browser.stderr.on('data', data => {
        told += data
        const found = /127\.0\.0\.1:(\d+)\/devtools/.exec(told)
        if (found) resolve(Number(found[1]))
      })
      browser.on('exit', code => reject(new Error(`Chromium ended with code ${code}: ${told}`)))
    })
    await setTimeout(SETTLED)
    const answer = await use(port)
    // Asked to go rather than killed: what it was given to keep is written first.
    const driver = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const gone = new Promise(resolve => browser.once('exit', resolve))
    await (await driver.newBrowserCDPSession()).send('Browser.close')
    await gone
    return answer
  } finally {
    browser.kill()
  }
}

async function inTab(port, act) {
  const driver = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const tab = await driver.contexts()[0].newPage()
  const answer = await act(tab)
  await tab.close()
  await driver.close()
  return answer
}

/** Modules of the tests, which are TypeScript. */
async function withModules(use) {
  const modules = await openModules()
  try {
    return await use(modules.load)
  } finally {
    await modules.close()
  }
}

/** Games in full swing, as the pictures of the docs show them, brought into the browser the way anybody would. */
async function stock() {
  const { archive } = await withModules(async load => (await load('/tests/web/library.ts')).library())
  const everything = { name: 'everything.json', mimeType: 'application/json', buffer: Buffer.from(archive) }
  await withBrowser(port =>
    inTab(port, async tab => {
      await tab.goto(`${address}#/saves`)
      await tab.locator('.keeping input[type=file]').setInputFiles(everything)
      await tab.locator('.weighed-yes').click()
      await tab.locator('.keeping .told').waitFor()
    }),
  )
}

/** Each screen, and what is tapped there: the settings; a card of the hand; a case. */
const screens = {
  home: { url: address, tapped: '.shell-head button' },
  call: { url: `${address}#/call/move`, tapped: '.hand .card' },
  board: { url: `${address}#/table/table`, tapped: '.case-main' },
}

const judged = async ({ url }) => {
  const { default: lighthouse } = await import('lighthouse')
  return withBrowser(port =>
    lighthouse(url, { port, onlyCategories: categories, disableStorageReset: true, logLevel: 'error' }),
  )
}

/** How long the slowest of ten taps and keys took from touch to paint, on a processor four times slower. */
const taps = ({ url, tapped }) =>
  withBrowser(port =>
    inTab(port, async tab => {
      await tab.setViewportSize({ width: 360, height: 640 })
      const session = await tab.context().newCDPSession(tab)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await tab.addInitScript(() => {
        window.slowest = 0
        new PerformanceObserver(list => {
          for (const { interactionId, duration } of list.getEntries())
            if (interactionId) window.slowest = Math.max(window.slowest, duration)
        }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
      })
      await tab.goto(url)
      await tab.locator(tapped).first().waitFor()
      await tab.waitForTimeout(1000)
      for (let i = 0; i < 5; i++) {
        await tab.locator(tapped).first().click()
        await tab.locator('dialog[open]').waitFor()
        await tab.waitForTimeout(300)
        await tab.keyboard.press('Escape')
        await tab.waitForTimeout(300)
      }
      return tab.evaluate(() => window.slowest)
    }),
  )

const isOpen = ({ score, scoreDisplayMode }) =>
  score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode)

try {
  const rows = []
  const isAll = !process.argv.includes('--turn')
  if (isAll) await stock()
  for (const [name, screen] of isAll ? Object.entries(screens) : []) {
    const { lhr } = await judged(screen)
    if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${name}: ${lhr.runtimeError.message}`)
    const marks = categories.map(id => Math.round(lhr.categories[id].score * 100))
    const paint = Math.round(lhr.audits['largest-contentful-paint'].numericValue)
    rows.push({ name, marks, paint, tap: await taps(screen) })
    if (!process.argv.includes('--why')) continue
    for (const { id, displayValue = '' } of Object.values(lhr.audits).filter(isOpen))
      console.error(`${name}: ${id} ${displayValue}`)
    for (const { url, startTime, duration } of lhr.audits['long-tasks']?.details?.items ?? [])
      console.error(`${name}: a task of ${Math.round(duration)} ms after ${Math.round(startTime)} ms, ${url}`)
  }
  const turn = await withModules(load => terrorTurn({ home: address, folder: page }, load))
  if (process.argv.includes('--json'))
    console.log(
      JSON.stringify(
        {
          ...Object.fromEntries(
            rows.map(({ name, marks, paint, tap }) => [
              name,
              {
                ...Object.fromEntries(categories.map((id, i) => [id, marks[i]])),
                largestPaintMs: paint,
                slowestTapMs: tap,
              },
            ]),
          ),
          terroristTurn: turn,
        },
        null,
        2,
      ),
    )
  else {
    if (isAll)
      console.log(['screen', ...categories, 'largest paint', 'slowest tap'].map(text => text.padStart(15)).join(''))
    for (const { name, marks, paint, tap } of rows)
      console.log(
        [name, ...marks, `${paint} ms`, `${Math.round(tap)} ms`].map(text => String(text).padStart(15)).join(''),
      )
    const { steps, tasks, longestMs, long } = turn
    console.log(
      `A Terrorist turn of ${steps} steps on the board: ${tasks} tasks, the longest ${longestMs.toFixed(1)} ms, ${long} over 50 ms.`,
    )
  }
} finally {
  await server.close()
  // Chromium's helpers write for a moment after it is gone.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
