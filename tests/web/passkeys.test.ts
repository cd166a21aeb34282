import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { newFolder } from '../server/people.ts'
import { inBrowser } from './browser.ts'

/** Passkeys as a browser makes and uses them: Chromium's own, with an authenticator that is always touched at once. */

const { browser } = inBrowser()
let folder = ''
let server: PageServer

beforeAll(async () => {
  folder = newFolder()
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data') },
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
}

async function device(host = 'localhost'): Promise<Device> {
  const context = await browser().newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`http://${host}:${server.port}/`)
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { page, cdp, authenticator: authenticatorId }
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

test('a passkey of Chromium is made by a guest, and brings the seat to another device', async () => {
  const laptop = await device()
  const { table, invites } = await ask(laptop.page, '/api/tables', { game: 'homeland', players: 3 })
  await ask(laptop.page, `/api/tables/${table}/sit`, { invite: invites[2], name: 'Ann' })
  expect(await ceremony(laptop.page, 'create', 'Ann')).toEqual({ player: { name: 'Ann' } })
  expect((await ask(laptop.page, '/api/me')).player).toEqual({ name: 'Ann' })

  // The same passkey on a phone, as those who keep passkeys bring it there.
  const phone = await device()
  const { credentials } = await laptop.cdp.send('WebAuthn.getCredentials', { authenticatorId: laptop.authenticator })
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
  const [credential] = credentials
  await phone.cdp.send('WebAuthn.addCredential', { authenticatorId: phone.authenticator, credential })
  expect((await ask(phone.page, '/api/me')).player).toBeNull()
  expect(await ceremony(phone.page, 'get')).toEqual({ player: { name: 'Ann' } })
  expect((await ask(phone.page, `/api/me/tables/${table}/pass`, {})).seat).toBe(2)
  await expect.poll(() => phone.page.evaluate(() => document.cookie)).toBe('')
  for (const { page } of [laptop, phone]) await page.context().close()
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
