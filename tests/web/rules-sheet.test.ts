import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onScreens } from './on-screen.ts'

/** Rules are read over the game: nobody leaves it for them, and every way back leads to where one was. */

const on = onScreens()

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

test.each(games)('over the game: $name', ({ name, within, stays }) =>
  on(name, async page => {
    await thereAndBack(page, page.locator(`${within} .rule-link:visible`).first())
    await page.locator(stays).first().waitFor()
  }),
)

test('in it one rule leads to another, and what is looked for is found; one step back leaves all of it', () =>
  on('call', async page => {
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
  }))
