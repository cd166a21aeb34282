import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder } from './browser.ts'
import { onlineSite, opensTable } from './online-site.ts'
import { momentOn, playOn, ruleOf, sceneOn } from './table-driver.ts'

/** A page of one version at a server of another, older or newer: a sentence, and the page that fits with everything in it. */

const site = onlineSite()
const newer = mkdtempSync(join(tmpdir(), 'situation-room-newer-'))
afterAll(() => rmSync(newer, { recursive: true, force: true }))

/** The page as a later version of it would be: another protocol, and none of its files named as before. */
beforeAll(() => {
  cpSync(folder, newer, { recursive: true, filter: path => !/\.(br|gz)$/.test(path) })
  renameSync(join(newer, 'assets'), join(newer, 'newer'))
  let changed = 0
  for (const file of readdirSync(newer, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|webmanifest)$/.test(file)) continue
    const before = readFileSync(join(newer, file), 'utf8')
    const after = before
      .replaceAll('assets/', 'newer/')
      .replace(/(type:.hello.,protocol:)1\b/, '$12')
      .replace(/(revision:.)(?=\w)/g, '$1newer-')
    if (/type:.hello.,protocol:2/.test(after)) changed += 1
    if (after !== before) writeFileSync(join(newer, file), after)
  }
  expect(changed).toBeGreaterThan(0)
})

async function loadsAgain(page: Page, sentence: string): Promise<void> {
  await page.locator('.online-standing').getByText(sentence).waitFor()
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect.poll(() => page.locator('.online-standing').count()).toBe(0)
}

test.each(['block', 'allow'] as const)(
  'the server is put forward and back under an open page; keeping it: %s',
  async serviceWorkers => {
    const ann = await site.comes('Ann', '/', { serviceWorkers })
    const { page } = ann
    if (serviceWorkers === 'allow') await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await opensTable(ann, 3)
    await page.getByRole('button', { name: 'Give 2 free seats to bots' }).click()
    await page.getByRole('button', { name: 'Deal the agendas' }).click()
    await playOn(page, ruleOf('Ann'), ({ moment, scene }) => moment === 'desk' && scene.asked?.kind === 'turn.act')
    const { asked, events } = await sceneOn(page)
    const mustStand = async (): Promise<void> => {
      expect(await momentOn(page)).toBe('desk')
      const now = await sceneOn(page)
      expect([now.asked?.question, now.asked?.options, now.events]).toEqual([asked?.question, asked?.options, events])
    }
    await site.kill()
    await site.start({ page: newer, protocol: 2 })
    await loadsAgain(page, 'Version 1 here, version 2 at the server')
    await mustStand()
    await site.kill()
    await site.start()
    await loadsAgain(page, 'Version 2 here, version 1 at the server')
    await mustStand()
  },
)
