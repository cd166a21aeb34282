// A Terrorist turn, watched on the board with motion: how long the longest task of the page's main thread took, of all
// from its first step to the table. What takes longer than 50 ms is felt. It is the thread's own time: what others do on
// the machine meanwhile does not count.
import { chromium } from 'playwright-core'
import { findChromium, flags } from '../scripts/chromium.mjs'

const LONG_MS = 50
/** A step has come to rest, in milliseconds. */
const RESTED_MS = 700
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

/** The tasks of the main threads of pages, in milliseconds, the longest first. */
function tasksIn(trace) {
  const { traceEvents } = JSON.parse(trace)
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`))
    .map(({ tdur }) => tdur / 1000)
    .sort((a, b) => b - a)
}

/** Steps through it in a browser of its own; `load` is a module of the tests. */
export async function terrorTurn(site, load) {
  const { visitors, stock } = await load('/tests/web/visitors.ts')
  const { screens } = await load('/tests/web/screens.ts')
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags })
  try {
    const all = { ...site, browser }
    const eyes = visitors(all, await stock(all), {
      viewport: { width: 1280, height: 800 },
      settings: { motion: 'fast' },
      options: { reducedMotion: 'no-preference' },
    })
    const { page } = await eyes.to(screens.find(({ name }) => name === 'theatre'))
    // Taken into one's hands: it does not go on by itself.
    await page.keyboard.press('ArrowLeft')
    await page.waitForTimeout(RESTED_MS)
    await browser.startTracing(page, { categories })
    let steps = 1
    for (; (await page.locator('.stage-keys .stage-skip').count()) > 0; steps++) {
      await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(RESTED_MS)
    }
    await page.locator('.stage-on').click()
    await page.locator('.situation:not(.is-watching)').waitFor()
    await page.waitForTimeout(RESTED_MS)
    const tasks = tasksIn((await browser.stopTracing()).toString())
    await eyes.close()
    return { steps, tasks: tasks.length, longestMs: tasks[0], long: tasks.filter(task => task > LONG_MS).length }
  } finally {
    await browser.close()
  }
}
