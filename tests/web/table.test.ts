import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../src/games/homeland/events.ts'
import { deedsTo, sinceLastTurn } from '../../src/games/homeland/tell/digest.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { COLUMNS } from '../../src/games/homeland/vocabulary.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { inBrowser, type Visit } from './browser.ts'
import { openFile } from './screens.ts'
import {
  cardOn,
  choose,
  lineOn,
  listen,
  listenAtQuick,
  momentOn,
  playOn,
  type Rule,
  ruleOf,
  saidOn,
  sceneOn,
  scenesIn,
  seedWhere,
  settled,
  tooMuchIn,
} from './table-driver.ts'

/** A table of one person and bots, played in the browser. */

const { visit, address } = inBrowser()

/** From the home to a table against three careerists. */
async function quickTable(seed: string): Promise<Visit> {
  const visited = await visit({ before: context => listenAtQuick(context, seed) })
  const { page } = visited
  await page.getByRole('link', { name: 'Open a table' }).click()
  await page.getByRole('button', { name: 'Play now against three' }).click()
  await page.waitForURL(/#\/table\/[a-z0-9]+$/)
  return visited
}

const idOn = (page: Page): string => page.url().split('/').at(-1) ?? ''
const view = ({ view }: Scene): View => view as View
const isTurn = ({ moment, scene }: { moment: string; scene: Scene }): boolean =>
  moment === 'desk' && scene.asked?.kind === 'turn.act'

describe('a whole game against three bots', () => {
  test('from the lobby to the debrief and its replay, and no message carries what another seat knows', async () => {
    const wanted = await seedWhere('whole game', ruleOf, ({ outcome }) => outcome?.cause === 'points')
    const { page, errors } = await quickTable(wanted.seed)
    const id = idOn(page)
    const { scene } = await playOn(page, ruleOf(wanted.seed), ({ moment }) => moment === 'debrief')

    const said = await saidOn(page)
    const scenes = scenesIn(said).filter(({ outcome }) => outcome === null)
    expect(scenes.length).toBeGreaterThan(50)
    expect(new Set(scenes.map(({ viewer }) => viewer))).toEqual(new Set([0]))
    expect(scenes.flatMap(tooMuchIn)).toEqual([])

    // Bots chose too, and the page asked for none of it: it only waited for the table.
    const mine = said.filter(one => 'asked' in one && one.asked.ask === 'choose').length
    expect(mine).toBeGreaterThan(5)
    expect(scene.choices).toBeGreaterThan(2 * mine)

    // The page has made of every click what the rule made of every choice.
    expect(scene.outcome).toEqual(wanted.scene.outcome)
    expect(scene.choices).toBe(wanted.scene.choices)
    expect(scene.seed).toBe(wanted.seed)

    const { players, winners, scores } = view(scene)
    const names = scene.seats.map(({ name }) => name)
    expect(names).toEqual(['Player 1', 'Birch', 'Cedar', 'Dogwood'])
    const agendas = { loyal: 'Loyal Agent', opportunist: 'Political Opportunist', mole: 'Terrorist Mole' }
    const dealt = page.locator('.debrief-agendas').getByRole('listitem')
    await expect.poll(() => dealt.count()).toBe(4)
    for (const [seat, { revealed }] of players.entries()) {
      const line = await dealt.nth(seat).textContent()
      expect(line).toContain(names[seat])
      expect(line).toContain(agendas[revealed?.agenda as keyof typeof agendas])
      expect(line?.includes('wins')).toBe(winners.includes(seat))
    }
    await page.getByRole('heading', { name: 'Where the victory points came from' }).waitFor()
    await page.getByText('As a table').click()
    const rows = page.getByRole('table').first().getByRole('row')
    for (const [seat, score] of scores.entries()) {
      const cells = await rows
        .nth(seat + 1)
        .getByRole('cell')
        .allTextContents()
      expect(cells).toHaveLength(4)
      expect(Number(cells[3])).toBe(score)
    }

    await page.goto(`${address()}#/saves`)
    await page.getByRole('heading', { name: 'Over (1)' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: /^Still running/ }).count()).toBe(0)
    await page.goto(`${address()}#/replay/${id}`)
    await page.getByRole('heading', { name: 'Replay' }).waitFor()
    await page.getByText(`choice 0 of ${scene.choices}`).waitFor()
    await page.getByRole('slider', { name: 'Choice' }).press('End')
    await page.getByText(`choice ${scene.choices} of ${scene.choices}`).waitFor()
    await page.locator('.reel-end').waitFor()
    expect(errors).toEqual([])
  })
})

