import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import { isPublic } from '../../src/server/reminders/addresses.ts'
import { type Elsewhere, loopbackCa, openElsewhere } from '../server/loopback.ts'
import { UNHURRIED, until } from '../server/people.ts'
import { LAST, reacting } from '../server/simulation/reacting.ts'
import { newSubscription } from '../server/subscription.ts'
import { inBrowser } from './browser.ts'
import { axeOn } from './checks.ts'
import { through } from './online-site.ts'
import { atServer } from './served.ts'

/** Whoever wants to be told that it is their turn says so on the page: by a webhook, by push messages, or in vain. */

const { browser } = inBrowser()
const HOUR_MS = 3_600_000
/** By how much the server's clock is ahead. */
let ahead = 0
const served = atServer(browser, {
  games: reacting(),
  times: { ...UNHURRIED, remindMs: 1, awayMs: 24 * HOUR_MS },
  now: () => Date.now() + ahead,
  // Names lead to this machine, and what is named by a private address is refused as anywhere.
  outgoing: {
    resolve: async () => ['127.0.0.1'],
    mayReach: address => address === '127.0.0.1' || isPublic(address),
    ca: loopbackCa,
  },
})
let elsewhere: Elsewhere
beforeAll(async () => {
  elsewhere = await openElsewhere()
})
afterAll(() => elsewhere.close())

/** Three people at a table that has begun; the last of them is asked, and has gone. */
async function begun() {
  const opened = await served.open({ game: 'homeland', players: 3 })
  const people: RemoteTable[] = []
  for (const [seat, name] of ['Ann', 'Ben', 'Cyd'].entries())
    people.push(await served.sit(opened.table, opened.invites[seat], name))
  await opened.host.act({ type: 'draw' })
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  const link = await served.device(opened.table, people[LAST])
  people[LAST].leave()
  return { table: opened.table, link }
}

async function openReminders(page: Page): Promise<void> {
  await through(page, '.more-tab[data-page=people]')
  await page.locator('.more-tab[data-page=people]').click()
  await page.getByText('Tell me when it is my turn').click()
  await page.getByLabel('By a webhook').waitFor()
}
const ways = (page: Page) => page.locator('.people-devices', { hasText: 'Tell me' }).getByRole('listitem')

