import { readFileSync } from 'node:fs'
import type { BrowserContext, Download, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { View } from '../../src/games/homeland/view/view.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { gainedBy, storyOf } from '../../src/games/negotiator/achievements/achievements.ts'
import { dailyCall } from '../../src/games/negotiator/career/daily.ts'
import { achievementsEn } from '../../src/games/negotiator/words/achievements.en.ts'
import { archiveSchema } from '../../src/table/archive-schema.ts'
import { pack } from '../../src/web/worker/packing.ts'
import { inBrowser } from './browser.ts'
import {
  asFile,
  bringIn,
  type Call,
  callOf,
  callWhere,
  click,
  english,
  eventsOf,
  fileOf,
  heardIn,
  playedIn,
  playOn,
  sceneAt,
  shows,
  toldOn,
  viewOf,
} from './call-driver.ts'
import { library } from './library.ts'

/** What remains of a call: its replay, its branches, its link, its file, the career, the call of the day. */

const { visit, address } = inBrowser()

let won: Call
beforeAll(async () => {
  won = await callWhere('won', 'edward', ({ hasWon, choices }) => hasWon && choices.length < 90)
})

const whereOn = (page: Page): Promise<string | null> => page.locator('.reel-where').textContent()
const standsAt = (page: Page, call: Call, at: number): Promise<void> =>
  expect.poll(() => whereOn(page)).toMatch(new RegExp(`choice ${at} of ${call.steps.length}$`))

/** What a replay shows of a moment: the head of the call and the hand. */
async function reelShows(page: Page, call: Call, at: number): Promise<void> {
  await standsAt(page, call, at)
  const view = viewOf(sceneAt(call, at))
  const { zone, saved, killed } = view.hostages
  await expect
    .poll(() => toldOn(page))
    .toMatchObject({
      counts: [`${zone} held`, `${saved} saved`, `${killed} killed (max. ${Math.floor((zone + saved + killed) / 2)})`],
      hand: [...new Set(view.hand)],
    })
}

/** After how many choices each turn begins. */
const turnsOf = (call: Call): readonly number[] =>
  eventsOf(call.end).flatMap(({ kind }, n) =>
    kind === 'turn' || kind === 'last-conversation'
      ? [[...call.steps.keys(), call.steps.length].findIndex(at => sceneAt(call, at).events.length > n)]
      : [],
  )

async function replay(page: Page, call: Call): Promise<void> {
  await bringIn(page, address(), 'call.json', await fileOf(call))
  await page.waitForURL(/#\/replay\//)
  await reelShows(page, call, 0)
}

/** All that lies in the database of this browser. */
const keptIn = (page: Page): Promise<Readonly<Record<'lines' | 'texts' | 'records', unknown[]>>> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('situation-room'))
    const all = (name: string) => done(database.transaction(name).objectStore(name).getAll())
    const kept = { lines: await all('lines'), texts: await all('texts'), records: await all('records') }
    database.close()
    return kept
  })

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8')

