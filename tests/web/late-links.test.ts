import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import { playOn, until } from '../server/people.ts'
import { inBrowser, phone } from './browser.ts'
import { axeOn, wideOn } from './checks.ts'
import { atServer, type OpenTable } from './served.ts'

// A link that leads nowhere any more: a sentence, a way on, and nothing is lost.

const { browser } = inBrowser()
const served = atServer(browser)

const PASS = 'x'.repeat(22)
/** It says why in its heading, and leads on to the tables one has. */
async function mustSay(page: Page, sentence: string): Promise<void> {
  await page.getByRole('alert').getByRole('heading', { name: sentence, level: 1 }).waitFor()
  expect(await axeOn(page, 'all')).toEqual([])
  await expect.poll(() => wideOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.locator('.online-ways').getByRole('link', { name: 'Play online' }).click()
  await page.getByRole('heading', { name: 'Play online', level: 1 }).waitFor()
}

/** Three seats: Ann in the first, bots in the others. */
async function filled(): Promise<OpenTable & { readonly ann: RemoteTable }> {
  const table = await served.open({ game: 'homeland', players: 3 })
  const ann = await served.sit(table.table, table.invites[0], 'Ann')
  for (const seat of [1, 2]) await table.host.act({ type: 'bot', seat, kind: 'random', name: `Bot ${seat}` })
  return { ...table, ann }
}
const begun = async (): ReturnType<typeof filled> => {
  const table = await filled()
  await table.host.act({ type: 'draw' })
  await until(table.ann, ({ shown }) => shown !== null)
  return table
}

const sits = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
}
const isSeated = (page: Page, name: string): Promise<void> =>
  page.locator('.online-chair', { hasText: name }).getByText(/^you/).waitFor()

const none = 'There is no such table on this server.'
const dead =
  'This link is not good any more: somebody has sat down by it, or it never was one. Ask the host for another.'

test.each<[string, string, () => Promise<string>]>([
  ['that never was', none, async () => served.link('nosuchtable1', 'seat', PASS)],
  [
    'that is closed',
    'This table was closed before a game began.',
    async () => {
      const { table, host, invites } = await served.open({ game: 'homeland', players: 3 })
      await host.act({ type: 'close' })
      return served.link(table, 'seat', invites[0])
    },
  ],
  [
    'that is full',
    'Every seat at this table is taken. Ask the host for a seat at another one, or open a table yourself.',
    async () => {
      const { table, invites } = await filled()
      return served.link(table, 'seat', invites[0])
    },
  ],
  [
    'that has begun, by its code',
    'The game at this table has begun: nobody can sit down any more.',
    async () => {
      const { table, code } = await begun()
      return served.link(table, 'code', code)
    },
  ],
  [
    'where nobody looks on',
    'Nobody may look on at this table: its host has not allowed it.',
    async () => {
      const { table, watch } = await begun()
      return served.link(table, 'watch', watch)
    },
  ],
  [
    'that is named, and no seat at it',
    dead,
    async () => {
      const { table } = await begun()
      return `http://127.0.0.1:${served.port()}/t/${table}`
    },
  ],
])('a link to a table %s', async (_, sentence, linkTo) => {
  const { page } = await served.visit(await linkTo(), { viewport: phone })
  await mustSay(page, sentence)
})

test('a link to a table that is over leads to its replay', async () => {
  const { table, invites, ann } = await begun()
  await playOn({ people: [ann], told: [[]] }, () => ann.now().shown?.outcome != null)
  const { page } = await served.visit(served.link(table, 'seat', invites[0]), { viewport: phone })
  await page.getByRole('alert').getByRole('heading', { name: 'The game at this table is over.' }).waitFor()
  expect(await axeOn(page, 'all')).toEqual([])
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await page.locator('.board').first().waitFor()
  expect(page.url()).toContain(`#/replay/${table}`)
  await page.reload()
  await page.locator('.board').first().waitFor()
})

test('a seat that somebody else took meanwhile: the name is kept for the next link', async () => {
  const { table, host, hostPass, invites } = await served.open({ game: 'homeland', players: 3 })
  const link = served.link(table, 'seat', invites[0])
  const [ben, cyd] = [await served.visit(link, { viewport: phone }), await served.visit(link, { viewport: phone })]
  for (const { page } of [ben, cyd]) await page.getByLabel('Your name').waitFor()
  await sits(ben.page, 'Ben')
  await isSeated(ben.page, 'Ben')
  await sits(cyd.page, 'Cyd')
  await mustSay(cyd.page, dead)
  await cyd.page.goto(served.link(table, 'seat', invites[1]))
  expect(await cyd.page.getByLabel('Your name').inputValue()).toBe('Cyd')
  await cyd.page.getByRole('button', { name: 'Sit down' }).click()
  await isSeated(cyd.page, 'Cyd')
  expect(host.now().lobby?.chairs.map(chair => chair?.name ?? null)).toEqual(['Ben', 'Cyd', null])

  // Whoever was sent away comes back by another link of the host's, in the same browser.
  await host.act({ type: 'rise', seat: 1 })
  await cyd.page.getByRole('alert').getByText('Your seat was freed before the game').waitFor()
  const answer = await fetch(`http://127.0.0.1:${served.port()}/api/tables/${table}/invites`, {
    method: 'POST',
    headers: { authorization: `Bearer ${hostPass}`, 'content-type': 'application/json' },
    body: JSON.stringify({ seat: 2 }),
  })
  const { invite } = (await answer.json()) as { invite: string }
  await cyd.page.goto(served.link(table, 'seat', invite))
  await sits(cyd.page, 'Cyd')
  await isSeated(cyd.page, 'Cyd')
  // By the link they sat down by they find their seat again.
  await cyd.page.goto('about:blank')
  await cyd.page.goto(served.link(table, 'seat', invite))
  await isSeated(cyd.page, 'Cyd')

  // The host closes the table under them.
  await host.act({ type: 'close' })
  for (const { page } of [ben, cyd]) await mustSay(page, 'This table was closed before a game began.')
})
