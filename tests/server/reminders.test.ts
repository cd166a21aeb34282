import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { newAuthenticator } from './authenticator.ts'
import { type Browser, newBrowser } from './browser.ts'
import { lineTo } from './line.ts'
import { type Elsewhere, loopbackCa, openElsewhere } from './loopback.ts'
import { newFolder, UNHURRIED, until } from './people.ts'
import { newSubscription } from './subscription.ts'

let folder = ''
let server: PageServer
let elsewhere: Elsewhere
/** By how much the server's clock is ahead. */
let ahead = 0
const joined: RemoteTable[] = []
const faults: unknown[] = []
const HOUR_MS = 3_600_000

async function start(port = 0): Promise<void> {
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port, data: join(folder, 'data') },
    ...{ origins: ['https://play.example'], times: { ...UNHURRIED, remindMs: 1, awayMs: 24 * HOUR_MS } },
    // Names lead to this machine, and only here that is allowed.
    outgoing: { resolve: async () => ['127.0.0.1'], mayReach: () => true, ca: loopbackCa },
    now: () => Date.now() + ahead,
    log: (_number, error) => faults.push(error),
  })
}
beforeEach(async () => {
  folder = newFolder()
  ahead = 0
  faults.length = 0
  elsewhere = await openElsewhere()
  await start()
})
afterEach(async () => {
  for (const one of joined.splice(0)) one.leave()
  await server.close()
  await elsewhere.close()
  rmSync(folder, { recursive: true, force: true })
  expect(faults).toEqual([])
})

const browser = (): Browser => newBrowser(server.port, 'play.example')
const hook = (key = 'text', prefix = '') =>
  ({ kind: 'webhook', url: `https://hooks.example:${elsewhere.port}/hook`, key, prefix }) as const
const textAt = (call: number): string => JSON.parse(String(elsewhere.received[call].body)).text

interface Begun {
  readonly table: string
  readonly people: readonly Browser[]
  readonly passes: readonly string[]
}
/** A match of Homeland between three people who have sat down and gone again. */
async function begun(opening = {}): Promise<Begun> {
  const people = [browser(), browser(), browser()]
  const opened = await people[0].post('/api/tables', { game: 'homeland', players: 3, ...opening })
  const { table, host: pass, invites } = opened.body
  const passes: string[] = []
  for (const [seat, one] of people.entries()) {
    const sat = await one.post(`/api/tables/${table}/sit`, { invite: invites[seat], name: `Person ${seat}` })
    passes.push(sat.body.pass)
  }
  const host = joinAs(table, pass)
  await until(host, ({ lobby }) => lobby !== null)
  await host.act({ type: 'draw' })
  await until(host, ({ shown }) => shown !== null)
  return { table, people, passes }
}
function joinAs(table: string, pass: string): RemoteTable {
  const one = joinTable(lineTo(server.port), table, pass)
  joined.push(one)
  return one
}
/** Who is asked first at a table of which nobody has seen anything: whoever sits there is asked. */
async function firstAsked({ table, passes }: Begun): Promise<number> {
  for (const [seat, pass] of passes.entries()) {
    const one = joinAs(table, pass)
    const { shown } = await until(one, state => state.shown !== null)
    one.leave()
    if (shown?.asked) return seat
  }
  throw new Error('nobody is asked')
}

