import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RemoteTable } from '../../src/client/table.ts'
import type { Event } from '../../src/games/homeland/events.ts'
import { timeLeft } from '../../src/table/clock.ts'
import { openProxy, type Way } from '../server/faults/proxy.ts'
import { ask, until } from '../server/people.ts'
import { freePort } from '../server/postgres.ts'
import { startingAt } from '../server/simulation/reacting.ts'
import { inBrowser } from './browser.ts'
import { atServer } from './served.ts'
import { choose, listen, momentOn, playOn, type Rule, sceneOn } from './table-driver.ts'

// The line breaks under an open page, really: in a draft, in an analysis, in the accusation; and two devices of one seat.

const ANN = 0
const CYD = 2
/** The last turn of a round: one threat is analysed then, Cyd may burn an asset for it, and blue would end the game. */
const games = startingAt({
  players: [{}, {}, { up: ['nicholas-brody'], agents: 2 }],
  ...{ marker: 1, initiative: [1], turn: CYD + 1, done: ['claimed', 'placed'], mustClaim: false, agency: 11 },
  threats: [
    { organization: 'postman', plot: 'letter-bomb', level: 'imminent', lead: 1, intel: [] },
    { organization: 'lone-wolf', plot: 'kidnapping', level: 'guarded', lead: 2, intel: [] },
  ],
})
const { browser } = inBrowser()
const served = atServer(browser, { games })
let way: Way
let nowhere: number
beforeAll(async () => {
  nowhere = await freePort()
  way = await openProxy(served.port())
})
afterAll(() => way.close())

interface Evening {
  readonly table: string
  /** By seat, as programs; the last is Cyd on a device that shows nobody anything. */
  readonly seats: readonly RemoteTable[]
  readonly cyd: RemoteTable
  readonly pass: string
}

/** Three people, each with a program at the table; begun. */
async function evening(more: object = {}): Promise<Evening> {
  const { table, invites, host } = await served.open({ game: 'homeland', players: 3, ...more })
  const seats: RemoteTable[] = []
  let pass = ''
  for (const [seat, name] of ['Ann', 'Ben', 'Cyd'].entries()) {
    const { body } = await ask(served.port(), `/api/tables/${table}/sit`, { invite: invites[seat], name })
    pass = body.pass
    seats.push(await served.come(table, pass))
  }
  await host.act({ type: 'draw' })
  for (const one of seats) await until(one, ({ shown }) => shown !== null)
  return { table, seats, cyd: seats[CYD], pass }
}

