import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { desktop, inBrowser, phone } from './browser.ts'
import {
  type Call,
  callWhere,
  type Draft,
  labelOf,
  type Step,
  sceneAt,
  shows,
  toldOn,
  verbOf,
  viewOf,
} from './call-driver.ts'
import { type Focus, focusOn, look, tabTo } from './focus.ts'

/** A call without a mouse. Wherever the focus goes it is somewhere, in sight, and under nothing. */

const { visit, address } = inBrowser()

const wanted = ['play', 'bank', 'convert', 'pay', 'accept', 'keep', 'reroll', 'concede', 'hang-up', 'reveal', 'buy']

let call: Call
beforeAll(async () => {
  const isWanted = ({ choices }: Draft): boolean => {
    const verbs = new Set(choices.map(verbOf))
    return choices.length < 60 && wanted.every(verb => verbs.has(verb))
  }
  call = await callWhere('keys', 'edward', isWanted)
})

const isCard =
  (id: string) =>
  ({ card, what }: Focus): boolean =>
    card === id && what.startsWith('button.card')

/** A key that leads somewhere, and that it has led there. */
async function goWith(page: Page, key: string, first: string): Promise<void> {
  await page.keyboard.press(key)
  await page.waitForFunction(selector => document.activeElement === document.querySelector(selector), first)
}

/** Makes a choice with the keyboard: by Tab alone, or with the single keys. */
async function press(page: Page, step: Step, withKeys: boolean): Promise<void> {
  const { choice, scene } = step
  const [verb, card = ''] = choice.split(' ')
  const { hand, last, escaping } = viewOf(scene)
  const enter = () => page.keyboard.press('Enter')
  switch (verb) {
    case 'play':
    case 'bank':
      if (withKeys) await page.keyboard.press(String([...new Set(hand)].indexOf(card) + 1))
      else {
        await tabTo(page, isCard(card))
        await enter()
      }
      await page.locator('.card-sheet').waitFor()
      await tabTo(page, ({ text }) => text === (verb === 'play' ? 'Say it' : 'Face down (+1)'))
      return enter()
    case 'pay':
      await tabTo(page, isCard(card))
      return enter()
    case 'concede': {
      if (withKeys) await goWith(page, 'd', '.case-file button')
      const isDemand = ({ card: one, what }: Focus): boolean => one === card && what.includes('demand')
      // On a phone the case file is a leaf of its own.
      if (!(await page.locator('.case-file').isVisible())) {
        await tabTo(page, ({ what, text }) => what.includes('leaf-tab') && text.startsWith('File'))
        await enter()
        await tabTo(page, isDemand, 'Shift+Tab')
      } else await tabTo(page, isDemand)
      await enter()
      const give = page.locator('.concede-sheet .sheet-acts .button').first()
      await give.waitFor()
      const label = (await give.textContent()) ?? ''
      await tabTo(page, ({ text }) => text === label.trim())
      await enter()
      if (await give.isVisible()) await enter()
      return
    }
    case 'hang-up':
      await tabTo(page, ({ option }) => option === choice)
      await enter()
      if (last || escaping) await enter()
      return
    case 'accept':
    case 'keep':
    case 'reroll': {
      const label = labelOf(step)
      await tabTo(page, ({ text }) => text.startsWith(label))
      return enter()
    }
    case 'buy':
    case 'take':
      if (withKeys) await goWith(page, 's', '.shelf button')
      await tabTo(page, ({ option }) => option === choice)
      return enter()
    default:
      await tabTo(page, ({ option }) => option === choice)
      return enter()
  }
}

/** From the front door to the first question. */
async function enterCall(page: Page, one: Call): Promise<void> {
  await page.evaluate(() => {
    const mouse = () => Object.assign(window, { isMouse: true })
    // A click that a key has made has no place on the screen.
    for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'wheel']) addEventListener(kind, mouse, true)
  })
  await page.keyboard.press('Tab')
  await tabTo(page, ({ text }) => text === 'Choose who calls')
  await page.keyboard.press('Enter')
  await page.locator('.case-open').first().waitFor()
  await tabTo(page, ({ what }) => what === 'input.text')
  await page.keyboard.type(one.seed)
  await tabTo(page, ({ what, text }) => what === 'button.case-open' && text === 'Edward Quinn', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await shows(page, sceneAt(one, 0))
}

/** Until the dock has drawn its focus: it is never lost between two choices. */
const isSomewhere = (page: Page) =>
  page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body)

/** What is asked stands there, whole and under nothing; where another thing says it, on a phone, it is only spoken. */
const questionOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const question = document.querySelector('#dock-question')
    const { left, top, width, height, bottom } = question?.getBoundingClientRect() ?? new DOMRect()
    if (!question || width <= 1) return null
    if (top < 0 || bottom > innerHeight) return `the question is at ${Math.round(top)} to ${Math.round(bottom)}`
    const over = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)
    return over && question.contains(over) ? null : `${over?.className} lies over the question`
  })