describe('somebody who is waited for and has no line to the table', () => {
  test('is told once for a decision, by webhook, in their language, and nobody else is', async () => {
    const match = await begun()
    const { table, people } = match
    const asked = await firstAsked(match)
    for (const [seat, one] of people.entries()) {
      const target = { ...hook('text', `@${seat}: `) }
      expect((await one.post(`/api/reminders?table=${table}`, { target, language: 'de' })).status).toBe(200)
    }
    await elsewhere.until(1)
    expect(textAt(0)).toBe(`@${asked}: Du bist am Zug, an einem Tisch von Homeland. https://play.example/t/${table}`)
    expect(elsewhere.received[0].headers['content-type']).toBe('application/json')
    // Another way to be told does not tell the same again.
    const second = { target: hook('text', 'second '), language: 'en' }
    await people[asked].post(`/api/reminders?table=${table}`, second)
    await new Promise(resolve => setTimeout(resolve, 1100))
    const { id } = (await people[asked].get(`/api/reminders?table=${table}`)).body.reminders[0]
    expect((await people[asked].post(`/api/reminders/${id}/try?table=${table}`)).body.error).toBeNull()
    await elsewhere.until(2)
    expect(elsewhere.received.map((_, call) => textAt(call)).slice(1)).toEqual([
      `@${asked}: Das ist ein Versuch: So erfährst du, dass du am Zug bist.`,
    ])
  })

  test('is not told while they look, and is when they have gone without an answer', async () => {
    const match = await begun()
    const asked = await firstAsked(match)
    const { table, people, passes } = match
    const one = joinAs(table, passes[asked])
    await until(one, ({ shown }) => shown !== null)
    await people[asked].post(`/api/reminders?table=${table}`, { target: hook(), language: 'en' })
    // So long after which it would have been sent ten times over.
    for (let looks = 0; looks < 3; looks++) {
      ahead += 31_000
      await new Promise(resolve => setTimeout(resolve, 700))
    }
    expect(elsewhere.received).toEqual([])
    one.leave()
    await expect
      .poll(async () => {
        ahead += 31_000
        return elsewhere.received.length
      })
      .toBe(1)
    expect(textAt(0)).toBe(`It is your turn at a table of Homeland. https://play.example/t/${table}`)
  })

  test('is told of the next decision too, and once more when a quarter of the time is left', async () => {
    const match = await begun({ pace: { bankMs: 100_000_000, incrementMs: 0 } })
    const { table, people, passes } = match
    for (const one of people) await one.post(`/api/reminders?table=${table}`, { target: hook(), language: 'it' })
    await elsewhere.until(1)
    expect(textAt(0)).toBe(`Tocca a te, a un tavolo di Homeland. https://play.example/t/${table}`)
    ahead += 74_000_000
    await new Promise(resolve => setTimeout(resolve, 1100))
    expect(elsewhere.received).toHaveLength(1)
    ahead += 1_100_000
    await elsewhere.until(2)
    expect(textAt(1)).toBe(
      `Tocca ancora a te, a un tavolo di Homeland, e ti resta un quarto del tempo. https://play.example/t/${table}`,
    )
    const asked = await firstAsked(match)
    const one = joinAs(table, passes[asked])
    const { shown } = await until(one, state => state.shown !== null)
    await one.act({ type: 'choose', choices: [shown?.asked?.options[0] ?? ''] })
    const others = joined.length
    // They play on until somebody else is asked, who is told, or they are themselves when they have gone.
    for (let acts = 0; acts < 40 && one.now().shown?.asked; acts++)
      await one.act({ type: 'choose', choices: [one.now().shown?.asked?.options.at(-1) ?? ''] }).catch(() => {})
    one.leave()
    expect(others).toBeGreaterThan(0)
    await expect
      .poll(async () => {
        ahead += 31_000
        return elsewhere.received.length
      })
      .toBe(3)
    expect(textAt(2)).toBe(textAt(0))
  })

  test('is told by web push: table and “your turn”, for nobody else to read', async () => {
    const match = await begun()
    const asked = await firstAsked(match)
    const { table, people } = match
    const { key } = (await people[asked].get('/api/push-key')).body
    const device = newSubscription(elsewhere.port)
    const sent = { target: device.target, language: 'en' }
    expect((await people[asked].post(`/api/reminders?table=${table}`, sent)).status).toBe(200)
    await elsewhere.until(1)
    const [{ headers, body }] = elsewhere.received
    expect(JSON.parse(device.read(body))).toEqual({
      table,
      text: `It is your turn at a table of Homeland. https://play.example/t/${table}`,
    })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table })
    const [, token = '', known] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
    expect(known).toBe(key)
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({ aud: `https://push.example:${elsewhere.port}`, sub: 'https://play.example' })
  })

  test('is told by a digest on request: once a day, all that waits', async () => {
    const device = newAuthenticator('https://play.example')
    const ann = browser()
    const options = (await ann.post('/api/me/passkeys/begin', {})).body
    await ann.post('/api/me/passkeys/finish', { response: device.create(options) })
    const waits: string[] = []
    for (let tables = 0; tables < 3; tables++) {
      const match = await begun()
      const asked = await firstAsked(match)
      await ann.post('/api/me/tables', { passes: [match.passes[tables === 1 ? (asked + 1) % 3 : asked]] })
      if (tables !== 1) waits.push(match.table)
    }
    const hour = (new Date().getUTCHours() + 2) % 24
    await ann.post('/api/reminders', { target: hook(), language: 'en', digestHour: hour })
    await new Promise(resolve => setTimeout(resolve, 1100))
    expect(elsewhere.received).toEqual([])
    for (let days = 1; days <= 2; days++) {
      ahead += (days === 1 ? 2 : 24) * HOUR_MS
      await elsewhere.until(days)
    }
    await new Promise(resolve => setTimeout(resolve, 1100))
    expect(elsewhere.received).toHaveLength(2)
    const [first, ...lines] = textAt(1).split('\n')
    expect(first).toBe('2 tables wait for you:')
    expect(lines.sort()).toEqual(waits.map(table => `Homeland (${table}) https://play.example/t/${table}`).sort())
  })
})

