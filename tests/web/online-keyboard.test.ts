import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { look, pressByKeys, tabTo } from './focus.ts'
import { onlineSite } from './online-site.ts'
import { momentOn, ruleOf, sceneOn, step } from './table-driver.ts'

/** An evening elsewhere without a mouse, from the first tab to the receipt. */

const site = onlineSite()
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const link = (page: Page, name: string): Locator => page.getByRole('link', { name })
const isField = ({ what }: { readonly what: string }): boolean => what.startsWith('input')

/** Types into the next field. */
async function type(page: Page, text: string): Promise<void> {
  await tabTo(page, isField)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Goes on until the own desk lies there. */
async function toDesk(page: Page): Promise<void> {
  for (;;) {
    const moment = await momentOn(page)
    if (moment === 'desk') return
    await step(page, ruleOf('keys'), { moment, scene: await sceneOn(page) }, pressByKeys)
  }
}

test('a table is opened, filled, begun, played at, talked and voted at, and its receipt read, by keys alone', async () => {
  const { page } = await site.comes('Ann')
  await pressByKeys(link(page, 'Play with people elsewhere'))
  await pressByKeys(link(page, 'Open a table online'))
  await type(page, 'Ann')
  // The next stops are the colours, none of which is chosen, and the size that is.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await page.getByRole('radio', { name: 'amber' }).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('radio', { name: /3$/ }).isChecked()).toBe(true)
  await pressByKeys(button(page, 'Open the table'))
  await page.locator('.online-chair', { hasText: 'Ann' }).waitFor()
  await look(page)

  await pressByKeys(button(page, 'Invite Seat 2'))
  const invitation = await page.getByLabel('Link to Seat 2').inputValue()
  const ben = (await site.comes('Ben', invitation)).page
  await type(ben, 'Ben')
  await pressByKeys(button(ben, 'Sit down'))
  await page.locator('.online-chair', { hasText: 'Ben' }).waitFor()
  // What had the focus may have gone with the free seat.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await pressByKeys(button(page, 'Give the free seat to a bot'))
  await pressByKeys(button(page, 'Deal the agendas'))
  await page.locator('.briefing').waitFor()
  await toDesk(page)
  await toDesk(ben)

  await pressByKeys(page.locator('.more-tab[data-page=talk]'))
  await tabTo(page, ({ what, text }) => isField({ what }) || text === 'Send')
  await page.keyboard.type('Good evening')
  await page.keyboard.press('Enter')
  await page.locator('.chat-lines', { hasText: 'Good evening' }).waitFor()
  await look(page)
  await pressByKeys(page.locator('.more-tab[data-page=people]'))
  await pressByKeys(button(page, /^End the game here/))
  await page.getByText(/1 of 2/).waitFor()

  await pressByKeys(ben.locator('.more-tab[data-page=people]'))
  await pressByKeys(button(ben, 'Let the autopilot play for me'))

  // A turn of one's own, from the first choice to the last.
  const rule = ruleOf('keys of Ann')
  const played = async (): Promise<boolean> => {
    const moment = await momentOn(page)
    const scene = await sceneOn(page)
    const isDone = scene.events.some(event => 'seat' in event && event.kind === 'drew' && event.seat === 0)
    // The others wait for the next: nothing comes between.
    if (isDone && moment === 'desk' && scene.asked) return true
    await step(page, rule, { moment, scene }, pressByKeys)
    return false
  }
  while (!(await played()));
  await pressByKeys(page.locator('.more-tab[data-page=people]'))
  await pressByKeys(button(page, 'Let the autopilot play for me'))

  // The stand-ins play it to its end; what happens is watched, and skipped.
  for (;;) {
    const moment = await momentOn(page)
    if (moment === 'debrief') break
    if (moment !== 'desk') await step(page, rule, { moment, scene: await sceneOn(page) }, pressByKeys)
  }
  await page.getByText('Yes. This device has checked it itself:').waitFor()
  await pressByKeys(button(page, 'Another game with the same people'))
  await page.locator('.online-chairs').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})