/** The first choices of a call, after each of which the focus and what is asked are in sight. */
async function playByKeys(page: Page, one: Call, choices: number): Promise<void> {
  for (const [n, step] of one.steps.slice(0, choices).entries()) {
    await press(page, step, n % 2 === 1)
    await shows(page, sceneAt(one, n + 1))
    await isSomewhere(page)
    await look(page)
    await expect.poll(() => questionOn(page)).toBeNull()
  }
}

test.each([
  { screen: 'desktop', viewport: desktop, share: 1, textSize: 100 },
  { screen: 'phone', viewport: phone, share: 0.5, textSize: 100 },
  { screen: 'phone with large letters', viewport: phone, share: 0.3, textSize: 150 },
])('a call by keyboard only, on a $screen', async ({ viewport, share, textSize }) => {
  const { page } = await visit({ viewport, settings: { textSize } })
  await enterCall(page, call)
  await playByKeys(page, call, Math.ceil(call.steps.length * share))
  if (share === 1) {
    await page.getByRole('region', { name: /^(Won|Lost)/ }).waitFor()
    await tabTo(page, ({ text }) => text === 'Watch the replay')
    await page.keyboard.press('Enter')
    await page.locator('.reel-bar').waitFor()
    await tabTo(page, ({ what }) => what === 'input.reel-range')
    await page.keyboard.press('End')
    await page.locator('.reel-end').waitFor()
  }
  expect((await focusOn(page)).isMouse).toBe(false)
})

test('a demand that was picked for two cards leaves the next question in sight, on a phone with large letters', async () => {
  const first = ['bank', 'play', 'convert', 'pay', 'pay', 'reveal']
  const isWanted = ({ choices }: Draft): boolean => first.every((verb, n) => verbOf(choices[n] ?? '') === verb)
  const early = await callWhere('a demand picked', 'edward', isWanted)
  const { page } = await visit({ viewport: phone, settings: { textSize: 150 } })
  await enterCall(page, early)
  await playByKeys(page, early, first.length)
})

test('one key each, and ? explains them', async () => {
  const { page } = await visit()
  await enterCall(page, call)
  const key = async (one: string): Promise<void> => {
    await page.keyboard.press(one)
  }
  await key('?')
  const help = page.getByRole('dialog', { name: 'Keys and help' })
  await help.waitFor()
  const told = await help.locator('kbd').allTextContents()
  expect(told).toEqual(['?', 'H', '1–9', 'T', 'D', 'S', 'L', 'W', 'U', 'A', '/'])
  await look(page)
  await key('Escape')
  await help.waitFor({ state: 'detached' })
  await isSomewhere(page)

  await goWith(page, 'h', '.hand .card')
  await key('t')
  await expect.poll(() => page.locator('.dock-answer').textContent()).toMatch(/hostages?/i)
  await key('w')
  await expect.poll(() => page.locator('.dock-answer').textContent()).toBe((await toldOn(page)).question)
  await key('2')
  await page.locator('.card-sheet').waitFor()
  // In a sheet a letter is not a command.
  await key('s')
  await page.locator('.card-sheet').waitFor()
  await key('Escape')
  await page.locator('.card-sheet').waitFor({ state: 'detached' })
  await goWith(page, 's', '.shelf button')
  // Nothing is known of the demands yet: there is nothing to press, and the file itself is read.
  await goWith(page, 'd', '.case-file')

  const { scene } = call.steps[0]
  const [card] = viewOf(scene).hand
  await goWith(page, '/', '.command-line input')
  await page.keyboard.type(`bank ${card}`)
  await key('Enter')
  const events = scene.events.length
  await expect.poll(async () => (await toldOn(page)).events).toBeGreaterThan(events)
  await isSomewhere(page)
  await key('u')
  await expect.poll(async () => (await toldOn(page)).events).toBe(events)

  // What was said is not for the next screen.
  await key('t')
  const spoken = page.locator('.only-spoken[role=status]')
  await spoken.filter({ hasText: /hostages?/i }).waitFor({ state: 'attached' })
  await page.goto(`${address()}#/saves`)
  await page.getByRole('heading', { name: 'Saved games and replays' }).waitFor()
  await expect.poll(() => spoken.textContent()).toBe('')
})

test('keys that are switched off do nothing', async () => {
  const { page } = await visit({ settings: { keys: false } })
  await enterCall(page, call)
  const { what } = await focusOn(page)
  for (const key of ['?', 'h', '1', 't', 'd', 's', 'l', 'w', 'u', 'r', '/']) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.locator('dialog[open], .dock-answer').count(), key).toBe(0)
    expect((await focusOn(page)).what, key).toBe(what)
  }
  await shows(page, sceneAt(call, 0))
  // What they are for is still told, by whoever asks.
  await page.getByRole('button', { name: 'Keys and help' }).click()
  await page.getByText('Single-key shortcuts are switched off in Settings.').waitFor()
})