/** Presses what downloads something, and reads it. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return textOf(download)
}

test('a replay: step, jump, scrub, by key and by line, and it stays where it stood', async () => {
  const { page } = await visit()
  await replay(page, won)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('One choice on').click()
  await reelShows(page, won, 1)
  await button('One choice on').click()
  await reelShows(page, won, 2)
  await button('One choice back').click()
  await reelShows(page, won, 1)

  const turns = turnsOf(won)
  const ticks = await page.locator('datalist option').evaluateAll(all => all.map(one => one.getAttribute('value')))
  expect(ticks.map(Number)).toEqual(turns)
  const next = turns.find(at => at > 1) ?? 0
  await button('To the next turn or round').click()
  await reelShows(page, won, next)
  await expect.poll(() => whereOn(page)).toMatch(/^Turn 2 /)
  await button('To the turn or round before').click()
  await reelShows(page, won, turns[0])

  const middle = Math.floor(won.steps.length / 2)
  const range = page.getByRole('slider', { name: 'Choice' })
  await range.fill(String(middle))
  await reelShows(page, won, middle)
  await expect.poll(() => range.getAttribute('aria-valuetext')).toBe(await whereOn(page))
  await page.keyboard.press('l')
  await reelShows(page, won, middle + 1)
  await page.keyboard.press('j')
  await reelShows(page, won, middle)
  const lines = page.locator('.reel-lines li')
  const line = lines.nth(5)
  const at = Number(await line.getAttribute('data-at'))
  await line.getByRole('button').click()
  await reelShows(page, won, at)
  await expect.poll(() => line.getByRole('button').getAttribute('aria-current')).toBe('step')

  await page.waitForURL(new RegExp(`/${at}$`))
  await page.reload()
  await reelShows(page, won, at)

  await range.press('End')
  await reelShows(page, won, won.steps.length)
  const ending = english.ending(viewOf(won.end), won.end.outcome?.cause ?? '', '')
  await page.getByText(ending.title).first().waitFor()
  await expect.poll(() => page.locator('.reel-branch').getAttribute('aria-disabled')).toBe('true')
  await page.getByText('The game is over here.').waitFor()

  const heard = (await heardIn(won.end)).map(({ text }) => text)
  expect(heard.length).toBeGreaterThan(10)
  await expect.poll(() => page.locator('.reel-said q').allTextContents()).toEqual(heard)

  await range.press('Home')
  await reelShows(page, won, 0)
  await button('Play').click()
  await expect.poll(() => whereOn(page)).toMatch(/choice 2 of/)
  await button('Pause').click()
})

test('a replay by keyboard: what moves it comes before what it tells', async () => {
  const { page } = await visit()
  await replay(page, won)
  const slider = page.getByRole('slider', { name: 'Choice' })
  let presses = 0
  await page.getByRole('heading', { name: 'Replay' }).click()
  for (; presses < 15 && !(await slider.evaluate(one => one === document.activeElement)); presses++)
    await page.keyboard.press('Tab')
  expect(presses).toBeLessThan(5)
  await page.keyboard.press('ArrowRight')
  await standsAt(page, won, 1)
})

test('what if: a branch from the middle is a practice game that goes on with the same luck', async () => {
  const { page } = await visit()
  await replay(page, won)
  const at = Math.floor(won.steps.length / 2)
  await page.getByRole('slider', { name: 'Choice' }).fill(String(at))
  await reelShows(page, won, at)
  await page.getByRole('button', { name: 'What if? Play on from here' }).click()
  await page.waitForURL(/#\/call\//)
  await shows(page, sceneAt(won, at))
  await expect.poll(() => page.locator('.call-practice').count()).toBe(1)
  await playOn(page, won, at, at + 3)
  await page.getByRole('button', { name: 'Rewind' }).click()
  await page.locator('.rewind-sheet li button').first().click()
  await shows(page, sceneAt(won, at + 2))
  // The call itself is as it was, and both are kept.
  await page.goto(`${address()}#/saves`)
  await page.getByRole('heading', { name: 'Still running (1)' }).waitFor()
  await page.getByRole('heading', { name: 'Over (1)' }).waitFor()
})

/** How long the page has asked to wait, each time it did. */
const writesDownWaits = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const waits: number[] = []
    const { setTimeout: plain } = window
    Object.assign(window, {
      waits,
      setTimeout: (act: () => void, wait = 0) => {
        waits.push(wait)
        return plain(act, wait)
      },
    })
  })

