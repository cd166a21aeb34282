import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../cli/command.ts'
import { whenChanged } from '../seldom.ts'
import { inBrowser } from './browser.ts'
import { PATIENCE } from './screens.ts'
import { atServer } from './served.ts'
import { listenAtQuick, playOn, ruleOf } from './table-driver.ts'

// The page as plain files, on a host that knows nothing of us: all that needs no server, and no word of what does.

const { browser } = inBrowser()

/** Somewhere on a host, as such pages are put. */
const PLACE = '/games/room/'
const types: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' },
  ...{ '.json': 'application/json', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json' },
}

/** Sends files by their names, and nothing else; what was asked for is written down. */
async function plainFiles(folder: string): Promise<{ readonly server: Server; readonly missing: string[] }> {
  const missing: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    const name = new URL(url, 'http://host').pathname.replace(PLACE, '') || 'index.html'
    try {
      const body = readFileSync(join(folder, name))
      answer.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(body)
    } catch {
      missing.push(url)
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return { server, missing }
}

whenChanged(
  'the page as plain files',
  [
    ...['scripts/page.mjs', 'vite.config.ts', 'tests/web/static.test.ts'],
    ...['src/web/App.tsx', 'src/web/main.tsx', 'src/web/served.d.ts', 'src/web/home', 'src/web/archive/Daily.tsx'],
  ],
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'situation-room-static-'))
    let host: Awaited<ReturnType<typeof plainFiles>>
    beforeAll(async () => {
      execFileSync(process.execPath, ['scripts/page.mjs', folder, '--alone'], { cwd: root, stdio: 'pipe' })
      host = await plainFiles(folder)
    })
    afterAll(async () => {
      await new Promise(done => host.server.close(done))
      rmSync(folder, { recursive: true, force: true })
    })
    const opened = async () => {
      const context = await browser().newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
      context.setDefaultTimeout(PATIENCE)
      await listenAtQuick(context, 'plain files')
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error') errors.push(message.text())
      })
      const home = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}${PLACE}`
      await page.goto(home)
      await page.locator('.doors').waitFor()
      return { page, context, errors, home }
    }

    test('offers nothing that needs a server, and plays a call and a table of Homeland', async () => {
      const { page, context, errors, home } = await opened()
      expect(await page.getByRole('link', { name: 'Play with people elsewhere' }).count()).toBe(0)
      await page.getByRole('link', { name: 'call of the day' }).click()
      await page.getByRole('button', { name: 'Take today’s call' }).waitFor()
      expect(await page.getByText('The call of this server').count()).toBe(0)

      await page.goto(home)
      await page.getByRole('button', { name: 'Take a call' }).click()
      await page.locator('.hand .card').first().click()
      await page.locator('.card-sheet[open] .button').first().click()
      await expect.poll(() => page.locator('.talk-entry').count()).toBeGreaterThan(0)

      await page.goto(`${home}#/tables`)
      await page.locator('.lobby-quick').click()
      // Until the bots have had their turns, and it is somebody's turn again.
      const rounds = await playOn(
        page,
        ruleOf('plain files'),
        ({ scene }) => (scene.view as { round: number }).round > 1,
      )
      expect(rounds.scene.outcome).toBeNull()
      expect([errors, host.missing]).toEqual([[], []])
      await context.close()
    })
  },
)

const served = atServer(browser)

test('the same page of a server offers both', async () => {
  const home = `http://127.0.0.1:${served.port()}/`
  const { page } = await served.visit(home)
  await page.getByRole('link', { name: 'Play with people elsewhere' }).waitFor()
  await page.getByRole('button', { name: 'Take a call' }).waitFor()
  await page.goto(`${home}#/daily`)
  await page.getByText('The call of this server').waitFor()
  await page.getByRole('button', { name: 'Take today’s call' }).waitFor()
})
