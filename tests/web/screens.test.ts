import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostageNames } from '../../src/web/negotiator/names.ts'
import { PSEUDO } from '../../src/words/index.ts'
import { desktop, folder, inBrowser, phone } from './browser.ts'
import { axeOn, movingOn, plainOn, smallOn, wideOn } from './checks.ts'
import { type Screen, screens } from './screens.ts'
import { choose, drawn, type Stock, stock, type Visitors, visitors } from './visitors.ts'

/**
 * Every screen, in every theme, in the narrowest rooms and in the longest words, and what a screen reader finds on it:
 * `npx vitest run tests/web/screens.test.ts -u` writes that down anew.
 */

const { browser, address } = inBrowser()
let kept: Stock
beforeAll(async () => {
  kept = await stock({ browser: browser(), home: address(), folder })
})

const narrow = { width: 320, height: 640 }
/** 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

/** Not from word files: names people have, what languages call themselves, seeds and formats, dates by the browser. */
const names = [
  ...[
    'Ann',
    'Bo',
    'Cy',
    'Birch',
    'Cedar',
    'Dogwood',
    'An',
    'Bi',
    'Ce',
    'Do',
    'Maximilian',
    'Elm',
    'Fir',
    'Ma',
    'El',
    'Fi',
    ...hostageNames,
  ],
  ...['English', 'italiano', 'Deutsch'],
  ...['won', 'lost', 'over', 'situation-room', 'match'],
  ...['March', 'Mar', 'AM', 'PM', 'and'],
]

let eyes: Visitors
beforeAll(() => {
  const site = { browser: browser(), home: address(), folder }
  eyes = visitors(site, kept, { viewport: phone, settings: { locale: PSEUDO, theme: 'dark' } })
})
afterAll(() => eyes.close())

/** The page as it stands, in another language, as if that were chosen in another tab. */
async function speak(page: Page, locale: string, { shows }: Screen): Promise<void> {
  const isOnline = await page.evaluate(() => navigator.onLine)
  // The words of another language are not there yet.
  if (!isOnline) await page.context().setOffline(false)
  await choose(page, { locale })
  if (!isOnline) await page.context().setOffline(true)
  await page.locator(shows).first().waitFor()
  await drawn(page)
}

/** What is still so after so many looks is so. */
const LOOKS = 30

async function wideIn(page: Page, rooms: Readonly<Record<string, typeof narrow>>): Promise<Record<string, string[]>> {
  const wide: Record<string, string[]> = {}
  for (const [room, size] of Object.entries(rooms)) {
    await page.setViewportSize(size)
    // A table is measured anew and laid out for it: a busy machine is asked again.
    for (let look = 0; look < LOOKS && (look === 0 || wide[room].length > 0); look++) {
      await drawn(page)
      wide[room] = await wideOn(page)
    }
  }
  return wide
}

/** What a screen reader finds. A page that was just resized is laid out, measured and laid out anew: it is given time for it. */
async function treeOn(page: Page, name: string): Promise<string> {
  const golden = join(import.meta.dirname, 'golden', `${name}.yml`)
  const wanted = existsSync(golden) ? readFileSync(golden, 'utf8') : ''
  let tree = ''
  for (let look = 0; look < LOOKS && `${tree}\n` !== wanted; look++) {
    await drawn(page)
    tree = await page.locator('.room').ariaSnapshot()
  }
  return tree
}

test.each(screens.map(screen => [screen.name, screen] as const))('%s', async (name, screen) => {
  const { page, errors, leave } = await eyes.to(screen)
  // In the pseudo-language words are a third longer than in English, and accented.
  const plain = await plainOn(page, names)
  const pseudo = await wideIn(page, { phone })
  await speak(page, 'en', screen)
  const moving = await movingOn(page)
  const small = await smallOn(page)
  const axe: Record<string, string[]> = { dark: await axeOn(page, 'all') }
  // A theme changes colours and nothing else.
  for (const theme of ['light', 'contrast']) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    axe[theme] = await axeOn(page, 'colours')
  }
  // On the phone the longer words of the pseudo-language were looked at.
  const english = await wideIn(page, { narrow, zoomed, desktop })
  // What a screen reader finds, without the live regions, whose sentences come and go. A name that was given to somebody
  // in the pseudo-language stays with them.
  const tree = await treeOn(page, name)
  // In German words are long.
  await speak(page, 'de', screen)
  const german = await wideIn(page, { desktop, phone, narrow })
  await leave()
  expect({ errors, moving, small, axe, plain, english, german, pseudo }).toEqual({
    errors: [],
    moving: [],
    small: [],
    axe: { dark: [], light: [], contrast: [] },
    plain: [],
    english: { narrow: [], zoomed: [], desktop: [] },
    german: { phone: [], narrow: [], desktop: [] },
    pseudo: { phone: [] },
  })
  await expect(`${tree}\n`).toMatchFileSnapshot(`golden/${name}.yml`)
})

describe('the checks themselves can fail', () => {
  const home = screens[0]
  const looking = (settings: object, options: object = {}): Visitors =>
    visitors({ browser: browser(), home: address(), folder }, kept, { viewport: phone, settings, options })

  test('what is wide, small, plain, pale or against the policy is found', async () => {
    const eyes = looking({ locale: 'en-XA' })
    const { page, errors, leave } = await eyes.to(home)
    await page.evaluate(() => {
      const wrong = document.createElement('div')
      wrong.style.cssText = 'width: 60px; white-space: nowrap; color: #777; background: #888'
      wrong.innerHTML = '<button type="button" style="color: red">x</button><p>Sidewaysandfurther</p>'
      const button = wrong.querySelector('button')
      if (button) button.style.cssText = 'padding: 0; min-height: 0'
      document.querySelector('main')?.append(wrong)
    })
    // Refused twice: by the page itself, and by the header it came with.
    const refusal = expect.stringMatching(/inline style .*Content Security Policy/)
    expect(errors).toEqual([refusal, refusal])
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
