import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeChecks } from '../../src/host/store-contract.ts'
import { inBrowser } from './browser.ts'
import type { StoreTests } from './store-page.ts'

/** The browser's database keeps what every store promises (src/host/store-contract.ts), in a real browser. */

const { browser } = inBrowser()
const ADDRESS = 'http://localhost:4999/'
let page: Page

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('./store-page.ts', import.meta.url)), formats: ['iife'], name: 'page' },
    },
  })
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }]
  const context = await browser().newContext()
  // Nothing listens there: the page and its script are answered here.
  await context.route(`${ADDRESS}**`, route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  page = await context.newPage()
  await page.goto(ADDRESS)
  await page.addScriptTag({ content: output[0].code })
})

afterAll(() => page.context().close())

const inPage = <Name extends keyof StoreTests>(name: Name, ...given: Parameters<StoreTests[Name]>) =>
  page.evaluate(
    ([what, values]) =>
      (window as unknown as { tests: Record<string, (...values: unknown[]) => unknown> }).tests[what](...values),
    [name as string, given as unknown[]] as const,
  ) as ReturnType<StoreTests[Name]>

describe('the browser’s database', () => {
  test.each(storeChecks.map(({ name }, which) => ({ name, which })))('$name', async ({ which }) => {
    expect(await inPage('check', which)).toBeNull()
  })

  test('an older tab that does not let go is told of, and once it is closed everything works', async () => {
    expect(await inPage('older')).toEqual({ before: 'page.older-tab', after: null })
  })

  test('a newer tab is let through, and told of', async () => {
    expect(await inPage('newer')).toBe('page.newer-tab')
  })
})
