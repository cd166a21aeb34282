import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, folder, inBrowser } from './browser.ts'
import { screens } from './screens.ts'
import { stock, type Visitors, visitors } from './visitors.ts'

/** What a screen reader finds on every screen. `npx vitest run tests/web/aria.test.ts -u` writes it down anew. */

const { browser, address } = inBrowser()
let eyes: Visitors
beforeAll(async () => {
  const site = { browser: browser(), home: address(), folder }
  eyes = visitors(site, await stock(site), { viewport: desktop, settings: { locale: 'en', theme: 'dark' } })
}, 300_000)
afterAll(() => eyes.close())

test.each(screens.map(screen => [screen.name, screen] as const))('%s', async (name, screen) => {
  const { page, leave } = await eyes.to(screen)
  // Without the live regions, whose sentences come and go.
  const tree = await page.locator('.room').ariaSnapshot()
  await leave()
  await expect(`${tree}\n`).toMatchFileSnapshot(`golden/${name}.yml`)
})
