// A table of a server on a phone: how long a cold phone on a slow line takes from a link to the board, and how long what the
// server tells takes to the screen, at a processor four times slower.
//   node online.mjs [--json]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { startServer } from '../dist/src/server/server.js'
import { findChromium, flags } from '../scripts/chromium.mjs'
import { slowLine } from './line.mjs'

const PLAYERS = 4
const JOINS = 5
const UPDATES = 40
const SLOWER = 4
/** What Lighthouse takes for a phone on a slow line. */
const LINE = { bytesPerSecond: 1_600_000 / 8, roundTripMs: 150 }
const BOT_MS = 400

const page = process.env.SITUATION_ROOM_PAGE ?? fileURLToPath(new URL('../dist/web', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'situation-room-online-'))
const server = await startServer({
  ...{ page, data, host: '127.0.0.1', port: 0, times: { nudgeMs: 3_600_000, awayMs: 3_600_000, botMs: BOT_MS } },
  limits: { requestsPerMinute: 100_000 },
})
const browser = await chromium.launch({ executablePath: findChromium(), args: flags })

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

/** A match of one person and bots, begun. */
async function begun() {
  const { table, host, invites } = await ask('/tables', { game: 'homeland', players: PLAYERS })
  const { pass } = await ask(`/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })
  for (let seat = 1; seat < PLAYERS; seat++)
    await act(table, host, { type: 'bot', seat, kind: 'careerist', name: `Bot ${seat}` })
  await act(table, host, { type: 'draw' })
  return { table, pass }
}

/** A phone with nothing of ours on it, which follows a link to a seat of its own; until the board is drawn. */
async function joined({ table, pass }, through, slower) {
  const { device } = await ask(`/tables/${table}/devices`, {}, pass)
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' },
    ...{ locale: 'en-GB', serviceWorkers: 'block' },
  })
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await tab.addInitScript(watchUpdates)
  const began = performance.now()
  await tab.goto(`http://127.0.0.1:${through.port}/t/${table}#d=${device}`, { waitUntil: 'commit' })
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

/** In the page: when the table's worker told of something, and when the page, which says so while it draws, had drawn it. */
function watchUpdates() {
  window.painted = []
  const wall = () => performance.timeOrigin + performance.now()
  /** The first that nothing was drawn of yet: one that comes meanwhile is drawn with it. */
  let toldMs = null
  new MutationObserver(changes => {
    if (!changes.some(({ target }) => !target.hasAttribute('aria-busy'))) return
    requestAnimationFrame(() => {
      if (toldMs === null || document.querySelector('main[aria-busy]')) return
      window.painted.push({ toldMs, paintedMs: wall() })
      toldMs = null
    })
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'], attributes: true })
  const Plain = Worker
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => {
        if ('update' in data) toldMs ??= wall()
      })
    }
  }
}

const middle = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

try {
  const match = await begun()
  const joins = {}
  for (const [name, line, slower] of [
    ['on this machine', {}, 1],
    ['slow line', LINE, 1],
    [`slow line, processor ${SLOWER} times slower`, LINE, SLOWER],
  ]) {
    const through = await slowLine(server.port, line)
    const took = []
    for (let n = 0; n < JOINS; n++) {
      const { context, tookMs } = await joined(match, through, slower)
      took.push(tookMs)
      await context.close()
    }
    await through.close()
    joins[name] = { medianMs: middle(took), slowestMs: Math.max(...took) }
  }

  // What bots do in a match of their own reaches a phone: from the last byte that leaves the server for it to the paint.
  const sent = []
  const through = await slowLine(server.port, { onData: () => sent.push(performance.timeOrigin + performance.now()) })
  const took = []
  while (took.length < UPDATES) {
    const { tab, context } = await joined(await begun(), through, SLOWER)
    const before = took.length
    await tab.getByRole('button', { name: 'To the board' }).click()
    // Coming to the table, and the first board, are no updates.
    await tab.waitForTimeout(BOT_MS)
    await tab.evaluate(() => window.painted.splice(0))
    for (;;) {
      await tab.waitForTimeout(BOT_MS)
      const painted = await tab.evaluate(() => window.painted.splice(0))
      for (const { toldMs, paintedMs } of painted) {
        const at = sent.findLast(ms => ms <= toldMs)
        if (at !== undefined) took.push(paintedMs - at)
      }
      // The bots have had their turns, and it is the person's.
      if ((await tab.locator('.turn [data-option="claim"], .todo-main').count()) > 0) break
      // By class: to find a button by its name, the names of all are worked out in the page whose time is taken.
      const skips = tab.locator('.stage-keys :is(.stage-skip, .stage-on)')
      const skip = skips.nth(Math.max(0, (await skips.count()) - 2))
      if ((await skips.count()) > 0) await skip.click().catch(() => {})
    }
    await context.close()
    if (took.length === before) process.stderr.write('A table at which the person began.\n')
  }
  await through.close()
  const updates = {
    ...{ count: took.length, within100: took.filter(ms => ms <= 100).length },
    ...{ medianMs: middle(took), slowestMs: Math.max(...took) },
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify({ joins, updates }, null, 2))
  else {
    console.log(
      ['from a link to the board', 'median', 'slowest']
        .map((text, at) => (at ? text.padStart(12) : text.padEnd(44)))
        .join(''),
    )
    for (const [name, { medianMs, slowestMs }] of Object.entries(joins))
      console.log(
        `${name.padEnd(44)}${`${Math.round(medianMs)} ms`.padStart(12)}${`${Math.round(slowestMs)} ms`.padStart(12)}`,
      )
    console.log(
      `${updates.count} updates from the server to the screen, processor ${SLOWER} times slower: median ${Math.round(updates.medianMs)} ms, ${updates.within100} within 100 ms, slowest ${Math.round(updates.slowestMs)} ms.`,
    )
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(data, { recursive: true, force: true })
}
