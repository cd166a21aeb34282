import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/words/index.ts'
import { onScreens } from './on-screen.ts'
import { choose, drawn } from './visitors.ts'

/** What somebody stumbled over who had never seen the page before: it stays mended. */

const on = onScreens()

const phone = { width: 390, height: 844 }
const desktops = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(one => Math.round(one.getBoundingClientRect().top))

/** Is all of it in the window, and not cut off by what holds it? */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate(one => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      const met = (x: number, y: number): boolean => one.contains(document.elementFromPoint(x, y))
      return bottom <= innerHeight && met((left + right) / 2, top + 3) && met((left + right) / 2, bottom - 3)
    })

test('the help names the marks that stand on the board without a name, and leads to the rules', () =>
  on('board', async page => {
    await page.getByRole('button', { name: 'Help' }).click()
    const help = page.getByRole('dialog', { name: 'Help' })
    await help.waitFor()
    const named = await help.locator('.help-marks use').evaluateAll(all => all.map(one => one.getAttribute('href')))
    const shown = await page.locator('.tokens use').evaluateAll(all => all.map(one => one.getAttribute('href')))
    expect(new Set(shown).size).toBe(5)
    for (const drawing of shown) expect(named).toContain(drawing)
    await help.getByRole('link', { name: 'M-19' }).click()
    await page.getByText('Your turn and the claim').first().waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }))

test('a card of the hand says which side it helps', () =>
  on('board', async page => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await drawn(page)
    const sides = page.locator('.desk-dock .intel-card:not(.intel-gold) .intel-card-side')
    const told = await page
      .locator('.desk-dock .intel-card:not(.intel-gold)')
      .evaluateAll(all => all.map(one => (one.matches('.intel-blue') ? 'against' : 'for')))
    expect(told.length).toBeGreaterThan(0)
    for (const [at, word] of told.entries()) {
      expect(await sides.nth(at).textContent()).toMatch(new RegExp(`^\\d ${word} the plot$`))
      await expect.poll(() => sides.nth(at).isVisible()).toBe(true)
    }
  }))

describe('what happened to oneself', () => {
  test('can still be read after the first choice, and no tab moves', () =>
    on('board', async page => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await drawn(page)
      const places = (): Promise<string[]> =>
        page
          .locator('.rail .more-tab')
          .evaluateAll(all => all.map(one => `${one.textContent} ${one.getBoundingClientRect().x}`))
      const before = await places()
      expect(before[0]).toMatch(/^For you /)
      const told = await page.locator('.rail .since').textContent()
      await page.locator('[data-option=claim]').click()
      await page.locator('.board-case.is-lit .case-main').first().waitFor()
      expect(await places()).toEqual(before)
      expect(await page.locator('.rail .since').textContent()).toBe(told)
      // The table is as it was, for whoever comes to it next.
      await page.locator('.bar-question .button').click()
      await page.locator('.turn-bar .checklist').waitFor()
    }))
})

describe('on a phone', () => {
  test('a way back beside the heading moves no line of the checklist', () =>
    on('board', async page => {
      await page.setViewportSize(phone)
      for (const locale of languages) {
        await choose(page, { locale })
        await drawn(page)
        const before = (await topOf(page, '.checklist')) - (await topOf(page, '.turn-head'))
        await page.locator('[data-option=claim]').click()
        await page.locator('.board-case.is-lit .case-main').first().click()
        await page.locator('.turn-head .button').waitFor()
        const after = (await topOf(page, '.checklist')) - (await topOf(page, '.turn-head'))
        expect(Math.abs(after - before), locale).toBeLessThanOrEqual(1)
        // Back to the question, and back to the turn.
        await page.locator('.turn-head .button').click()
        await page.locator('.asking > .button').click()
        await page.locator('.turn-head').waitFor()
      }
      await choose(page, { locale: 'en' })
    }))

  test('the briefing shows the way to the board', () =>
    on('briefing', async page => {
      await page.setViewportSize(phone)
      for (const locale of languages) {
        await choose(page, { locale })
        await drawn(page)
        await expect.poll(() => isInSight(page, '.briefing > .button'), { message: locale }).toBe(true)
      }
      await choose(page, { locale: 'en' })
    }))

  test('the tools of a practice call are in one row with the leaves', () =>
    on('lesson', async page => {
      await page.setViewportSize(phone)
      for (const locale of languages) {
        await choose(page, { locale })
        await drawn(page)
        const rows = await page
          .locator('.leaves > button:visible')
          .evaluateAll(all => new Set(all.map(one => Math.round(one.getBoundingClientRect().bottom / 8))).size)
        expect(rows, locale).toBe(1)
      }
      await choose(page, { locale: 'en' })
    }))
})

test('whom to accuse: what leads on is in sight', () =>
  on('accusation', async page => {
    for (const locale of languages) {
      await choose(page, { locale })
      for (const viewport of desktops) {
        await page.setViewportSize(viewport)
        await drawn(page)
        const message = `${locale} ${viewport.width}`
        await expect.poll(() => isInSight(page, '.rail .accusation form > .button'), { message }).toBe(true)
      }
    }
    await choose(page, { locale: 'en' })
  }))

test('who ends the shopping with points left is told that they go unspent', () =>
  on('call-shop', async page => {
    const points = Number.parseInt((await page.locator('.dock-points').textContent()) ?? '', 10)
    expect(points).toBeGreaterThan(0)
    expect(await page.locator('[data-option=done]').textContent()).toContain(`${points} point`)
  }))

test('after a call the debrief has the room of the shelf', () =>
  on('call-lost', async page => {
    await page.setViewportSize(desktops[0])
    await drawn(page)
    await expect.poll(() => page.locator('.supply').isVisible()).toBe(false)
    const width = await page.locator('.call-middle').evaluate(one => one.clientWidth)
    expect(width).toBeGreaterThan(800)
  }))
