import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { until } from '../server/people.ts'
import { startingAt } from '../server/simulation/reacting.ts'
import { inBrowser, phone } from './browser.ts'
import { axeOn } from './checks.ts'
import { through } from './online-site.ts'
import { atServer } from './served.ts'

/** What somebody at the table puts an end to is seen wherever it counts: a shared screen, a pause, one’s own other device. */

const ANN = 1
/** Ann has the turn. */
const games = startingAt({
  players: [{}, {}, {}],
  ...{ marker: 1, initiative: [ANN], turn: ANN, mustClaim: false },
  threats: [{ organization: 'postman', plot: 'kidnapping', level: 'guarded', lead: 1, intel: [] }],
})
const { browser } = inBrowser()
const served = atServer(browser, { games })
/** Less than a minute: there is a warning from the first moment that the clock runs. */
const pace = { bankMs: 59_000, incrementMs: 0 }

const HERE = 'This browser also has your own seat'
const people = '.more-tab[data-page=people]'
const paused = (page: Page) => page.locator('.online-standing', { hasText: 'The game is paused: no clock runs.' })
const low = (page: Page) => page.locator('.online-standing', { hasText: /You have 0:\d\d left/ })
const acts = (page: Page, name: string) => page.locator('.people-acts').getByRole('button', { name, exact: true })

test('a shared screen is closed, a pause ends, time is taken, and a device of one’s own is ended', async () => {
  const { table, invites, host, hostPass } = await served.open({ game: 'homeland', players: 3, pace })
  const { page: ann } = await served.visit(served.link(table, 'host', hostPass))
  const offer = ann.locator('.online-screen')
  await offer.getByRole('button', { name: 'Show it on a shared screen' }).click()
  await offer.getByRole('link', { name: 'Open it here, in a window of its own' }).waitFor()
  // Whoever only looks after the table has no desk in this browser.
  expect(await ann.getByText(HERE).count()).toBe(0)
  await ann.goto('about:blank')
  await ann.goto(served.link(table, 'seat', invites[0]))
  await ann.getByLabel('Your name').fill('Ann')
  await ann.getByRole('button', { name: 'Sit down' }).click()
  await offer.getByRole('button', { name: 'Another shared screen' }).click()
  await offer.getByText(HERE).waitFor()
  expect(await axeOn(ann, 'all')).toEqual([])

  // The screen says that it was closed.
  const { page: screen } = await served.visit(await ann.getByLabel('Link for the shared screen').inputValue())
  await screen.locator('.screen-lobby').waitFor()
  await offer.getByText('A shared screen shows this table now.').waitFor()
  await offer.getByRole('button', { name: 'Close the shared screen' }).click()
  const closed = screen.getByRole('alert').getByText('The host has closed this shared screen, or opened another one.')
  await closed.waitFor()
  expect(await axeOn(screen, 'all')).toEqual([])
  expect(await screen.locator('.screen-lobby').count()).toBe(0)
  // Nor does what it keeps let it in again.
  await screen.reload()
  await screen.getByRole('alert').getByText('This link is not good any more').waitFor()
  await offer.getByRole('button', { name: 'Show it on a shared screen' }).waitFor()

  // No clock runs before everybody is there.
  const { page: ben } = await served.visit(served.link(table, 'seat', invites[1]), { viewport: phone })
  await ben.getByLabel('Your name').fill('Ben')
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await ben.locator('.online-chair', { hasText: 'Ben' }).getByText(/^you/).waitFor()
  const cyd = await served.sit(table, invites[2], 'Cyd')
  await host.act({ type: 'draw' })
  await until(cyd, ({ shown }) => shown !== null)
  await cyd.act({ type: 'pause' })
  for (const page of [ann, ben]) {
    await through(page, people)
    await page.locator(people).click()
    await acts(page, 'Go on').waitFor()
    await paused(page).waitFor()
  }

  // Ann goes on, is warned, and takes more time; by the notice, and by the button that is always there.
  await paused(ann).getByRole('button', { name: 'Go on' }).click()
  await low(ann).getByRole('button', { name: 'More time' }).click()
  await low(ann).waitFor({ state: 'detached' })
  await acts(ann, 'More time').click()
  for (const page of [ann, ben]) {
    await paused(page).waitFor({ state: 'detached' })
    await page.getByText('What happened beside the game').click()
    const told = page.locator('.people-told ol')
    await expect.poll(() => told.getByText('Ann takes more time.').count()).toBe(2)
    expect(await told.getByText('Ann goes on with the game.').count()).toBe(1)
  }
  // Whoever is not asked has no time to take.
  expect(await acts(ben, 'More time').count()).toBe(0)
  await acts(ben, 'Pause').click()
  for (const page of [ann, ben]) await paused(page).waitFor()
  await acts(ben, 'Go on').click()
  for (const page of [ann, ben]) await paused(page).waitFor({ state: 'detached' })
  await acts(ben, 'Pause').click()
  await paused(ann).waitFor()

  // Ann's other device is ended from here: it says so, and can only be looked at.
  const own = ann.locator('.people-devices', { hasText: 'My other devices' })
  await own.locator('summary').click()
  await own.getByRole('button', { name: 'A link for another device' }).click()
  const { page: other } = await served.visit(await own.getByLabel('Link to your own seat, good once').inputValue())
  await through(other, people)
  for (let taps = 0; taps < 2; taps++) await own.locator('summary').click()
  await expect.poll(() => own.getByRole('listitem').count()).toBe(2)
  await own.getByRole('listitem').getByRole('button', { name: 'End' }).click()
  const ended = other.getByText('This link was ended: from another device').first()
  await ended.waitFor()
  await expect.poll(() => own.getByRole('listitem').count()).toBe(1)
  await own.getByRole('listitem').getByText('this device').waitFor()
  await other.reload()
  await other.locator('.online-wrong, .online-standing, .paper.lone').first().waitFor()
  expect(await other.locator(people).count()).toBe(0)
})