/** Cyd in a browser, behind the line that can be cut or beside it; at the board. */
async function inPage({ table, pass }: Evening, port = way.port): Promise<Page> {
  const link = (await served.device(table, pass)).replace(/:\d+\//, `:${port}/`)
  const { page } = await served.visit(link, { before: context => listen(context, 'lines') })
  await playOn(page, never, ({ moment }) => moment === 'desk')
  return page
}
const never: Rule = () => {
  throw new Error('nobody answers here')
}

const GONE = 'The server is gone: you can look, not act.'
async function cut(page: Page): Promise<void> {
  way.leadTo(nowhere)
  await page.getByText(GONE).first().waitFor()
}
async function mend(page: Page): Promise<void> {
  way.flow()
  way.leadTo(served.port())
  await expect.poll(() => page.locator('.online-standing', { hasText: GONE }).count()).toBe(0)
}

/** What must be the same whatever the line does. */
async function standing(page: Page) {
  const { asked, draft, draftEvents, events, view } = await sceneOn(page)
  return { question: asked?.question, kind: asked?.kind, options: asked?.options, draft, draftEvents, events, view }
}
/** The page shows what the table has, once and in order. */
const mustAgree = (page: Page, { cyd }: Evening): Promise<void> =>
  expect
    .poll(async () => (await standing(page)).events.length === cyd.now().shown?.events.length)
    .toBe(true)
    .then(async () => expect((await standing(page)).events).toEqual(cyd.now().shown?.events))

/** The line is cut, and comes back; then the page is loaded anew: the same lies there each time. */
async function mustStay(page: Page, whileCut: () => Promise<void> = async () => {}): Promise<void> {
  const before = await standing(page)
  const moment = await momentOn(page)
  await cut(page)
  await whileCut()
  await mend(page)
  expect(await standing(page)).toEqual(before)
  expect(await momentOn(page)).toBe(moment)
  await page.reload()
  expect(await momentOn(page)).toBe(moment)
  expect(await standing(page)).toEqual(before)
}

const take = async (page: Page, option: string): Promise<void> => choose(page, await sceneOn(page), option)
const isAsked = (page: Page, kind: string) => expect.poll(async () => (await sceneOn(page)).asked?.kind).toBe(kind)
const counted = ({ cyd }: Evening, kind: string): number =>
  ((cyd.now().shown?.events ?? []) as readonly Event[]).filter(event => event.kind === kind).length

test('the line breaks in a draft, in an analysis and in the accusation, and nothing is lost or doubled', async () => {
  const party = await evening()
  const page = await inPage(party)

  // A draft: it is the server's, and comes back with the line.
  await take(page, 'agents')
  await isAsked(page, 'agents.case')
  await take(page, 'case 1')
  await isAsked(page, 'agents.count')
  expect((await standing(page)).draft).toBe(2)
  await mustStay(page, async () => {
    // The question lies under the notice; by keyboard it is still there.
    await page.locator('.asking-option').first().press('Enter')
    await page.getByRole('alert').getByText(GONE).waitFor()
    await page.getByRole('button', { name: 'Put this message away' }).click()
  })
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await isAsked(page, 'agents.case')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await isAsked(page, 'turn.act')
  expect((await standing(page)).draft).toBe(0)

  // The turn ends while the answers of the server stay away: it is sent again, and was taken once.
  way.stall('answers')
  // An asset could still be used: it is asked once more.
  await take(page, 'end')
  await take(page, 'end')
  await until(party.cyd, ({ shown }) => shown?.asked?.kind === 'analysis.react')
  await cut(page)
  await mend(page)
  expect(await momentOn(page)).toBe('theatre')

  // What is watched goes on where it was.
  await page.keyboard.press('ArrowRight')
  const step = await page.locator('.stage-step').textContent()
  await cut(page)
  // Looking still goes: the notice lies over none of its keys.
  await page.locator('.stage-on').click({ trial: true })
  await mend(page)
  expect(await page.locator('.stage-step').textContent()).toBe(step)
  await playOn(page, never, ({ moment }) => moment === 'desk')
  expect((await standing(page)).kind).toBe('analysis.react')
  await mustStay(page)
  way.stall('answers')
  await take(page, 'blue nicholas-brody 5')
  await until(party.cyd, ({ shown }) => shown?.asked?.kind === 'end.accusing')
  await cut(page)
  await mend(page)
  await mustAgree(page, party)
  expect(['swung', 'burned', 'neutralised'].map(kind => counted(party, kind))).toEqual([1, 1, 1])

  // The accusation: what was picked and not sealed stays as long as the page does.
  await playOn(page, never, ({ moment }) => moment === 'desk')
  const suspect = page.getByRole('radio', { name: /^Ann/ })
  await suspect.check({ force: true })
  await mustStay(page, async () => expect(await suspect.isChecked()).toBe(true))
  await take(page, `accuse ${ANN + 1}`)
  for (const one of party.seats.slice(0, CYD)) await one.act({ type: 'choose', choices: ['accuse nobody'] })
  await playOn(page, never, ({ moment }) => moment === 'debrief')
  await mustAgree(page, party)
})

test('two devices of one seat act at once: one of them is taken, the other is told', async () => {
  const party = await evening()
  const [slow, quick] = [await inPage(party), await inPage(party, served.port())]
  way.stall()
  await take(quick, 'agents')
  await isAsked(quick, 'agents.case')
  // The other has not heard of it.
  await take(slow, 'soldiers')
  way.flow()
  await slow.getByRole('alert').getByText('That question no longer stands.').waitFor()
  await isAsked(slow, 'agents.case')
  expect(await standing(slow)).toEqual(await standing(quick))
  expect((await standing(slow)).draft).toBe(1)
})

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

test('a clock that is wrong by an hour, and is put right: the time left is the server’s', async () => {
  const party = await evening({ pace: 'live' })
  const { cyd, table, pass } = party
  for (const wrong of [HOUR_MS, -HOUR_MS]) {
    const link = await served.device(table, pass)
    const { page } = await served.visit(link, {
      async before(context) {
        await listen(context, 'clock')
        await context.addInitScript(ms => {
          const right = Date.now
          Object.assign(window, { wrongMs: ms })
          Date.now = () => right() + (window as unknown as { readonly wrongMs: number }).wrongMs
        }, wrong)
      },
    })
    await playOn(page, never, ({ moment }) => moment === 'desk')
    await page.locator('.more-tab[data-page=people]').click()
    const isRight = async (): Promise<boolean> => {
      const text = (await page.locator('.people-row', { hasText: 'Cyd' }).locator('.people-time').textContent()) ?? ''
      const [, minutes, seconds] = /^\s*(\d+):(\d\d)/.exec(text) ?? []
      const { around, waiting } = cyd.now().shown ?? {}
      if (!around?.clock || !waiting) return false
      const left = timeLeft({ ...around.clock, pace: null } as never, CYD, waiting, Date.now())
      return Math.abs((Number(minutes) * 60 + Number(seconds)) * 1000 - left) < 5 * MINUTE_MS
    }
    await expect.poll(isRight).toBe(true)
    // The device puts its clock right under the open page.
    const looked = page.waitForResponse(answer => answer.url().endsWith(`/api/tables/${table}`))
    await page.evaluate(() => Object.assign(window, { wrongMs: 0 }))
    await looked
    await expect.poll(isRight).toBe(true)
  }
})
