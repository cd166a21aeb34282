import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium, flags } from '../../scripts/chromium.mjs'
import { hostageNames } from '../../src/web/negotiator/names.ts'
import { PSEUDO } from '../../src/words/index.ts'
import { desktop, folder, phone } from './browser.ts'
import { coveredOn, wideOn } from './checks.ts'
import { anywhere, inHand, type Looked, lookOver, nothingWrong, stillOn } from './looks.ts'
import { flagsFor, openParty, type Party } from './online-party.ts'
import { onlineScreens } from './online-screens.ts'
import { layTables, TALK } from './online-tables.ts'
import { type OnlineVisitors, onlineVisitors } from './online-visitors.ts'
import { PATIENCE } from './screens.ts'

/**
 * Every state of a table elsewhere, at a real server, looked at as every other screen is, and with letters of up to
 * 200 %: `npx vitest run tests/web/online-screens.test.ts -u` writes down anew what a screen reader finds.
 */

const tv = { width: 1920, height: 1080 }
const hd = { width: 1280, height: 720 }
const inRoom: Looked = { pseudo: { tv }, english: { tv, hd }, german: { tv, hd } }
const rooms = { room: inRoom, phone: inHand, any: anywhere }
const large = { room: [tv], phone: [phone], any: [phone, desktop] }
/** Names people have, what they have said, what links and codes are made of. */
const names = [
  ...[
    'Ann',
    'Ben',
    'Cyd',
    'Cedar',
    'An',
    'Be',
    'Cy',
    'Discord',
    'Slack',
    'http',
    'https',
    'room',
    'test',
    'Arkayne',
    'March',
    'AM',
    'PM',
    // A game that is over says when it was.
    new Intl.DateTimeFormat('en', { month: 'short' }).format(),
  ],
  ...[...TALK.flatMap(([, text]) => text.match(/\w+/g) ?? [])],
  ...hostageNames,
]

let party: Party
let browser: Browser
let eyes: OnlineVisitors
beforeAll(async () => {
  party = await openParty(folder)
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium: node scripts/chromium.mjs says what to do')
  browser = await chromium.launch({ executablePath, args: [...flags, ...flagsFor(party.port)], timeout: PATIENCE })
  const look = { viewport: phone, settings: { locale: PSEUDO, theme: 'dark' } }
  eyes = onlineVisitors(browser, { party, tables: await layTables(party) }, look)
})
afterAll(async () => {
  await eyes.close()
  await browser.close()
  await party.close()
})

/** Time goes by: nobody is held to a second, or to a day. */
const withoutTime = (tree: string): string =>
  tree
    .replaceAll(/\d+ (?:days?|h) \d+ (?:h|min)/g, 'some time')
    .replaceAll(/\w+ \d+, \d{4}, \d+:\d+\s[AP]M/g, 'some day')

test.each(onlineScreens.map(screen => [screen.name, screen] as const))('%s', async (name, screen) => {
  const sight = await eyes.to(screen)
  const { page, leave } = sight
  const room = screen.on ?? 'any'
  if (room === 'room') await page.setViewportSize(tv)
  const { tree, found } = await lookOver(page, screen, names, rooms[room])
  // In German, whose words are longest, with large letters.
  const wrong: Record<string, string[]> = {}
  for (const percent of [150, 200])
    for (const size of large[room]) {
      await page.evaluate(wanted => document.documentElement.style.setProperty('font-size', `${wanted}%`), percent)
      await page.setViewportSize(size)
      const wide = await stillOn(page, wideOn)
      wrong[`${size.width} at ${percent} %`] = [...wide, ...(await stillOn(page, coveredOn))]
    }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  const { errors } = sight
  await leave()
  const nothing = Object.fromEntries(Object.keys(wrong).map(where => [where, []]))
  expect({ ...found, large: wrong, errors }).toEqual({ ...nothingWrong(rooms[room]), large: nothing, errors: [] })
  await expect(`${withoutTime(tree)}\n`).toMatchFileSnapshot(`golden/${name}.yml`)
})
