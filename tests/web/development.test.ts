import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageWords } from '../../src/words/page.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { inBrowser } from './browser.ts'
import { PATIENCE } from './screens.ts'

/** The page as `npx vite` serves it to whoever works on it: its words are parsed by the server there too. */

const { browser } = inBrowser()
const cacheDir = mkdtempSync(join(tmpdir(), 'situation-room-vite-'))
let server: ViteDevServer

beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    cacheDir,
    server: { host: '127.0.0.1', port: 0, watch: null },
  })
  await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(cacheDir, { recursive: true, force: true })
})

test('the page while it is worked on says its words, and loads no parser', async () => {
  const context = await browser().newContext({ locale: 'de-DE', serviceWorkers: 'block' })
  context.setDefaultTimeout(PATIENCE)
  const scripts: string[] = []
  context.on('request', request => scripts.push(request.url()))
  const page = await context.newPage()
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  // Vite may load the page anew when it has found something more to pack: whatever is looked for is waited for.
  const none = sayFrom('de', pageWords)('home.resume.text', { n: 0 })
  await page.locator('.door-resume p', { hasText: none }).waitFor()
  const formatter = async (): Promise<string> =>
    (await fetch(scripts.findLast(url => url.includes('intl-messageformat')) ?? '')).text()
  await expect.poll(formatter).toContain('formatToParts')
  expect(await formatter()).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE')
  await context.close()
})
