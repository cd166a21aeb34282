import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserOf, builds, isToldOnly, matchesOf } from '../corpus/corpus.ts'
import { inBrowser } from './browser.ts'

/** The browser of somebody who played with an earlier build, as this page finds it. */

const { visit, address } = inBrowser()
type Stored = Exclude<BrowserContextOptions['storageState'], string | undefined>

describe.each(builds)('%s', build => {
  test('every save is listed whole; calls and tables go on or are told, and a finished one is shown', async () => {
    const { origins } = browserOf(build)
    const here = origins.map(origin => ({ ...origin, origin: address().slice(0, -1) }))
    const storageState = { cookies: [], origins: here } as unknown as Stored
    const { page } = await visit({ storageState, hash: '#/saves' })
    await page.locator('.save').first().waitFor()
    await expect.poll(() => page.locator('.save').count()).toBe(18)
    await expect.poll(() => page.locator('.save.is-damaged').count()).toBe(0)
    for (const [hash, shows] of [
      ['#/call/convert', '.convert'],
      ['#/call/practice', '.hand .card'],
      ['#/table/table', '.checklist, .theatre'],
      ['#/table/curtain', '.curtain'],
      ['#/replay/over', '.reel-bar'],
      ['#/replay/won', '.reel-bar'],
      ['#/career', 'main table, main li'],
    ]) {
      await page.goto(address() + hash)
      const text = matchesOf(build)[`browser/${hash.split('/').at(-1)}`]
      const isTold = text !== undefined && isToldOnly(text)
      await page
        .locator(isTold ? '.outdated-head' : shows)
        .first()
        .waitFor()
    }
  })
})
