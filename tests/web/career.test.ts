import { expect, test } from 'vitest'
import { inBrowser, phone } from './browser.ts'
import { bringIn, callOf, fileOf } from './call-driver.ts'

/** A career that cannot be read is set up anew on the page, and what lay there can be taken away. */

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
