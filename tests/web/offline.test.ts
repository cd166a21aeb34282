import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, inBrowser } from './browser.ts'
import { callOf, playOn, sceneAt, shows, startCall } from './call-driver.ts'
import { PATIENCE } from './screens.ts'

/** Without a connection: before the page is kept on the device, when that is said, and after. */

const { browser, address } = inBrowser()

async function arrive(options: BrowserContextOptions): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser().newContext({
    viewport: desktop,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.goto(address())
  return { page, context }
}

test('gone in the first seconds, before it is kept: that is said, the call goes on, and nothing is lost', async () => {
  const call = await callOf('offline', 'arkayne', ['bank keep-cool', 'bank small-talk'])
  const { page, context } = await arrive({ serviceWorkers: 'block' })
  await startCall(page, address(), call)
  await context.setOffline(true)
  await page.getByText('this page is not kept on this device yet').waitFor()
  // The first card of this visit, with all that its sheet would load.
  await playOn(page, call, 0, 2)
  // What was not loaded is a sentence, and the call is still there.
  await page.locator('.wares-name').first().click()
  await page.getByText('this part was not loaded yet').waitFor()
  await shows(page, sceneAt(call, 2))
  // So is a whole screen, and the way back.
  await page.evaluate(() => {
    location.hash = '#/tables'
  })
  await page.getByText('this screen was not loaded yet').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  // A game that was left is read anew, by what is not there yet either.
  await page.getByRole('heading', { name: 'This call cannot be opened' }).waitFor()
  await page.getByText('Your games are saved').nth(1).waitFor()
  await context.setOffline(false)
  await page.reload()
  await shows(page, sceneAt(call, 2))
  await context.close()
})

test('kept: the link of a table leads to the page, with all that stands behind its #', async () => {
  const { page, context } = await arrive({ serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  const link = new URL('t/Some-table_9#s=Zm9vYmFyYmF6cXV4cXV1eA', address())
  // The page itself takes the secret out of the address as soon as it has it.
  const seen: string[] = []
  page.on('framenavigated', frame => seen.push(frame.url()))
  await page.goto(link.href)
  expect(seen[0]).toBe(new URL(`?table=Some-table_9${link.hash}`, address()).href)
  await page.locator('#root > *').first().waitFor()
  await context.close()
})

test('kept: the tab that was there from the first has every screen, without being loaded again', async () => {
  const { page, context } = await arrive({ serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.getByText('You are offline. Everything here works all the same.').waitFor()
  await page.evaluate(() => {
    location.hash = '#/tables'
  })
  await page.locator('.lobby-form').waitFor()
  await page.reload()
  await page.locator('.lobby-form').waitFor()
  await context.close()
})
