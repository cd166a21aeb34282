import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator } from 'playwright-core'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyFor } from '../../scripts/policy.mjs'
import { type PageServer, servePage } from '../../src/server/http/static.ts'
import { writeMatch } from '../../src/table/file.ts'
import { openMatch } from '../../src/table/match.ts'
import { toy } from '../kit/toy/index.ts'
import { inBrowser } from './browser.ts'
import { axeOn, wideOn } from './checks.ts'
import { PATIENCE } from './screens.ts'

/**
 * A third game is a folder and a row: a page built with the toy of the kit in its registry plays it, and nothing else of
 * the page has heard of it.
 */

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'situation-room-toy-'))
const { browser } = inBrowser()
let server: PageServer

/** The registry that the worker takes its games from, with one more. */
const withToy: Plugin = {
  name: 'with-toy',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/games/index.ts') && importer?.endsWith('/web/worker/worker.ts') ? at('./toy-games.ts') : null,
}

/** Our server wants the policy of the page in it. */
const guarded: Plugin = {
  name: 'guarded',
  transformIndexHtml: html =>
    html.replace(
      '<meta charset="utf-8" />',
      charset => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policyFor('')}" />`,
    ),
}

beforeAll(async () => {
  await build({
    configFile: at('../../vite.config.ts'),
    // Nothing for offline use: that is not what is tested.
    mode: 'prerender',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, minify: false, reportCompressedSize: false },
    plugins: [guarded],
    worker: { format: 'es', plugins: () => [withToy] },
  })
  server = await servePage(folder, '127.0.0.1', 0)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const scenario = { format: 'situation-room/scenario@1', game: 'toy', seed: 's', position: {} }

/** Two people around one screen, before their first choice. */
function tableForTwo(): unknown {
  const game = toy()
  const seats = ['Ann', 'Ben'].map(name => ({ name, bot: null }))
  return writeMatch(game, openMatch(game, { setup: { seats: 2 }, seed: 'two', nonce: '0'.repeat(64), seats }), true)
}

test('a bare page shows the question, its options, the view and the events; a match is kept, resumed and replayed', async () => {
  const context = await browser().newContext({ locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  const main = page.locator('main')
  const options = page.locator('.generic-options button')
  const over = main.getByText('The game is over.')
  const bringIn = async (file: unknown): Promise<void> => {
    await page.goto(`http://127.0.0.1:${server.port}/#/saves`)
    const buffer = Buffer.from(JSON.stringify(file))
    await page.getByLabel('Bring in a file').setInputFiles({ name: 'toy.json', mimeType: 'application/json', buffer })
    await page.getByRole('heading', { name: 'toy' }).waitFor()
  }
  /** Chooses, and waits until the page has more to tell. */
  const choose = async (option: Locator): Promise<void> => {
    const told = await main.locator('li').allTextContents()
    await option.click()
    await expect.poll(() => main.locator('li').allTextContents()).not.toEqual(told)
  }

  // One person among bots, from a scenario.
  await bringIn(scenario)
  await page.getByRole('heading', { name: 'Your choice: lay' }).waitFor()
  await expect.poll(() => options.allTextContents()).toEqual(['lay 2', 'lay 10', 'lay 14'])
  await expect.poll(() => main.getByRole('definition').nth(1).textContent()).toBe('[2, 10, 14]')
  await expect.poll(() => main.getByRole('log').textContent()).toBe('laid: seat 1, card –')
  expect(await axeOn(page, 'all')).toEqual([])
  expect(await wideOn(page)).toEqual([])
  await choose(options.first())
  await page.getByRole('heading', { name: 'Your choice: turn' }).waitFor()
  // It was kept: a visitor who comes back goes on.
  await page.reload()
  await page.getByRole('heading', { name: 'Your choice: turn' }).waitFor()
  await page.keyboard.press('4')
  await main.getByText('passed: seat 0').waitFor()
  while (!(await over.isVisible())) await choose(options.first())
  await expect.poll(() => over.textContent()).toContain('most-points (T-6)')
  await page.goto(`http://127.0.0.1:${server.port}/#/saves`)
  await page.getByRole('link', { name: 'Watch' }).click()
  await main.getByText('turned-up').first().waitFor()
  await expect.poll(() => main.getByRole('definition').count()).toBeGreaterThan(5)

  // Two people: nobody's cards lie open until they say that they are the one who looks.
  await bringIn(tableForTwo())
  await page.getByRole('button', { name: 'I am Ann: show me my side' }).waitFor()
  await expect.poll(() => options.count()).toBe(0)
  await page.getByRole('button', { name: 'I am Ann: show me my side' }).click()
  await options.first().waitFor()
  const mine = await options.allTextContents()
  expect(mine).toHaveLength(3)
  await options.first().click()
  await page.getByRole('button', { name: 'I am Ben: show me my side' }).waitFor()
  const shown = await main.textContent()
  for (const option of mine) expect(shown).not.toContain(option)
  expect(errors).toEqual([])
  await context.close()
})
