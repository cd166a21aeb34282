import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { ask, playOn, until } from '../server/people.ts'
import { inBrowser, phone } from './browser.ts'
import { axeOn, wideOn } from './checks.ts'
import { atServer, type OpenTable } from './served.ts'

// Whoever has no seat at a table elsewhere sees what everybody sees, and has nothing to act with.

const { browser } = inBrowser()
const served = atServer(browser)

/** A table with one person and two bots that others may look on at, begun. */
async function begun(more: object = {}): Promise<OpenTable & { readonly ann: RemoteTable }> {
  const table = await served.open({ game: 'homeland', players: 3, spectators: true, seed: 'onlookers', ...more })
  const ann = await served.sit(table.table, table.invites[0], 'Ann')
  for (const seat of [1, 2]) await table.host.act({ type: 'bot', seat, kind: 'steady', name: `Bot ${seat}` })
  await table.host.act({ type: 'draw' })
  await until(ann, ({ shown }) => shown !== null)
  return { ...table, ann }
}

const viewOf = (one: RemoteTable): View => one.now().shown?.view as View
const roundOf = (one: RemoteTable): number => viewOf(one).round
/** Ann plays on until the round is that, or the game is over. */
const playTo = (ann: RemoteTable, round: number) =>
  playOn({ people: [ann], told: [[]] }, () => ann.now().shown?.outcome != null || roundOf(ann) >= round)

/** Steps through what happened until the board lies there. */
async function watchTo(page: Page, selector: string): Promise<void> {
  await page.locator(`.theatre, .unmasking, ${selector}`).first().waitFor()
  while (!(await page.locator(selector).isVisible())) {
    if (await page.locator('.theatre, .unmasking').isVisible()) await page.keyboard.press('End')
    await page.waitForTimeout(50)
  }
}

const nothingToActWith = async (page: Page): Promise<void> => {
  for (const what of ['.curtain', '.hand-card', '.checklist', '.agenda', '.asking-option', '.composer', '.notes'])
    expect(await page.locator(what).count(), what).toBe(0)
}

test('a spectator sees the table a round late, and is told so', async () => {
  const { table, watch, ann } = await begun()
  await playTo(ann, 3)
  const { page } = await served.visit(served.link(table, 'watch', watch))
  await watchTo(page, '.situation.is-public.is-whole')
  await nothingToActWith(page)
  expect(await page.locator('.board-top h1').textContent()).toContain(String(roundOf(ann) - 1))
  await page.locator('.looking-on', { hasText: /one round late.*One person looks on/ }).waitFor()
  expect(await page.locator('.open-desk').count()).toBe(3)
  // The tabs of whoever sits at the table are not there, the others are.
  const tabs = await page.locator('.more-tab').evaluateAll(all => all.map(one => one.getAttribute('data-page')))
  expect(tabs).toEqual(['players', 'talk', 'log', 'piles'])
  await page.locator('.more-tab[data-page=talk]').click()
  await page.locator('.table-talk').waitFor()
  await nothingToActWith(page)
  // A case, by keyboard: its open file, and nothing to do with it.
  await page.locator('.case-main').first().press('Enter')
  await page.locator('dialog[open] .facts').first().waitFor()
  await page.keyboard.press('Escape')

  // A second pair of eyes is counted.
  const other = await served.visit(served.link(table, 'watch', watch), { viewport: phone })
  await watchTo(other.page, '.situation.is-public')
  await page.getByText('2 people look on.').waitFor()

  // The next round: what happened in the one before is told, step by step, people's turns too.
  const before = roundOf(ann)
  await playTo(ann, before + 1)
  await page.locator('.theatre').waitFor()
  const told: string[] = []
  while (!(await page.locator('.situation.is-public').isVisible())) {
    told.push(...(await page.locator('.rail .seat-name').allTextContents()))
    await page.keyboard.press('ArrowRight')
    if (await page.locator('.stage-on', { hasText: 'To the table' }).isVisible()) await page.keyboard.press('End')
  }
  expect(told).toContain('Ann')
})

test('the host without a seat sees the table as it is, to the end of the game', async () => {
  const { table, hostPass, ann } = await begun()
  const { page } = await served.visit(served.link(table, 'host', hostPass))
  await watchTo(page, '.situation.is-public')
  expect(await page.locator('.looking-on').textContent()).toContain('You look after this table')
  expect(await page.locator('.turn-waiting').textContent()).toContain('Ann')
  await playTo(ann, Number.POSITIVE_INFINITY)
  await page.locator('.theatre, .unmasking').first().waitFor()
  await watchTo(page, '.reckoning')
  expect(await page.locator('.debrief-agendas li').count()).toBe(3)
})

test.each(['dark', 'light', 'contrast'])('the public board is accessible: %s', async theme => {
  const { table, watch, ann } = await begun()
  await playTo(ann, 3)
  for (const viewport of [{ width: 1280, height: 800 }, phone]) {
    const { page, context } = await served.visit(served.link(table, 'watch', watch), { viewport, settings: { theme } })
    await watchTo(page, '.situation.is-public')
    expect(await axeOn(page, 'all')).toEqual([])
    await expect.poll(() => wideOn(page)).toEqual([])
    // Text at 200 %; and what is left of a desktop that is zoomed to 400 %.
    if (viewport === phone) await page.setViewportSize({ width: 320, height: 256 })
    else await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(() => wideOn(page)).toEqual([])
    await context.close()
  }
})

test('a friend at a call sees it as it is played, and advises where that is wanted', async () => {
  const { table, invites, host } = await served.open({ game: 'negotiator', seed: 'friend' })
  const { body } = await ask(served.port(), `/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })
  const ann = await served.come(table, body.pass)
  await host.act({ type: 'draw' })
  await until(ann, ({ shown }) => shown !== null)
  const made = await fetch(`http://127.0.0.1:${served.port()}/api/tables/${table}/friends`, {
    method: 'POST',
    headers: { authorization: `Bearer ${body.pass}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const { friends } = (await made.json()) as { friends: string }
  const { page } = await served.visit(served.link(table, 'friend', friends))
  await page.getByText('You look over the shoulder of Ann, who wants no advice now.').waitFor()
  await page.locator('.dock').waitFor()
  // What is tapped is not done, and nobody is told of it.
  const before = JSON.stringify(ann.now().shown?.view)
  await page.locator('.hand .card').first().click()
  await page.locator('dialog.card-sheet[open] .button').first().click()
  await page.getByText('Ann wants no advice now.').first().waitFor()
  await ann.act({ type: 'advice', isAllowed: true })
  await page.getByText('who wants your advice').waitFor()
  await page.getByLabel('Your advice').fill('Keep him talking')
  await page.keyboard.press('Enter')
  await until(ann, ({ own }) => own.advice?.some(({ text }) => text === 'Keep him talking') === true)
  await page.locator('.hand .card').first().click()
  await page.locator('dialog.card-sheet[open] .button').first().click()
  await until(ann, ({ own }) => (own.advice?.length ?? 0) === 2)
  expect(JSON.stringify(ann.now().shown?.view)).toBe(before)
  for (const theme of ['dark', 'light', 'contrast']) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    expect(await axeOn(page, 'all')).toEqual([])
  }
  await page.setViewportSize(phone)
  await expect.poll(() => wideOn(page)).toEqual([])
})
