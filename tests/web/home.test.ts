import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, phone } from './browser.ts'
import { PATIENCE } from './screens.ts'
import { drawn } from './visitors.ts'

const { visit, address, browser } = inBrowser()

test('four verbs, and two taps to play', async () => {
  const { page } = await visit()
  const doors = page.locator('.doors h2')
  await expect.poll(() => doors.allInnerTexts()).toEqual(['Take a call', 'Open a table', 'Resume', 'Learn'])
  await page.getByRole('button', { name: 'Take a call' }).click()
  await page.waitForURL(/#\/call\/[a-z0-9]+$/)
  await page.getByRole('log').waitFor()
})

test.each([
  ['de-AT', 'Abheben'],
  ['it-IT', 'Rispondi'],
  ['fr-FR', 'Take a call'],
])('the language is guessed: %s', async (locale, verb) => {
  const { page } = await visit({ locale })
  await page.getByRole('button', { name: verb }).waitFor()
})

test('the language is changed without a reload', async () => {
  const { page } = await visit()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true })
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abheben' }).waitFor()
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
})

test('the home is drawn before any script has run', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  await expect.poll(() => page.locator('h1').textContent()).toBe('Situation Room')
  await expect.poll(() => page.locator('.doors h2').count()).toBe(4)
})

test('a tap before the scripts have come is not lost', async () => {
  const context = await browser().newContext({ viewport: phone, locale: 'en-GB', serviceWorkers: 'block' })
  context.setDefaultTimeout(PATIENCE)
  let letThrough = (): void => {}
  const tapped = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await context.route(/\.js$/, async route => {
    await tapped
    await route.continue()
  })
  const page = await context.newPage()
  // The page is not loaded before its scripts are.
  await page.goto(address(), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Take a call' }).click()
  letThrough()
  await page.waitForURL(/#\/call\/[a-z0-9]+$/)
  await page.getByRole('log').waitFor()
  await context.close()
})

test('after the first visit it works offline', async () => {
  const { page, context } = await visit({ serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.goto(address())
  await page.getByText('You are offline').waitFor()
  const licences = await context.newPage()
  await licences.goto(address() + (await page.getByRole('link', { name: 'Licences' }).getAttribute('href')))
  await licences.getByText('The Courier Prime Project Authors').first().waitFor()
  await licences.close()
  await page.getByRole('button', { name: 'Take a call' }).click()
  await page.getByRole('log').waitFor()
})

test('a link to nothing is a sentence and a way home', async () => {
  const { page } = await visit({ hash: '#/nowhere/at/all' })
  await page.getByRole('heading', { name: 'Nothing lies here' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Take a call' }).waitFor()
})

/** As Chromium does where the page can be installed; asked for, it remembers that. */
async function offerInstall(page: Page): Promise<void> {
  // The home is there before any script that could hear it.
  await drawn(page)
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => Object.assign(window, { wasPrompted: true }),
    })
    dispatchEvent(offer)
    Object.assign(window, { isOurs: offer.defaultPrevented })
  })
}

test('the page can be an app of the device: offered at home, never in a game, and answered once and for all', async () => {
  const { page } = await visit()
  const hint = page.locator('.install')
  await expect.poll(() => hint.count()).toBe(0)
  await offerInstall(page)
  await hint.getByRole('button', { name: 'Install' }).waitFor()
  // The browser does not ask in its own way as well.
  await expect.poll(() => page.evaluate(() => 'isOurs' in window && window.isOurs)).toBe(true)
  await page.getByRole('button', { name: 'Take a call' }).click()
  await page.getByRole('log').waitFor()
  await expect.poll(() => hint.count()).toBe(0)
  await page.goBack()
  await hint.getByRole('button', { name: 'No, thanks' }).click()
  await hint.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Take a call' }).waitFor()
  await offerInstall(page)
  await expect.poll(() => page.evaluate(() => 'isOurs' in window && window.isOurs)).toBe(true)
  await expect.poll(() => hint.count()).toBe(0)
})

test('whoever wants it is asked by the browser', async () => {
  const { page } = await visit()
  const hint = page.locator('.install')
  await offerInstall(page)
  await hint.getByRole('button', { name: 'Install' }).click()
  await hint.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => 'wasPrompted' in window)).toBe(true)
})

test('on an iPhone a sentence says how, until it was answered', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  const { page } = await visit({ userAgent, viewport: phone })
  const hint = page.locator('.install')
  await hint.getByText('Add to Home Screen').waitFor()
  await hint.getByRole('button', { name: 'No, thanks' }).click()
  await hint.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Take a call' }).waitFor()
  await expect.poll(() => hint.count()).toBe(0)
})
