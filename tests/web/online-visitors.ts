import type { Browser, BrowserContext } from 'playwright-core'
import { NOW } from './library.ts'
import { HOME } from './online-party.ts'
import type { Laid, OnlineScreen } from './online-screen.ts'
import { choose, contextOf, drawn, type Look, mustShow, newTab, type Sight, type Tab } from './visitors.ts'

/** People with different seats in their browsers, who look at the tables of one server. */

type Who = OnlineScreen['who']

interface Den {
  readonly context: BrowserContext
  readonly tab: Tab
}

export interface OnlineVisitors {
  to(screen: OnlineScreen): Promise<Sight>
  close(): Promise<void>
}

/** A browser says so of a server that is gone on purpose, of a link that leads nowhere, and of a home network. */
const isAboutLine = (text: string): boolean =>
  /ERR_CONNECTION|WebSocket connection|Failed to load resource|Cross-Origin-Opener-Policy/.test(text)

/** A page is at a table of its own only once it has asked there. */
const settled = '.waiting, .online-match:empty'

export function onlineVisitors(browser: Browser, laid: Laid, look: Look): OnlineVisitors {
  const dens = new Map<Who, Promise<Den>>()
  const openDen = async (who: Who): Promise<Den> => {
    const storageState = laid.tables.browsers[who]
    const options = { ...look.options, ...('cookies' in storageState ? { storageState } : {}) }
    const context = await contextOf({ browser }, { ...look, options }, who === 'caller' ? NOW : null)
    return { context, tab: await newTab(context) }
  }
  const denOf = (who: Who): Promise<Den> => {
    const den = dens.get(who) ?? openDen(who)
    dens.set(who, den)
    return den
  }
  return {
    async to(screen) {
      const {
        tab: { page, errors },
      } = await denOf(screen.who)
      const undo = await screen.before?.(laid)
      const at = await screen.at(laid)
      if (page.url() === 'about:blank') await page.goto(HOME)
      await choose(page, look.settings ?? {})
      errors.length = 0
      const told = screen.told?.(laid.tables)
      const forget = told ? await remembering(told) : null
      await page.goto(at.startsWith('http') ? at : `${HOME}#${at}`)
      if (screen.reach) {
        await page.locator('main h1, main h2').first().waitFor()
        await page.waitForFunction(wanted => !document.querySelector(wanted), settled)
        await drawn(page)
        await screen.reach(page, laid)
        await page.mouse.move(0, 0)
      }
      await mustShow(page, screen)
      return {
        page,
        get errors() {
          return errors.filter(text => !isAboutLine(text))
        },
        async leave() {
          await undo?.()
          if (look.viewport) await page.setViewportSize(look.viewport)
          while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
          await page.goto(`${HOME}#/`)
          await page.locator('.doors').waitFor()
          await forget?.()
        },
      }

      /** What was told of a table, until the answer makes all of it told again. */
      async function remembering({ id, told: n }: { readonly id: string; readonly told: number }) {
        const key = `situation-room.table.${id}`
        const before = await page.evaluate(
          ([name, count]) => {
            const kept = localStorage.getItem(name) ?? '{}'
            localStorage.setItem(name, JSON.stringify({ ...JSON.parse(kept), told: count }))
            return kept
          },
          [key, n] as const,
        )
        return () => page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, before] as const)
      }
    },
    async close() {
      for (const den of dens.values()) await (await den).context.close()
    },
  }
}
