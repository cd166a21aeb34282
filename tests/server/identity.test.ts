import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { joinTable } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { type Authenticator, newAuthenticator } from './authenticator.ts'
import { type Answered, type Browser, newBrowser } from './browser.ts'
import { carriers, linesBy } from './line.ts'
import { newFolder, until } from './people.ts'

let folder = ''
let server: PageServer
let clock = 0
const faults: unknown[] = []
const ORIGIN = 'https://play.example'
const DAY_MS = 86_400_000

async function start(): Promise<void> {
  folder = newFolder()
  clock = Date.now()
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data'), origins: [ORIGIN] },
    limits: { wrongPassesPerMinute: 1000, requestsPerMinute: 10_000 },
    now: () => clock,
    log: (_number, error) => faults.push(error),
  })
}
async function stop(): Promise<void> {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
beforeAll(start)
afterAll(stop)
afterEach(() => {
  expect(faults).toEqual([])
})

const browser = (host = 'play.example'): Browser => newBrowser(server.port, host)
const key = ({ status, body }: Answered): [number, string] => [status, body.refused?.key]

/** Makes a passkey in a browser, for somebody new or whoever is signed in there. */
async function register(at: Browser, device: Authenticator, name: string | null = null): Promise<Answered> {
  const { body } = await at.post('/api/me/passkeys/begin', { name })
  return at.post('/api/me/passkeys/finish', { response: device.create(body) })
}
async function signIn(at: Browser, device: Authenticator, how = {}): Promise<Answered> {
  const { body } = await at.post('/api/sign-in/begin')
  return at.post('/api/sign-in/finish', { response: device.get(body, how) })
}
/** A table, and somebody who sits down there. */
async function seated(at: Browser): Promise<{ readonly table: string; readonly pass: string; readonly host: string }> {
  const { table, host, invites } = (await at.post('/api/tables', { game: 'homeland', players: 3 })).body
  const { body } = await at.post(`/api/tables/${table}/sit`, { invite: invites[1], name: 'Ann' })
  return { table, pass: body.pass, host }
}
const tablesOf = async (at: Browser): Promise<string[]> =>
  (await at.get('/api/me/tables')).body.tables.map(
    ({ table, kind, seat }: Record<string, unknown>) => `${table} ${kind} ${seat}`,
  )
/** Can this pass be used? Only who plays may be reminded. */
const isGood = async (table: string, pass: string): Promise<boolean> =>
  (await browser().get(`/api/reminders?table=${table}`, { authorization: `Bearer ${pass}` })).status === 200

describe('a passkey', () => {
  test('is nothing anybody needs: a guest is a guest', async () => {
    const ann = browser()
    expect((await ann.get('/api/me')).body).toEqual({
      player: null,
      passkeys: { possible: true, why: null, sentence: null },
    })
    await seated(ann)
    expect((await ann.get('/api/me')).body.player).toBeNull()
  })

  test('carries the seats somebody has to another device, where they get a pass of their own', async () => {
    const [ann, device] = [browser(), newAuthenticator(ORIGIN)]
    const { table, pass } = await seated(ann)
    expect(await register(ann, device, 'Ann')).toEqual({ status: 200, body: { player: { name: 'Ann' } } })
    expect((await tablesOf(ann)).sort()).toEqual([`${table} host null`, `${table} seat 1`])

    const phone = browser()
    expect(key(await phone.post(`/api/me/tables/${table}/pass`))).toEqual([401, 'identity.signed-out'])
    expect((await signIn(phone, device)).body).toEqual({ player: { name: 'Ann' } })
    const fresh = (await phone.post(`/api/me/tables/${table}/pass`)).body
    expect(fresh.seat).toBe(1)
    expect(fresh.pass).not.toBe(pass)
    expect(phone.cookies.get(`seat-${table}`)).toBe(fresh.pass)
    // And one for looking after the table, by which nobody sits.
    expect(await isGood(table, phone.cookies.get(`host-${table}`) ?? '')).toBe(false)
    expect((await phone.post(`/api/tables/${table}/invites`, { seat: 0 })).status).toBe(200)
    expect([await isGood(table, pass), await isGood(table, fresh.pass)]).toEqual([true, true])
  })

  test('takes along the tables that are opened and sat down at while somebody is signed in', async () => {
    const [ann, device] = [browser(), newAuthenticator(ORIGIN)]
    await register(ann, device)
    const { table } = await seated(ann)
    expect((await tablesOf(ann)).sort()).toEqual([`${table} host null`, `${table} seat 1`])
    expect((await ann.get('/api/me/tables')).body.tables[0].match).toBeNull()
  })

  test('takes along what a program brings that has no cookies, and nothing that is not good', async () => {
    const [guest, ann, device] = [browser(), browser(), newAuthenticator(ORIGIN)]
    const { table, pass, host } = await seated(guest)
    const { body } = await ann.post('/api/me/passkeys/begin', {})
    const passes = [pass, host, 'made-up', pass]
    expect((await ann.post('/api/me/passkeys/finish', { response: device.create(body), passes })).status).toBe(200)
    expect((await tablesOf(ann)).sort()).toEqual([`${table} host null`, `${table} seat 1`])
    expect((await ann.post('/api/me/tables', { passes })).status).toBe(200)
    expect(await tablesOf(ann)).toHaveLength(2)
  })

  test('can be one of several; the last one stays', async () => {
    const [ann, device, second] = [browser(), newAuthenticator(ORIGIN), newAuthenticator(ORIGIN)]
    await register(ann, device, 'Ann')
    const [{ id }] = (await ann.get('/api/me/passkeys')).body.passkeys
    expect(key(await ann.delete(`/api/me/passkeys/${id}`))).toEqual([409, 'identity.last-passkey'])
    await register(ann, second)
    expect((await ann.get('/api/me/passkeys')).body.passkeys).toHaveLength(2)
    expect((await ann.delete(`/api/me/passkeys/${id}`)).status).toBe(200)
    expect(key(await ann.delete(`/api/me/passkeys/${id}`))).toEqual([404, 'identity.no-passkey'])
    expect(key(await signIn(browser(), device))).toEqual([401, 'identity.unknown-passkey'])
    expect((await signIn(browser(), second)).body).toEqual({ player: { name: 'Ann' } })
  })

  test('needs no name, and takes another one', async () => {
    const [ann, device] = [browser(), newAuthenticator(ORIGIN)]
    expect((await register(ann, device)).body).toEqual({ player: { name: null } })
    expect((await ann.post('/api/me/name', { name: '  Ann  ' })).status).toBe(200)
    expect((await ann.get('/api/me')).body.player).toEqual({ name: 'Ann' })
    expect(key(await ann.post('/api/me/name', { name: ' ' }))).toEqual([409, 'seats.name-empty'])
  })
})

describe('an answer that is not accepted', () => {
  test.each<[string, object]>([
    ['of a page of another address', { origin: 'https://evil.example' }],
    ['of a page of another port', { origin: 'https://play.example:444' }],
    ['for another name', { rpId: 'evil.example' }],
    ['with another signature', { spoil: true }],
    ['of a copy whose counter is behind', { counter: -1 }],
  ])('%s', async (_what, how) => {
    const [ann, device] = [browser(), newAuthenticator(ORIGIN)]
    await register(ann, device)
    expect((await signIn(browser(), device)).status).toBe(200)
    const other = browser()
    expect(key(await signIn(other, device, how))).toEqual([401, 'identity.refused'])
    expect((await other.get('/api/me')).body.player).toBeNull()
  })

  test('one that was sent before, one that comes too late, one for something else', async () => {
    const [ann, device] = [browser(), newAuthenticator(ORIGIN)]
    await register(ann, device)
    const asked = (await ann.post('/api/sign-in/begin')).body
    const response = device.get(asked)
    expect((await ann.post('/api/sign-in/finish', { response })).status).toBe(200)
    expect(key(await browser().post('/api/sign-in/finish', { response }))).toEqual([409, 'identity.ceremony'])

    const late = (await ann.post('/api/sign-in/begin')).body
    clock += 6 * 60_000
    expect(key(await ann.post('/api/sign-in/finish', { response: device.get(late) }))).toEqual([
      409,
      'identity.ceremony',
    ])
    const other = (await ann.post('/api/me/passkeys/begin', {})).body
    expect(key(await ann.post('/api/sign-in/finish', { response: device.get(other) }))).toEqual([
      409,
      'identity.ceremony',
    ])
  })

  test('one that is made up, or sent by another site’s page', async () => {
    const [ann, device] = [browser(), newAuthenticator(ORIGIN)]
    const made = device.create((await ann.post('/api/me/passkeys/begin', {})).body)
    const elsewhere = { origin: 'https://evil.example' }
    expect(key(await ann.post('/api/me/passkeys/finish', { response: made }, elsewhere))).toEqual([
      403,
      'pass.other-site',
    ])
    const nonsense = { ...made, response: { ...made.response, attestationObject: 'AAAA' } }
    expect(key(await ann.post('/api/me/passkeys/finish', { response: nonsense }))).toEqual([401, 'identity.refused'])
    const empty = { ...made, response: { ...made.response, clientDataJSON: 'AAAA' } }
    expect(key(await ann.post('/api/me/passkeys/finish', { response: empty }))).toEqual([401, 'identity.refused'])
    expect((await ann.post('/api/me/passkeys/finish', { response: 'x' })).status).toBe(422)
  })

  test.each<[string, string]>([
    ['127.0.0.1', 'identity.number'],
    ['box.home', 'identity.unnamed'],
  ])('at %s there are no passkeys, and a sentence says why', async (host, why) => {
    const ann = browser(host)
    const { passkeys } = (await ann.get('/api/me')).body
    expect([passkeys.possible, passkeys.why.key, passkeys.sentence.length > 20]).toEqual([false, why, true])
    expect(key(await ann.post('/api/me/passkeys/begin', {}))).toEqual([409, why])
    expect(key(await ann.post('/api/sign-in/begin'))).toEqual([409, why])
  })
})

describe('a session', () => {
  test('is ended from another device at once, and the passes that were used in it are over', async () => {
    const [ann, phone, device] = [browser(), browser(), newAuthenticator(ORIGIN)]
    const { table, pass } = await seated(ann)
    await register(ann, device)
    await signIn(phone, device)
    const { pass: fresh } = (await phone.post(`/api/me/tables/${table}/pass`)).body
    const { sessions } = (await ann.get('/api/me/sessions')).body
    expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, true])
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    expect((await ann.delete(`/api/me/sessions/${other.id}`)).status).toBe(200)
    expect(key(await phone.get('/api/me/tables'))).toEqual([401, 'identity.signed-out'])
    expect([await isGood(table, pass), await isGood(table, fresh)]).toEqual([true, false])
    expect(key(await ann.delete(`/api/me/sessions/${other.id}`))).toEqual([404, 'identity.no-session'])
  })

  test('that is signed out of gives up its seats there; they are the player’s still', async () => {
    const [ann, device] = [browser(), newAuthenticator(ORIGIN)]
    const { table, pass } = await seated(ann)
    await register(ann, device)
    const token = ann.cookies.get('session')
    expect((await ann.post('/api/sign-out')).status).toBe(200)
    expect([...ann.cookies.keys()]).toEqual([])
    expect(await isGood(table, pass)).toBe(false)
    const thief = browser()
    thief.cookies.set('session', String(token))
    expect((await thief.get('/api/me')).body.player).toBeNull()
    await signIn(ann, device)
    expect((await tablesOf(ann)).sort()).toEqual([`${table} host null`, `${table} seat 1`])
    const { pass: fresh } = (await ann.post(`/api/me/tables/${table}/pass`)).body
    expect(await isGood(table, fresh)).toBe(true)
  })

  test('of another player cannot be seen or ended, nor can their tables', async () => {
    const [ann, eve] = [browser(), browser()]
    const { table } = await seated(ann)
    await register(ann, newAuthenticator(ORIGIN))
    await register(eve, newAuthenticator(ORIGIN))
    const [{ id }] = (await ann.get('/api/me/sessions')).body.sessions
    const [{ id: passkey }] = (await ann.get('/api/me/passkeys')).body.passkeys
    expect(key(await eve.delete(`/api/me/sessions/${id}`))).toEqual([404, 'identity.no-session'])
    expect(key(await eve.delete(`/api/me/passkeys/${passkey}`))).toEqual([404, 'identity.no-passkey'])
    expect(key(await eve.post(`/api/me/tables/${table}/pass`))).toEqual([404, 'identity.no-seat'])
    expect(await tablesOf(eve)).toEqual([])
    expect((await ann.get('/api/me')).body.player).toEqual({ name: null })
  })

  test('makes way for the next player at the same browser, whose seats are not mixed with theirs', async () => {
    const [shared, annDevice, benDevice] = [browser(), newAuthenticator(ORIGIN), newAuthenticator(ORIGIN)]
    const { table, pass } = await seated(shared)
    await register(shared, annDevice, 'Ann')
    await register(browser(), benDevice, 'Ben')
    expect((await signIn(shared, benDevice)).body).toEqual({ player: { name: 'Ben' } })
    expect(await tablesOf(shared)).toEqual([])
    expect(await isGood(table, pass)).toBe(false)
    const ann = browser()
    await signIn(ann, annDevice)
    expect((await tablesOf(ann)).sort()).toEqual([`${table} host null`, `${table} seat 1`])
  })

  test('lasts as long as it is used, and not for ever', async () => {
    const [ann, device] = [browser(), newAuthenticator(ORIGIN)]
    await register(ann, device, 'Ann')
    for (let months = 0; months < 4; months++) {
      clock += 100 * DAY_MS
      expect((await ann.get('/api/me')).body.player).toEqual({ name: 'Ann' })
    }
    clock += 181 * DAY_MS
    expect((await ann.get('/api/me')).body.player).toBeNull()
  })

  test('is a cookie that no script reads, and only goes over an encrypted line', async () => {
    const ann = browser()
    await register(ann, newAuthenticator(ORIGIN))
    const [set] = ann.given.filter(one => one.startsWith('session='))
    expect(set).toMatch(/^session=[\w-]{32}; Max-Age=\d+; Path=\/api; HttpOnly; Secure; SameSite=Lax$/)
  })
})

