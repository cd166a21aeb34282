import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostageNames } from '../../src/web/negotiator/names.ts'
import { PSEUDO } from '../../src/words/index.ts'
import { folder, inBrowser, phone } from './browser.ts'
import { axeOn, plainOn, smallOn, wideOn } from './checks.ts'
import { lookOver, nothingWrong } from './looks.ts'
import { screens } from './screens.ts'
import { type Stock, stock, type Visitors, visitors } from './visitors.ts'

/**
 * Every screen, in every theme, in the narrowest rooms and in the longest words, and what a screen reader finds on it:
 * `npx vitest run tests/web/screens.test.ts -u` writes that down anew.
 */

const { browser, address } = inBrowser()
let kept: Stock
beforeAll(async () => {
  kept = await stock({ browser: browser(), home: address(), folder })
})

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

test.each(screens.map(screen => [screen.name, screen] as const))('%s', async (name, screen) => {
  const { page, errors, leave } = await eyes.to(screen)
  const { tree, found } = await lookOver(page, screen, names)
  await leave()
  expect({ ...found, errors }).toEqual({ ...nothingWrong(), errors: [] })
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
