import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Event } from '../../src/games/homeland/events.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { desktop, inBrowser, phone } from './browser.ts'
import { listen, listenAtQuick, playOn, ruleOf, sceneOn, seedWhere, settled } from './table-driver.ts'

/** A turn with one's hands on the table: how much it takes, and where the focus goes. */

const { visit } = inBrowser()
const view = ({ view }: Scene): View => view as View

/** A turn in which there is a case to claim and two of others to play on, at a table of one person and three bots. */
const isOpen = (scene: Scene): boolean => {
  const { threats, mustClaim, me } = view(scene)
  const others = threats.filter(({ lead }) => lead !== undefined && lead !== 0)
  const isTurn = scene.asked?.kind === 'turn.act' && scene.draft === 0
  return isTurn && mustClaim && others.length >= 2 && (me?.hand.length ?? 0) >= 2
}

async function toTheTurn(
  name: string,
  viewport: { readonly width: number; readonly height: number } = desktop,
): Promise<{ readonly page: Page; readonly scene: Scene }> {
  const wanted = await seedWhere(name, ruleOf, isOpen)
  const { page } = await visit({ viewport, before: context => listenAtQuick(context, wanted.seed) })
  await page.getByRole('link', { name: 'Open a table' }).click()
  await page.getByRole('button', { name: 'Play now against three' }).click()
  await page.waitForURL(/#\/table\/[a-z0-9]+$/)
  const { scene } = await playOn(
    page,
    ruleOf(wanted.seed),
    ({ moment, scene }) => moment === 'desk' && scene.choices === wanted.scene.choices && isOpen(scene),
  )
  await page.locator(viewport === phone ? '.drawer' : '.situation.is-whole').waitFor()
  // A tap while the table still answers is no tap.
  await settled(page)
  return { page, scene }
}

const mineIn = ({ events }: Scene, kind: string): number =>
  (events as readonly Event[]).filter(event => event.kind === kind && 'seat' in event && event.seat === 0).length

const didAll = (before: Scene, after: Scene): void => {
  expect(mineIn(after, 'claimed') - mineIn(before, 'claimed')).toBe(1)
  expect(mineIn(after, 'placed') - mineIn(before, 'placed')).toBe(2)
  expect(after.choices).toBeGreaterThan(before.choices)
}

test('a turn is seven clicks: case, Claim; card, case; card, case; End', async () => {
  const { page, scene } = await toTheTurn('clicks')
  let clicks = 0
  const click = async (selector: string): Promise<void> => {
    await page.locator(selector).first().click()
    clicks++
    await settled(page)
  }
  const free = view(scene).threats.find(({ lead }) => lead === undefined)
  await click(`#case-${free?.id} .case-main`)
  await click('.is-picked .case-act[data-option=claim]')
  for (let card = 0; card < 2; card++) {
    await click('.desk-dock .hand-main')
    // What can be chosen is lit, and it is what the table offers.
    const options = (await sceneOn(page)).asked?.options.filter(name => name.startsWith('case '))
    await expect.poll(() => page.locator('.board-case.is-lit').count()).toBe(options?.length)
    await click('.board-case.is-lit .case-main')
  }
  await click('[data-option=end]')
  await expect.poll(async () => (await sceneOn(page)).choices).toBeGreaterThan(scene.choices)
  didAll(scene, await sceneOn(page))
  expect(clicks).toBe(7)
})

test('the same by seven keys that choose something; the focus is never nowhere, and goes to what is asked', async () => {
  const { page, scene } = await toTheTurn('clicks')
  const focusIsAt = (selector: string): Promise<boolean> =>
    page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)
  let keys = 0
  const enter = async (): Promise<void> => {
    await page.keyboard.press('Enter')
    keys++
    await settled(page)
    await expect.poll(() => focusIsAt('body')).toBe(false)
  }
  const free = view(scene).threats.find(({ lead }) => lead === undefined)
  await page.locator(`#case-${free?.id} .case-main`).focus()
  await enter()
  // What can be done with it: the first of it is to claim it.
  await expect.poll(() => focusIsAt('.is-picked .case-act[data-option=claim]')).toBe(true)
  await enter()
  await page.locator('.desk-dock .hand-main').first().focus()
  for (let card = 0; card < 2; card++) {
    await expect.poll(() => focusIsAt('.hand-main')).toBe(true)
    await enter()
    await expect.poll(() => focusIsAt('.board-case.is-lit .case-main')).toBe(true)
    await enter()
  }
  await expect.poll(() => focusIsAt('[data-option=end]')).toBe(true)
  await page.keyboard.press('Enter')
  keys++
  await expect.poll(async () => (await sceneOn(page)).choices).toBeGreaterThan(scene.choices)
  didAll(scene, await sceneOn(page))
  expect(keys).toBe(7)
})

test('from the briefing to the first question by keyboard the focus is never nowhere', async () => {
  const { page } = await visit({ before: context => listen(context, 'focus') })
  const at = (selector: string): Promise<boolean> =>
    page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await settled(page)
    await expect.poll(() => at('body')).toBe(false)
  }
  await page.getByRole('link', { name: 'Open a table' }).click()
  await press('Play now against three')
  await page.locator('.briefing').waitFor()
  await press('To the board')
  await page.locator('.theatre').waitFor()
  const skip = page.getByRole('button', { name: 'Skip to the end' })
  if (await skip.isVisible()) {
    await press('Skip to the end')
    expect(await at('.stage-on')).toBe(true)
  }
  await press('To the table')
  await page.locator('.turn-bar .checklist').waitFor()
  expect(await at('body')).toBe(false)
})

