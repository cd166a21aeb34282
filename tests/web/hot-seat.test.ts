import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../src/engine/game.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import type { Scene } from '../../src/web/worker/protocol.ts'
import { inBrowser, type Visit } from './browser.ts'
import {
  choose,
  listen,
  momentOn,
  playOn,
  ruleOf,
  type Said,
  saidOn,
  sceneOn,
  scenesIn,
  settled,
  shownBy,
  tooMuchIn,
} from './table-driver.ts'

/** Three people around one screen: the curtain between them, and what it hides. */

const { visit } = inBrowser()
const NAMES = ['Ann', 'Bo', 'Cy']
const words: Readonly<Record<string, string>> = homelandWords.en
const nameOf = (card: string): string => words[`card.${card}`]
const view = ({ view }: Scene): View => view as View

async function hotSeat(seed: string): Promise<Visit> {
  const visited = await visit({ hash: '#/tables', before: context => listen(context, seed) })
  const { page } = visited
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  for (const [seat, name] of NAMES.entries()) {
    const chair = page.getByRole('listitem').filter({ hasText: `Seat ${seat + 1}` })
    await chair.getByRole('combobox').selectOption('A person')
    await chair.getByLabel('Name').fill(name)
  }
  return visited
}

const deal = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Deal the agendas' }).click()
  await page.waitForURL(/#\/table\/[a-z0-9]+$/)
}

/** Everything a seat has and nobody else may know, as it would be written on the page. */
function secretsOf(scene: Scene): readonly string[] {
  const { me, threats } = view(scene)
  if (!me) throw new Error('nobody sits there')
  const mine = threats.flatMap(({ mine = [], looks = [] }) => [...mine, ...looks.flatMap(({ cards }) => cards)])
  const names = [...me.hand, ...me.down, ...me.drawn, ...mine].map(nameOf)
  return [...new Set([...names, ...['loyal', 'opportunist', 'mole'].map(agenda => words[`agenda.${agenda}`])])]
}

/** All that is on the page, what is written in its fields, and what the tab remembers. */
async function wholePage(page: Page): Promise<string> {
  // What is said to a screen reader is gathered for a moment before it is said.
  await page.waitForTimeout(400)
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
    const remembered = [history.state, { ...sessionStorage }, { ...localStorage }].map(one => JSON.stringify(one))
    return [document.documentElement.outerHTML, document.title, location.href, ...fields, ...remembered].join('\n')
  })
}

/** Wherever one has gone: none of these is on the page any more. */
async function expectGone(page: Page, secrets: readonly string[]): Promise<void> {
  expect(secrets.length).toBeGreaterThan(3)
  const written = await wholePage(page)
  expect(secrets.filter(secret => written.includes(secret))).toEqual([])
  expect(await page.getByRole('region', { name: /^Intel in hand/ }).count()).toBe(0)
}

/** What everybody has been told of: cards and assets that were named before all. */
const namedIn = ({ events }: Scene): ReadonlySet<string> =>
  new Set(
    events
      .flatMap(event => Object.values(event).flat())
      .flatMap(value => (typeof value === 'string' && `card.${value}` in words ? [nameOf(value)] : [])),
  )

/** On a curtain, and between two: nothing of these, but for what everybody has seen since. */
async function expectNothingOf(page: Page, all: readonly string[]): Promise<void> {
  const scene = await sceneOn(page)
  expect(scene.viewer).toBe('observer')
  const shown = namedIn(scene)
  await expectGone(
    page,
    all.filter(secret => !shown.has(secret)),
  )
}

/** All that somebody can find out between two desks: the page, what it remembers, what a screen reader is given. */
async function foundBetween(page: Page): Promise<{ readonly written: string; readonly named: ReadonlySet<string> }> {
  for (const folded of await page.locator('.interlude summary').all()) await folded.click()
  const tree = await page.locator('body').ariaSnapshot()
  return { written: `${await wholePage(page)}\n${tree}`, named: namedIn(await sceneOn(page)) }
}

const nameOnCurtain = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { name: /^Pass the screen to / }).textContent())?.replace(/^.* /, '') ?? ''

