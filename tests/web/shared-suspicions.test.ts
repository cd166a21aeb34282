import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shipped } from '../../src/games/index.ts'
import { hostMatch } from '../../src/host/hosted.ts'
import { memoryStore } from '../../src/host/memory-store.ts'
import { openNew } from '../../src/host/opening.ts'
import { writeMatch } from '../../src/table/file.ts'
import { playOn, until } from '../server/people.ts'
import { inBrowser, phone } from './browser.ts'
import { bringIn } from './call-driver.ts'
import { axeOn, smallOn, wideOn } from './checks.ts'
import { through } from './online-site.ts'
import { atServer } from './served.ts'

// Once the game is over: how suspicions went, for everybody if their player wants that, and for nobody else if not.

const { browser, visit, address } = inBrowser()
const served = atServer(browser)

const part = (page: Page) => page.locator('.debrief-part', { hasText: 'Suspicions that people share' })
const rowsOn = (page: Page): Promise<string[]> => part(page).locator('.shared-lines > li > b').allTextContents()

test('at a server each shows theirs to everybody, or keeps it', async () => {
  const { table, invites, host } = await served.open({ game: 'homeland', players: 3, seed: 'shared at a server' })
  const ann = await served.sit(table, invites[0], 'Ann')
  const ben = await served.sit(table, invites[1], 'Ben')
  await host.act({ type: 'bot', seat: 2, kind: 'steady', name: 'Cedar' })
  await host.act({ type: 'draw' })
  for (const one of [ann, ben]) await until(one, ({ shown }) => shown !== null)
  await ann.act({ type: 'suspect', player: 1, mix: [11, 22, 67] })
  await ben.act({ type: 'suspect', player: 2, mix: [13, 24, 63] })
  await playOn({ people: [ann, ben], told: [[], []] })

  const { page } = await served.visit(await served.device(table, ann), { viewport: phone })
  const { page: other } = await served.visit(await served.device(table, ben))
  for (const one of [page, other]) await through(one, '.reckoning')
  const button = part(page).getByRole('button', { name: 'Show everybody at the table' })
  await button.waitFor()
  await expect.poll(() => rowsOn(page)).toEqual(['Ann of Ben'])
  await part(page).getByText('How your own suspicions went').first().waitFor()
  await expect.poll(() => rowsOn(other)).toEqual(['Ben of Cedar'])
  expect(await axeOn(page, 'all')).toEqual([])
  await expect.poll(() => wideOn(page)).toEqual([])
  expect(await smallOn(page)).toEqual([])

  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => button.count()).toBe(0)
  // Who goes by keyboard reads on where they were, and nobody else has to load anything anew.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Suspicions that people share')
  await expect.poll(() => rowsOn(other)).toEqual(['Ann of Ben', 'Ben of Cedar'])
  expect(await part(other).locator('.shared-lines > li').first().textContent()).toContain('67 %')
  await expect.poll(() => rowsOn(page)).toEqual(['Ann of Ben'])
  expect(await page.content()).not.toContain('Ben of Cedar')
  expect(await axeOn(other, 'all')).toEqual([])
  await page.reload()
  await through(page, '.reckoning')
  await expect.poll(() => rowsOn(page)).toEqual(['Ann of Ben'])
  expect(await button.count()).toBe(0)
})

/** A game of three around one screen that is over, as a file; the first of them has thought something of the others. */
async function aroundOneScreen(): Promise<{ readonly text: string; readonly thoughts: unknown }> {
  const store = memoryStore()
  const seats = ['Ann', 'Ben', 'Cy'].map(name => ({ name, bot: null }))
  const opening = { game: 'homeland', setup: { players: 3 }, seed: 'around', practice: false, seats }
  const think = () => Promise.reject(new Error('nobody thinks here'))
  const hosted = hostMatch(
    { store, now: () => 0, think },
    await openNew(shipped, opening, 'one', 0, () => '5'.repeat(64)),
  )
  await hosted.begin()
  await hosted.seat(0).suspect(2, [11, 22, 67])
  for (;;) {
    const { game, match } = hosted.open()
    const [decision] = game.decisions(match.state)
    if (!decision)
      return { text: JSON.stringify(writeMatch(game, match, true)), thoughts: await store.readRecord('suspicions:one') }
    await hosted.seat(decision.seat).choose([game.nameOf(decision.options[0])])
  }
}

test('around one screen nobody is shown who has something to share, and each shares their own', async () => {
  const { text, thoughts } = await aroundOneScreen()
  const { page } = await visit({ viewport: phone })
  await bringIn(page, address(), 'table.json', text)
  await page.waitForURL(/#\/replay\//)
  const id = /replay\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
  // As if it had been played in this browser.
  await page.evaluate(
    ([name, record]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('situation-room')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const writing = request.result.transaction('records', 'readwrite')
          writing.objectStore('records').put(record, name)
          writing.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [`suspicions:${id}`, thoughts] as const,
  )
  await page.goto(`${address()}#/table/${id}`)
  await through(page, '.reckoning')
  const button = (name: string) => part(page).getByRole('button', { name: `${name} shows everybody` })
  for (const name of ['Ann', 'Ben', 'Cy']) await button(name).waitFor()
  expect(await part(page).locator('.shared-lines > li').count()).toBe(0)
  await button('Ben').click()
  await part(page).getByText('There is nothing to share').waitFor()
  await button('Ann').click()
  await expect.poll(() => rowsOn(page)).toEqual(['Ann of Cy'])
  expect(await button('Ann').count()).toBe(0)
  expect(await axeOn(page, 'all')).toEqual([])
  await expect.poll(() => wideOn(page)).toEqual([])
  expect(await smallOn(page)).toEqual([])
})
