import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone } from './browser.ts'
import { axeOn, smallOn, wideOn } from './checks.ts'
import { inviteTo, onlineSite, opensTable, sitsDown } from './online-site.ts'
import { momentOn, playOn, ruleOf } from './table-driver.ts'

/** What guests are given at a table elsewhere: the game taught while the lobby fills, and links to look on by. */

const site = onlineSite()

/** Readable in every theme, with letters of 200 % on a desktop, and on what is left of one that is zoomed to 400 %. */
async function mustBeReadable(page: Page): Promise<void> {
  const before = page.viewportSize() ?? phone
  for (const theme of ['light', 'contrast', 'dark']) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    expect(await axeOn(page, theme === 'dark' ? 'all' : 'colours')).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await expect.poll(() => wideOn(page)).toEqual([])
  await page.setViewportSize(desktop)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => wideOn(page)).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(before)
}

const option = (page: Page, name: string) => page.locator(`[data-option="${name}"]`).first()
const coachSays = (page: Page, text: RegExp) => page.locator('.coach-line', { hasText: text }).waitFor()

test('a guest learns the game while the lobby fills, is told what happens there, and comes back to the seat', async () => {
  const ann = await site.comes('Ann')
  await opensTable(ann, 3)
  const ben = await sitsDown(site, 'Ben', await inviteTo(ann, 2), { viewport: phone })
  const { page } = ben
  await page.getByRole('link', { name: 'New to the game?' }).click()
  await page.getByRole('heading', { name: 'Learn it in five minutes' }).waitFor()
  await page.getByText('Your seat is kept. One seat is free.').waitFor()
  await mustBeReadable(page)
  expect(await smallOn(page)).toEqual([])
  // Nobody at the table notices: the line is there.
  await ann.page.locator('.online-chair', { hasText: 'Ben' }).getByText('at the table').waitFor()
  await page.getByRole('button', { name: 'Begin the round' }).click()
  await page.locator('.briefing .button').click()
  await coachSays(page, /claim/)

  // Somebody sits down meanwhile: it is said, seen, and takes nobody away.
  const cyd = await sitsDown(site, 'Cyd', await inviteTo(ann, 3))
  await page.locator('.teach-news', { hasText: 'Cyd has sat down. Everybody is there. The host begins.' }).waitFor()
  await page.locator('.only-spoken[role=status]', { hasText: 'Cyd has sat down.' }).waitFor()
  await mustBeReadable(page)
  await page.getByRole('button', { name: 'Go on learning' }).click()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')

  // The lesson goes on where it was, and reaches the agents.
  await coachSays(page, /claim/)
  await page.setViewportSize(desktop)
  await option(page, 'claim').click()
  await coachSays(page, /nobody leads/)

  // The match begins under the lesson: told at once, one tap away, and nothing is lost.
  await ann.page.getByRole('button', { name: 'Deal the agendas' }).click()
  await page.locator('.teach-news', { hasText: 'Your game has begun' }).waitFor()
  await page.locator('.only-spoken[role=alert]', { hasText: 'Your game has begun' }).waitFor()
  await expect.poll(() => page.title()).toContain('Your game has begun')
  await coachSays(page, /nobody leads/)
  await page.getByRole('link', { name: 'To the game' }).click()
  await page.locator('.briefing').waitFor()
  expect(await page.locator('.briefing h1').textContent()).toContain('Ben')
  await page.locator('.briefing .button').click()
  await momentOn(page)
  // Whoever goes back in the browser is at the lesson again, and told so.
  await page.goBack()
  await page.locator('.teach-news', { hasText: 'Your game has begun' }).waitFor()
  await page.goBack()
  await cyd.page.locator('.briefing').waitFor()
})

test('the accusation of the teach ends at the table', async () => {
  const ann = await site.comes('Ann')
  await opensTable(ann, 3)
  const { page } = ann
  await page.getByRole('link', { name: 'New to the game?' }).click()
  await page.getByRole('button', { name: 'Begin the round' }).click()
  await page.locator('.briefing .button').click()
  await page.locator('.coach').getByRole('button', { name: 'Skip' }).click()
  await coachSays(page, /One token is missing/)
  await option(page, 'end').click()
  await coachSays(page, /Vega/)
  while (!(await page.locator('.accusation').isVisible())) {
    if (await page.locator('.theatre').isVisible()) await page.keyboard.press('End')
    await page.waitForTimeout(50)
  }
  await page.locator('.accused-card', { hasText: 'Vega' }).click()
  await page.locator('.accusation form .button').click()
  await page.locator('.review-keys .button').last().click()
  await coachSays(page, /Agendas turn up/)
  await page.locator('.unmasking').waitFor()
  await page.locator('.coach').getByRole('link', { name: 'Back to the table' }).click()
  await page.locator('.online-chair', { hasText: 'Ann' }).getByText(/^you/).waitFor()
  expect(await page.locator('.online-chair.is-free').count()).toBe(2)
})

test('the host gives spectators a link, has another made, and ends it, before the match and in it', async () => {
  const ann = await site.comes('Ann')
  await opensTable(ann, 3)
  const { page } = ann
  const give = page.getByRole('button', { name: 'A link for spectators' })
  const linkOn = () => page.getByLabel('Link for spectators', { exact: true }).inputValue()
  expect(await give.count()).toBe(0)
  await page.getByRole('button', { name: 'Let others look on' }).click()
  await give.click()
  const first = await linkOn()
  const dora = await site.comes('Dora', first)
  await dora.page.getByRole('heading', { name: 'Homeland' }).waitFor()
  // Who is there just now is not told to whoever looks on, and nothing is made up.
  await dora.page.getByText('You look on, one round late.').waitFor()
  await dora.page.locator('.online-chair', { hasText: 'Ann' }).getByText('has sat down').waitFor()
  await mustBeReadable(page)
  expect(await smallOn(page)).toEqual([])
  // It is found again as it was given away.
  await page.reload()
  await give.click()
  expect(await linkOn()).toBe(first)
  await page.getByRole('button', { name: 'Another link' }).click()
  await expect.poll(linkOn).not.toBe(first)
  await dora.page.locator('main [role=alert]').waitFor()

  const second = await linkOn()
  await page.getByRole('button', { name: 'Give 2 free seats to bots' }).click()
  await page.getByRole('button', { name: 'Deal the agendas' }).click()
  const eve = await site.comes('Eve', second)
  await eve.page.locator('.situation, .theatre').first().waitFor()
  // While Ann is waited for, no turn of a bot's comes up to be watched in the place of the table.
  await playOn(page, ruleOf('Ann'), ({ moment, scene }) => moment === 'desk' && scene.asked !== null)
  await page.locator('.more-tab[data-page=people]').click()
  await page.getByText('1 person looks on').waitFor()
  await give.click()
  await page.getByRole('button', { name: 'End it: nobody looks on' }).click()
  await eve.page.locator('.online-standing, main [role=alert]').first().waitFor()
  await give.waitFor()
})