/** What came to the page that was not for whoever was looking then. */
function misdirected(said: readonly Said[]): string[] {
  let looking: Viewer = 'observer'
  const scenes = shownBy(said)
  return said.flatMap((one, i) => {
    if ('asked' in one && one.asked.ask === 'look') looking = (one.asked.what as { viewer: Viewer }).viewer
    const scene = scenes[i]
    if (!scene) return []
    const isForThem = scene.viewer === looking || scene.viewer === 'observer'
    return [...(isForThem ? [] : [`a scene for ${scene.viewer} while ${looking} looks`]), ...tooMuchIn(scene)]
  })
}

describe('three people at one screen', () => {
  test('a round, with a curtain before each of them', async () => {
    const { page } = await hotSeat('round')
    // Names first: no table is opened and nothing dealt before they are there.
    expect((await saidOn(page)).filter(one => 'asked' in one && one.asked.ask === 'open')).toEqual([])
    await deal(page)

    const rule = ruleOf('round')
    const seen: string[] = []
    let secrets: readonly string[] = []
    let between: Awaited<ReturnType<typeof foundBetween>> | null = null
    for (let turn = 0; turn < 3; turn++) {
      if (turn > 0) {
        await playOn(page, rule, ({ moment }) => moment === 'interlude')
        between = await foundBetween(page)
        await expectNothingOf(page, secrets)
        // What was done is told, by whom it was done and in public words only.
        const told = await page.locator('.interlude-told section').textContent()
        expect(told).toContain(seen.at(-1))
        expect(told).toMatch(/plays an Intel face down on case \d+/)
        expect(told).not.toMatch(/\byou(r|rs|rself)?\b/i)
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('interlude-title')
      }
      const { scene: curtain } = await playOn(page, rule, ({ moment }) => moment === 'curtain')
      expect(curtain.viewer).toBe('observer')
      const name = await nameOnCurtain(page)
      expect(NAMES).toContain(name)
      seen.push(name)
      if (secrets.length > 0) await expectNothingOf(page, secrets)
      await page.getByRole('button', { name: `I am ${name}: show my desk` }).click()

      await expect.poll(() => momentOn(page)).toBe('briefing')
      await page.getByRole('heading', { name: `For the eyes of ${name}` }).waitFor()
      const { scene } = await playOn(page, rule, ({ moment }) => moment === 'desk')
      expect(scene.viewer).toBe(NAMES.indexOf(name))
      secrets = secretsOf(scene)
      const { written: before, named } = between ?? { written: '', named: new Set() }
      expect(secrets.filter(secret => before.includes(secret) && !named.has(secret))).toEqual([])
      const written = await wholePage(page)
      for (const card of view(scene).me?.hand ?? []) expect(written).toContain(nameOf(card))

      await page.getByRole('button', { name: 'Log' }).click()
      const log = page.getByRole('log')
      await expect.poll(() => log.textContent()).toContain(`${name} receives an agenda.`)
      expect(await log.textContent()).not.toMatch(/\byou(r|rs|rself)?\b/i)
    }
    expect([...seen].sort()).toEqual(NAMES)
    // The third turn too, and what the whole table watches after it.
    const { scene } = await playOn(page, rule, ({ moment, scene }) => moment === 'curtain' && view(scene).round > 1)
    expect(scene.viewer).toBe('observer')
    await expectNothingOf(page, secrets)
    expect(misdirected(await saidOn(page))).toEqual([])
    const scenes = scenesIn(await saidOn(page))
    expect(new Set(scenes.map(({ viewer }) => viewer))).toEqual(new Set(['observer', 0, 1, 2]))
  })

  test('the agenda is seen while it is held, and no longer', async () => {
    const { page } = await hotSeat('agenda')
    await deal(page)
    const { scene } = await playOn(page, ruleOf('agenda'), ({ moment }) => moment === 'desk')
    const mine = words[`agenda.${view(scene).me?.agenda}`]
    const chip = page.getByRole('button', { name: 'Hold to see your agenda' })
    expect(await page.getByText(mine, { exact: true }).count()).toBe(0)
    await chip.hover()
    await page.mouse.down()
    await page.getByRole('button', { name: mine }).waitFor()
    await page.mouse.up()
    await chip.waitFor()
    expect(await page.getByText(mine, { exact: true }).count()).toBe(0)
  })
})

