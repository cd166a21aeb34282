import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder, inBrowser } from './browser.ts'
import { screens } from './screens.ts'
import { type Stock, stock, type Visitors, visitors } from './visitors.ts'

/** Rules are read over the game: nobody leaves it for them, and every way back leads to where one was. */

const { browser, address } = inBrowser()
let eyes: Visitors
beforeAll(async () => {
  const site = { browser: browser(), home: address(), folder }
  const kept: Stock = await stock(site)
  eyes = visitors(site, kept, { viewport: { width: 1280, height: 800 }, settings: { locale: 'en', theme: 'dark' } })
})
afterAll(() => eyes.close())

const sheet = (page: Page) => page.locator('dialog.rules-sheet[open]')

/** By a link to a rule, and back in each of the ways there are. */
async function thereAndBack(page: Page, link: Locator): Promise<void> {
  const rule = /[NM]-\d+/.exec((await link.textContent()) ?? '')?.[0]
  const place = page.url()
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => sheet(page).getByRole('button', { name: 'Close' }).click(),
  ]
  for (const back of ways) {
    await link.focus()
    await page.keyboard.press('Enter')
    const asked = sheet(page).locator(`[id="rule-${rule}"]`)
    await asked.waitFor()
    await expect.poll(() => asked.evaluate(one => one === document.activeElement)).toBe(true)
    await expect.poll(() => asked.evaluate(one => one.getBoundingClientRect().top < innerHeight)).toBe(true)
    expect(page.url()).toBe(place)
    await back()
    await sheet(page).waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate(one => one === document.activeElement)).toBe(true)
    expect(page.url()).toBe(place)
  }
}

const games = [
  { name: 'call', within: '.supply', stays: '.dock' },
  { name: 'call-card', within: '.card-sheet', stays: '.card-sheet[open]' },
  { name: 'accusation', within: '.accusation', stays: '.accusation' },
]

test.each(games)('over the game: $name', async ({ name, within, stays }) => {
  const screen = screens.find(one => one.name === name)
  if (!screen) throw new Error(`no screen ${name}`)
  const { page, leave } = await eyes.to(screen)
  await thereAndBack(page, page.locator(`${within} .rule-link:visible`).first())
  await page.locator(stays).first().waitFor()
  await leave()
})

test('in it one rule leads to another, and what is looked for is found; one step back leaves all of it', async () => {
  const screen = screens.find(one => one.name === 'call')
  if (!screen) throw new Error('no call')
  const { page, leave } = await eyes.to(screen)
  await page.getByRole('link', { name: 'Rule N-28' }).first().click()
  await sheet(page).locator('[id="rule-N-28"]').waitFor()
  await sheet(page).locator('.rule a[href="#/rules/N-13"]').first().click()
  await expect.poll(() => sheet(page).locator('.rule.is-asked').getAttribute('id')).toBe('rule-N-13')
  await sheet(page).getByRole('searchbox').fill('hand limit')
  await expect.poll(() => sheet(page).locator('mark').count()).toBeGreaterThan(0)
  // Nothing in it leads to another game.
  await expect.poll(() => sheet(page).locator('.rule-try').count()).toBe(0)
  await page.goBack()
  await sheet(page).waitFor({ state: 'detached' })
  await page.locator('.dock').waitFor()
  await leave()
})
