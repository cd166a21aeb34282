import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { desktop, folder, inBrowser } from './browser.ts'
import { screens } from './screens.ts'
import { stock, type Visitors, visitors } from './visitors.ts'

/** For the tests of a file: somebody at a desktop, in English and at night, who is taken to a screen by its name. */
export function onScreens(): (name: string, look: (page: Page) => Promise<void>) => Promise<void> {
  const { browser, address } = inBrowser()
  let eyes: Visitors
  beforeAll(async () => {
    const site = { browser: browser(), home: address(), folder }
    eyes = visitors(site, await stock(site), { viewport: desktop, settings: { locale: 'en', theme: 'dark' } })
  })
  afterAll(() => eyes.close())
  return async (name, look) => {
    const screen = screens.find(one => one.name === name)
    if (!screen) throw new Error(`no screen ${name}`)
    const { page, leave } = await eyes.to(screen)
    await look(page)
    await leave()
  }
}