/** To a desk in mid-turn, with a card between the fingers. */
async function midTurn(page: Page, rule: (scene: Scene) => string): Promise<Scene> {
  const { scene } = await playOn(
    page,
    rule,
    ({ moment, scene }) => moment === 'desk' && scene.asked?.options.includes('intel') === true,
  )
  await choose(page, scene, 'intel')
  await settled(page)
  await choose(page, await sceneOn(page), `card ${view(scene).me?.hand[0]}`)
  await page.getByText(/^You hold /).waitFor()
  await settled(page)
  await tellAll(page)
  return sceneOn(page)
}

/** The hand is read out, a command half typed, a note half written. */
async function tellAll(page: Page): Promise<void> {
  const { me } = view(await sceneOn(page))
  const [card] = (me?.hand ?? []).map(nameOf)
  await page.getByRole('heading', { name: 'Situation board' }).focus()
  await page.keyboard.press('h')
  await page.getByRole('status').filter({ hasText: card }).waitFor({ state: 'attached' })
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Type a command' }).fill(card)
  await page.getByRole('button', { name: 'Notes' }).click()
  await page.locator('.more-page').getByRole('textbox').first().fill(card)
}

describe('the curtain falls', () => {
  const ways: readonly [string, (page: Page) => Promise<unknown>][] = [
    ['the window loses its focus', page => page.evaluate(() => dispatchEvent(new Event('blur')))],
    [
      'the tab is hidden',
      page =>
        page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
          document.dispatchEvent(new Event('visibilitychange'))
          Reflect.deleteProperty(document, 'visibilityState')
        }),
    ],
    ['it is lowered by hand', page => page.getByRole('button', { name: 'Lower the curtain' }).click()],
    [
      'the window is put away for another tab',
      async page => {
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setFocusEmulationEnabled', { enabled: false })
        const other = await page.context().newPage()
        await other.bringToFront()
        // Chromium's shell has no tabs, so that one does not cover the other; its windows it does put away.
        const { windowId } = await session.send('Browser.getWindowForTarget')
        await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } })
        await page.getByRole('heading', { name: /^Pass the screen to / }).waitFor()
        await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'normal' } })
        await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
        await other.close()
        await page.bringToFront()
      },
    ],
    [
      'settings are looked at and the window is left',
      async page => {
        await page.getByRole('button', { name: 'Settings' }).click()
        await page.getByRole('dialog', { name: 'Settings' }).waitFor()
        await page.evaluate(() => dispatchEvent(new Event('blur')))
        await page.getByRole('button', { name: 'Close' }).click()
      },
    ],
  ]
  type Going = (page: Page) => Promise<unknown>
  /** Out to somewhere else on the page, there, and back to the table. */
  const exits: readonly [string, Going, Going, Going][] = [
    [
      'by the title',
      page => page.getByRole('link', { name: 'Situation Room' }).click(),
      page => page.getByRole('button', { name: 'Take a call' }).waitFor(),
      page => page.goBack(),
    ],
    [
      'by the way back',
      page => page.goBack(),
      page => page.getByRole('button', { name: 'Deal the agendas' }).waitFor(),
      page => page.goForward(),
    ],
    [
      'to the saves',
      page => page.evaluate(() => location.assign('#/saves')),
      page => page.getByRole('heading', { name: 'Saved games and replays' }).waitFor(),
      page => page.goBack(),
    ],
    [
      'to words that never come',
      async page => {
        await page.route(/assets\/(learn|Learn)/, route => new Promise(() => route))
        await page.evaluate(() => location.assign('#/learn'))
      },
      page => page.waitForURL(/#\/learn$/),
      page => page.goBack(),
    ],
    [
      'to another tab, which takes the table over',
      async page => {
        const other = await page.context().newPage()
        await other.goto(page.url())
        await other.getByRole('button', { name: 'Bring it here' }).click()
      },
      page => page.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor(),
      async page => {
        await page.context().pages().at(-1)?.close()
        await page.getByRole('button', { name: 'Bring it here' }).click()
      },
    ],
    [
      'by a reload',
      page => page.reload(),
      page => page.getByRole('heading', { name: /^Pass the screen to / }).waitFor(),
      page => page.evaluate(() => {}),
    ],
  ]

  test('on every way out, and whatever a seat was told leaves the page with it', async () => {
    const { page } = await hotSeat('curtain')
    await deal(page)
    const before = await midTurn(page, ruleOf('curtain'))
    const secrets = secretsOf(before)
    const isBack = async (way: string): Promise<void> => {
      await page.getByRole('heading', { name: /^Pass the screen to / }).waitFor()
      await settled(page)
      await expect.poll(() => nameOnCurtain(page), { message: way }).toBe(NAMES[before.viewer as number])
      await expectNothingOf(page, secrets)
      await page.getByRole('button', { name: /: show my desk$/ }).click()
      await page.getByText(/^You hold /).waitFor()
      await settled(page)
      // The note that was half written is kept for whoever wrote it.
      expect({ ...(await sceneOn(page)), notes: [] }, way).toEqual({ ...before, notes: [] })
      await tellAll(page)
      const spoken = await wholePage(page)
      expect(
        secrets.some(secret => spoken.includes(secret)),
        way,
      ).toBe(true)
    }
    for (const [way, leave] of ways) {
      await leave(page)
      await isBack(way)
    }
    for (const [way, leave, arrive, comeBack] of exits) {
      await leave(page)
      await arrive(page)
      await expectGone(page, secrets)
      await comeBack(page)
      await isBack(way)
    }
    expect(misdirected(await saidOn(page))).toEqual([])
  })

  test('also over a desk that was asked for and is not yet there', async () => {
    const { page } = await hotSeat('too soon')
    await deal(page)
    await playOn(page, ruleOf('too soon'), ({ moment }) => moment === 'curtain')
    const name = await nameOnCurtain(page)
    await page.getByRole('button', { name: /: show my desk$/ }).evaluate((button: HTMLButtonElement) => {
      button.click()
      dispatchEvent(new Event('blur'))
    })
    await expect.poll(() => momentOn(page)).toBe('curtain')
    await expect.poll(() => nameOnCurtain(page)).toBe(name)
    const scenes = scenesIn(await saidOn(page))
    const [revealed] = scenes.filter(({ viewer }) => viewer !== 'observer')
    await expectNothingOf(page, secretsOf(revealed))
  })

  test('also where the table dies over it', async () => {
    const { page, errors } = await hotSeat('dies')
    await deal(page)
    const before = await midTurn(page, ruleOf('dies'))
    await page.workers()[0].evaluate(() => {
      self.onmessage = () => {
        throw new Error('the ceiling came down')
      }
    })
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    await page.getByRole('alert').getByText('The table had stopped and was set up again. Nothing is lost.').waitFor()
    await expect.poll(() => momentOn(page)).toBe('curtain')
    await expectNothingOf(page, secretsOf(before))
    expect(errors.splice(0).filter(error => !error.includes('the ceiling came down'))).toEqual([])
    await page.getByRole('button', { name: /: show my desk$/ }).click()
    await page.getByText(/^You hold /).waitFor()
  })

  test('and takes what was refused with it', async () => {
    const { page } = await hotSeat('refused')
    await deal(page)
    const rule = ruleOf('refused')
    const { scene } = await playOn(page, rule, ({ moment }) => moment === 'desk')
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Type a command' }).fill('agents 99')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    const refused = (await page.getByRole('alert').filter({ hasText: /\S/ }).textContent()) ?? ''
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    await expect.poll(() => momentOn(page)).toBe('curtain')
    await expectNothingOf(page, [...secretsOf(scene), refused])
    await page.getByRole('button', { name: /: show my desk$/ }).click()
    await page.getByRole('heading', { name: 'Situation board' }).waitFor()
    expect(await page.getByText(refused).count()).toBe(0)
  })
})
