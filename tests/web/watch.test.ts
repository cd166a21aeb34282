import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Event } from '../../src/games/homeland/events.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { desktop, inBrowser } from './browser.ts'
import { listen, playOn, ruleOf, sceneOn, settled, type Watched } from './table-driver.ts'

/** What the others do is watched on the board itself: where the table lies on one screen. */

const { visit } = inBrowser()
const SEED = 'watched'

/** To such a turn, as everybody watches it. */
async function toTheShow(options: Parameters<typeof visit>[0]): Promise<Page> {
  const { page } = await visit({ ...options, before: context => listen(context, SEED) })
  await page.getByRole('link', { name: 'Open a table' }).click()
  await page.getByRole('button', { name: 'Play now against three' }).click()
  await page.waitForURL(/#\/table\/[a-z0-9]+$/)
  const rule = ruleOf(SEED)
  await playOn(page, rule, isWanted)
  await page.locator('.theatre.is-whole').waitFor()
  return page
}

/** A Terrorist turn in the middle of a game: something is analysed, and everything rises. */
const isWanted = ({ moment, scene }: Watched): boolean => {
  const events = scene.events as readonly Event[]
  // Up to one's own next turn, and from the last one on.
  const mine = events.flatMap((event, at) => (event.kind === 'turn' && event.seat === 0 ? [at] : []))
  const kinds = new Set(events.slice(mine.at(-2) ?? 0).map(({ kind }) => kind))
  return moment === 'theatre' && kinds.has('analysis') && kinds.has('advanced') && kinds.has('closed')
}

interface Tile {
  readonly id: string
  readonly left: number
  readonly top: number
}

const tilesOn = (page: Page): Promise<Tile[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board .board-case')]
      .map(tile => {
        const { left, top } = tile.getBoundingClientRect()
        return { id: tile.id, left, top }
      })
      .sort((one, other) => one.id.localeCompare(other.id)),
  )

const stepOn = (page: Page): Promise<string | null> => page.locator('.stage-step').textContent()

/** On by one step, and drawn; false at the end. */
async function next(page: Page): Promise<boolean> {
  const before = await stepOn(page)
  const on = page.locator('.stage-on')
  if ((await on.textContent())?.includes('To the table')) return false
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => stepOn(page)).not.toBe(before)
  return true
}

test('step by step on the board: a case keeps its column and rises in it, and nothing moves but cases', async () => {
  const page = await toTheShow({ viewport: desktop })
  const columns = new Map<string, number>()
  const marked = new Set<string>()
  let rose = 0
  let before: readonly Tile[] = []
  do {
    const tiles = await tilesOn(page)
    for (const { id, left, top } of tiles) {
      expect(columns.get(id) ?? left).toBe(left)
      columns.set(id, left)
      const then = before.find(one => one.id === id)
      if (then && top < then.top) rose++
      // Nothing falls but by what an Advantage or an asset does, one level at a time.
      if (then) expect(top - then.top).toBeLessThan(150)
    }
    for (const mark of await page.locator('.case-mark').evaluateAll(all => all.map(one => one.className)))
      marked.add(mark)
    // Without motion nothing moves, and nothing is on its way.
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    before = tiles
  } while (await next(page))
  expect(rose).toBeGreaterThan(0)
  expect([...marked].some(name => name.includes('is-done'))).toBe(true)
  expect([...marked].some(name => /is-(neutralised|succeeded|now)/.test(name))).toBe(true)

  // And then it is the board of the table, where it lay: nothing is laid out anew.
  await page.locator('.stage-on').click()
  await page.locator('.situation:not(.is-watching)').waitFor()
  await settled(page)
  expect(await tilesOn(page)).toEqual(before)
  const { spaces } = (await sceneOn(page)).view as View
  expect(before.map(({ id }) => id).sort()).toEqual(spaces.flatMap(id => (id === null ? [] : [`case-${id}`])).sort())
})

test('so is a match that began from a position, of which no event tells', async () => {
  const { page } = await visit({
    viewport: { width: 1920, height: 1080 },
    hash: '#/learn/homeland-guided-round',
    before: context => listen(context, SEED),
  })
  const isOfPosition = ({ events }: Watched['scene']): boolean => events.length > 0 && events[0].kind !== 'began'
  await playOn(page, ruleOf(SEED), ({ moment, scene }) => moment === 'theatre' && isOfPosition(scene))
  await page.locator('.theatre.is-whole').waitFor()
  const columns = new Map<string, number>()
  let before: readonly Tile[] = []
  do {
    before = await tilesOn(page)
    for (const { id, left } of before) {
      expect(columns.get(id) ?? left).toBe(left)
      columns.set(id, left)
    }
  } while (await next(page))
  const { spaces } = (await sceneOn(page)).view as View
  expect(before.map(({ id }) => id).sort()).toEqual(spaces.flatMap(id => (id === null ? [] : [`case-${id}`])).sort())
})

test('with motion cases are seen to go where they go, by transform and opacity alone', async () => {
  const page = await toTheShow({ viewport: desktop, reducedMotion: 'no-preference', settings: { motion: 'cinematic' } })
  // Taken into one's own hands: from here on nothing goes by itself.
  await page.keyboard.press('ArrowLeft')
  const moved = new Set<string>()
  let most = 0
  do {
    const found = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return { of: '', what: [] }
        const what = effect.getKeyframes().flatMap(frame => Object.keys(frame))
        return { of: effect.target?.className ?? '', what }
      }),
    )
    most = Math.max(most, found.filter(({ of }) => of.includes('board-case')).length)
    for (const { what } of found) for (const one of what) moved.add(one)
  } while (await next(page))
  for (const one of ['offset', 'computedOffset', 'easing', 'composite']) moved.delete(one)
  expect([...moved].sort()).toEqual(['opacity', 'transform'])
  // A whole board rises at once.
  expect(most).toBeGreaterThan(2)
})
