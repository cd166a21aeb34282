import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import { playOn, until } from '../server/people.ts'
import { inBrowser, phone } from './browser.ts'
import { axeOn, smallOn, wideOn } from './checks.ts'
import { through } from './online-site.ts'
import { atServer, type Guest } from './served.ts'

// What a match at a server has besides its moves: the people of a call, what one has noted, and the match once it is over.

const { browser } = inBrowser()
const served = atServer(browser)

/** Somebody sits down in a browser, by the link of a seat. */
async function sits(link: string, name: string): Promise<Guest> {
  const guest = await served.visit(link)
  await guest.page.getByLabel('Your name').fill(name)
  await guest.page.getByRole('button', { name: 'Sit down' }).click()
  await guest.page.locator('.online-chair', { hasText: name }).getByText(/^you/).waitFor()
  return guest
}

/** The link that stands on the page under this name. */
const linkOn = (page: Page, name: string): Promise<string> => page.getByLabel(name, { exact: true }).inputValue()

test('whoever plays a call at a server invites friends, hears their advice and shows them out', async () => {
  const { table, invites, host } = await served.open({ game: 'negotiator', seed: 'people of a call' })
  const { page } = await sits(served.link(table, 'seat', invites[0]), 'Ann')
  await host.act({ type: 'draw' })
  await page.locator('.dock').waitFor()
  await page.getByText('Nobody looks over your shoulder.').waitFor()
  await page.getByRole('button', { name: 'People' }).click()
  const sheet = page.locator('dialog[open]')
  await sheet.getByRole('button', { name: 'A link for friends' }).click()
  const friend = await served.visit(await linkOn(page, 'Link for friends'))
  await friend.page.getByText('You look over the shoulder of Ann, who wants no advice now.').waitFor()
  await sheet.getByText('One friend looks over your shoulder.').waitFor()
  await sheet.getByLabel('They may advise me').click()
  await friend.page.getByLabel('Your advice').fill('Keep him talking')
  await friend.page.keyboard.press('Enter')
  await sheet.getByText('Keep him talking').waitFor()
  for (const theme of ['light', 'contrast', 'dark']) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    expect(await axeOn(page, theme === 'dark' ? 'all' : 'colours')).toEqual([])
  }
  await page.keyboard.press('Escape')
  // Beside the call, and said aloud; the call itself is played as anywhere.
  await page.locator('.friend-bar', { hasText: 'A friend advises: Keep him talking' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('People')
  await page.setViewportSize(phone)
  await expect.poll(() => wideOn(page)).toEqual([])
  expect(await smallOn(page)).toEqual([])
  await page.locator('.hand .card').first().click()
  await page.locator('dialog.card-sheet[open] .button').first().click()
  await expect.poll(() => page.locator('.talk-entry').count()).toBeGreaterThan(0)
  // The same panel has the other devices and the reminders.
  await page.getByRole('button', { name: 'People' }).click()
  await sheet.getByText('My other devices').waitFor()
  await sheet.getByText('Tell me when it is my turn').waitFor()
  await sheet.getByRole('button', { name: 'Let nobody look any more' }).click()
  await friend.page.locator('main [role=alert], .online-standing').first().waitFor()
  await sheet.getByText('Nobody looks over your shoulder.').waitFor()
})

/** A table of three with a program in the first seat and bots in the others, begun. */
async function begun(seed: string): Promise<{ readonly table: string; readonly ann: RemoteTable }> {
  const { table, invites, host } = await served.open({ game: 'homeland', players: 3, seed })
  const ann = await served.sit(table, invites[0], 'Ann')
  for (const seat of [1, 2]) await host.act({ type: 'bot', seat, kind: 'steady', name: `Bot ${seat}` })
  await host.act({ type: 'draw' })
  await until(ann, ({ shown }) => shown !== null)
  return { table, ann }
}

const tab = (page: Page, name: string) => page.locator(`.more-tab[data-page=${name}]`)

test('notes and suspicions are the seat’s: what is written on one device is read on the other', async () => {
  const { table, ann } = await begun('notes of a seat')
  const first = await served.visit(await served.device(table, ann))
  await through(first.page, '.more-tabs')
  await tab(first.page, 'notes').click()
  await first.page.locator('.notes .private-note input').fill('Bot 1 smiled')
  await first.page.locator('.notes form .button').click()
  await first.page.locator('.note-lines', { hasText: 'Bot 1 smiled' }).waitFor()
  await tab(first.page, 'suspicions').click()
  const moleOn = (page: Page) => page.locator('.suspect').first().locator('.part.mix-mole')
  await moleOn(first.page).locator('.icon-button').last().click()
  const set = await moleOn(first.page).locator('output').textContent()
  await expect.poll(() => Object.keys(ann.now().shown?.suspicions ?? {}).length).toBe(1)

  const second = await served.visit(await served.device(table, ann), { viewport: { width: 1440, height: 900 } })
  await through(second.page, '.more-tabs')
  await tab(second.page, 'notes').click()
  await second.page.locator('.note-lines', { hasText: 'Bot 1 smiled' }).waitFor()
  await tab(second.page, 'suspicions').click()
  await expect.poll(() => moleOn(second.page).locator('output').textContent()).toBe(set)
  // The other way round as well, while both lie open.
  await tab(second.page, 'notes').click()
  await second.page.locator('.notes .private-note input').fill('No, Bot 2')
  await second.page.locator('.notes form .button').click()
  await tab(first.page, 'notes').click()
  await first.page.locator('.note-lines', { hasText: 'No, Bot 2' }).waitFor()
})

test('what is typed and not sent is the seat’s: there after a reload and on its other device, and nobody else’s', async () => {
  const { table, invites, host } = await served.open({ game: 'homeland', players: 3, seed: 'not sent yet' })
  const ann = await served.sit(table, invites[0], 'Ann')
  const ben = await served.sit(table, invites[1], 'Ben')
  await host.act({ type: 'bot', seat: 2, kind: 'steady', name: 'Bot' })
  await host.act({ type: 'draw' })
  for (const one of [ann, ben]) await until(one, ({ shown }) => shown !== null)
  const { page: first } = await served.visit(await served.device(table, ann))
  const { page: second } = await served.visit(await served.device(table, ann))
  const openTalk = async (page: Page): Promise<void> => {
    await through(page, '.more-tabs')
    await tab(page, 'talk').click()
  }
  for (const page of [first, second]) await openTalk(page)
  const words = (page: Page) => page.locator('.chat-form input')
  const statements = (page: Page) => page.locator('.composer .talk-says')

  // Nothing is sent, and the other device has it.
  await words(first).pressSequentially('Who looked at')
  await expect.poll(() => words(second).inputValue()).toBe('Who looked at')
  await second.locator('.talk-subjects .button', { hasText: 'Ben' }).click()
  await statements(first).waitFor()
  expect(await first.evaluate(() => document.activeElement?.closest('.chat-form') !== null)).toBe(true)
  const { version } = ann.now().own.unsent
  expect(ann.now().own.unsent).toMatchObject({ text: 'Who looked at', claim: { about: 'player', player: 1 } })

  // Typed and loaded anew at once, before it can be at the table.
  await words(first).pressSequentially(' case 3?')
  await first.reload()
  await openTalk(first)
  await statements(first).waitFor()
  await expect.poll(() => words(first).inputValue()).toBe('Who looked at case 3?')
  await expect.poll(() => words(second).inputValue()).toBe('Who looked at case 3?')
  // Two devices do not answer each other: it was written once.
  await expect.poll(() => ann.now().own.unsent.version).toBeGreaterThan(version)
  const settled = ann.now().own.unsent.version
  await first.locator('.chat-form .button').click()
  await second.locator('.chat-lines', { hasText: 'Who looked at case 3?' }).waitFor()
  await expect.poll(() => words(second).inputValue()).toBe('')
  await expect.poll(() => words(first).inputValue()).toBe('')
  expect(ann.now().own.unsent.version).toBe(settled + 1)

  // The claim goes on where somebody goes on with it, and is over on both once it is made.
  await statements(second).locator('.button').first().click()
  await first.locator('.talk-subjects').first().waitFor()
  await expect.poll(() => ann.now().own.unsent).toEqual({ version: settled + 2, text: '', claim: null })
  // Ben has heard what was said, and nothing of what was not.
  await until(ben, ({ shown }) => shown?.talk.length === 1)
  expect(ben.now().own.unsent).toEqual({ version: 0, text: '', claim: null })
})

/** Longer than anything here takes: a clock stands still only at a moment that is still to come. */
const HOUR_MS = 3_600_000

test('of two devices that type at once, the second is told so, and has what the first has written', async () => {
  const { table, ann } = await begun('typed twice')
  const { page } = await served.visit(await served.device(table, ann), {
    before: context => context.clock.install(),
  })
  await through(page, '.more-tabs')
  await tab(page, 'talk').click()
  const words = page.locator('.chat-form input')
  // The page has no time to write it down before the other device does.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + HOUR_MS)
  await words.fill('on the page')
  await ann.act({ type: 'unsent', version: 0, text: 'elsewhere', claim: null })
  expect(await words.inputValue()).toBe('on the page')
  await page.clock.resume()
  await page.getByRole('alert').getByText('You have changed this on another device.').waitFor()
  await expect.poll(() => words.inputValue()).toBe('elsewhere')
  await words.fill('elsewhere, and on the page')
  await until(ann, ({ own }) => own.unsent.text === 'elsewhere, and on the page')
})

test('a match that was played at a server is replayed with any eyes, and its receipt is checked here', async () => {
  const { table, ann } = await begun('over at a server')
  await playOn({ people: [ann], told: [[]] })
  const { page } = await served.visit(await served.device(table, ann))
  await through(page, '.reckoning')
  await page.getByText('Yes. This device has checked it itself:').waitFor()
  expect(await page.locator('.receipt-checks li').count()).toBeGreaterThan(2)

  // Among one’s own tables it is found again, and leads here.
  await page.goto(`http://127.0.0.1:${served.port()}/#/online`)
  await page.locator('.online-list a', { hasText: 'Ann' }).click()
  await through(page, '.reckoning')
  await page.locator('.debrief-keys .button').first().click()
  await page.locator('.reel-bar').waitFor()
  const eyes = page.getByLabel('View')
  const named = await eyes.locator('option').allTextContents()
  expect(named).toEqual(expect.arrayContaining(['what everybody saw', 'all cards open', 'Ann', 'Bot 1', 'Bot 2']))
  expect(await page.getByLabel('How fast').locator('option').allTextContents()).toEqual(['slow', 'normal', 'fast'])
  await page.locator('.reel-range').fill('20')
  await eyes.selectOption({ label: 'all cards open' })
  await page.locator('.all-desks').waitFor()
  await eyes.selectOption({ label: 'Bot 1' })
  await page.getByLabel('How fast').selectOption('fast')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => page.locator('.reel-range').inputValue().then(Number)).toBeGreaterThan(22)
  // It is among the games of this browser, too.
  await page.goto(`http://127.0.0.1:${served.port()}/#/saves`)
  await page.locator(`a[href*="${table}"]`).first().waitFor()
})

test('a call that was played at a server is proved, and heard again in its replay', async () => {
  const { table, invites, host } = await served.open({ game: 'negotiator', seed: 'a call is over' })
  const ann = await served.sit(table, invites[0], 'Ann')
  await host.act({ type: 'draw' })
  await until(ann, ({ shown }) => shown !== null)
  await playOn({ people: [ann], told: [[]] })
  const { page } = await served.visit(await served.device(table, ann))
  await page.locator('.debrief').waitFor()
  await page.getByText('Yes. This device has checked it itself:').waitFor()
  expect(await axeOn(page, 'all')).toEqual([])
  await page.locator('.debrief').getByRole('link', { name: 'replay' }).click()
  await page.locator('.reel-bar').waitFor()
  await page.locator('.reel-range').fill('6')
  await expect.poll(() => page.locator('.reel-said').count()).toBeGreaterThan(1)
})