describe('what somebody at a desk is told', () => {
  const isMyTurn = (scene: Scene): boolean => scene.asked?.kind === 'turn.act' && scene.draft === 0
  const deeds = (scene: Scene) => deedsTo(scene.events as readonly Event[], 0)
  const imminentOf = ({ spaces, threats }: View): number =>
    threats.filter(({ id, lead }) => lead === 0 && spaces.indexOf(id) >= 4 * COLUMNS).length

  test('what happened to them meanwhile, until they act; the newest of the log; what can be done at a case', async () => {
    const wanted = await seedWhere(
      'meanwhile',
      ruleOf,
      scene =>
        isMyTurn(scene) &&
        deeds(scene).some(({ kind }) => kind === 'cards') &&
        view(scene).threats.some(({ lead }) => lead === undefined) &&
        scene.asked?.options.includes('intel') === true &&
        scene.asked.options.includes('claim'),
    )
    const { page } = await quickTable(wanted.seed)
    const { scene } = await playOn(
      page,
      ruleOf(wanted.seed),
      now => isTurn(now) && now.scene.choices === wanted.scene.choices,
    )
    const told = page.getByRole('region', { name: 'What happened to you' })
    const lines = await told.getByRole('listitem').allTextContents()
    expect(lines).toHaveLength(deeds(scene).length + imminentOf(view(scene)))
    expect(lines.filter(line => /Intel cards? on your case \d+ .+, from /.test(line)).length).toBeGreaterThan(0)

    await told.getByText('Everything since your last turn').click()
    const all = sinceLastTurn(scene.events as readonly Event[], 0)
    await expect.poll(() => told.getByRole('list').last().getByRole('listitem').count()).toBe(all.length)
    expect(all.length).toBeGreaterThan(10)

    await page.getByRole('button', { name: 'Log', exact: true }).click()
    const log = page.getByRole('log', { name: 'What happened' })
    const [hidden, left] = await log.evaluate(({ scrollHeight, clientHeight, scrollTop }) => [
      scrollHeight - clientHeight,
      scrollHeight - clientHeight - scrollTop,
    ])
    expect(hidden).toBeGreaterThan(0)
    expect(left).toBeLessThan(2)

    const file = page.getByRole('dialog')
    const titles = new Set(view(scene).me?.hand).size
    const led = view(scene).threats.find(({ lead }) => (lead ?? 0) > 0)
    const free = view(scene).threats.find(({ lead }) => lead === undefined)
    for (const [threat, claims, plays] of [
      [led, 0, titles],
      [free, 1, 0],
    ] as const) {
      await openFile(`#case-${threat?.id}`)(page)
      await file.waitFor()
      await expect.poll(() => file.getByRole('button', { name: 'Claim this case' }).count()).toBe(claims)
      await expect.poll(() => file.getByRole('button', { name: /^Play .+ here$/ }).count()).toBe(plays)
      await expect.poll(() => file.getByText('Intel goes on claimed cases only.').count()).toBe(1 - Math.sign(plays))
      await page.keyboard.press('Escape')
    }

    await choose(page, scene, 'claim')
    await settled(page)
    await expect.poll(() => told.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await told.waitFor()
  })

  test('who sat at the last table sits there again', async () => {
    const { page } = await visit({ hash: '#/tables' })
    await page.getByRole('radio', { name: '5' }).check({ force: true })
    await page.getByLabel('Seat 2').selectOption('person')
    await page.getByLabel('Name').nth(1).fill('Ada')
    await page.getByLabel('Seat 3').selectOption('steady')
    await page.getByRole('button', { name: 'Deal the agendas' }).click()
    await page.waitForURL(/#\/table\/[a-z0-9]+$/)
    await page.goto(`${address()}#/tables`)
    await page.getByRole('heading', { name: 'Open a table' }).waitFor()
    await expect.poll(() => page.getByLabel('Name').nth(1).inputValue()).toBe('Ada')
    await expect
      .poll(() => page.locator('.chair select').evaluateAll(all => all.map(one => (one as HTMLSelectElement).value)))
      .toEqual(['person', 'person', 'steady', 'analyst:careful', 'analyst:bold'])
  })
})

/** So many choices of all four are played in a few seconds. */
const SOON = 120

describe('a page loaded again', () => {
  test('in the middle of an analysis goes on with it', async () => {
    const isAnalysed = ({ events }: Scene): boolean => events.some(({ kind }) => kind === 'analysis')
    const { seed } = await seedWhere('reload', ruleOf, scene => isAnalysed(scene) && scene.choices < SOON)
    const { page } = await quickTable(seed)
    const rule = ruleOf(seed)
    await playOn(page, rule, ({ moment, scene }) => moment === 'theatre' && isAnalysed(scene))
    const analysis = page.getByRole('heading', { name: /^Analysis of case \d+/ })
    const steps = page.getByText(/^Step \d+ of \d+$/)
    /** The next step, once it is drawn: else the one that is looked for might be gone past. */
    const goOn = async (): Promise<void> => {
      const at = await steps.textContent()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect.poll(() => steps.textContent()).not.toBe(at)
    }
    while (!(await analysis.isVisible())) await goOn()
    await goOn()
    const title = await analysis.textContent()
    const length = (await steps.textContent())?.split(' ').at(-1)
    const before = await sceneOn(page)

    await page.reload()
    await expect.poll(() => momentOn(page)).toBe('theatre')
    await expect.poll(() => sceneOn(page)).toEqual(before)
    expect((await steps.textContent())?.split(' ').at(-1)).toBe(length)
    while (!(await analysis.isVisible())) await goOn()
    await expect.poll(() => analysis.textContent()).toBe(title)

    const after = await playOn(page, rule, now => isTurn(now) && now.scene.choices > before.choices)
    expect(after.scene.commitment).toBe(before.commitment)
    expect(after.scene.events.slice(0, before.events.length)).toEqual(before.events)
  })

  test('at a question during an analysis asks it again', async () => {
    const rule = (seed: string): Rule => ruleOf(seed, ['activate', 'recruit-asset', 'trade'])
    const isReacting = (scene: Scene): boolean => scene.asked?.kind === 'analysis.react'
    const { seed } = await seedWhere('reaction', rule, scene => isReacting(scene) && scene.choices < SOON)
    const { page } = await quickTable(seed)
    const mine = rule(seed)
    const { scene: before } = await playOn(page, mine, ({ moment, scene }) => moment === 'desk' && isReacting(scene))
    const question = page.getByRole('heading', { name: /^Analysis of case \d+/ })
    const title = await question.textContent()

    await page.reload()
    await expect.poll(() => momentOn(page)).toBe('desk')
    await expect.poll(() => question.textContent()).toBe(title)
    await expect.poll(() => sceneOn(page)).toEqual(before)
    await choose(page, before, mine(before))
    const { scene } = await playOn(page, mine, ({ scene }) => scene.choices > before.choices)
    expect(scene.commitment).toBe(before.commitment)
  })
})

/** To the first turn, with a card already between the fingers: a draft of two choices or more. */
async function midTurn(page: Page): Promise<Scene> {
  const { scene } = await playOn(
    page,
    ruleOf('mid-turn'),
    now => isTurn(now) && now.scene.asked?.options.includes('intel') === true,
  )
  const card = view(scene).me?.hand[0] ?? ''
  await choose(page, scene, 'intel')
  await settled(page)
  await choose(page, await sceneOn(page), `card ${card}`)
  await page.getByText(/^You hold /).waitFor()
  await settled(page)
  const drafted = await sceneOn(page)
  expect(drafted.draft).toBeGreaterThan(1)
  return drafted
}

describe('when a table is pulled from under somebody', () => {
  test('a worker that dies in mid-turn is set up again, draft and all', async () => {
    const { page, errors } = await quickTable('crash')
    const before = await midTurn(page)
    await page.workers()[0].evaluate(() => {
      setTimeout(() => {
        throw new Error('the ceiling came down')
      })
    })
    await page.getByRole('alert').getByText('The table had stopped and was set up again. Nothing is lost.').waitFor()
    await settled(page)
    await expect.poll(() => sceneOn(page)).toEqual(before)
    await page.getByText(/^You hold /).waitFor()
    expect(errors.splice(0).filter(error => !error.includes('the ceiling came down'))).toEqual([])

    await page
      .getByRole('button', { name: /^Choose \d+ / })
      .first()
      .click()
    await settled(page)
    expect((await sceneOn(page)).draft).toBe(before.draft + 1)
    const { scene } = await playOn(
      page,
      ruleOf('crash'),
      now => isTurn(now) && view(now.scene).round > view(before).round,
    )
    expect(scene.commitment).toBe(before.commitment)
  })

  test('a second tab says so, and can take it over', async () => {
    const { page, context } = await quickTable('two tabs')
    const before = await midTurn(page)
    const second = await context.newPage()
    await second.goto(page.url())
    const taken = 'This game is open in another tab.'
    await second.getByRole('heading', { name: taken }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: taken }).count()).toBe(0)
    await page.getByText(/^You hold /).waitFor()

    await second.getByRole('button', { name: 'Bring it here' }).click()
    await page.getByRole('heading', { name: taken }).waitFor()
    await expect.poll(() => page.getByText(/^You hold /).count()).toBe(0)
    // What this tab has not told yet it tells; then the draft lies there as it was.
    const { scene } = await playOn(second, ruleOf('two tabs'), ({ moment }) => moment === 'desk')
    expect(scene).toEqual(before)
    await second.getByText(/^You hold /).waitFor()

    await page.getByRole('button', { name: 'Bring it here' }).click()
    await second.getByRole('heading', { name: taken }).waitFor()
    await page.getByText(/^You hold /).waitFor()
  })
})