test('a table again: every card open, or one seat’s; three speeds; a what-if says so wherever it is', async () => {
  const { page } = await visit({ before: writesDownWaits })
  await bringIn(page, address(), 'everything.json', (await library()).archive)
  await page.locator('.weighed-yes').click()
  await page.locator('.keeping .told').waitFor()
  await page.goto(`${address()}#/replay/over/200`)
  // Every card lies open, unless somebody's eyes are wanted.
  const { over } = await library()
  const { players } = over.view as View
  const agendas = players.map(({ revealed }) =>
    String((homelandWords.en as Readonly<Record<string, string>>)[`agenda.${revealed?.agenda}`]),
  )
  const desks = page.locator('.all-desks li')
  await expect.poll(() => page.locator('.all-desks .open-agenda').allTextContents()).toEqual(agendas)
  for (const desk of await desks.all()) expect(await desk.locator('.intel-mark').count()).toBeGreaterThan(0)
  const eyes = page.getByRole('combobox', { name: 'View' })
  await eyes.selectOption('what everybody saw')
  await expect.poll(() => desks.count()).toBe(0)
  await eyes.selectOption('Ann')
  await page.getByRole('region', { name: 'The desk of Ann' }).waitFor()
  await expect.poll(() => desks.count()).toBe(0)
  await eyes.selectOption('all cards open')
  await expect.poll(() => desks.count()).toBe(players.length)

  // Slow, normal, fast: what a step takes, by keys and by hand.
  const speed = page.getByRole('combobox', { name: 'How fast' })
  await page.getByRole('heading', { name: 'Replay' }).click()
  const waits = (): Promise<number[]> => page.evaluate(() => (window as unknown as { waits: number[] }).waits)
  for (const [key, name, pace] of [
    ['1', 'slow', 3000],
    ['2', 'normal', 1400],
    ['3', 'fast', 450],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => speed.inputValue()).toBe(name)
    expect(await waits()).not.toContain(pace)
    await page.keyboard.press('k')
    await expect.poll(waits).toContain(pace)
    await page.keyboard.press('k')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  }
  await page.keyboard.press('k')
  await expect.poll(() => whereOn(page)).toMatch(/choice 20[3-9] of/)
  await page.keyboard.press('k')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await page.getByRole('slider', { name: 'Choice' }).fill('200')
  await page.getByRole('heading', { name: 'Replay' }).click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => whereOn(page)).toContain('choice 201 of')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => whereOn(page)).toContain('choice 200 of')

  await page.getByRole('button', { name: 'What if? Play on from here' }).click()
  await page.waitForURL(/#\/table\//)
  await page.locator('.board-what-if').getByText('what if').waitFor()
  const id = /table\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`${address()}#/saves`)
  const line = page.locator('.save', { has: page.locator(`a[href$="/table/${id}"]`) })
  await line.getByText(/(^|· )what if( ·|$)/).waitFor()
  await page.goto(`${address()}#/replay/${id}/0`)
  await page.getByRole('heading', { name: 'Replay what if' }).waitFor()
  await page.goto(`${address()}#/replay/over/0`)
  await page.getByRole('heading', { name: 'Replay', exact: true }).waitFor()
  await expect.poll(() => page.getByText('what if', { exact: true }).count()).toBe(0)
})

test('a link holds the whole game: a browser that knows nothing shows the same replay', async () => {
  const { page } = await visit()
  await replay(page, won)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link.length).toBeLessThan(4000)
  expect(link).not.toContain(won.seed)
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download as a file' }).click())
  expect(playedIn(file)).toEqual(playedIn(await fileOf(won)))
  expect(JSON.parse(file).deck).toHaveProperty('cards')
  // What was said on the phone comes after what happened.
  const told = (on: typeof page): Promise<string | null> => on.locator('.reel-lines').textContent()
  await expect.poll(() => told(page)).toContain('Edward Quinn: ')
  const story = await told(page)

  const { page: other } = await visit({ hash: link.slice(link.indexOf('#')) })
  await reelShows(other, won, 0)
  await expect.poll(() => told(other)).toBe(story)
  await other.getByRole('slider', { name: 'Choice' }).fill('10')
  await reelShows(other, won, 10)
  // Where one stands is in the address: a reload stands there too.
  await other.waitForURL(/\/10$/)
  await other.reload()
  await reelShows(other, won, 10)
  await expect.poll(() => keptIn(other)).toEqual({ lines: [], texts: [], records: [] })

  // Kept by whoever wants to keep it, once, and it does not count.
  await other.getByRole('button', { name: 'Keep this game in my saves' }).click()
  await other.getByText('The same game is among your saves.').waitFor()
  await other.goto(link)
  await other.reload()
  await other.getByText('The same game is among your saves.').waitFor()
  await other.goto(`${address()}#/saves`)
  await other.getByRole('heading', { name: 'Over (1)' }).waitFor()
  await other.getByText('from a link, does not count').waitFor()
  await other.goto(`${address()}#/career`)
  await other.getByText('No game has counted yet.').waitFor()
})