test('a card between the fingers is put back by a second tap, and undo leaves the focus somewhere', async () => {
  const { page, scene } = await toTheTurn('clicks')
  await page.locator('.desk-dock .hand-main').first().click()
  await page.locator('.hand-card.is-placing').waitFor()
  await settled(page)
  await page.locator('.hand-card.is-placing .hand-main').click()
  await page.locator('.hand-card.is-placing').waitFor({ state: 'detached' })
  await settled(page)
  await page.locator('[data-option=claim]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.board-case.is-lit').first().waitFor()
  await settled(page)
  await page.keyboard.press('u')
  await page.locator('.board-case.is-lit').first().waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  expect((await sceneOn(page)).choices).toBe(scene.choices)
})

test('another card takes the place of the one that was taken up, by one tap', async () => {
  const { page, scene } = await toTheTurn('clicks')
  const cards = page.locator('.desk-dock .hand-main')
  await cards.first().click()
  await expect.poll(() => cards.first().getAttribute('aria-pressed')).toBe('true')
  await settled(page)
  await cards.nth(1).click()
  await expect.poll(() => cards.nth(1).getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.locator('.hand-card.is-placing').count()).toBe(1)
  expect(view(await sceneOn(page)).me?.placing).toBe(view(scene).me?.hand[1])
  // And all of it goes back by a tap.
  await settled(page)
  await cards.nth(1).click()
  await page.locator('.hand-card.is-placing').waitFor({ state: 'detached' })
  await expect.poll(async () => (await sceneOn(page)).draft).toBe(0)
})

test('a card is drawn onto a case; let go beside the board it goes back', async () => {
  const { page, scene } = await toTheTurn('clicks')
  const card = page.locator('.desk-dock .hand-main').first()
  await card.dragTo(page.locator('.rail .more-page'))
  await expect.poll(async () => (await sceneOn(page)).draft).toBe(0)
  await page.locator('.hand-card.is-placing').waitFor({ state: 'detached' })
  await settled(page)
  const led = view(scene).threats.find(({ lead }) => lead !== undefined && lead !== 0)
  const tile = page.locator(`#case-${led?.id}`)
  await card.hover()
  await page.mouse.down()
  await page.locator('.turn-bar').hover()
  await page.locator('.board-case.is-lit').first().waitFor()
  await tile.hover()
  await page.mouse.up()
  await expect.poll(async () => mineIn(await sceneOn(page), 'placed') - mineIn(scene, 'placed')).toBe(1)
  expect(view(await sceneOn(page)).threats.find(({ id }) => id === led?.id)?.by.length).toBe((led?.by.length ?? 0) + 1)
})

test('the arrows go over the board, the tabulator stops there once, and Escape puts a case down', async () => {
  const { page, scene } = await toTheTurn('clicks')
  const { spaces } = view(scene)
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.closest('.board-case')?.id ?? '')
  await expect.poll(() => page.locator('.board .case-main:not([tabindex="-1"])').count()).toBe(1)
  await page.locator('.board .case-main:not([tabindex="-1"])').focus()
  const reached = new Set([await focused()])
  // To the upper left, and from there row by row.
  for (let row = 0; row < 5; row++) await page.keyboard.press('ArrowUp')
  for (let row = 0; row < 5; row++) {
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft')
    for (let step = 0; step < 6; step++) {
      reached.add(await focused())
      await page.keyboard.press('ArrowRight')
    }
    reached.add(await focused())
    await page.keyboard.press('ArrowDown')
  }
  expect([...reached].sort()).toEqual(spaces.flatMap(id => (id === null ? [] : `case-${id}`)).sort())
  await expect.poll(() => page.locator('.board .case-main:not([tabindex="-1"])').count()).toBe(1)

  const free = view(scene).threats.find(({ lead }) => lead === undefined)
  await page.locator(`#case-${free?.id} .case-main`).focus()
  await page.keyboard.press('Enter')
  await page.locator('.case-menu').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.case-menu').waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(`case-${free?.id}`)
})

test('the command line opens with /, and Escape puts it away', async () => {
  const { page } = await toTheTurn('clicks')
  const line = page.getByRole('combobox', { name: 'Type a command' })
  await expect.poll(() => line.count()).toBe(0)
  await page.keyboard.press('/')
  await expect.poll(() => line.evaluate(one => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await line.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('board-title')
})

test('on a phone a card is played by three taps: the desk, the card, the case', async () => {
  const { page, scene } = await toTheTurn('clicks', phone)
  let taps = 0
  const tap = async (selector: string): Promise<void> => {
    await page.locator(selector).first().click()
    taps++
    await settled(page)
  }
  await tap('.drawer-bar')
  await tap('.drawer .hand-main')
  await tap('.board-case.is-lit .case-main')
  await expect.poll(async () => mineIn(await sceneOn(page), 'placed') - mineIn(scene, 'placed')).toBe(1)
  expect(taps).toBe(3)
})

test.each([
  ['on one screen', desktop],
  ['on a phone', phone],
])('every line of the checklist by keyboard, %s: the focus is never nowhere', async (_, viewport) => {
  const { page } = await toTheTurn('clicks', viewport)
  const focus = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '')
  const lines = page.locator('.todo.is-open .todo-main:not([data-option=end])')
  for (let n = 0; n < (await lines.count()); n++) {
    await lines.nth(n).focus()
    await page.keyboard.press('Enter')
    await settled(page)
    await expect.poll(focus).not.toBe('BODY')
    // Back to the checklist, by keys too.
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    else if ((await sceneOn(page)).draft > 0) await page.keyboard.press('u')
    else if ((await page.locator('.turn-head .button, .bar-question .icon-button').count()) > 0) {
      await page.locator('.turn-head .button, .bar-question .icon-button').first().focus()
      await page.keyboard.press('Enter')
    }
    await page.locator('.checklist').waitFor()
    await settled(page)
    await expect.poll(focus).not.toBe('BODY')
  }
})