describe.each(carriers)('an open line, by %s,', by => {
  const lineWith = async (table: string, pass: string) => {
    const line = joinTable(linesBy[by](server.port), table, pass)
    await until(line, ({ lobby }) => lobby !== null)
    return line
  }
  type Ended = (at: { ann: Browser; phone: Browser; device: Authenticator }) => Promise<Answered>
  test.each<[string, Ended]>([
    [
      'when its session is ended from another device',
      async ({ ann }) => {
        const { sessions } = (await ann.get('/api/me/sessions')).body
        const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
        return ann.delete(`/api/me/sessions/${other.id}`)
      },
    ],
    ['when somebody signs out', ({ phone }) => phone.post('/api/sign-out')],
    ['when the account is deleted elsewhere', ({ ann }) => ann.delete('/api/me')],
    [
      'when somebody else signs in at the same browser',
      async ({ phone }) => {
        const [other, own] = [browser(), newAuthenticator(ORIGIN)]
        await register(other, own)
        return signIn(phone, own)
      },
    ],
  ])('is closed at once %s, and others stay', async (_what, end) => {
    const [ann, phone, device] = [browser(), browser(), newAuthenticator(ORIGIN)]
    const { table, pass } = await seated(ann)
    await register(ann, device)
    await signIn(phone, device)
    const { pass: fresh } = (await phone.post(`/api/me/tables/${table}/pass`)).body
    const [lost, stays] = [await lineWith(table, fresh), await lineWith(table, pass)]
    expect((await end({ ann, phone, device })).status).toBe(200)
    expect((await until(lost, ({ over }) => over !== null)).over).toEqual({ key: 'pass.ended', values: {}, rule: null })
    await expect(lost.act({ type: 'rise' })).rejects.toThrow('pass.ended')
    await expect(stays.act({ type: 'text', text: 'hello' })).rejects.toThrow('lobby.not-started')
    expect(stays.now().over).toBeNull()
    stays.leave()
  })
})