test('a link with an archive in it is refused, and changes nothing', async () => {
  const days = Array.from({ length: 31 }, (_, n) => `2026-01-${String(n + 1).padStart(2, '0')}`)
  const lost = { abductor: 'edward', won: false, cause: 'killed', saved: 0, killed: 4, held: 3, turns: [] }
  const archive = archiveSchema.parse({
    format: 'situation-room/archive@1',
    matches: [{ line: { id: 'won', tag: null, begun: 0, changed: 0 }, file: JSON.parse(await fileOf(won)) }],
    career: null,
    records: { daily: days.map(date => ({ date, ...lost })) },
  })
  const { page } = await visit({ hash: `#/shared/${await pack(JSON.stringify(archive))}` })
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor()
  await page.getByText('A link can hold one game to be watched, and nothing else.').waitFor()
  await expect.poll(() => keptIn(page)).toEqual({ lines: [], texts: [], records: [] })
})

test('of a running table it is said that its file tells everything, before there is one', async () => {
  const { page } = await visit({ hash: '#/tables' })
  await page.getByText(/^Several people share this screen: .* whoever goes looking finds them\.$/).waitFor()
  await page.getByRole('button', { name: 'Play now against three' }).click()
  await page.waitForURL(/#\/table\//)
  await page.goto(`${address()}#/saves`)
  await page.getByText(/lies unlocked in the storage of this browser/).waitFor()
  const downloads: Download[] = []
  page.on('download', download => downloads.push(download))
  for (const button of ['Download', 'Download everything']) {
    await page.getByRole('button', { name: button, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'This file holds everybody’s secrets' })
    await sheet.getByText(/every hand, every agenda/).waitFor()
    await sheet.getByRole('button', { name: 'Leave it' }).click()
    await sheet.waitFor({ state: 'detached' })
    expect(downloads.splice(0)).toEqual([])
    await page.getByRole('button', { name: button, exact: true }).click()
    const text = await downloaded(page, () => sheet.getByRole('button', { name: 'Download it all the same' }).click())
    expect(text).toContain('"seed"')
    downloads.splice(0)
  }
})

describe('the career', () => {
  /** A call brought in before its last choice, and finished on the page. */
  async function finish(page: Page, call: Call): Promise<void> {
    const last = call.steps.length - 1
    await bringIn(page, address(), 'call.json', await fileOf(call, last))
    await shows(page, sceneAt(call, last))
    await click(page, call.steps[last])
    await page.locator('.debrief').waitFor()
  }

  test('shows the finished game and what it achieved; all of it goes into a file and out again', async () => {
    const { page } = await visit()
    await finish(page, won)
    const gained = gainedBy(storyOf(eventsOf(won.end))).map(
      id => achievementsEn[`achievement.${id}` as keyof typeof achievementsEn],
    )
    expect(gained.length).toBeGreaterThan(0)
    await page.locator('.debrief-achievements').waitFor()
    const told = await page.locator('.debrief-achievements .is-gained b').allTextContents()
    expect(told.sort()).toEqual(gained.sort())

    await page.goto(`${address()}#/career`)
    const career = page.locator('.career')
    await career.waitFor()
    const sums = () => page.locator('.career-sums dd').allTextContents()
    const { saved } = viewOf(won.end).hostages
    await expect.poll(() => sums()).toEqual(['1', '1', '1', '1', String(saved), String(told.length)])
    await expect.poll(() => page.locator('.career-achievement').count()).toBe(23)
    expect((await page.locator('.career-achievement.is-gained b').allTextContents()).sort()).toEqual(told.sort())
    const ending = english.ending(viewOf(won.end), won.end.outcome?.cause ?? '', '')
    const shown = await career.textContent()
    await page.getByText('The same as a table').click()
    await expect.poll(() => page.getByRole('table').first().textContent()).toContain(ending.title)

    await page.goto(`${address()}#/saves`)
    await page.locator('.save').first().waitFor()
    const saves = await page.locator('.save').allTextContents()
    const everything = await downloaded(page, () => page.getByRole('button', { name: 'Download everything' }).click())

    const { page: other } = await visit({ hash: '#/saves' })
    await other.getByRole('heading', { name: 'Nothing has been played here yet' }).waitFor()
    const bring = () => other.locator('.keeping input[type=file]').setInputFiles(asFile('everything.json', everything))
    const sheet = other.getByRole('dialog', { name: 'Bring in this archive?' })
    // It is said what would come of it, and nothing comes of it until somebody agrees.
    await bring()
    await sheet.waitFor()
    await expect
      .poll(() => sheet.getByRole('listitem').allTextContents())
      .toEqual([
        'One game would be added.',
        'Nothing that is here would be replaced or deleted.',
        'The career would gain one game.',
        'No daily call would be added.',
      ])
    await sheet.getByRole('button', { name: 'Leave it' }).click()
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => keptIn(other)).toEqual({ lines: [], texts: [], records: [] })
    await bring()
    await sheet.getByRole('button', { name: 'Bring it in' }).click()
    await other.getByText('One game was brought in.').first().waitFor()
    await expect.poll(() => other.locator('.save').allTextContents()).toEqual(saves)
    await bring()
    await sheet.getByText('One game is here already and would stay as it is.').waitFor()
    await sheet.getByRole('button', { name: 'Bring it in' }).click()
    await other.getByText('All of it was here already.').first().waitFor()
    await other.goto(`${address()}#/career`)
    await other.locator('.career').waitFor()
    await expect.poll(() => other.locator('.career').textContent()).toBe(shown)
  })

  test('does not count a practice call', async () => {
    const { page } = await visit()
    const last = won.steps.length - 1
    await bringIn(page, address(), 'call.json', await fileOf(won, last, true))
    await shows(page, sceneAt(won, last))
    await click(page, won.steps[last])
    await page.getByText('A practice call: it does not count for the career.').waitFor()
    await page.goto(`${address()}#/career`)
    await page.getByText('No game has counted yet.').waitFor()
  })
})