describe('a way to be reminded', () => {
  async function seated(): Promise<{ readonly ann: Browser; readonly table: string }> {
    const ann = browser()
    const { table, invites } = (await ann.post('/api/tables', { game: 'homeland', players: 3 })).body
    await ann.post(`/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })
    return { ann, table }
  }
  const add = async (target: object) => {
    const { ann, table } = await seated()
    const added = await ann.post(`/api/reminders?table=${table}`, { target, language: 'en' })
    const of = (rest = '') => `/api/reminders${rest}?table=${table}`
    return { ann, of, added, id: added.body.reminder?.id }
  }

  test('is tried by one button, and shows what went wrong last, until it goes well', async () => {
    const { ann, of, id } = await add(hook())
    elsewhere.answer = response => void response.writeHead(404).end()
    const sentence = 'The other side did not take the message (status 404).'
    const error = { key: 'reminder.status', values: { status: 404 }, rule: null }
    expect((await ann.post(of(`/${id}/try`))).body).toEqual({ error, sentence })
    expect((await ann.get(of())).body.reminders).toMatchObject([{ id, error, sentence }])
    expect((await ann.post(of(`/${id}/try`))).body.refused.key).toBe('limit.trials')
    ahead += 11_000
    elsewhere.answer = response => void response.writeHead(200).end()
    expect((await ann.post(of(`/${id}/try`))).body).toEqual({ error: null, sentence: null })
    expect((await ann.get(of())).body.reminders).toMatchObject([{ id, error: null }])
    expect(elsewhere.received).toHaveLength(2)
  })

  test('is not told in full again: whoever knows a webhook’s address can write there', async () => {
    const { ann, of } = await add({ ...hook(), url: `https://hooks.example:${elsewhere.port}/SECRET?t=SECRET` })
    const { body } = await ann.get(of())
    expect(body.reminders[0].host).toBe(`hooks.example:${elsewhere.port}`)
    expect(JSON.stringify(body)).not.toContain('SECRET')
  })

  test('a subscription that is gone is removed', async () => {
    const { ann, of, id } = await add(newSubscription(elsewhere.port).target)
    elsewhere.answer = response => void response.writeHead(410).end()
    expect((await ann.post(of(`/${id}/try`))).body.error.key).toBe('reminder.gone')
    expect((await ann.get(of())).body.reminders).toEqual([])
  })

  test('is refused where nothing could ever be sent there', async () => {
    const webhook = { kind: 'webhook', url: 'https://c.example/', key: 'text', prefix: '' }
    const push = {
      kind: 'push',
      endpoint: 'https://c.example/',
      p256dh: '',
      auth: Buffer.alloc(16, 1).toString('base64url'),
    }
    const offTheCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
    const { ann, of } = await add(hook())
    for (const [target, key] of [
      [{ ...webhook, url: 'http://hooks.example/' }, 'reminder.no-https'],
      [{ ...webhook, url: 'https://a:b@c.example/' }, 'reminder.no-login'],
      [{ ...webhook, key: 'a b' }, 'shape.other'],
      [{ ...push, p256dh: 'AAAA' }, 'reminder.no-keys'],
      [{ ...push, p256dh: offTheCurve }, 'reminder.no-keys'],
      [{ ...push, p256dh: newSubscription(1).target.p256dh, auth: 'AAAA' }, 'reminder.no-keys'],
    ] as const)
      expect((await ann.post(of(), { target, language: 'en' })).body.refused.key).toBe(key)
    expect((await ann.get(of())).body.reminders).toHaveLength(1)
  })

  test('is its owner’s alone, is no host’s, and there are not too many', async () => {
    const { ann, of, id } = await add(hook())
    const eve = browser()
    expect((await eve.get(of())).status).toBe(401)
    const other = await seated()
    expect((await other.ann.delete(`/api/reminders/${id}?table=${other.table}`)).status).toBe(404)
    const opened = (await eve.post('/api/tables', { game: 'homeland', players: 3 })).body
    const host = { authorization: `Bearer ${opened.host}` }
    expect((await eve.get(`/api/reminders?table=${opened.table}`, host)).body.refused.key).toBe('match.no-seat')
    for (let n = 1; n < 8; n++) expect((await ann.post(of(), { target: hook(), language: 'en' })).status).toBe(200)
    expect((await ann.post(of(), { target: hook(), language: 'en' })).body.refused.key).toBe('reminder.too-many')
    expect((await ann.delete(of(`/${id}`))).status).toBe(200)
    expect((await ann.get(of())).body.reminders).toHaveLength(7)
  })

  test('what the database has of somebody is sealed or a hash', async () => {
    const { ann, of } = await add({ ...hook(), url: `https://hooks.example:${elsewhere.port}/SECRET` })
    await ann.post(of(), { target: newSubscription(elsewhere.port).target, language: 'en' })
    await ann.get('/api/push-key')
    const [pass] = [...ann.cookies.values()]
    await server.close()
    const files = readdirSync(join(folder, 'data')).filter(name => name.startsWith('tables.db'))
    const kept = Buffer.concat(files.map(name => readFileSync(join(folder, 'data', name))))
    expect(kept.includes(createHash('sha256').update(pass).digest('hex'))).toBe(true)
    for (const secret of [pass, 'SECRET', 'hooks.example', 'push.example', 'privateKey'])
      expect(kept.includes(secret), secret).toBe(false)
    await start()
  })

  test('keeps working when the server was started anew: the keys of push messages are the same', async () => {
    const { key } = (await browser().get('/api/push-key')).body
    await server.close()
    await start()
    expect((await browser().get('/api/push-key')).body.key).toBe(key)
  })
})
