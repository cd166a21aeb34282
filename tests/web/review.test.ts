import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { desktop, inBrowser, phone } from './browser.ts'
import { bringIn, type Call, callWhere, fileOf } from './call-driver.ts'
import { axeOn, wideOn } from './checks.ts'
import { library } from './library.ts'

/** Looking back on a finished game: worked out beside the page, told in one line, tried again before it is told. */

const { visit, address } = inBrowser()

/** Where pictures are put for somebody to look at; nowhere unless asked for. */
const PICTURES = process.env.SITUATION_ROOM_REVIEW_PICTURES

async function pictured(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return
  mkdirSync(PICTURES, { recursive: true })
  const size = page.viewportSize()
  await page.setViewportSize({ width: size?.width ?? 360, height: 5_000 })
  await page.screenshot({ path: join(PICTURES, `${name}.png`) })
  if (size) await page.setViewportSize(size)
}

let call: Call
beforeAll(async () => {
  call = await callWhere(
    'a debrief',
    'arkayne',
    ({ hasWon, events }) => !hasWon && events.some(e => e.kind === 'terror'),
  )
})

/** A call that is over, at its debrief. */
async function atDebrief(page: Page): Promise<void> {
  await bringIn(page, address(), 'call.json', await fileOf(call))
  await page.waitForURL(/#\/replay\//)
  const id = /replay\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`${address()}#/call/${id}`)
}

/** Every number of the table of accounts, as it is read. */
async function accountsOn(page: Page): Promise<readonly number[]> {
  const texts = await page.locator('.review-part:has(.review-sum) td').allTextContents()
  return texts.map(text => Number(text.replace('−', '-').replace(/ ±.*/, '').replace(',', '.')))
}

test('a call: one line, two lines that are drawn and told, accounts that add up; by keyboard', async () => {
  const { page } = await visit({ viewport: phone })
  await atDebrief(page)
  // The page goes on being drawn while it is worked out elsewhere.
  await page.evaluate(() => {
    const frames = { busy: 0 }
    Object.assign(window, { frames })
    const frame = (): void => {
      if (document.querySelector('.review-body[aria-busy=true]')) frames.busy++
      requestAnimationFrame(frame)
    }
    frame()
  })
  await page.getByRole('button', { name: 'Look back on it' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.review-headline').waitFor()
  const frames = await page.evaluate(() => (window as unknown as { frames: { busy: number } }).frames)
  expect(frames.busy).toBeGreaterThan(5)
  expect(await page.locator('.review-headline').textContent()).toMatch(/^You played/)
  expect(await page.locator('.review-curve').getAttribute('aria-label')).toMatch(
    /from what you knew: .* to 0 % at the end/,
  )

  const [initial, ...gains] = await accountsOn(page)
  const final = gains.pop()
  expect(final).toBe(0)
  // Whoever adds up what is read finds the result.
  expect(initial + gains.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0)

  // Nobody is told before they have tried again, or do not want to.
  const tried = page.locator('.review-turnings > li').first()
  expect(await tried.locator('legend').textContent()).toBe('You are on the line. What do you do?')
  expect(await tried.getByText('would have chosen').count()).toBe(0)
  await tried.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await pictured(page, 'call-phone')
  await tried.getByRole('button', { name: 'Tell me' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => tried.getByText('The solver would have chosen').count()).toBe(1)
  expect(await axeOn(page, 'all')).toEqual([])
  expect(await wideOn(page)).toEqual([])
})

test('whoever has seen enough stops it, and may begin again', async () => {
  const { archive } = await library()
  const { page } = await visit({ viewport: desktop })
  await bringIn(page, address(), 'all.json', archive)
  await page.locator('.weighed-yes').click()
  await page.locator('.keeping .told').waitFor()
  await page.goto(`${address()}#/replay/over/99999`)
  await page.getByRole('button', { name: 'Look back on it' }).click()
  const review = page.locator('.look-back')
  await review.getByRole('button', { name: 'Look back on it' }).click()
  await review.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => review.getByText('Stopped.').count()).toBe(1)
  await review.getByRole('button', { name: 'Look back on it' }).click()
  await review.locator('progress').waitFor()
})

test.each([
  ['en', phone, 'dark'],
  ['de', desktop, 'light'],
] as const)(
  'a table in %s: from a seat, with what was suspected when, and the mole',
  async (locale, viewport, theme) => {
    const { archive } = await library()
    const { page } = await visit({ viewport, settings: { locale, theme } })
    await bringIn(page, address(), 'all.json', archive)
    await page.locator('.weighed-yes').click()
    await page.locator('.keeping .told').waitFor()
    await page.goto(`${address()}#/replay/over/99999`)
    const name = locale === 'en' ? 'Look back on it' : 'Zurückblicken'
    await page.getByRole('button', { name }).click()
    await page.locator('.look-back').getByRole('button', { name }).click()
    // A first curve comes before all of it is there.
    await page.locator('.review-curve').waitFor({ timeout: 240_000 })
    await page.locator('.review-headline').waitFor({ timeout: 240_000 })
    const [initial, ...gains] = await accountsOn(page)
    const final = gains.pop() ?? 0
    expect(final - initial).toBeCloseTo(gains.reduce((sum, one) => sum + one, 0))
    expect(await page.locator('.review-scroll tbody tr').count()).toBeGreaterThan(0)
    await pictured(page, `table-${locale}-${theme}`)
    expect(await axeOn(page, 'all')).toEqual([])
  },
)
