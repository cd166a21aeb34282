import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { standard } from '../../src/games/negotiator/cards/standard.ts'
import { languages } from '../../src/words/index.ts'
import { english } from './call-driver.ts'
import { onScreens } from './on-screen.ts'
import { choose, drawn } from './visitors.ts'

/** What is seen of a call at one glance: what every card does, how likely, and on a desktop all of them at once. */

const on = onScreens()

/** What of these is not whole in sight: beyond the window, cut off by what holds it, or under something else. */
const notWhole = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(all => {
    const isWhole = (one: Element): boolean => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false
      // One pixel inside each corner: rounded ones belong to what lies behind.
      const edges = [
        [left + 8, top + 3],
        [right - 8, bottom - 3],
      ] as const
      return edges.every(([x, y]) => {
        const met = document.elementFromPoint(x, y)
        return met !== null && (one.contains(met) || met.contains(one))
      })
    }
    return all.flatMap(selector => {
      const found = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
      if (found.length === 0) return [`${selector}: not there`]
      return found.filter(one => !isWhole(one)).map(one => `${selector}: ${one.textContent?.slice(0, 40)}`)
    })
  }, selectors)

const wide = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const state = ['.call-who', '.threat', '.call-counts li', '.demand', '.dock-question']
const states = [
  { name: 'call', needs: [...state, '.hand .card', '[data-option="hang-up"]'] },
  { name: 'call-terror', needs: [...state, '.hand .card', '[data-option="hang-up"]'] },
  { name: 'call-last', needs: [...state, '.hand .card', '[data-option="hang-up"]'] },
  { name: 'call-shop', needs: [...state, '[data-option="done"]', '.supply .take-all'] },
  { name: 'call-pay', needs: [...state, '.hand .card'] },
  { name: 'call-convert', needs: [...state, '.convert .button'] },
]

describe.each(states)('on a desktop: $name', ({ name, needs }) => {
  test('the whole shelf, the hand and the state of the call, and nothing is scrolled', () =>
    on(name, async page => {
      for (const locale of languages) {
        await choose(page, { locale })
        for (const viewport of wide) {
          await page.setViewportSize(viewport)
          await drawn(page)
          await expect.poll(() => page.locator('.wares').count()).toBe(standard.conversation.length)
          await expect
            .poll(() => notWhole(page, [...needs, '.wares', '.wares .face-row']), {
              message: `${locale} ${viewport.width}`,
            })
            .toEqual([])
        }
      }
      await choose(page, { locale: 'en' })
    }))
})

/** Of a phone on its side: what is asked, the whole hand and what ends it; while a call goes well also how it stands. */
const lying = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]
const low = [
  { name: 'call', needs: ['.threat-words', '.call-counts li', '.dock-question', '.hand .card', '.act-end'] },
  { name: 'call-terror', needs: ['.dock-question', '.hand .card', '.act-end'] },
  { name: 'call-last', needs: ['.dock-points', '.hand .card', '.act-end'] },
  { name: 'board', needs: ['.drawer button'] },
]
test.each(low)('a phone on its side does not cut the hand: $name', ({ name, needs }) =>
  on(name, async page => {
    for (const locale of languages) {
      await choose(page, { locale })
      for (const viewport of lying) {
        await page.setViewportSize(viewport)
        await drawn(page)
        await expect.poll(() => notWhole(page, needs), { message: `${locale} ${viewport.width}` }).toEqual([])
      }
    }
    await choose(page, { locale: 'en' })
  }),
)

/** How many marks of effects lie in each row of this card, as drawn. */
const marksOf = (page: Page, at: string): Promise<number[]> =>
  page.locator(`${at} .face-row`).evaluateAll(rows => rows.map(row => row.querySelectorAll('.fx').length))

test('every card on the shelf and in the hand says what it does, row by row, and in words to whoever listens', () =>
  on('call', async page => {
    const words = new Map(english.cards().map(({ id, text }) => [id, text.join('. ')]))
    for (const [n, { id, rows }] of standard.conversation.entries()) {
      const at = `.wares >> nth=${n}`
      const described = await page.locator(at).locator('.wares-name').getAttribute('aria-describedby')
      await expect.poll(() => page.locator(`[id="${described}"]`).textContent()).toBe(words.get(id))
      const marks = await page
        .locator(at)
        .locator('.face-row')
        .evaluateAll(all => all.map(row => row.querySelectorAll('.fx').length))
      expect(marks, id).toEqual(rows ? [rows.two.length, rows.one.length, rows.none.length] : [])
    }
    for (const card of await page.locator('.hand .card').all()) {
      const id = (await card.getAttribute('data-card')) ?? ''
      const rows = standard.conversation.find(one => one.id === id)?.rows
      expect(await marksOf(page, `.hand [data-card="${id}"]`)).toEqual(
        rows ? [rows.two.length, rows.one.length, rows.none.length] : [],
      )
    }
  }))

test('odds are said in figures, in words or not at all, as somebody likes', () =>
  on('call', async page => {
    const told = () => page.locator('.hand-columns > .odds-head:not(.is-repeated) b').allTextContents()
    await expect.poll(told).toEqual(['11%', '44%', '44%'])
    await choose(page, { odds: 'words' })
    await expect.poll(told).toEqual(['unlikely', 'about even', 'about even'])
    await choose(page, { odds: 'off' })
    await expect.poll(told).toEqual(['', '', ''])
    await choose(page, { odds: 'exact' })
  }))
