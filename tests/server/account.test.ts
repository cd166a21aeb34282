import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Authenticator, RefusedByServer, serverAt, type TableServer } from '../../src/client/index.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { newAuthenticator } from './authenticator.ts'
import { newFolder } from './people.ts'

/** The typed client, as a program uses it: with cookies of its own. */

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

const address = (): string => `http://localhost:${server.port}`
function program(): TableServer {
  const cookies = new Map<string, string>()
  return serverAt(address(), {
    fetch: async (path, given) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(path, { ...given, headers: { ...given?.headers, cookie } })
      for (const one of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
        cookies.set(name, value)
      }
      return answer
    },
  })
}

test('a program makes a passkey, signs in elsewhere, takes its seat there, and ends it all', async () => {
  const device = newAuthenticator(address())
  const authenticator: Authenticator = { create: async one => device.create(one), get: async one => device.get(one) }
  const [first, second] = [program(), program()]
  const { table, invites } = await first.open({ game: 'homeland', players: 3 })
  const { pass } = await first.sit(table, { invite: invites[1], name: 'Ann' })
  expect(await first.account.me()).toMatchObject({ player: null, passkeys: { possible: true } })
  expect(await first.account.register({ name: 'Ann', authenticator })).toEqual({ name: 'Ann' })
  await first.account.rename(null)
  expect(await second.account.signIn({ authenticator })).toEqual({ name: null })
  // Whoever has opened a table and sits at it holds both: looking after it, and the seat.
  const held = (await second.account.tables()).map(one => [one.table, one.seat])
  expect(held).toHaveLength(2)
  expect(held).toEqual(
    expect.arrayContaining([
      [table, null],
      [table, 1],
    ]),
  )
  expect((await second.account.passFor(table)).seat).toBe(1)
  expect(await first.account.passkeys()).toHaveLength(1)
  const [other] = (await first.account.sessions()).filter(({ isThis }) => !isThis)
  await first.account.endSession(other.id)
  await expect(second.account.tables()).rejects.toThrow(RefusedByServer)
  await first.account.keep([pass])
  await first.account.remove()
  await expect(first.account.signOut()).rejects.toThrow('Nobody is signed in here, or not any more.')
})

test('a guest has reminders for a seat, by its pass', async () => {
  const guest = program()
  const { table, invites } = await guest.open({ game: 'homeland', players: 3 })
  const { pass } = await guest.sit(table, { invite: invites[0], name: 'Ann' })
  const reminders = guest.reminders({ table, pass })
  const target = { kind: 'webhook', url: 'https://127.0.0.1/x', key: 'text', prefix: '' } as const
  const { id, host } = await reminders.add({ target, language: 'en' })
  expect(host).toBe('127.0.0.1')
  expect(await reminders.attempt(id)).toMatchObject({ key: 'reminder.private' })
  expect((await reminders.list()).map(({ sentence }) => sentence)).toEqual([
    '127.0.0.1 is not on the public internet, and is not called from here.',
  ])
  await reminders.remove(id)
  expect(await reminders.list()).toEqual([])
  expect(Buffer.from(await reminders.pushKey(), 'base64url')).toHaveLength(65)
  await expect(guest.reminders().list()).rejects.toThrow(RefusedByServer)
})
