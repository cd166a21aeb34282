import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { dayCommitment } from '../../src/server/daily/seeds.ts'
import { realWorld } from '../../src/server/world.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { inBrowser } from './browser.ts'
import { click, verbOf } from './call-driver.ts'
import { axeOn } from './checks.ts'
import { NOW } from './library.ts'
import { seededRandom } from './online-party.ts'
import { atServer } from './served.ts'
import { listen, sceneOn } from './table-driver.ts'

// The call of the day as a server deals it, taken by clicking: table, debrief, place, and the seed once the day is over.

const DAY_MS = 86_400_000
/** It is noon when the call is taken, so that no day ends in the middle of it; and always the same day. */
let aheadMs = (Math.floor(NOW / DAY_MS) + 0.5) * DAY_MS - Date.now()
const { browser } = inBrowser()
// Its secret is drawn from a seed, so that the call is the same in every run. The server takes the world as it is when it starts.
const { random } = realWorld
beforeAll(() => {
  realWorld.random = seededRandom()
})
const served = atServer(browser, { now: () => Date.now() + aheadMs })
beforeAll(() => {
  realWorld.random = random
})

/** What ends a call soonest; whoever hangs up again and again is not heard for long. */
const SOONEST = ['hang-up', 'done', 'leave', 'enough', 'keep', 'accept', 'take']

/** Nobody knows the luck of the day: what is chosen depends on what is asked, and one card is played first. */
function choiceIn({ asked }: Scene, isFirst: boolean): string {
  const options = asked?.options ?? []
  const played = isFirst ? options.find(option => verbOf(option) === 'play') : undefined
  const soonest = SOONEST.flatMap(verb => options.filter(option => verbOf(option) === verb))
  return played ?? [...soonest, ...options][0]
}

async function playsOut(page: Page): Promise<void> {
  for (let n = 0; ; n++) {
    await expect
      .poll(async () => {
        const { asked, outcome } = await sceneOn(page)
        return outcome !== null || (asked?.explanation.options.length ?? 0) > 0
      })
      .toBe(true)
    const scene = await sceneOn(page)
    if (scene.outcome) return
    const question = scene.asked?.question
    await click(page, { scene, choice: choiceIn(scene, n === 0) })
    await expect.poll(async () => (await sceneOn(page)).asked?.question).not.toBe(question)
  }
}

test('the call of a server is taken, played to its end and placed; its seed is shown once the day is over', async () => {
  const { page } = await served.visit(`http://127.0.0.1:${served.port()}/#/daily`, {
    before: context => listen(context, 'the day deals'),
  })
  const row = page.locator('.daily-row')
  await row.locator('summary').click()
  await row.getByText('Nobody has finished it yet.').or(row.getByText('The day’s seed is bound to')).first().waitFor()
  const commitment = await row.locator('code').textContent()
  await row.getByLabel('Your name').fill('Ann')
  await row.getByRole('button', { name: 'Take the server’s call' }).click()
  await page.locator('.dock').waitFor()
  const table = /#\/t\/([\w-]+)/.exec(page.url())?.[1] ?? ''

  // Left in the middle, it is gone on with.
  await page.locator('.hand .card').first().waitFor()
  await page.goto(`http://127.0.0.1:${served.port()}/#/daily`)
  await row.locator('summary').click()
  await row.getByRole('link', { name: 'Go on with your call' }).click()
  await page.locator('.hand .card').first().waitFor()
  expect(page.url()).toContain(table)
  await playsOut(page)
  await page.locator('.debrief').waitFor()
  expect(await axeOn(page, 'all')).toEqual([])

  // Placed, and nobody is told yet what it was dealt by.
  await page.goto(`http://127.0.0.1:${served.port()}/#/daily`)
  await row.locator('summary').click()
  const own = row.locator('.today-places .is-asked')
  await own.getByText('Ann').waitFor()
  expect(await own.textContent()).toMatch(/^1.*Ann \(you\)/)
  await row.getByRole('button', { name: 'Take it again, unranked' }).waitFor()
  expect(await row.locator('code').allTextContents()).toEqual([commitment])

  // The day after, everybody may know.
  aheadMs += DAY_MS
  await page.reload()
  await row.locator('summary').click()
  await row.getByText('The day’s seed is bound to').waitFor()
  expect(await row.locator('code').textContent()).not.toBe(commitment)
  await row.getByRole('button', { name: 'The day before' }).click()
  await row.getByText('The day is over. Its seed:').waitFor()
  const [seed, bound] = await row.locator('code').allTextContents()
  expect(bound).toBe(commitment)
  expect(dayCommitment(seed)).toBe(commitment)
  await own.getByText('Ann').waitFor()
})