const spoken = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The first day of the year whose call is soon over, but not in its first turn. */
async function shortDay(): Promise<{ readonly date: string; readonly call: Call }> {
  for (let day = 1; day <= 365; day++) {
    const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10)
    const { seed, abductor } = dailyCall(date)
    const call = await callOf(seed, abductor)
    if (call.steps.length < 30 && viewOf(call.end).turn > 2) return { date, call }
  }
  throw new Error('no call of the year is short')
}

test('the call of the day: its result, a text that spoils nothing, and once only', async () => {
  const { date, call } = await shortDay()
  const { seed, abductor } = call
  const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.clock.setFixedTime(new Date(`${date}T20:00:00Z`))
  await page.goto(`${address()}#/daily`)
  await page
    .getByText(spoken.format(new Date(date)))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Take today’s call' }).click()
  await shows(page, sceneAt(call, 0))
  await playOn(page, call, 0, 3)
  // Begun, it waits.
  await page.goto(`${address()}#/daily`)
  await page.getByRole('link', { name: 'Resume' }).click()
  await shows(page, sceneAt(call, 3))
  await playOn(page, call, 3, call.steps.length)
  await page.locator('.debrief').waitFor()

  await page.goto(`${address()}#/daily`)
  const { cause = '', winners = [] } = call.end.outcome ?? {}
  await page.getByRole('heading', { name: english.ending(viewOf(call.end), cause, '').title }).waitFor()
  const { saved, zone, killed } = viewOf(call.end).hostages
  await page.getByRole('button', { name: 'Copy' }).click()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const lines = text.split('\n')
  expect(lines[0]).toBe(`Situation Room, call of ${date}`)
  expect(lines[1]).toContain(`${winners.length > 0 ? 'Won' : 'Lost'}: ${saved} of ${saved + zone + killed}`)
  expect([...lines[2]]).toHaveLength(saved + zone + killed)
  expect([...lines[3]]).toHaveLength(viewOf(call.end).turn)
  expect(lines[4]).toBe(`${address()}#/daily`)
  expect(lines).toHaveLength(5)
  for (const { name, id } of english.cards()) if (id !== abductor) expect(text).not.toContain(name)
  expect(text).not.toContain(seed)

  // Again, but it does not count.
  await page.getByRole('button', { name: 'Play it again, unranked' }).click()
  await page.waitForURL(/#\/call\//)
  await shows(page, sceneAt(call, 0))
  await expect.poll(() => page.locator('.call-practice').count()).toBe(1)
  await page.goto(`${address()}#/daily`)
  await expect.poll(() => page.locator('.share-text').textContent()).toBe(text)
  await page.goto(`${address()}#/career`)
  await page.locator('.career-sums').waitFor()
  await expect.poll(() => page.locator('.career-sums dd').first().textContent()).toBe('1')
})
