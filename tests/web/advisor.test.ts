import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, inBrowser, phone } from './browser.ts'
import { axeOn, smallOn, wideOn } from './checks.ts'
import { listen, playOn, ruleOf, sceneOn, settled } from './table-driver.ts'
import { choose as chooseSettings, drawn } from './visitors.ts'

/** The advisor on the page: over a call and beside a board, by mouse and by keys, and where it is silent. */

const { visit } = inBrowser()

/** Pictures are kept where somebody wants to look at them. */
const pictures = process.env.SITUATION_ROOM_PICTURES
async function picture(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}.png`) })
}

const READY = '.advised[aria-busy=false]'

async function toTheCall(viewport: { readonly width: number; readonly height: number }) {
  const { page } = await visit({ viewport })
  await page.locator('.doors .door-call button').click()
  await page.locator('.hand .card').first().waitFor()
  return page
}

async function toTheDesk(viewport: { readonly width: number; readonly height: number }) {
  const { page } = await visit({ viewport, before: context => listen(context, 'advised') })
  await page.getByRole('link', { name: 'Open a table' }).click()
  await page.getByRole('button', { name: 'Play now against three' }).click()
  await playOn(page, ruleOf('advised'), ({ moment, scene }) => moment === 'desk' && scene.asked?.kind === 'turn.act')
  await settled(page)
  return page
}

/** What must hold of it in every theme and language, at this size. */
async function looksRight(page: Page, name: string): Promise<void> {
  for (const [locale, theme] of [
    ['en', 'dark'],
    ['de', 'light'],
    ['it', 'contrast'],
  ]) {
    await chooseSettings(page, { locale, theme })
    await page.locator(READY).waitFor()
    await drawn(page)
    expect(await wideOn(page), `${name} ${locale}`).toEqual([])
    if (name.endsWith('phone')) expect(await smallOn(page), `${name} ${locale}`).toEqual([])
    expect(await axeOn(page, locale === 'en' ? 'all' : 'colours'), `${name} ${locale}`).toEqual([])
    await picture(page, `${name}-${locale}-${theme}`)
  }
  await chooseSettings(page, { locale: 'en', theme: 'dark' })
  await page.locator(READY).waitFor()
}

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('over a call, on a %s', async (name, viewport) => {
  const page = await toTheCall(viewport)
  await page.getByRole('button', { name: 'ask the advisor' }).click()
  await page.locator(`.advisor-sheet[open] ${READY}`).waitFor()
  const options = page.locator('.advised-best > li')
  expect(await options.count()).toBe(3)
  for (const text of await options.allInnerTexts()) expect(text).toMatch(/\d+% wins \(\d+% to \d+%\)/)
  await looksRight(page, `advisor-call-${name}`)
  const first = await options.first().locator('button').getAttribute('data-option')
  await options.first().locator('button').click()
  await page.locator('.advisor-sheet').waitFor({ state: 'detached' })
  expect(first).toMatch(/^(play|bank)/)
  await page.locator('.log, [role=log]').first().waitFor()
})

test('over a call by keys alone: A opens it, Tab reaches every choice, Escape gives the focus back', async () => {
  const page = await toTheCall(desktop)
  await page.locator('.hand .card').first().focus()
  await page.keyboard.press('a')
  await page.locator(`.advisor-sheet[open] ${READY}`).waitFor()
  const reached = new Set<string>()
  for (let tab = 0; tab < 8; tab++) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(
        () => document.activeElement?.getAttribute('data-option') ?? document.activeElement?.className ?? '',
      ),
    )
  }
  const offered = await page
    .locator('.advised-best button')
    .evaluateAll(all => all.map(one => one.getAttribute('data-option')))
  expect(offered.filter(name => !reached.has(name ?? ''))).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.advisor-sheet').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.matches('.hand .card') === true)
})

test('the call of the day has none, and it is said why', async () => {
  const { page } = await visit({ hash: '#/daily' })
  await page.locator('main button.button').first().click()
  await page.locator('.hand .card').first().waitFor()
  await page.getByRole('button', { name: 'ask the advisor' }).click()
  await page.getByText('A call of the day is ranked').waitFor()
  expect(await page.locator('.advised').count()).toBe(0)
})

test('beside the board: the best options, the belief with its evidence, and suspicions filled from it and changed', async () => {
  const page = await toTheDesk(desktop)
  await page.locator('#board-title').focus()
  await page.keyboard.press('a')
  await page.locator(READY).waitFor()
  expect(await page.locator('.advised-best > li').count()).toBe(3)
  expect(await page.locator('.advised-belief > li').count()).toBe(3)
  await looksRight(page, 'advisor-board-desktop')
  await page.getByRole('button', { name: 'Fill in my suspicions with this' }).click()
  await page.getByText('Your suspicions say the same now').waitFor()
  const filled = (await sceneOn(page)).suspicions
  expect(Object.keys(filled)).toEqual(['1', '2', '3'])
  for (const mix of Object.values(filled)) expect(mix.reduce((sum, one) => sum + one, 0)).toBe(100)
  await page.locator('[data-page=suspicions]').click()
  await page
    .getByRole('button', { name: /^More: Terrorist Mole/ })
    .first()
    .click()
  await expect.poll(async () => (await sceneOn(page)).suspicions[1]?.[2]).not.toBe(filled[1]?.[2])
})

test('beside the board of a phone; a question that is answered is thought about no more', async () => {
  const page = await toTheDesk(phone)
  await page.locator('[data-page=advisor]').click()
  await page.locator(READY).waitFor()
  await looksRight(page, 'advisor-board-phone')
  const before = (await sceneOn(page)).choices
  const chosen = page.locator('.advised-best button').first()
  const name = await chosen.getAttribute('data-option')
  await chosen.click()
  await expect
    .poll(async () => {
      const scene = await sceneOn(page)
      return scene.choices > before || scene.draft > 0
    })
    .toBe(true)
  expect(name).not.toBeNull()
})

test('where several people sit around the screen there is none', async () => {
  const { page } = await visit({ before: context => listen(context, 'several') })
  await page.getByRole('link', { name: 'Open a table' }).click()
  const second = page.getByRole('listitem').filter({ hasText: 'Seat 2' })
  await second.getByRole('combobox').selectOption('A person')
  await page.getByRole('button', { name: 'Deal the agendas' }).click()
  await page.waitForURL(/#\/table\/[a-z0-9]+$/)
  await playOn(page, ruleOf('several'), ({ moment }) => moment === 'desk')
  await settled(page)
  await page.locator('[data-page=suspicions]').waitFor()
  expect(await page.locator('[data-page=advisor]').count()).toBe(0)
})
