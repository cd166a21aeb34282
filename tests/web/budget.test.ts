import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, phone } from './browser.ts'
import { PATIENCE } from './screens.ts'
import { signs } from './table-driver.ts'

/** What a first call and a first board cost to load, and who does the thinking. */

const { browser, address } = inBrowser()

/** As our server sent it: what a worker receives, the browser itself does not weigh. */
const sizeOf = async (request: Request): Promise<number> =>
  Number(await (await request.response())?.headerValue('content-length'))

/** As in scripts/page.mjs; there by what was built, here by what a browser has received. */
const firsts: readonly {
  readonly first: string
  readonly most: number
  readonly play: (page: Page) => Promise<void>
}[] = [
  {
    first: 'card of a call',
    most: 150_000,
    async play(page) {
      await page.locator('.doors .door-call button').click()
      await page.locator('.hand .card').first().click()
      await page.locator('.card-sheet[open] .button').first().click()
      await page.locator('.log, [role=log]').first().waitFor()
    },
  },
  {
    first: 'board',
    most: 200_000,
    async play(page) {
      await page.locator('.doors .door-table .door-button').click()
      await page.locator('.lobby-quick').click()
      await page.locator('.briefing .button').click()
      await page.locator(`${signs.theatre}, ${signs.desk}`).first().waitFor()
    },
  },
]

test.each(firsts.flatMap(one => ['en-GB', 'it-IT', 'de-DE'].map(locale => ({ ...one, locale }))))(
  'script for the first $first: $locale',
  async ({ first, most, play, locale }) => {
    // The browser's keeping of the page for offline use begins later and nobody waits for it: it is not counted.
    const context = await browser().newContext({ locale, viewport: phone, serviceWorkers: 'block' })
    context.setDefaultTimeout(PATIENCE)
    const received: Request[] = []
    context.on('requestfinished', request => received.push(request))
    const page = await context.newPage()
    await page.goto(address())
    await play(page)
    // The bots are loaded when one is asked, and the board waits for none of it: they may have come by then, or not.
    const isNeeded = (path: string): boolean => path.endsWith('.js') && !/\/bots-[^/]*$/.test(path)
    const scripts = received.filter(request => isNeeded(new URL(request.url()).pathname))
    const sizes = await Promise.all(scripts.map(sizeOf))
    const sum = sizes.reduce((a, b) => a + b, 0)
    await context.close()
    console.log(`the first ${first}, ${locale}: ${sum} bytes of script in ${scripts.length} files`)
    expect(scripts.some(request => /\/worker-[^/]*\.js$/.test(request.url()))).toBe(true)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sum).toBeLessThanOrEqual(most)
  },
)

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every module that a module brings along, at once or later; a worker is a world of its own. */
function modulesOf(entry: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [resolve(root, entry)]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    seen.add(file)
    // What is imported for its types alone is not there when the page runs.
    const text = readFileSync(file, 'utf8').replace(/^(import|export) type [^;]*?from '[^']*'/gm, '')
    for (const [, named] of text.matchAll(/(?:from |import |import\()'(\.[^']*)'/g))
      open.push(resolve(dirname(file), named))
  }
  return new Set([...seen].map(file => relative(root, file)))
}

test('no bot thinks on the page', () => {
  const isBot = (file: string): boolean => /^src\/bots\/(homeland|negotiator)\//.test(file)
  const onPage = [...modulesOf('src/web/main.tsx')]
  expect(onPage).toContain('src/web/homeland/Situation.tsx')
  expect(onPage.filter(isBot)).toEqual([])
  expect(onPage.filter(file => file.startsWith('src/web/worker/') && !file.includes('protocol'))).toEqual([])
  expect([...modulesOf('src/web/worker/worker.ts')].filter(isBot)).toContain('src/bots/homeland/careerist/index.ts')
})
