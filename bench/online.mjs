// A table of a server on a phone: how long a cold phone on a slow line takes from a link to the board, and how long what the
// server tells takes to the screen, at a processor four times slower; or, with --thread, what that takes of the page's main
// thread, which nobody else on the machine makes longer, and beside it of another build of the page.
//   node online.mjs [--json] [--thread [--before FOLDER]]
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { slowLine } from './line.mjs'
import { joined, middle, openBrowser, tablesOf, untilOwnTurn } from './phone.mjs'
import { threadText, threadTimes } from './thread.mjs'

const JOINS = 5
const UPDATES = 40
const SLOWER = 4
/** What Lighthouse takes for a phone on a slow line. */
const LINE = { bytesPerSecond: 1_600_000 / 8, roundTripMs: 150 }

const { values: wish } = parseArgs({
  options: { json: { type: 'boolean' }, thread: { type: 'boolean' }, before: { type: 'string' } },
})
const page = process.env.SITUATION_ROOM_PAGE ?? fileURLToPath(new URL('../dist/web', import.meta.url))

/** In the page: when the table's worker told of something, and when the first picture with it was done. */
function watchUpdates() {
  window.painted = []
  const wall = () => performance.timeOrigin + performance.now()
  /** The first that nothing was drawn of yet: one that comes meanwhile is drawn with it. */
  let toldMs = null
  new MutationObserver(changes => {
    if (!changes.some(({ target }) => !target.hasAttribute('aria-busy'))) return
    requestAnimationFrame(() => {
      if (toldMs === null || document.querySelector('main[aria-busy]')) return
      const one = { toldMs }
      toldMs = null
      // Before the picture it is still to be laid out and painted; a message comes after that.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.painted.push({ ...one, paintedMs: wall() })
      port2.postMessage(null)
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

async function joinTimes(browser, tables) {
  const match = await tables.begun()
  const joins = {}
  for (const [name, line, slower] of [
    ['on this machine', {}, 1],
    ['slow line', LINE, 1],
    [`slow line, processor ${SLOWER} times slower`, LINE, SLOWER],
  ]) {
    const through = await slowLine(tables.port, line)
    const took = []
    for (let n = 0; n < JOINS; n++) {
      const link = await tables.linkTo(match, through.port)
      const { context, tookMs } = await joined(browser, link, slower, watchUpdates)
      took.push(tookMs)
      await context.close()
    }
    await through.close()
    joins[name] = { medianMs: middle(took), slowestMs: Math.max(...took) }
  }
  return joins
}

/** What bots do in a match of their own reaches a phone: from the last byte that leaves the server for it to the picture. */
async function updateTimes(browser, tables) {
  const sent = []
  const through = await slowLine(tables.port, { onData: () => sent.push(performance.timeOrigin + performance.now()) })
  const took = []
  while (took.length < UPDATES) {
    const link = await tables.linkTo(await tables.begun(), through.port)
    const { tab, context } = await joined(browser, link, SLOWER, watchUpdates)
    const before = took.length
    await untilOwnTurn(tab, async () => {
      for (const { toldMs, paintedMs } of await tab.evaluate(() => window.painted.splice(0))) {
        const at = sent.findLast(ms => ms <= toldMs)
        if (at !== undefined) took.push(paintedMs - at)
      }
    })
    await context.close()
    if (took.length === before) process.stderr.write('A table at which the person began.\n')
  }
  await through.close()
  return {
    ...{ count: took.length, within100: took.filter(ms => ms <= 100).length },
    ...{ medianMs: middle(took), slowestMs: Math.max(...took) },
  }
}

const ms = time => `${Math.round(time)} ms`.padStart(12)

function textOf({ joins, updates }) {
  const rows = Object.entries(joins).map(
    ([name, { medianMs, slowestMs }]) => `${name.padEnd(44)}${ms(medianMs)}${ms(slowestMs)}`,
  )
  const head = `${'from a link to the board'.padEnd(44)}${'median'.padStart(12)}${'slowest'.padStart(12)}`
  const { count, medianMs, within100, slowestMs } = updates
  const last = `${count} updates from the server to the screen, processor ${SLOWER} times slower: median ${Math.round(medianMs)} ms, ${within100} within 100 ms, slowest ${Math.round(slowestMs)} ms.`
  return [head, ...rows, last].join('\n')
}

const browser = await openBrowser()
try {
  if (wish.thread) {
    const times = await threadTimes(browser, [...(wish.before ? [wish.before] : []), page])
    console.log(wish.json ? JSON.stringify(times, null, 2) : threadText(times))
  } else {
    const tables = await tablesOf(page)
    try {
      const figures = { joins: await joinTimes(browser, tables), updates: await updateTimes(browser, tables) }
      console.log(wish.json ? JSON.stringify(figures, null, 2) : textOf(figures))
    } finally {
      await tables.close()
    }
  }
} finally {
  await browser.close()
}
