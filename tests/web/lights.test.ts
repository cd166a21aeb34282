import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'
import { greysOf, SIDE } from './greys.ts'

/** What is drawn is the same thing in every light: day, night and high contrast. */

const { visit } = inBrowser()
const lights = ['dark', 'light', 'contrast']

/** So different two greys must be to be told apart, of 255. */
const STEP = 40

test.each(lights)('a box that is not ticked is empty, in %s', async theme => {
  const { page } = await visit({ hash: '#/calls', settings: { theme } })
  const box = page.getByRole('checkbox')
  await box.waitFor()
  /** The middle of the box, and what it lies on, which is around it. */
  const inside = async (): Promise<number[]> => {
    const greys = await greysOf(page, box)
    const middle = [...Array(SIDE).keys()].slice(SIDE / 4, (3 * SIDE) / 4)
    return middle.flatMap(y => middle.map(x => greys[y * SIDE + x]))
  }
  const paper = await page.evaluate(() => {
    const colour = getComputedStyle(document.querySelector('input[type=checkbox]')?.closest('.paper') ?? document.body)
    const [r, g, b] = colour.backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return (r + g + b) / 3
  })
  for (const grey of await inside()) expect(Math.abs(grey - paper)).toBeLessThan(STEP / 4)
  await box.check()
  await expect.poll(async () => Math.max(...(await inside()).map(grey => Math.abs(grey - paper)))).toBeGreaterThan(STEP)
})

test.each(lights)('a face is dark on light, in %s', async theme => {
  const { page } = await visit({ settings: { theme } })
  await page.locator('.doors .door-call button').click()
  const portrait = page.locator('.call-portrait')
  await portrait.waitFor()
  // The drawing itself is loaded after its place is there.
  await expect.poll(async () => Math.min(...(await greysOf(page, portrait)))).toBeLessThan(60)
  const greys = await greysOf(page, portrait)
  // The ground is what there is most of; hair and lines are darker than it, and nothing is lighter.
  const ground = [...greys].sort((a, b) => a - b)[greys.length / 2]
  expect(ground).toBeGreaterThan(180)
  expect(Math.max(...greys)).toBeLessThan(ground + STEP)
})
