import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { openProxy, type Way } from '../server/faults/proxy.ts'
import { playOn, until } from '../server/people.ts'
import { freePort } from '../server/postgres.ts'
import { inBrowser, phone } from './browser.ts'
import { axeOn, smallOn, wideOn } from './checks.ts'
import { through } from './online-site.ts'
import { atServer } from './served.ts'
import { listen, momentOn } from './table-driver.ts'

/** Whoever comes back to a table is told first what happened since they left: on the board, in the talk, by the table. */

const { browser } = inBrowser()
const served = atServer(browser)
let way: Way
let nowhere: number
beforeAll(async () => {
  nowhere = await freePort()
  way = await openProxy(served.port())
})
afterAll(() => way.close())

const HOUR_MS = 3_600_000
const [ANN, BEN, CYD] = [0, 1, 2]

/** Three people with a program each; Ann has a page besides, on a line that can be cut and with a clock that can be moved. */
async function evening(viewport?: { readonly width: number; readonly height: number }) {
  const { table, invites, host } = await served.open({ game: 'homeland', players: 3 })
  const people: RemoteTable[] = []
  for (const [seat, name] of ['Ann', 'Ben', 'Cyd'].entries()) people.push(await served.sit(table, invites[seat], name))
  await host.act({ type: 'draw' })
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  const link = (await served.device(table, people[ANN])).replace(/:\d+\//, `:${way.port}/`)
  const { page } = await served.visit(link, {
    ...(viewport ? { viewport } : {}),
    async before(context) {
      await listen(context, 'recap')
      await context.addInitScript(() => {
        const right = Date.now
        Object.assign(window, { laterMs: 0 })
        Date.now = () => right() + (window as unknown as { readonly laterMs: number }).laterMs
      })
    },
  })
  await through(page, '.more-tab[data-page=talk]')
  // All that is opened on a board is loaded before the line is cut.
  await page.locator('.more-tab[data-page=talk]').click()
  await page.locator('.table-talk').waitFor()
  const roundOf = (): number => (people[ANN].now().shown?.view as View | undefined)?.round ?? 0
  return {
    page,
    people,
    /** Everybody plays so many rounds, Ann from another device. */
    async play(rounds: number) {
      const next = roundOf() + rounds
      await playOn({ people, told: [[], [], []] }, () => roundOf() >= next)
    },
  }
}
const suspects = (one: RemoteTable, player: number): Promise<void> =>
  one.act({ type: 'claim', claim: { about: 'player', player, says: 'suspect', strength: 'little' } })

const recap = (page: Page) => page.locator('.interlude', { hasText: 'Since you left' })

test('once the page is loaded: what was played, what the table wants, and one tap to what was said', async () => {
  const { page, people, play } = await evening(phone)
  const { href } = new URL(page.url())
  await page.goto('about:blank')
  await play(2)
  await suspects(people[BEN], CYD)
  await people[BEN].act({ type: 'text', text: 'Where is Ann?' })
  await people[CYD].act({ type: 'vote', about: null, verdict: 'end' })
  // What she has said herself, on another device, is no news to her.
  await suspects(people[ANN], BEN)
  await page.goto(href)
  await recap(page).waitFor()
  for (const text of [
    'What the table decided',
    'Cyd would end the game here.',
    'One claim was made. One line was written.',
  ])
    await recap(page).getByText(text).waitFor()
  expect(await recap(page).locator('details, section').count()).toBeGreaterThan(2)
  expect(await axeOn(page, 'all')).toEqual([])
  expect(await smallOn(page)).toEqual([])
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => wideOn(page)).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await recap(page).getByRole('button', { name: 'Read it under “Talk”' }).click()
  await page.locator('.more-tab[data-page=talk][aria-pressed=true]').waitFor()
  await page.locator('.chat-lines').getByText('Where is Ann?').waitFor()
  // Once is enough.
  await page.reload()
  expect(await momentOn(page)).toBe('desk')
})

const GONE = 'The server is gone: you can look, not act.'

test('in a tab that was left open, once its line comes back hours later; and live again from then on', async () => {
  const { page, people, play } = await evening()
  way.leadTo(nowhere)
  await page.getByText(GONE).first().waitFor()
  await play(2)
  for (const accused of [ANN, CYD]) await suspects(people[BEN], accused)
  await page.evaluate(ms => Object.assign(window, { laterMs: ms }), 3 * HOUR_MS)
  way.flow()
  way.leadTo(served.port())
  await recap(page).waitFor()
  await recap(page).getByText('2 claims were made.').waitFor()
  expect(await page.locator('.theatre').count()).toBe(0)
  await recap(page).getByRole('button', { name: 'To the table' }).click()
  await page.locator('.more-tab[data-page=talk]').waitFor()

  // Whoever is there watches what comes next as it comes.
  await play(1)
  await page.locator('.theatre').waitFor()
  expect(await recap(page).count()).toBe(0)
})
