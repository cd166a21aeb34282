import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, phone } from './browser.ts'
import { bringIn, callOf, callWhere, eventsOf, fileOf, sceneAt, shows, startCall } from './call-driver.ts'
import { openFile } from './screens.ts'
import { listen, playOn, ruleOf } from './table-driver.ts'
import { choose } from './visitors.ts'

/** Where a card comes from is behind one tap, part by part, and nothing of it is asked for before. */

const { visit, address } = inBrowser()

const linesOn = (page: Page) => page.locator('.card-source-lines li').allTextContents()

test('on the phone: the sheet of a card says what on it is the rulebook’s and what is not', async () => {
  const { page, errors } = await visit({ viewport: phone })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await startCall(page, address(), await callOf('sources', 'arkayne'))
  await page.locator('.hand [data-card="small-talk"]').first().click()
  const sheet = page.locator('.card-sheet')
  await sheet.getByText('Where this card comes from').waitFor()
  await expect.poll(() => sheet.textContent()).not.toContain('from the rulebook')
  expect(asked.filter(url => /SourceLines/.test(url))).toEqual([])

  await sheet.getByText('Where this card comes from').click()
  await page.locator('.card-source-lines').waitFor()
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
    await sheet.locator('.card-source summary').waitFor()
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

test('at the table: the file of a case says where its organization comes from, and nothing of a plot nobody saw', async () => {
  const { page, errors } = await visit({ before: context => listen(context, 'sources') })
  await page.goto(`${address()}#/tables`)
  await page.getByRole('button', { name: 'Play now against three' }).click()
  await page.waitForURL(/#\/table\/[a-z0-9]+$/)
  await playOn(page, ruleOf('sources'), ({ moment }) => moment === 'desk')
  await openFile('.board-case')(page)
  const file = page.locator('dialog.file')
  await file.waitFor()
  const summaries = file.locator('.card-source summary')
  await summaries.first().waitFor()
  await expect.poll(() => summaries.count()).toBe(1)
  await summaries.click()
  await page.locator('.card-source-lines').waitFor()
  expect((await linesOn(page)).join(' ')).toMatch(/^ours$|^from public sources: name ours: numbers, effect$/)
  expect(errors).toEqual([])
})
