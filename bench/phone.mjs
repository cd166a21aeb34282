// Phones with nothing of ours on them, and a server with tables of one person and three bots for them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startServer } from '../dist/src/server/server.js'
import { findChromium, flags } from '../scripts/chromium.mjs'

const PLAYERS = 4
export const BOT_MS = 400

/** A server for the page in a folder, and a way to tables that have begun. */
export async function tablesOf(page) {
  const data = mkdtempSync(join(tmpdir(), 'situation-room-online-'))
  const server = await startServer({
    ...{ page, data, host: '127.0.0.1', port: 0, times: { nudgeMs: 3_600_000, awayMs: 3_600_000, botMs: BOT_MS } },
    limits: { requestsPerMinute: 100_000 },
  })

  async function ask(path, body, pass) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(pass ? { authorization: `Bearer ${pass}` } : {}) },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  let acts = 0
  const act = (table, pass, what) =>
    ask(`/tables/${table}/input`, { type: 'input', id: `bench ${++acts}`, do: what }, pass)

  return {
    port: server.port,
    /** A match of one person and bots, begun. */
    async begun() {
      const { table, host, invites } = await ask('/tables', { game: 'homeland', players: PLAYERS })
      const { pass } = await ask(`/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })
      for (let seat = 1; seat < PLAYERS; seat++)
        await act(table, host, { type: 'bot', seat, kind: 'careerist', name: `Bot ${seat}` })
      await act(table, host, { type: 'draw' })
      return { table, pass }
    },
    /** A link by which another device of that person comes to the match. */
    async linkTo({ table, pass }, port) {
      const { device } = await ask(`/tables/${table}/devices`, {}, pass)
      return `http://127.0.0.1:${port}/t/${table}#d=${device}`
    },
    async close() {
      await server.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export const openBrowser = () => chromium.launch({ executablePath: findChromium(), args: flags })

/** A phone follows a link to a seat of its own; until the board is drawn. `script` runs in the page before its own. */
export async function joined(browser, link, slower, script) {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' },
    ...{ locale: 'en-GB', serviceWorkers: 'block' },
  })
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await tab.addInitScript(script)
  const began = performance.now()
  await tab.goto(link, { waitUntil: 'commit' })
  await tab.waitForFunction(
    () => {
      const isDrawn = place => [...document.querySelectorAll(place)].some(one => one.checkVisibility())
      return !document.querySelector('main[aria-busy]') && (isDrawn('.briefing') || isDrawn('#board-title'))
    },
    null,
    { polling: 'raf' },
  )
  return { tab, context, tookMs: performance.now() - began }
}

/** From the board until the bots have had their turns and it is the person's; `look` is called again and again. */
export async function untilOwnTurn(tab, look) {
  await tab.getByRole('button', { name: 'To the board' }).click()
  // Coming to the table, and the first board, are no updates.
  await tab.waitForTimeout(BOT_MS)
  await tab.evaluate(() => window.painted?.splice(0))
  for (;;) {
    await tab.waitForTimeout(BOT_MS)
    await look()
    if ((await tab.locator('.turn [data-option="claim"], .todo-main').count()) > 0) return
    // By class: to find a button by its name, the names of all are worked out in the page whose time is taken.
    const skips = tab.locator('.stage-keys :is(.stage-skip, .stage-on)')
    const skip = skips.nth(Math.max(0, (await skips.count()) - 2))
    if ((await skips.count()) > 0) await skip.click().catch(() => {})
  }
}

/** Half of them are less. */
export const middle = (values, part = 0.5) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]
