import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../src/words/index.ts'
import { folder, inBrowser, phone } from './browser.ts'
import {
  allWindows,
  boardMoments,
  callMoments,
  type Moment,
  outOfSight,
  someWindows,
  type Windows,
} from './large-text.ts'
import { screens } from './screens.ts'
import { drawn, type Stock, stock, type Visitors, visitors } from './visitors.ts'

/**
 * What matters is in sight and under the thumb on a phone of 360 × 640, in every language, without scrolling; and what is
 * asked, and the hand, in any window, however large the letters.
 */

const { browser, address } = inBrowser()
let kept: Stock
beforeAll(async () => {
  kept = await stock({ browser: browser(), home: address(), folder })
})

const screenNamed = (name: string) => {
  const found = screens.find(screen => screen.name === name)
  if (!found) throw new Error(`no screen ${name}`)
  return found
}

/** How many of these can be pressed where they lie: a tap in the middle of each would meet it and nothing above it. */
const inReach = (all: Locator): Promise<number> =>
  all.evaluateAll(
    found =>
      found.filter(one => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const met = document.elementFromPoint(left + width / 2, top + height / 2)
        return width > 0 && met !== null && one.contains(met)
      }).length,
  )

const boxOf = async (all: Locator) => {
  const box = await all.first().boundingBox()
  if (!box) throw new Error('not to be seen')
  return { top: box.y, bottom: box.y + box.height }
}

describe.each(languages)('in %s', locale => {
  let eyes: Visitors
  beforeAll(() => {
    const site = { browser: browser(), home: address(), folder }
    eyes = visitors(site, kept, { viewport: phone, settings: { locale, theme: 'dark' } })
  })
  afterAll(() => eyes.close())

  const on = async (name: string, look: (page: Page) => Promise<void>): Promise<void> => {
    const { page, leave } = await eyes.to(screenNamed(name))
    await look(page)
    await leave()
  }

  test('home: all four verbs', () =>
    on('home', async page => {
      await expect.poll(() => inReach(page.locator('.door-button'))).toBe(4)
    }))

  test.each(['call', 'call-terror', 'call-last'])('%s: every card of the hand, and the way to hang up', name =>
    on(name, async page => {
      const cards = page.locator('.hand .card')
      await expect.poll(() => cards.count()).toBeGreaterThan(2)
      await expect.poll(() => inReach(cards)).toBe(await cards.count())
      await expect.poll(() => inReach(page.locator('[data-option="hang-up"]'))).toBe(1)
    }),
  )

  test('in the last conversation shelf and hand lie side by side: bought and played at once', () =>
    on('call-last', async page => {
      await page.locator('.leaf-tab').nth(2).click()
      const cards = page.locator('.hand .card')
      await expect.poll(() => inReach(cards)).toBeGreaterThanOrEqual(Math.min(2, await cards.count()))
      await expect.poll(() => inReach(page.locator('.wares-name'))).toBeGreaterThanOrEqual(2)
    }))

  test('the shop: four rows of the shelf, the points, and the way on', () =>
    on('call-shop', async page => {
      await expect.poll(() => inReach(page.locator('.wares-name'))).toBeGreaterThanOrEqual(4)
      await expect.poll(() => inReach(page.locator('.dock-points'))).toBe(1)
      await expect.poll(() => inReach(page.locator('[data-option="done"]'))).toBe(1)
    }))

  test('what costs nothing is taken with one tap, and taken back', () =>
    on('call-shop', async page => {
      const free = page.locator('[data-option="buy keep-cool"]')
      await free.waitFor()
      await page.locator('.acts .take-all').click()
      await free.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.supply .wares.is-open').count()).toBeGreaterThan(0)
      const held = () => page.locator('.hand .card').count()
      await expect.poll(() => held()).toBe(3)
      await page.locator('.act-undo').click()
      await free.waitFor()
    }))

  test('a message lies over nothing that is pressed', () =>
    on('call', async page => {
      const [worker] = page.workers().filter(one => one.url().includes('worker-'))
      await worker.evaluate(() => {
        setTimeout(() => {
          throw new Error('died on purpose')
        })
      })
      await page.locator('.problem').waitFor()
      const [message, dock] = [await boxOf(page.locator('.problem')), await boxOf(page.locator('.dock'))]
      expect(message.bottom).toBeLessThan(dock.top)
      await expect.poll(() => inReach(page.locator('[data-option="hang-up"]'))).toBe(1)
    }))

  /** One page for all: it is resized and its letters are changed, and it is never loaded anew. */
  const outOfSightOn = async (page: Page, moments: readonly Moment[], rooms: Windows): Promise<string[]> => {
    const wrong: string[] = []
    for (const { name, at, shows, needs } of moments) {
      await page.evaluate(address => {
        location.hash = address
      }, at)
      await page.locator(shows).first().waitFor()
      await drawn(page)
      for (const [room, sizes] of rooms) {
        await page.setViewportSize(room)
        for (const one of await outOfSight(page, needs, sizes, moments === boardMoments)) wrong.push(`${name}, ${one}`)
      }
    }
    return wrong
  }

  test('a call: question and hand in sight with letters of any size in any window', () =>
    on('call', async page => {
      // German words are the longest.
      const moments = locale === 'de' ? callMoments : callMoments.slice(0, 2)
      expect(await outOfSightOn(page, moments, allWindows)).toEqual([])
    }))

  test.runIf(locale === 'de')(
    'a table: question, hand and cases with nothing over them, with letters of any size',
    () =>
      on('board', async page => {
        expect(await outOfSightOn(page, boardMoments, someWindows)).toEqual([])
      }),
  )
})
