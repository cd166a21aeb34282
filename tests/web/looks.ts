import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { desktop, phone } from './browser.ts'
import { axeOn, movingOn, plainOn, smallOn, wideOn } from './checks.ts'
import { choose, drawn } from './visitors.ts'

/** How a screen is looked at, wherever it comes from: in every theme, in the narrowest rooms and in the longest words. */

const narrow = { width: 320, height: 640 }
/** 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

/** The page as it stands, in another language, as if that were chosen in another tab. */
async function speak(page: Page, locale: string, { shows }: { readonly shows: string }): Promise<void> {
  const isOnline = await page.evaluate(() => navigator.onLine)
  // The words of another language are not there yet.
  if (!isOnline) await page.context().setOffline(false)
  await choose(page, { locale })
  if (!isOnline) await page.context().setOffline(true)
  await page.locator(shows).first().waitFor()
  await drawn(page)
}

/** What is still so after so many looks is so. */
const LOOKS = 30

/** What is wrong, once that does not change any more: a busy machine is asked again. */
export async function stillOn(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  let wrong: string[] = []
  for (let n = 0; n < LOOKS && (n === 0 || wrong.length > 0); n++) {
    await drawn(page)
    wrong = await look(page)
  }
  return wrong
}

async function wideIn(page: Page, rooms: Rooms): Promise<Record<string, string[]>> {
  const wide: Record<string, string[]> = {}
  for (const [room, size] of Object.entries(rooms)) {
    await page.setViewportSize(size)
    // A table is measured anew and laid out for it.
    wide[room] = await stillOn(page, wideOn)
  }
  return wide
}

/** What a screen reader finds. A page that was just resized is laid out, measured and laid out anew: it is given time for it. */
async function treeOn(page: Page, name: string): Promise<string> {
  const golden = join(import.meta.dirname, 'golden', `${name}.yml`)
  const wanted = existsSync(golden) ? readFileSync(golden, 'utf8') : ''
  let tree = ''
  for (let look = 0; look < LOOKS && `${tree}\n` !== wanted; look++) {
    await drawn(page)
    tree = await page.locator('.room').ariaSnapshot()
  }
  return tree
}

type Rooms = Readonly<Record<string, typeof narrow>>

/** In which rooms a screen is looked at, by the language; and how it is found where nothing is wrong. */
export interface Looked {
  readonly pseudo: Rooms
  readonly english: Rooms
  readonly german: Rooms
}
/** On the phone the longer words of the pseudo-language are looked at. In German words are long. */
export const anywhere: Looked = {
  pseudo: { phone },
  english: { narrow, zoomed, desktop },
  german: { desktop, phone, narrow },
}
export const inHand: Looked = { ...anywhere, english: { narrow, zoomed }, german: { phone, narrow } }

/** All that is wrong with a screen that was reached in the pseudo-language on a phone, and what a screen reader finds. */
export async function lookOver(
  page: Page,
  screen: { readonly name: string; readonly shows: string },
  names: readonly string[],
  rooms = anywhere,
) {
  // In the pseudo-language words are a third longer than in English, and accented.
  const plain = await plainOn(page, names)
  const pseudo = await wideIn(page, rooms.pseudo)
  await speak(page, 'en', screen)
  const moving = await movingOn(page)
  const small = await smallOn(page)
  const axe: Record<string, string[]> = { dark: await axeOn(page, 'all') }
  // A theme changes colours and nothing else.
  for (const theme of ['light', 'contrast']) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    axe[theme] = await axeOn(page, 'colours')
  }
  const english = await wideIn(page, rooms.english)
  // What a screen reader finds, without the live regions, whose sentences come and go. A name that was given to somebody
  // in the pseudo-language stays with them.
  const tree = await treeOn(page, screen.name)
  await speak(page, 'de', screen)
  const german = await wideIn(page, rooms.german)
  return { tree, found: { moving, small, axe, plain, english, german, pseudo } }
}

const nothingIn = (rooms: Rooms): Record<string, string[]> =>
  Object.fromEntries(Object.keys(rooms).map(room => [room, []]))

export const nothingWrong = ({ pseudo, english, german } = anywhere) => ({
  ...{ moving: [], small: [], axe: { dark: [], light: [], contrast: [] }, plain: [] },
  ...{ pseudo: nothingIn(pseudo), english: nothingIn(english), german: nothingIn(german) },
})
