import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { newFolder } from '../server/people.ts'
import { inBrowser, folder as pageFolder, phone as phoneSize } from './browser.ts'
import { axeOn, smallOn, wideOn } from './checks.ts'

/** Passkeys as a browser makes and uses them: Chromium's own, with an authenticator that is always touched at once. */

const { browser } = inBrowser()
let folder = ''
let server: PageServer

beforeAll(async () => {
  folder = newFolder()
  server = await startServer({
    ...{ page: pageFolder, host: '127.0.0.1', port: 0, data: join(folder, 'data') },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Device {
  readonly page: Page
  readonly authenticator: string
  readonly cdp: CDPSession
  /** What went wrong on the page; what the server refuses is told there. */
  readonly errors: string[]
}

async function device(host = 'localhost'): Promise<Device> {
  const context = await browser().newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !message.location().url.includes('/api/')) errors.push(message.text())
  })
  await page.goto(`http://${host}:${server.port}/`)
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { page, cdp, errors, authenticator: authenticatorId }
}

const ask = (page: Page, path: string, body?: unknown) =>
  page.evaluate(
    async ([where, sent]) => {
      const answer = await fetch(where, {
        ...(sent === undefined
          ? {}
          : { method: 'POST', body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } }),
      })
      return answer.json()
    },
    [path, body] as const,
  )

/** What a page does to make a passkey, or to use one. */
const ceremony = (page: Page, kind: 'create' | 'get', name?: string) =>
  page.evaluate(
    async ([what, called]) => {
      const post = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      const way = what === 'create' ? '/api/me/passkeys' : '/api/sign-in'
      const options = await post(`${way}/begin`, what === 'create' ? { name: called } : {})
      const passkey =
        what === 'create'
          ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
          : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
      return post(`${way}/finish`, { response: (passkey as PublicKeyCredential).toJSON() })
    },
    [kind, name] as const,
  )

/** The same passkey on another device, as those who keep passkeys bring it there. */
async function bringPasskey(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.authenticator })
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
  await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticator, credential: credentials[0] })
}

test('a passkey of Chromium is made by a guest, and brings the seat to another device', async () => {
  const laptop = await device()
  const { table, invites } = await ask(laptop.page, '/api/tables', { game: 'homeland', players: 3 })
  await ask(laptop.page, `/api/tables/${table}/sit`, { invite: invites[2], name: 'Ann' })
  expect(await ceremony(laptop.page, 'create', 'Ann')).toEqual({ player: { name: 'Ann' } })
  expect((await ask(laptop.page, '/api/me')).player).toEqual({ name: 'Ann' })

  const phone = await device()
  await bringPasskey(laptop, phone)
  expect((await ask(phone.page, '/api/me')).player).toBeNull()
  expect(await ceremony(phone.page, 'get')).toEqual({ player: { name: 'Ann' } })
  expect((await ask(phone.page, `/api/me/tables/${table}/pass`, {})).seat).toBe(2)
  await expect.poll(() => phone.page.evaluate(() => document.cookie)).toBe('')
  for (const { page } of [laptop, phone]) await page.context().close()
})

/** The sheet of passkeys, from the list of the own tables. */
async function openSheet(page: Page, host = 'localhost') {
  await page.goto(`http://${host}:${server.port}/#/online`)
  await page.getByRole('button', { name: 'Passkey and devices' }).click()
  return page.locator('dialog[open]')
}

test('by clicks: one is made, cookies are cleared, and whoever signs in has their seats again, here and elsewhere', async () => {
  const laptop = await device()
  const { page } = laptop
  const { table, invites } = await ask(page, '/api/tables', { game: 'homeland', players: 3 })
  await page.context().clearCookies()
  await page.goto(`http://localhost:${server.port}/t/${table}#s=${invites[2]}`)
  await page.getByLabel('Your name').fill('Ann')
  await page.getByRole('button', { name: 'Sit down' }).click()
  const chair = (at: Page) => at.locator('.online-chair', { hasText: 'Ann' }).getByText(/^you/)
  await chair(page).waitFor()

  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'Make a passkey' }).waitFor()
  for (const theme of ['light', 'contrast', 'dark']) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    expect(await axeOn(page, theme === 'dark' ? 'all' : 'colours')).toEqual([])
  }
  expect(await sheet.getByLabel('Your name, if you like').inputValue()).toBe('Ann')
  await sheet.getByRole('button', { name: 'Make a passkey' }).click()
  await sheet.getByText('You are signed in as Ann.').waitFor()
  await sheet.getByText('(this device)').waitFor()
  expect(await axeOn(page, 'all')).toEqual([])

  // The browser forgets who was there.
  const mine = (at: Page) => at.locator('.online-list a', { hasText: 'Ann' })
  await page.context().clearCookies()
  await page.reload()
  await page.locator('section[aria-labelledby=my-tables] p').waitFor()
  expect(await mine(page).count()).toBe(0)
  const again = await openSheet(page)
  await again.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await again.getByText('You are signed in as Ann.').waitFor()
  await page.keyboard.press('Escape')
  await mine(page).click()
  await chair(page).waitFor()

  // A phone that has never been at this table.
  const phone = await device()
  await phone.page.setViewportSize(phoneSize)
  await bringPasskey(laptop, phone)
  const there = await openSheet(phone.page)
  await there.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await there.getByText('You are signed in as Ann.').waitFor()
  await expect.poll(() => wideOn(phone.page)).toEqual([])
  expect(await smallOn(phone.page)).toEqual([])
  await phone.page.keyboard.press('Escape')
  await mine(phone.page).click()
  await chair(phone.page).waitFor()

  // The laptop sees it, and signs it out: it is shown out at once. Then itself.
  const last = await openSheet(page)
  await last
    .getByRole('button', { name: /^Sign out(?! here)/ })
    .first()
    .waitFor()
  for (;;) {
    const others = last.getByRole('button', { name: /^Sign out(?! here)/ })
    const left = await others.count()
    if (left === 0) break
    await others.first().click()
    await expect.poll(() => others.count()).toBeLessThan(left)
  }
  await phone.page.locator('main [role=alert]').waitFor()
  await last.getByRole('button', { name: 'Sign out here' }).click()
  await last.getByRole('button', { name: 'Make a passkey' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => mine(page).count()).toBe(0)
  expect([laptop.errors, phone.errors]).toEqual([[], []])
  for (const one of [page, phone.page]) await one.context().close()
})

test('where the address can have none, a sentence says so, and nothing is offered', async () => {
  const { page } = await device('127.0.0.1')
  const sheet = await openSheet(page, '127.0.0.1')
  await sheet.getByText('this address is a number').waitFor()
  expect(await sheet.getByRole('button', { name: 'Make a passkey' }).count()).toBe(0)
  await page.context().close()
})

test('at an address that is a number, the server says that there are none, as does the browser', async () => {
  const { page } = await device('127.0.0.1')
  const { passkeys } = await ask(page, '/api/me')
  expect(passkeys).toMatchObject({ possible: false, why: { key: 'identity.number' } })
  const tried = await page.evaluate(async () => {
    const user = { id: new Uint8Array(16), name: 'Ann', displayName: 'Ann' }
    const pubKeyCredParams = [{ alg: -7, type: 'public-key' as const }]
    const publicKey = { rp: { name: 'Situation Room' }, user, challenge: new Uint8Array(16), pubKeyCredParams }
    return navigator.credentials.create({ publicKey }).then(
      () => 'made',
      (error: Error) => error.name,
    )
  })
  expect(tried).toBe('SecurityError')
  await page.context().close()
})
