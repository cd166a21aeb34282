import type { Page } from 'playwright-core'
import { HOME, type Party, type Table } from './online-party.ts'
import type { Tables } from './online-tables.ts'
import { PATIENCE } from './screens.ts'
import { drawn } from './visitors.ts'

/** A state of a table elsewhere, and how somebody comes to it. What is named here holds in every language. */

export interface Laid {
  readonly party: Party
  readonly tables: Tables
}

export interface OnlineScreen {
  readonly name: string
  /** What is to be seen, for those who cannot. */
  readonly alt: string
  /** Whose browser it is: of somebody at the tables, of nobody they know, or the one in the room. */
  readonly who: keyof Tables['browsers']
  /** What comes after the # in the address; or a whole link. */
  at(laid: Laid): string | Promise<string>
  /** It is there once this is. */
  readonly shows: string
  /** How much of this table the browser has told its owner, where that is not all of it. */
  told?(tables: Tables): { readonly id: string; readonly told: number }
  /** What others do before; the answer undoes it. */
  before?(laid: Laid): Promise<() => Promise<unknown>>
  /** What somebody does after it was opened. */
  reach?(page: Page, laid: Laid): Promise<void>
  /** A screen for the room, which nobody holds in their hand; or a phone, and nothing larger. */
  readonly on?: 'room' | 'phone'
  readonly isDrawnInLight?: true
  readonly isDrawnInGerman?: true
}

export const tap = (selector: string) => async (page: Page) =>
  page.locator(selector).first().click({ timeout: PATIENCE })
export const link = ({ id }: Table, letter: string, pass: string): string => `${HOME}t/${id}#${letter}=${pass}`
export type Begun = Exclude<keyof Tables, 'browsers' | 'friends'>
export const tableAt =
  (name: Begun) =>
  ({ tables }: Laid): string =>
    `/t/${tables[name].id}`
/** A link for the shared screen is good once. */
export const screenOf = async (party: Party, table: Table): Promise<string> =>
  link(table, 'b', (await party.askBy(table.hostPass, `/tables/${table.id}/screen`)).screen)
/** What has just happened opens by itself, once: then it is opened again. */
export const openPage = (name: string, holds: string) => async (page: Page) => {
  for (let calm = 0; calm < 2; ) {
    const tab = page.locator(`.more-tab[data-page=${name}]`)
    const isOpen = (await tab.getAttribute('aria-pressed')) === 'true'
    if (!isOpen) await tab.click()
    await drawn(page)
    calm = isOpen ? calm + 1 : 0
  }
  await page.locator(holds).last().waitFor()
  await page.locator('.more-page').evaluate(one => one.scrollIntoView({ block: 'start' }))
}
/** One step after the other: a key that is pressed once too often is taken by whatever comes after. */
export async function leaveTheatre(page: Page): Promise<void> {
  await page.locator('.theatre .stage-on').waitFor()
  const skips = page.locator('.theatre button:has(.stage-skip)')
  if ((await skips.count()) > 0) await skips.last().click()
  await skips.first().waitFor({ state: 'detached' })
  await tap('.theatre .stage-on')(page)
}
export const doneBy =
  (table: Begun, seat: number, now: 'pause' | 'autopilot', then: 'resume' | 'return') =>
  async ({ tables }: Laid) => {
    const { at } = tables[table].people[seat]
    await at.act({ type: now })
    return () => at.act({ type: then })
  }
