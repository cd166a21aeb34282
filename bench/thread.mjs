// What an update takes of the page's main thread, at full speed: from the message of the table's worker to the end of the
// frame that shows it. It is the thread's own time, so that two builds can be compared beside other work. What comes while
// somebody watches is held back, and let go while the board takes the place of what was watched.
import { loadavg } from 'node:os'
import { joined, middle, tablesOf, untilOwnTurn } from './phone.mjs'

const TABLES = 10
/** 100 ms at a processor four times slower. */
const WANTED_MS = 25
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing']

/** In the page: marks in the trace when the table's worker told of something and when its picture begins, and of which kind. */
function markUpdates() {
  const FIRST_MS = 2
  const STEP_MS = 5
  const LONGEST_MS = 22
  /** A board is drawn by then. */
  const TAKES_MS = 100
  const isThere = place => document.querySelector(place) !== null
  const state = () => (isThere('.theatre') ? 'stage' : isThere('.todo-main') ? 'turn' : 'board')
  const kindOf = (before, after, sinceTapMs) => {
    if (before !== 'turn' && after === 'turn') return 'begins the own turn'
    if (after !== 'stage' && sinceTapMs < TAKES_MS) return 'comes while the board takes the place of what was watched'
    if (before !== 'stage' && after === 'stage') return 'begins something to be watched'
    return before === 'board' && after === 'board' ? 'tells of a move, on the board' : 'another'
  }
  let told = null
  let tappedMs = Number.NEGATIVE_INFINITY
  let taps = 0
  new MutationObserver(changes => {
    if (!changes.some(({ target }) => !target.hasAttribute('aria-busy'))) return
    requestAnimationFrame(() => {
      if (told === null || document.querySelector('main[aria-busy]')) return
      performance.mark('shown', { detail: kindOf(told.before, state(), told.sinceTapMs) })
      told = null
    })
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'], attributes: true })
  const Plain = Worker
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how)
      const held = []
      const letGo = () => {
        for (const data of held.splice(0)) this.dispatchEvent(new MessageEvent('message', { data }))
      }
      addEventListener(
        'click',
        ({ target }) => {
          if (!target.closest('.stage-on') || isThere('.stage-skip')) return
          tappedMs = performance.now()
          setTimeout(letGo, FIRST_MS + ((taps++ * STEP_MS) % LONGEST_MS))
        },
        true,
      )
      this.addEventListener('message', event => {
        const { data, isTrusted } = event
        if (!('update' in data)) return
        if (isTrusted && state() === 'stage') {
          event.stopImmediatePropagation()
          held.push(data)
        } else if (told === null) {
          performance.mark('told')
          told = { before: state(), sinceTapMs: performance.now() - tappedMs }
        }
      })
    }
  }
}

/** The updates in a trace: of which kind, and what each took. */
function updatesIn(trace) {
  const { traceEvents } = JSON.parse(trace)
  const marks = traceEvents
    .filter(({ cat, name }) => cat === 'blink.user_timing' && (name === 'told' || name === 'shown'))
    .sort((a, b) => a.ts - b.ts)
  const tasks = traceEvents
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === marks[0]?.pid && tid === marks[0].tid,
    )
    .sort((a, b) => a.ts - b.ts)
  return marks.flatMap((shown, i) => {
    const told = marks[i - 1]
    if (shown.name !== 'shown' || told?.name !== 'told') return []
    const took = tasks.filter(({ ts, dur }) => ts + dur > told.ts && ts <= shown.ts)
    // Of some tasks the browser does not know it.
    if (took.length === 0 || took.some(({ tdur }) => tdur === undefined)) return []
    return [{ kind: JSON.parse(shown.args.data.detail), ms: took.reduce((sum, { tdur }) => sum + tdur, 0) / 1000 }]
  })
}

/** The same number of tables for each build of the page, in turn. */
export async function threadTimes(browser, pages) {
  const load = loadavg()[0]
  const builds = await Promise.all(pages.map(async page => ({ page, tables: await tablesOf(page), kinds: new Map() })))
  try {
    for (let n = 0; n < TABLES; n++)
      for (const { tables, kinds } of builds) {
        const link = await tables.linkTo(await tables.begun(), tables.port)
        const { tab, context } = await joined(browser, link, 1, markUpdates)
        await browser.startTracing(tab, { categories })
        await untilOwnTurn(tab, async () => {})
        for (const { kind, ms } of updatesIn((await browser.stopTracing()).toString()))
          kinds.set(kind, [...(kinds.get(kind) ?? []), ms])
        await context.close()
      }
  } finally {
    for (const { tables } of builds) await tables.close()
  }
  const builtOf = ({ page, kinds }) => ({
    page,
    kinds: [...kinds].map(([kind, all]) => ({
      ...{ kind, count: all.length, medianMs: middle(all), nineInTenMs: middle(all, 0.9) },
      tooLong: all.filter(ms => ms > WANTED_MS).length,
    })),
  })
  return { load: [load, loadavg()[0]], builds: builds.map(builtOf) }
}

export function threadText({ load, builds }) {
  const lines = builds.flatMap(({ page, kinds }) => [
    page,
    ...kinds.map(
      ({ kind, count, medianMs, nineInTenMs, tooLong }) =>
        `  ${kind.padEnd(58)}${`${count}`.padStart(4)} updates, median ${medianMs.toFixed(1)} ms, nine in ten ${nineInTenMs.toFixed(1)} ms, ${tooLong} over ${WANTED_MS} ms`,
    ),
  ])
  return [...lines, `Load ${load.map(one => one.toFixed(1)).join(' before, ')} after.`].join('\n')
}
