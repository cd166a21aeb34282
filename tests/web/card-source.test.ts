import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { homeland } from '../../src/games/homeland/index.ts'
import { organizationKinds } from '../../src/games/homeland/vocabulary.ts'
import { en } from '../../src/games/homeland/words/en.ts'
import { storiesEn } from '../../src/games/homeland/words/stories.en.ts'
import { ruleOf as ruleOfLine } from '../../src/games/negotiator/tell/rule-of.ts'
import { inBrowser, phone } from './browser.ts'
import { bringIn, callOf, callWhere, eventsOf, fileOf, sceneAt, shows, startCall } from './call-driver.ts'
import { openFile } from './screens.ts'
import { listen, playOn, ruleOf } from './table-driver.ts'
import { choose } from './visitors.ts'

/** Where a card comes from is one tap away, part by part, and nothing of it is asked for before. */

const { visit, address } = inBrowser()

const linesOn = (page: Page) => page.locator('.card-source-lines li').allTextContents()

test('on the phone: the sheet of a card says what on it is the rulebook’s and what is not', async () => {
  const { page, errors } = await visit({ viewport: phone })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await startCall(page, address(), await callOf('sources', 'arkayne'))
  expect(asked.filter(url => /SourceLines/.test(url))).toEqual([])
  await page.locator('.hand [data-card="small-talk"]').first().click()
  await page.locator('.card-sheet').getByText('Where this card comes from').waitFor()
  await expect
    .poll(() => linesOn(page))
    .toEqual([
      'from the rulebook: name, cost, first row',
      'from a public fan source, unverified: middle row, last row, number of copies',
    ])
  await choose(page, { locale: 'de' })
  await expect
    .poll(() => linesOn(page))
    .toEqual([
      'aus der Spielregel: Name, Kosten, erste Zeile',
      'aus einer öffentlichen Fanquelle, ungeprüft: mittlere Zeile, letzte Zeile, Zahl der Exemplare',
    ])
  expect(errors).toEqual([])
})

test('in a call: every card that lies there is one tap from its rules and its source', async () => {
  const call = await callWhere('a known demand and a Terror card', 'arkayne', ({ events }) =>
    events.some(({ kind }) => kind === 'revealed'),
  )
  const at = call.steps.findIndex(
    ({ scene }) =>
      eventsOf(scene).some(({ kind }) => kind === 'terror') && eventsOf(scene).some(({ kind }) => kind === 'revealed'),
  )
  const { page, errors } = await visit()
  await bringIn(page, address(), 'call.json', await fileOf(call, at))
  await shows(page, sceneAt(call, at))
  const cards = ['.wares-name', '.case-file button.demand', '.talk-log .terror-name']
  for (const card of cards) {
    await page.locator(card).last().click()
    const sheet = page.locator('dialog.sheet[open]')
    await sheet.locator('.card-source-lines li').first().waitFor()
    await expect.poll(() => sheet.locator('.card-rules .rule-link').count(), { message: card }).toBeGreaterThan(0)
    await sheet.locator('.card-rules .rule-link').first().click()
    await page.locator('dialog.rules-sheet[open] .rule.is-asked').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog.rules-sheet').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
  expect(errors).toEqual([])
})

test('in a call: a line of the talk that comes from a rule leads to it, over the call', async () => {
  const call = await callWhere('a known demand and a Terror card', 'arkayne', ({ events }) =>
    events.some(({ kind }) => kind === 'revealed'),
  )
  const { scene } = call.steps[call.steps.length - 1]
  const { page, errors } = await visit()
  await bringIn(page, address(), 'call.json', await fileOf(call, call.steps.length - 1))
  await shows(page, sceneAt(call, call.steps.length - 1))
  const wanted = eventsOf(scene).flatMap(event => (event.kind === 'additional' ? [] : (ruleOfLine(event) ?? [])))
  expect(wanted.length).toBeGreaterThan(10)
  const links = page.locator('.talk-log .rule-link')
  await expect
    .poll(() => links.evaluateAll(all => all.map(one => one.getAttribute('href')?.split('/').at(-1))))
    .toEqual(wanted)
  await links.last().click()
  await page.locator(`dialog.rules-sheet[open] .rule.is-asked`).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog.rules-sheet').waitFor({ state: 'detached' })
  await page.locator('.talk-log').waitFor()
  expect(errors).toEqual([])
})

test('at the table: the file of a case says where its organization comes from, and nothing of a plot nobody saw', async () => {
  const { page, errors } = await visit({ before: context => listen(context, 'sources') })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${address()}#/tables`)
  await page.getByRole('button', { name: 'Play now against three' }).click()
  await page.waitForURL(/#\/table\/[a-z0-9]+$/)
  await playOn(page, ruleOf('sources'), ({ moment }) => moment === 'desk')
  expect(asked.filter(url => /stories/.test(url))).toEqual([])
  await openFile('.board-case')(page)
  const file = page.locator('dialog.file')
  await file.waitFor()
  const organizations = homeland().cards.data.organizations
  const stories = organizations.map(({ id }): string => storiesEn[`card.${id}.about` as keyof typeof storiesEn])
  await expect
    .poll(async () => (await file.locator('p').allTextContents()).filter(line => stories.includes(line)).length)
    .toBe(1)
  const kinds = organizationKinds.map((kind): string => en[`group.${kind}`])
  await expect
    .poll(async () => kinds.includes((await file.locator('.card-source p').last().textContent()) ?? ''))
    .toBe(true)
  await expect.poll(() => file.locator('.card-source-lines').count()).toBe(1)
  expect((await linesOn(page)).join(' ')).toMatch(/^ours$|^from public sources: name ours: numbers, effect$/)
  expect(errors).toEqual([])
})
