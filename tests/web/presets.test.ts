import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import type { Event } from '../../src/games/homeland/events.ts'
import { until } from '../server/people.ts'
import { startingAt } from '../server/simulation/reacting.ts'
import { inBrowser } from './browser.ts'
import { axeOn, smallOn } from './checks.ts'
import { through } from './online-site.ts'
import { atServer } from './served.ts'
import { choose, listen, sceneOn } from './table-driver.ts'

/** What an asset does by itself is put together by clicks, is there on every device of its seat, and comes without a tap. */

const CYD = 2
/** Cyd’s turn is the last of the round: then a plot of impact 3 is analysed, in which red leads 9 to 5. */
const games = startingAt({
  players: [{}, {}, { up: ['nicholas-brody'] }],
  ...{ marker: 1, initiative: [1], turn: CYD + 1, done: ['claimed', 'placed'], mustClaim: false },
  threats: [
    { organization: 'postman', plot: 'stadium-bomb', level: 'imminent', lead: 1, intel: [], agents: 5 },
    { organization: 'lone-wolf', plot: 'kidnapping', level: 'guarded', lead: 2, intel: [] },
  ],
})
const { browser } = inBrowser()
const served = atServer(browser, { games })

const tab = '.more-tab[data-page=presets]'
const rules = (page: Page): Promise<string[]> => page.locator('.preset-rules li > span').allTextContents()
const eventsOn = async (page: Page): Promise<readonly Event[]> => (await sceneOn(page)).events as readonly Event[]
const countOf = (events: readonly Event[], kind: string): number => events.filter(event => event.kind === kind).length

/** One rule from what the form has, by what its fields are called. */
async function adds(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator('.preset-form')
  for (const [label, value] of Object.entries(fields))
    await form.getByRole('combobox', { name: label, exact: true }).selectOption({ label: value })
  await form.getByRole('button', { name: 'Add the rule' }).click()
}

const [NEVER, BLUE, ASK] = [
  'Nicholas Brody: never use',
  'Nicholas Brody: burn for blue; impact 3 or more; red leads by 5 at most',
  'Nicholas Brody: ask me; impact 3 or more; red leads by 5 at most; on my case',
] as const

test('for blue, impact at least 3, red leads by at most 5: settled by clicks, and done while nobody taps', async () => {
  const { table, invites, host } = await served.open({ game: 'homeland', players: 3 })
  const people: RemoteTable[] = []
  for (const [seat, name] of ['Ann', 'Ben', 'Cyd'].entries()) people.push(await served.sit(table, invites[seat], name))
  await host.act({ type: 'draw' })
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  const come = async (viewport?: { readonly width: number; readonly height: number }): Promise<Page> => {
    const link = await served.device(table, people[CYD])
    const { page } = await served.visit(link, {
      ...(viewport ? { viewport } : {}),
      before: context => listen(context, 'presets'),
    })
    await through(page, tab)
    await page.locator(tab).click()
    await page.locator('.preset-form').waitFor()
    return page
  }
  const [one, other] = [await come(), await come({ width: 360, height: 640 })]
  expect(await rules(one)).toEqual([])

  await adds(one, { 'What it does': 'nothing' })
  await expect.poll(() => rules(one)).toEqual([NEVER])
  await adds(one, {
    ...{ 'What it does': 'help blue', Impact: '3 or more' },
    ...{ 'Who leads': 'red leads, or it is a tie', '… by at most': '5' },
  })
  await expect.poll(() => rules(one)).toEqual([NEVER, BLUE])
  // The form keeps what was chosen: the next is put together from there.
  await adds(one, { 'What it does': 'ask me', 'Whose case': 'mine' })
  for (const page of [one, other]) await expect.poll(() => rules(page)).toEqual([NEVER, BLUE, ASK])
  for (const page of [one, other]) expect(await axeOn(page, 'all')).toEqual([])
  expect(await smallOn(other)).toEqual([])

  // The first that fits decides: on the phone one is taken away, and the other goes before what would do nothing.
  await other.getByRole('button', { name: 'Take rule 3 away' }).click()
  for (const page of [one, other]) await expect.poll(() => rules(page)).toEqual([NEVER, BLUE])
  await other.getByRole('button', { name: 'Rule 2 before the one above it' }).click()
  for (const page of [one, other]) await expect.poll(() => rules(page)).toEqual([BLUE, NEVER])
  await one.reload()
  await through(one, tab)
  await one.locator(tab).click()
  await expect.poll(() => rules(one)).toEqual([BLUE, NEVER])
  // Nobody else has heard of it.
  for (const person of people.slice(0, CYD)) expect(JSON.stringify(person.now())).not.toContain('impactAtLeast')

  // An asset could still be used: it is asked once more. From then on nobody touches anything.
  for (let taps = 0; taps < 2; taps++) await choose(one, await sceneOn(one), 'end')
  await until(people[0], ({ shown }) => countOf((shown?.events ?? []) as readonly Event[], 'neutralised') === 1)
  for (const page of [one, other]) {
    await expect.poll(async () => countOf(await eventsOn(page), 'neutralised')).toBe(1)
    const events = await eventsOn(page)
    expect(['swung', 'burned'].map(kind => countOf(events, kind))).toEqual([1, 1])
    expect(events.find(({ kind }) => kind === 'swung')).toMatchObject({
      ...{ seat: CYD, asset: 'nicholas-brody', colour: 'blue' },
    })
    await page.locator('.theatre').waitFor()
  }
})