test('an account that is deleted leaves nothing; who deletes it goes on as a guest', async () => {
  await stop()
  await start()
  const [ann, phone, device] = [browser(), browser(), newAuthenticator(ORIGIN)]
  const { table, pass } = await seated(ann)
  await register(ann, device, 'Annabelle')
  await signIn(phone, device)
  const { pass: fresh } = (await phone.post(`/api/me/tables/${table}/pass`)).body
  const target = { kind: 'webhook', url: 'https://hooks.example/SECRET', key: 'text', prefix: '' }
  expect((await ann.post('/api/reminders', { target, language: 'en' })).status).toBe(200)
  expect((await ann.post(`/api/reminders?table=${table}`, { target, language: 'en' })).status).toBe(200)
  expect((await ann.delete('/api/me')).status).toBe(200)
  expect((await ann.get('/api/me')).body.player).toBeNull()
  expect(key(await phone.get('/api/me/tables'))).toEqual([401, 'identity.signed-out'])
  expect(key(await signIn(phone, device))).toEqual([401, 'identity.unknown-passkey'])
  expect([await isGood(table, pass), await isGood(table, fresh)]).toEqual([true, false])
  await server.close()
  const { default: Sqlite } = await import('libsql')
  const db = new Sqlite(join(folder, 'data', 'tables.db'))
  for (const table of ['player', 'passkey', 'session', 'holding', 'session_pass', 'hook', 'ceremony'])
    expect(db.prepare(`select count(*) as n from ${table}`).get(), table).toMatchObject({ n: 0 })
  db.close()
  await start()
})
