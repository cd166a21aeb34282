import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { digest } from '../../src/seed/roots.ts'
import { canonical, writeMatch } from '../../src/table/file.ts'
import { recordOf } from '../../src/table/open-file.ts'
import { botsGo, openNew, take } from '../hosted.ts'
import { inBrowser } from './browser.ts'
import { asFile, callOf, english, eventsOf, fileOf } from './call-driver.ts'
import { axeOn } from './checks.ts'

/** Saves of rules that this page does not play: to be looked at and taken out, and nothing else. */

const { visit, address } = inBrowser()

const ofOtherRules = (text: string): string => {
  const { check: _, ...content } = JSON.parse(text)
  const changed = { ...content, rules: '0' }
  return JSON.stringify({ ...changed, check: digest(canonical(changed)) })
}

/** A table in its first round, where Ben has spoken and written something down. */
async function tableFile(): Promise<string> {
  const seats = [
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: null },
    { name: 'Bot', bot: 'steady' },
  ]
  const open = await openNew(
    { game: 'homeland', setup: { players: 3 }, seed: null, practice: false, seats },
    '-',
    'nobody knows this seed',
    1000,
  )
  botsGo(open)
  for (let n = 0; n < 4; n++) {
    const [asked] = open.game.decisions(open.match.state)
    take(open, { type: 'choose', seat: asked.seat, choices: [open.game.nameOf(asked.options[0])] })
  }
  take(open, { type: 'claim', seat: 1, claim: { about: 'player', player: 0, says: 'suspect', strength: 'strongly' } })
  take(open, { type: 'note', seat: 1, about: { player: 0 }, text: 'Ann lies' })
  return ofOtherRules(JSON.stringify(writeMatch(open.game, open.match, true)))
}

async function broughtIn(page: Page, text: string): Promise<void> {
  await page.goto(`${address()}#/saves`)
  await page.locator('.keeping input[type=file]').setInputFiles(asFile('old.json', text))
  await page.waitForURL(/#\/replay\//)
  await page.locator('.outdated [role=status]').waitFor()
}

const linesUnder = (page: Page, heading: string): Promise<string[]> =>
  page.getByRole('region', { name: heading }).getByRole('listitem').allTextContents()

test('a call and a table of other rules are listed apart, shown without being played, and taken out as they are', async () => {
  const call = await callOf('other rules', 'edward')
  const running = ofOtherRules(await fileOf(call, 3))
  const over = JSON.parse(await fileOf(call))
  const told = ofOtherRules(JSON.stringify({ ...over, events: [...over.events, { kind: 'teleported' }] }))
  const table = await tableFile()
  const { page } = await visit()

  await broughtIn(page, running)
  await expect
    .poll(() => page.getByRole('status').first().textContent())
    .toMatch(
      /^It was played under version 0 of the rules; this program plays version 2\. So nobody can go on with it\./,
    )
  await page.getByRole('heading', { level: 1, name: 'Call: Edward Quinn' }).waitFor()
  await expect
    .poll(() => linesUnder(page, 'What was chosen'))
    .toEqual(call.steps.slice(0, 3).map(({ choice }) => choice))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toBe(`${running}\n`)

  // The way to sit down at it leads here too.
  const looked = page.url()
  await page.goto(looked.replace(/replay\/(\w+).*/, 'call/$1'))
  await page.waitForURL(/#\/replay\//)
  await page.locator('.outdated [role=status]').waitFor()

  // A finished one tells its story in words, and by plain names what there are no words for.
  await broughtIn(page, told)
  const story = eventsOf(call.end).map(event => english.event(event, 0))
  await expect.poll(() => linesUnder(page, 'What happened')).toEqual([...story.filter(Boolean), 'teleported'])

  await broughtIn(page, table)
  await page.getByRole('region', { name: 'Around the table' }).waitFor()
  await expect.poll(() => linesUnder(page, 'What was said')).toEqual(['Ben strongly suspects Ann'])
  const shown = (await page.locator('main').textContent()) ?? ''
  const { choices } = recordOf(JSON.parse(table))
  expect(choices.length).toBeGreaterThan(3)
  for (const secret of ['nobody knows', 'Ann lies', ...choices.map(({ choice }) => choice)])
    expect(shown).not.toContain(secret)
  // Its file holds everybody's secrets: that is said first.
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('heading', { name: 'This file holds everybody’s secrets' }).waitFor()
  await page.getByRole('button', { name: 'Leave it' }).click()
  expect(await axeOn(page, 'all')).toEqual([])

  await page.goto(`${address()}#/saves`)
  const group = page.getByRole('region', { name: 'Of other rules (3)' })
  await group.waitFor()
  await expect.poll(() => group.getByRole('link').allTextContents()).toEqual(['Look', 'Look', 'Look'])
  await expect.poll(() => page.getByRole('link', { name: 'Resume' }).count()).toBe(0)
  await expect.poll(() => page.locator('.save.is-damaged').count()).toBe(0)
  await group.getByText('It stays as it is: to be looked at, downloaded or deleted.').first().waitFor()
  // Nobody goes on with any of them from the home.
  await page.goto(`${address()}#/`)
  await page.locator('.door-resume a[href="#/saves"]').first().waitFor()
  await expect
    .poll(() => page.locator('.door-resume a[href^="#/call"], .door-resume a[href^="#/table"]').count())
    .toBe(0)

  // One that is deleted is gone.
  await page.goto(`${address()}#/saves`)
  await group.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await page.getByRole('heading', { name: 'Of other rules (2)' }).waitFor()
})