/** Tab after Tab until the focus is there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const target = wanted.first()
  await target.waitFor()
  for (let presses = 0; presses < 250; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not come to ${target}`)
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
  await settled(page)
}

describe('without a pointer', () => {
  /** From the home to the first turn. */
  async function toTheTurn(seed: string): Promise<Page> {
    const { page } = await visit({ before: context => listen(context, seed) })
    await press(page, page.getByRole('link', { name: 'Open a table' }))
    await press(page, page.getByRole('button', { name: 'Play now against three' }))
    await press(page, page.getByRole('button', { name: 'To the board' }))
    while ((await momentOn(page)) === 'theatre') {
      await page.keyboard.press('End')
      await press(page, page.getByRole('button', { name: 'To the table' }))
    }
    return page
  }

  const standing = async (page: Page) => {
    const { events, asked } = await sceneOn(page)
    const mine = events.filter(event => 'seat' in event && event.seat === 0).map(({ kind }) => kind)
    return { mine, asked: asked?.kind }
  }

  test('a whole turn by Tab and Enter', async () => {
    const page = await toTheTurn('keyboard')
    const lit = page.getByRole('button', { name: /^Choose \d+ / })
    await press(page, lineOn(page, 'claim'))
    await press(page, lit)
    for (let card = 0; card < 2; card++) {
      await settled(page)
      const now = await sceneOn(page)
      // The second card is asked for at once where the rules say so, else the line of the checklist is begun again.
      if (now.asked?.kind === 'turn.act') await press(page, lineOn(page, 'intel'))
      await press(page, cardOn(page, view(await sceneOn(page)).me?.hand[0] ?? ''))
      await press(page, lit)
    }
    expect((await standing(page)).asked).toBe('turn.act')
    const before = (await sceneOn(page)).choices
    await press(page, lineOn(page, 'end'))
    await momentOn(page)
    const scene = await sceneOn(page)
    expect(scene.choices).toBeGreaterThan(before)
    const { mine } = await standing(page)
    expect(mine.filter(kind => kind === 'claimed')).toHaveLength(1)
    expect(mine.filter(kind => kind === 'placed')).toHaveLength(2)
  })

  test('the same turn by typed commands', async () => {
    const page = await toTheTurn('keyboard')
    const line = page.getByRole('combobox', { name: 'Type a command' })
    await page.keyboard.press('/')
    const type = async (command: string): Promise<void> => {
      await tabTo(page, line)
      await page.keyboard.type(command)
      await page.keyboard.press('Enter')
      await settled(page)
    }
    const { threats } = view(await sceneOn(page))
    const unclaimed = threats.find(({ lead }) => lead === undefined)
    const [first, second] = [...threats.filter(({ lead }) => (lead ?? 0) > 0), unclaimed]
    await type('dance')
    await page.getByText('Nothing at this table is called that.').waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await type('end')
    const answer = page.locator('.command-answer')
    await answer.getByText('A threat must be claimed first.').waitFor()
    await answer.getByRole('link', { name: 'Rule M-19' }).waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await type(`claim ${unclaimed?.id}`)
    await type(`play 2 on ${first?.id}`)
    await type(`play 1 on ${second?.id}`)
    expect((await standing(page)).asked).toBe('turn.act')
    await type('end')
    await momentOn(page)
    const { mine } = await standing(page)
    expect(mine.filter(kind => kind === 'claimed')).toHaveLength(1)
    expect(mine.filter(kind => kind === 'placed')).toHaveLength(2)
  })
})
