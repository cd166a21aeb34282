import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../src/words/index.ts'
import { folder, inBrowser } from './browser.ts'
import { withLetters, wrongOnOneScreen, wrongWhereScrolled } from './one-screen.ts'
import { type Screen, screens } from './screens.ts'
import { drawn, type Stock, stock, type Visitors, visitors } from './visitors.ts'

/**
 * The whole table on one screen, from 1280 × 800 on, from 1440 × 900 with letters of 125 % and from 1920 × 1080 with
 * 150 %; where it does not fit there, question and hand are docked.
 */

const { browser, address } = inBrowser()
let kept: Stock
beforeAll(async () => {
  kept = await stock({ browser: browser(), home: address(), folder })
})

/** Windows, and by the size of the letters whether the whole table fits. */
const windows = [
  [
    { width: 1280, height: 800 },
    { 100: true, 150: false },
  ],
  [
    { width: 1440, height: 900 },
    { 100: true, 125: true, 150: false },
  ],
  [
    { width: 1920, height: 1080 },
    { 100: true, 125: true, 150: true, 200: false },
  ],
  [
    { width: 1024, height: 768 },
    { 100: false, 200: false },
  ],
  [
    { width: 360, height: 640 },
    { 100: false, 150: false, 200: false },
  ],
] as const

const screenNamed = (name: string): Screen => {
  const found = screens.find(screen => screen.name === name)
  if (!found) throw new Error(`no screen ${name}`)
  return found
}

/** What is done on a screen before it is measured, by places: it holds in every language. What is drafted stays: it is last. */
const nothing = async (): Promise<void> => {}
const states: readonly (readonly [name: string, screen: string, reach: (page: Page) => Promise<void>])[] = [
  ['a turn', 'board', nothing],
  ['a card to choose', 'board-card', nothing],
  ['a case to choose', 'board-place', nothing],
  ['a reaction', 'board-reaction', nothing],
  ['an accusation', 'accusation', nothing],
  ['thirty cases', 'board-full', nothing],
  ['a trade', 'board-full', page => page.locator('[data-option="trade"]').click()],
  [
    'thirty cases, a gold card up',
    'board-full',
    page => page.locator('.desk-dock [data-card="second-folder"]').click(),
  ],
]

/** A busy machine is asked again: what is still wrong after so many looks is wrong. */
const LOOKS = 40

async function wrongWith(page: Page, percent: number, isWhole: boolean): Promise<string[]> {
  let wrong: string[] = []
  for (let look = 0; look < LOOKS; look++) {
    wrong = await withLetters(page, percent, isWhole)
    if (wrong.length === 0) wrong = await (isWhole ? wrongOnOneScreen(page, percent) : wrongWhereScrolled(page))
    if (wrong.length === 0) break
  }
  return wrong
}

/** What is looked at in every language: the most to show, and the most to read. */
const BRIEFLY = ['a case to choose', 'thirty cases']

describe.each(languages)('in %s', locale => {
  let eyes: Visitors
  beforeAll(() => {
    const site = { browser: browser(), home: address(), folder }
    eyes = visitors(site, kept, { viewport: windows[1][0], settings: { locale, theme: 'dark' } })
  })
  afterAll(() => eyes.close())

  // German words are the longest.
  const looked = locale === 'de' ? states : states.filter(([name]) => BRIEFLY.includes(name))
  test.each(looked)('%s', async (_, screen, reach) => {
    const { page, errors, leave } = await eyes.to(screenNamed(screen))
    await reach(page)
    await drawn(page)
    const wrong: Record<string, string[]> = {}
    for (const [size, letters] of windows) {
      await page.setViewportSize(size)
      for (const [percent, isWhole] of Object.entries(letters)) {
        const found = await wrongWith(page, Number(percent), isWhole)
        if (found.length > 0) wrong[`${size.width} × ${size.height} at ${percent} %`] = found
      }
    }
    await withLetters(page, 100, false)
    expect(wrong).toEqual({})
    expect(errors).toEqual([])
    await leave()
  })
})
