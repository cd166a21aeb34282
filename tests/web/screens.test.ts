import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostageNames } from '../../src/web/negotiator/names.ts'
import { desktop, folder, inBrowser, phone } from './browser.ts'
import { axeOn, movingOn, plainOn, smallOn, wideOn } from './checks.ts'
import { screens } from './screens.ts'
import { type Stock, stock, type Visitors, visitors } from './visitors.ts'

/** Every screen, in every theme, in the narrowest rooms and in the longest words. */

const { browser, address } = inBrowser()
let kept: Stock
beforeAll(async () => {
  kept = await stock({ browser: browser(), home: address(), folder })
}, 300_000)

const narrow = { width: 320, height: 640 }
/** 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

/** Not from word files: names people have, what languages call themselves, seeds and formats, dates by the browser. */
const names = [
  ...['Ann', 'Bo', 'Cy', 'Birch', 'Cedar', 'Dogwood', 'An', 'Bi', 'Ce', 'Do', ...hostageNames],
  ...['English', 'italiano', 'Deutsch'],
  ...['won', 'lost', 'over', 'situation-room', 'match'],
  ...['March', 'Mar', 'AM', 'PM', 'and'],
]

const inWords = (locale: string): (() => Visitors) => {
  let eyes: Visitors
  beforeAll(() => {
    const site = { browser: browser(), home: address(), folder }
    eyes = visitors(site, kept, { viewport: phone, settings: { locale, theme: 'dark' } })
  })
  afterAll(() => eyes.close())
  return () => eyes
}

describe('in English', () => {
  const eyes = inWords('en')
  test.each(screens.map(screen => [screen.name, screen] as const))('%s', async (_, screen) => {
    const { page, errors, leave } = await eyes().to(screen)
    const moving = await movingOn(page)
    const small = await smallOn(page)
    const wide: Record<string, string[]> = { phone: await wideOn(page) }
    const axe: Record<string, string[]> = { dark: await axeOn(page, 'all') }
    // A theme changes colours and nothing else.
    for (const theme of ['light', 'contrast']) {
      await page.evaluate(wanted => {
        document.documentElement.dataset.theme = wanted
      }, theme)
      axe[theme] = await axeOn(page, 'colours')
    }
    for (const [room, size] of Object.entries({ narrow, zoomed, desktop })) {
      await page.setViewportSize(size)
      wide[room] = await wideOn(page)
    }
    await leave()
    expect({ errors, moving, small, wide, axe }).toEqual({
      errors: [],
      moving: [],
      small: [],
      wide: { phone: [], narrow: [], zoomed: [], desktop: [] },
      axe: { dark: [], light: [], contrast: [] },
    })
  })
})

describe('in German, where words are long', () => {
  const eyes = inWords('de')
  test.each(screens.map(screen => [screen.name, screen] as const))('%s', async (_, screen) => {
    const { page, errors, leave } = await eyes().to(screen)
    const wide: Record<string, string[]> = {}
    for (const [room, size] of Object.entries({ phone, narrow, desktop })) {
      await page.setViewportSize(size)
      wide[room] = await wideOn(page)
    }
    await leave()
    expect({ errors, wide }).toEqual({ errors: [], wide: { phone: [], narrow: [], desktop: [] } })
  })
})

describe('in the pseudo-language, a third longer and accented', () => {
  const eyes = inWords('en-XA')
  test.each(screens.map(screen => [screen.name, screen] as const))('%s', async (_, screen) => {
    const { page, errors, leave } = await eyes().to(screen)
    const plain = await plainOn(page, names)
    const wide = await wideOn(page)
    await leave()
    expect({ errors, plain, wide }).toEqual({ errors: [], plain: [], wide: [] })
  })
})

describe('the checks themselves can fail', () => {
  const home = screens[0]
  const looking = (settings: object, options: object = {}): Visitors =>
    visitors({ browser: browser(), home: address(), folder }, kept, { viewport: phone, settings, options })

  test('what is wide, small, plain or pale is found', async () => {
    const eyes = looking({ locale: 'en-XA' })
    const { page, leave } = await eyes.to(home)
    await page.evaluate(() => {
      const wrong = document.createElement('div')
      wrong.style.cssText = 'width: 60px; white-space: nowrap; color: #777; background: #888'
      wrong.innerHTML = '<button type="button" style="padding: 0; min-height: 0">x</button><p>Sidewaysandfurther</p>'
      document.querySelector('main')?.append(wrong)
    })
    expect(await plainOn(page, names)).toEqual(['Sidewaysandfurther'])
    expect((await smallOn(page)).length).toBe(1)
    expect((await wideOn(page)).length).toBe(1)
    expect((await axeOn(page, 'colours')).some(line => line.startsWith('color-contrast'))).toBe(true)
    await leave()
    await eyes.close()
  })

  test('what moves is found, where motion is wanted', async () => {
    const eyes = looking({ motion: 'cinematic' }, { reducedMotion: 'no-preference' })
    const theatre = screens.find(({ name }) => name === 'theatre') ?? home
    const { page, leave } = await eyes.to(theatre)
    const most = await page.evaluate(async () => {
      let found = 0
      for (let n = 0; n < 8; n++) {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
        for (let frame = 0; frame < 3; frame++) {
          await new Promise(painted => requestAnimationFrame(painted))
          found = Math.max(found, document.getAnimations().length)
        }
      }
      return found
    })
    expect(most).toBeGreaterThan(0)
    await leave()
    await eyes.close()
  })
})
