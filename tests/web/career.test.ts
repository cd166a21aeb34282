import { expect, test } from 'vitest'
import { tallyOf } from '../../src/games/homeland/career/tally.ts'
import { inBrowser, phone } from './browser.ts'
import { bringIn, callOf, fileOf } from './call-driver.ts'
import { library } from './library.ts'

/** The careers of both games; one that cannot be read is set up anew, and what lay there can be taken away. */

const { visit, address } = inBrowser()

test('a damaged career is downloaded, set up anew from the finished games, and goes on', async () => {
  const { page } = await visit({ viewport: phone })
  await bringIn(page, address(), 'call.json', await fileOf(await callOf('career', 'edward')))
  await page.waitForURL(/#\/replay\//)
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opened = indexedDB.open('situation-room')
        opened.onerror = fail
        opened.onsuccess = () => {
          const writing = opened.result.transaction('records', 'readwrite')
          writing.objectStore('records').put({ format: 'situation-room/career@1', games: 'eaten by mice' }, 'career')
          writing.oncomplete = () => done()
        }
      }),
  )
  await page.goto(`${address()}#/career`)
  await page.getByRole('alert').first().waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download what lies there' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^situation-room-career-damaged-.*\.json$/)
  await page.getByRole('button', { name: 'Set it up anew' }).click()
  await page.locator('.career-sums').waitFor()
  await expect.poll(() => page.locator('.career-sums dd').first().textContent()).toBe('1')
  await page.reload()
  await page.locator('.career-sums').waitFor()
})

test('Homeland has a career beside the calls: of all who sat there or of one, and an invitation before there is any', async () => {
  const { page } = await visit({ hash: '#/career/tables' })
  await page.getByRole('heading', { name: 'No table has been played to its end yet' }).waitFor()
  await page.getByRole('link', { name: 'Open a table' }).click()
  await page.waitForURL(/#\/tables$/)

  const { archive, career } = await library()
  const { tables = [], games } = career
  await bringIn(page, address(), 'all.json', archive)
  await page.locator('.weighed-yes').click()
  await page.locator('.keeping .told').waitFor()
  await page.goto(`${address()}#/career`)
  await page.getByRole('link', { name: `Homeland (${tables.length})` }).click()
  expect(games.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: `Calls (${games.length})` }).waitFor()
  for (const name of [null, 'Ann', 'Bo']) {
    await page.getByRole('radio', { name: new RegExp(`${name ?? 'Everybody'}$`) }).check({ force: true })
    const tally = tallyOf(tables, name)
    expect(tally.games).toBeGreaterThan(1)
    const figures = page.locator('.career-sums').first().locator('dd')
    await expect
      .poll(() => figures.allTextContents())
      .toEqual(expect.arrayContaining([String(tally.games), String(tally.won)]))
    const shares = [tally.byAgenda.loyal, tally.byAgenda.opportunist, tally.byAgenda.mole].map(({ games: n, won }) =>
      n === 0 ? 'never yet' : `${won} of ${n} won`,
    )
    const byAgenda = await page.locator('.by-abductor li').allTextContents()
    for (const [n, share] of shares.entries()) expect(byAgenda[n]).toContain(share)
    const bySize = await page.locator('.by-size').first().locator('li').allTextContents()
    expect(bySize).toHaveLength(tally.bySize.length)
    for (const [n, { size, games: of, won }] of tally.bySize.entries()) {
      expect(bySize[n]).toContain(`${size} players`)
      expect(bySize[n]).toContain(`${won} of ${of} won`)
    }
    const { right, wrong, nobody } = tally.accusations
    expect(await page.locator('.accused-lines li').allTextContents()).toEqual([
      `right: ${right}`,
      `wrong: ${wrong}`,
      `nobody accused: ${nobody}`,
    ])
    const tenth = (n: number): string =>
      new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(n).replace('-', '−')
    const { own, assets, accusation } = tally.sources ?? { own: 0, assets: 0, accusation: 0 }
    expect(await page.locator('.by-source b').allTextContents()).toEqual([own, assets, accusation].map(tenth))
  }
})