test('a webhook is added, tried and removed by clicks, and what goes wrong is said', async () => {
  const { link } = await begun()
  const { page } = await served.visit(link, { locale: 'de-DE', settings: { locale: 'en' } })
  await openReminders(page)
  const add = async (url: string): Promise<void> => {
    await page.getByLabel('By a webhook').fill(url)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  const said = page.locator('.people-devices .problem')

  await add('http://hooks.example/')
  await said.getByText('The address has to begin with https:// and name a machine.').waitFor()
  expect(await ways(page).count()).toBe(0)

  // Nothing that only the server's own network can reach is called for anybody; it stands there until it is removed.
  await add('https://192.168.1.1/hook')
  await said.getByText('192.168.1.1 is not on the public internet, and is not called from here.').waitFor()
  await ways(page).getByText('192.168.1.1 is not on the public internet').waitFor()
  await ways(page).getByRole('button', { name: 'End' }).click()
  await expect.poll(() => ways(page).count()).toBe(0)
  expect(elsewhere.received).toEqual([])

  // The other side does not take it: in the page's language, whatever the browser's is.
  const url = `https://hooks.example:${elsewhere.port}/hook`
  elsewhere.answer = response => void response.writeHead(404).end()
  await page.getByLabel('Who takes it').selectOption('slack')
  await add(url)
  const refused = 'The other side did not take the message (status 404).'
  await said.getByText(refused).waitFor()
  await ways(page).filter({ hasText: 'hooks.example' }).getByText(refused).waitFor()
  expect(await axeOn(page, 'all')).toEqual([])
  elsewhere.answer = response => void response.writeHead(204).end()
  await ways(page).getByRole('button', { name: 'End' }).click()
  await expect.poll(() => ways(page).count()).toBe(0)

  await add(url)
  await page.getByText('A trial message is on its way.').waitFor()
  // What was wrong before is not said beside it.
  expect(await said.count()).toBe(0)
  expect(await ways(page).textContent()).toContain(`a webhook at hooks.example:${elsewhere.port}`)
  expect(JSON.parse(String(elsewhere.received.at(-1)?.body))).toEqual({
    text: 'This is a trial: like this you will be told that it is your turn.',
  })
  await ways(page).getByRole('button', { name: 'End' }).click()
  await expect.poll(() => ways(page).count()).toBe(0)
})

const NONE = 'This browser cannot be told while the page is closed'

test('a browser that keeps no page says so, whatever it has of push messages', async () => {
  const { link } = await begun()
  // Its worker is refused, as in a private window.
  const { page, context } = await served.visit(link, { serviceWorkers: 'block' })
  await context.grantPermissions(['notifications'])
  await openReminders(page)
  expect(await page.getByText(NONE).count()).toBe(0)
  await page.getByRole('button', { name: 'On this device, also when the page is closed' }).click()
  await page.getByRole('status').getByText(NONE).waitFor()
  expect(await ways(page).count()).toBe(0)
})

/** What the worker that keeps the page has of the browser, as far as it is stood in for here. */
interface Scope {
  readonly registration: object
  readonly clients: object
  readonly shown: object[]
  dispatchEvent(event: object): boolean
}

/** The worker that keeps the page, to which the browser's tools bring messages as a push service does. */
async function keeperOf(page: Page) {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  )
  const context = page.context()
  const cdp = await context.newCDPSession(page)
  const known = new Promise<string>(done =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) done(registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const registrationId = await known
  const origin = new URL(page.url()).origin
  const [worker] = context.serviceWorkers()
  return {
    deliver: async (data: string) =>
      void (await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })),
    /** Chromium's shell shows no notifications and allows none: they are written down where it would be asked for them. */
    showsNothing: () =>
      worker.evaluate(() => {
        const scope = self as unknown as Scope
        const shown: object[] = []
        Object.assign(scope, { shown })
        const value = async (title: string, options: object): Promise<void> => void shown.push({ title, ...options })
        Object.defineProperty(scope.registration, 'showNotification', { value })
      }),
    shown: () => worker.evaluate(() => (self as unknown as Scope).shown),
    /** Where somebody who taps a notification with this is led. */
    tapped: (data: string) =>
      worker.evaluate(async given => {
        const scope = self as unknown as Scope
        const opened = new Promise<string>(done =>
          Object.defineProperty(scope.clients, 'openWindow', { value: async (address: string) => done(address) }),
        )
        const tap = { notification: { data: given, close: () => {} }, waitUntil: () => {} }
        scope.dispatchEvent(Object.assign(new Event('notificationclick'), tap))
        return opened
      }, data),
  }
}

test('a push message comes while the page is closed: the table and whose turn it is, and a tap leads there', async () => {
  const { table, link } = await begun()
  const device = newSubscription(elsewhere.port)
  const { page, context } = await served.visit(link, {
    serviceWorkers: 'allow',
    before: one =>
      // No push service can be had here: all that it would do is to give this, and to bring what is sent to it.
      one.addInitScript(({ endpoint, p256dh, auth }) => {
        PushManager.prototype.subscribe = async () =>
          ({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }) as unknown as PushSubscription
      }, device.target),
  })
  await context.grantPermissions(['notifications'])
  await openReminders(page)
  const before = elsewhere.received.length
  await page.getByRole('button', { name: 'On this device, also when the page is closed' }).click()
  await page.getByText('A trial message is on its way.').waitFor()
  expect(JSON.parse(device.read(elsewhere.received[before].body))).toEqual({
    table: null,
    text: 'This is a trial: like this you will be told that it is your turn.',
  })
  await ways(page).getByText(`a browser (push.example:${elsewhere.port})`).waitFor()

  const keeper = await keeperOf(page)
  const home = `${new URL(page.url()).origin}/`
  await page.goto(`${home}#/`)
  await page.locator('.doors').waitFor()
  // Whoever looks is told nothing; so long after they have gone they are.
  await expect
    .poll(() => {
      ahead += 31_000
      return elsewhere.received.length
    })
    .toBe(before + 2)
  await keeper.showsNothing()
  await keeper.deliver(device.read(elsewhere.received[before + 1].body))
  // All of it, word for word: nothing else of the match can be in it.
  const place = `#/t/${table}`
  const icon = `${home}icon-192.png`
  await expect
    .poll(keeper.shown)
    .toEqual([{ title: 'It is your turn at a table of Homeland.', tag: place, data: place, icon }])

  // What comes of a tap on it is asked of the worker, and gone to.
  const address = await keeper.tapped(place)
  expect(address).toBe(`${home}${place}`)
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('region', { name: 'The turn', exact: true }).waitFor()
})
