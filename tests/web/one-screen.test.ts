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

/** `npm run windows` looks at everything; with everything else that is tested, at what differs most. */
const isAll = process.env.WINDOWS === 'all'

/** Windows, and the sizes of letters up to which the whole table fits there; 0 where it never does. */
const windows = [
  [{ width: 1280, height: 800 }, 100, [100, 150]],
  [{ width: 1440, height: 900 }, 125, [100, 125, 150]],
  [{ width: 1920, height: 1080 }, 150, [100, 125, 150, 200]],
  [{ width: 1024, height: 768 }, 0, [100, 200]],
  [{ width: 390, height: 844 }, 0, []],
  [{ width: 667, height: 375 }, 0, [100, 200]],
  [{ width: 360, height: 640 }, 0, [100, 150, 200]],
] as const
const ALL_LETTERS = [100, 125, 150, 175, 200]

const screenNamed = (name: string): Screen => {
  const found = screens.find(screen => screen.name === name)
  if (!found) throw new Error(`no screen ${name}`)
  return found
}

type Reach = (page: Page) => Promise<void>
const nothing: Reach = async () => {}
const tapped =
  (...places: readonly string[]): Reach =>
  async page => {
    for (const place of places) await page.locator(place).first().click()
  }

const seenBy =
  (eyes: string): Reach =>
  async page => {
    await page.locator('.reel-eyes select').selectOption(eyes)
    await page.locator('.all-desks').waitFor({ state: 'detached' })
  }

/** What is done on a screen before it is measured, by places: it holds in every language. What is drafted stays there. */
const states: readonly (readonly [name: string, screen: string, reach: Reach])[] = [
  ['a turn', 'board', nothing],
  ['a card to choose', 'board-card', nothing],
  ['a case to choose', 'board-place', nothing],
  ['a reaction', 'board-reaction', nothing],
  ['an accusation', 'accusation', nothing],
  ['what the others do', 'theatre', nothing],
  ['an analysis', 'analysis', nothing],
  ['a replay, all cards open', 'replay-board', nothing],
  ['a replay as everybody saw it', 'replay-board', seenBy('observer')],
  ['a replay with the eyes of one seat', 'replay-board', seenBy('0')],
  ['a replay in its end', 'replay-board', tapped('.reel-lines li:last-child button')],
  ['thirty cases', 'board-full', nothing],
  ['a case that was picked', 'board-full', tapped('#case-18 .case-main')],
  ['a trade', 'board-full', tapped('[data-option=trade]')],
  // One after the other, in one turn.
  ['how many Agents', 'board-full', tapped('#case-18 .case-main', '.case-act[data-option=agents]')],
  ['a look or none', 'board-full', tapped('.bar-answers li:nth-child(3) button')],
  [
    'thirty cases, a gold card up',
    'board-full',
    tapped('.bar-answers li:nth-child(2) button', '.desk-dock [data-card="second-folder"]'),
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
  const looked = isAll || locale === 'de' ? states : states.filter(([name]) => BRIEFLY.includes(name))
  test.each(looked)('%s', async (_, screen, reach) => {
    const { page, errors, leave } = await eyes.to(screenNamed(screen))
    await reach(page)
    await drawn(page)
    const wrong: Record<string, string[]> = {}
    for (const [size, most, some] of windows) {
      await page.setViewportSize(size)
      for (const percent of isAll ? ALL_LETTERS : some) {
        const found = await wrongWith(page, percent, percent <= most)
        if (found.length > 0) wrong[`${size.width} × ${size.height} at ${percent} %`] = found
      }
    }
    await withLetters(page, 100, false)
    expect(wrong).toEqual({})
    expect(errors).toEqual([])
    await leave()
  })
})
