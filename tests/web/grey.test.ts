import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder, inBrowser, phone } from './browser.ts'
import { greysOf } from './greys.ts'
import { screens } from './screens.ts'
import { stock, type Visitors, visitors } from './visitors.ts'

/** Red, blue and gold Intel without any colour: the shapes must still tell them apart, and so must the letters. */

const { browser, address } = inBrowser()
let eyes: Visitors
beforeAll(async () => {
  const site = { browser: browser(), home: address(), folder }
  eyes = visitors(site, await stock(site), { viewport: phone, settings: { locale: 'en' } })
})
afterAll(() => eyes.close())

/** So different two greys must be to be told apart, of 255. */
const STEP = 40

/** Lays marks of the table side by side on a paper over it: one of each colour, and another of the first. */
const layOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    document.querySelector('.laid-out')?.remove()
    const paper = document.createElement('div')
    paper.className = 'paper laid-out'
    paper.style.cssText =
      'position: fixed; inset: 0; z-index: 99; display: flex; gap: 10px; align-items: start; padding: 20px'
    document.documentElement.style.filter = 'grayscale(1)'
    const found = (colour: string, nth = 0) => document.querySelectorAll(`.intel-mark.intel-${colour}`)[nth]
    for (const mark of [found('blue'), found('red'), found('gold'), found('blue', 1)]) {
      const place = document.createElement('div')
      place.style.cssText = 'flex: none; width: 60px; height: 40px'
      place.append(mark.cloneNode(true))
      paper.append(place)
    }
    document.body.append(paper)
    return [...paper.querySelectorAll('.intel-letter')].map(letter => letter.textContent ?? '')
  })

/** The share of points that are clearly of another grey. */
const difference = (one: readonly number[], other: readonly number[]): number =>
  one.filter((grey, i) => Math.abs(grey - other[i]) > STEP).length / one.length

test.each(['dark', 'light', 'contrast'])('without colours, in %s', async theme => {
  const table = screens.find(({ name }) => name === 'board-full')
  if (!table) throw new Error('no board')
  const { page, leave } = await eyes.to(table)
  await page.evaluate(wanted => {
    document.documentElement.dataset.theme = wanted
  }, theme)
  const letters = await layOut(page)
  const shape = (nth: number) => greysOf(page, page.locator(`.laid-out > :nth-child(${nth}) svg`))
  const [blue, red, gold, again] = [await shape(1), await shape(2), await shape(3), await shape(4)]
  await leave()
  expect(letters.map(letter => letter[0])).toEqual(['B', 'R', 'G', 'B'])
  expect(difference(blue, again)).toBe(0)
  const pairs = {
    'blue and red': difference(blue, red),
    'red and gold': difference(red, gold),
    'gold and blue': difference(gold, blue),
  }
  for (const [pair, share] of Object.entries(pairs)) expect(share, pair).toBeGreaterThan(0.1)
})
