import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, folder, inBrowser, phone } from './browser.ts'
import { openFile, screens } from './screens.ts'
import { drawn, type Stock, stock, type Visitors, visitors } from './visitors.ts'

/** What a tap has the browser style anew: elements are counted, because nobody's clock can be trusted here. */

const { browser, address } = inBrowser()
let kept: Stock
const opened: Visitors[] = []
beforeAll(async () => {
  kept = await stock({ browser: browser(), home: address(), folder })
})
afterAll(async () => {
  for (const visitor of opened) await visitor.close()
})

async function board(viewport: typeof desktop | typeof phone): Promise<Page> {
  const visitor = visitors({ browser: browser(), home: address(), folder }, kept, { viewport })
  opened.push(visitor)
  const screen = screens.find(({ name }) => name === 'board')
  if (!screen) throw new Error('no board')
  const { page } = await visitor.to(screen)
  await drawn(page)
  return page
}

interface Traced {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** How many elements of the page were styled meanwhile, each as often as it was. */
async function styledBy(page: Page, act: () => Promise<void>): Promise<number> {
  await browser().startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  await drawn(page)
  const { traceEvents } = JSON.parse((await browser().stopTracing()).toString()) as { traceEvents: readonly Traced[] }
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []))
  return counts.reduce((sum, count) => sum + count, 0)
}

const allOn = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)

test('what comes and goes on the board has nothing but itself styled', async () => {
  const page = await board(desktop)
  const menu = page.locator('.case-act[data-option=file]')
  const styled = await styledBy(page, async () => {
    await page.locator('.case-main[aria-expanded]').first().click()
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
  })
  expect(styled).toBeGreaterThan(0)
  expect(styled).toBeLessThan((await allOn(page)) / 2)
})

test('a head of another height has nothing but itself styled', async () => {
  const page = await board(phone)
  const styled = await styledBy(page, async () => {
    await page.locator('.board-top').evaluate(head => {
      head.style.minHeight = '200px'
    })
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--tall') === '200px')
  })
  expect(styled).toBeLessThan((await allOn(page)) / 4)
  // Those that ask for it are told all the same: what is scrolled to lies under the head.
  const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  expect(Number.parseFloat(padding)).toBeGreaterThanOrEqual(200)
})

test('a sheet is out of sight before the page is given back, and then gives back the focus', async () => {
  const page = await board(phone)
  await openFile('.board-case')(page)
  const file = page.locator('dialog.file')
  await file.waitFor()
  // Listened for before the key is pressed: a browser that is busy may see to keys first.
  await page.evaluate(() => {
    const first = new Promise(answer =>
      addEventListener(
        'keydown',
        () =>
          requestAnimationFrame(() => {
            const sheet = document.querySelector('dialog.file')
            answer(sheet && { isOpen: sheet.matches(':modal'), opacity: getComputedStyle(sheet).opacity })
          }),
        { capture: true, once: true },
      ),
    )
    Object.assign(window, { first })
  })
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => (window as unknown as { first: Promise<unknown> }).first)).toEqual({
    isOpen: true,
    opacity: '0',
  })
  await file.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('case-main')
})
