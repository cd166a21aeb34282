import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '../../src/games/negotiator/events.ts'
import { callDe } from '../../src/games/negotiator/words/call.de.ts'
import { neutralEn } from '../../src/games/negotiator/words/neutral.en.ts'
import { sayFrom } from '../../src/words/say-from.ts'
import { inBrowser } from './browser.ts'
import {
  bringIn,
  type Call,
  callOf,
  callWhere,
  click,
  type Draft,
  english,
  eventsOf,
  fileOf,
  german,
  heardIn,
  playOn,
  type Step,
  sceneAt,
  shows,
  startCall,
  toldOn,
  verbOf,
  viewOf,
} from './call-driver.ts'
import { choose } from './visitors.ts'

/** A call on the phone, played by clicking, held against the same call played without a page. */

const { visit, address } = inBrowser()

/** Everything that can be done in a call, and it is won. */
const everything = ['play', 'bank', 'convert', 'accept', 'pay', 'reroll', 'keep', 'concede', 'hang-up', 'reveal', 'buy']

let whole: Call
beforeAll(async () => {
  const isWanted = ({ choices, hasWon }: Draft): boolean => {
    const verbs = new Set(choices.map(verbOf))
    return hasWon && choices.length < 90 && everything.every(verb => verbs.has(verb))
  }
  whole = await callWhere('a whole call', 'donna', isWanted)
})

const numberIn = (text: string): number => Number(/[\d.]+/.exec(text)?.[0])

/** A card is opened: its outcomes with their odds as numbers and as bars, exactly as the game reckons them. */
async function cardSheet(page: Page, { scene, choice }: Step): Promise<void> {
  const [, card] = choice.split(' ')
  const option = english
    .options(scene.asked?.explanation ?? { options: [], refused: [] }, viewOf(scene))
    .find(({ name }) => name === choice)
  const outcomes = option?.outcomes ?? []
  if (outcomes.length > 1)
    for (const place of ['.hand-columns', '.supply'])
      await expect
        .poll(() => page.locator(`${place} > .odds-head:not(.is-repeated) b`).allTextContents())
        .toEqual(outcomes.map(({ chance }) => `${Math.round(100 * chance)}%`))
  await page.locator(`.hand [data-card="${card}"]`).click()
  const shown = page.locator('.card-sheet .outcome')
  await page.locator('.card-sheet').waitFor()
  await expect.poll(() => shown.locator('.outcome-label').allTextContents()).toEqual(outcomes.map(({ label }) => label))
  await expect
    .poll(() => shown.locator('.outcome-changes').allTextContents())
    .toEqual(outcomes.map(({ changes }) => changes))
  if (outcomes.length > 1) {
    const numbers = (await shown.locator('.outcome-chance').allTextContents()).map(numberIn)
    const bars = await shown.locator('.outcome-bar > span').evaluateAll(all => all.map(one => one.style.inlineSize))
    for (const [n, { chance }] of outcomes.entries()) {
      expect(Math.abs(numbers[n] - 100 * chance)).toBeLessThanOrEqual(0.5)
      expect(Math.abs(numberIn(bars[n]) - 100 * chance)).toBeLessThanOrEqual(0.05)
    }
    expect(Math.abs(bars.map(numberIn).reduce((a, b) => a + b, 0) - 100)).toBeLessThanOrEqual(0.2)
    expect(Math.abs(numbers.reduce((a, b) => a + b, 0) - 100)).toBeLessThanOrEqual(1)
  }
  await page.keyboard.press('Escape')
}

/** What a 4 would be converted for: the cards that would go, and what either way leads to. */
async function fourToConvert(page: Page, { scene }: Step): Promise<void> {
  const cost = await page.locator('.convert-cost').textContent()
  for (const card of new Set(viewOf(scene).hand))
    expect(cost).toContain(english.cards().find(({ id }) => id === card)?.name ?? '?')
  const ways = english.options(scene.asked?.explanation ?? { options: [], refused: [] }, viewOf(scene))
  for (const { label, outcomes } of ways) {
    const way = page.locator('.convert .button', { hasText: label })
    await expect.poll(() => way.textContent()).toContain(outcomes.map(({ changes }) => changes).join(' '))
  }
  await expectDice(page, viewOf(scene).test.dice)
}

const expectDice = async (page: Page, dice: readonly number[]): Promise<void> =>
  expect(await page.locator('.stage').getByRole('img').first().getAttribute('aria-label')).toContain(
    `: ${dice.join(', ')};`,
  )

/** What cannot be bought is grey, says why, and names its rule; what can be bought has a button. */
async function shop(page: Page, { scene }: Step): Promise<void> {
  const { options, refused } = scene.asked?.explanation ?? { options: [], refused: [] }
  const supply = page.locator('.supply')
  const buyable = options.filter(({ name }) => name.startsWith('buy '))
  await expect.poll(() => supply.locator('.wares-take').count()).toBe(buyable.length)
  const dear = refused.filter(({ name }) => name.startsWith('buy '))
  const names = new Map(english.cards().map(({ id, name }) => [id, name]))
  for (const { name, why } of dear) {
    const card = names.get(name.split(' ')[1]) ?? '?'
    const wares = supply.locator('.wares.is-shut', { hasText: card })
    expect((await wares.locator('small').textContent())?.length).toBeGreaterThan(3)
    await expect.poll(() => wares.locator('.wares-take').count()).toBe(0)
    await wares.getByRole('button').click()
    const reason = page.locator('dialog[open] .why-not')
    await expect.poll(() => reason.textContent()).toContain(english.reason(why))
    await expect
      .poll(() => reason.getByRole('link', { name: `Rule ${why.rule}` }).getAttribute('href'))
      .toBe(`#/rules/${why.rule}`)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  expect(dear.length).toBeGreaterThan(0)
}

const spokenOn = (page: Page): Promise<string[]> => page.locator('.talk-log .bubble q').allTextContents()
const storyOn = (page: Page): Promise<string[]> => page.locator('.talk-log .talk-told, .talk-log h3').allTextContents()

test('a whole call by clicking, from home to the debrief', async () => {
  const { page } = await visit()
  await page.getByRole('link', { name: 'Choose who calls' }).click()
  await page.getByRole('textbox', { name: /^Seed/ }).fill(whole.seed)
  await page.getByRole('button', { name: 'Donna', exact: false }).first().click()
  await shows(page, sceneAt(whole, 0))
  const looked = new Set<string>()
  let converts = 0
  let shops = 0
  for (const [n, step] of whole.steps.entries()) {
    if (verbOf(step.choice) === 'play' && !looked.has(step.choice)) {
      looked.add(step.choice)
      await cardSheet(page, step)
    }
    if (step.scene.asked?.kind === 'test.convert' && converts++ < 2) await fourToConvert(page, step)
    if (step.scene.asked?.kind === 'spend.buy' && shops++ === 0) await shop(page, step)
    await click(page, step)
    const next = sceneAt(whole, n + 1)
    await shows(page, next)
    const news = eventsOf(next).slice(eventsOf(step.scene).length)
    const tested = news.findLast(event => event.kind === 'tested')
    if (tested && next.asked?.kind === 'conversation.talk' && news.at(-1)?.kind !== 'banked')
      await expectDice(page, tested.dice)
  }
  expect(converts).toBeGreaterThan(1)
  expect(looked.size).toBeGreaterThan(4)

  const { outcome } = whole.end
  const ending = english.ending(viewOf(whole.end), outcome?.cause ?? '', '')
  const debrief = page.getByRole('region', { name: ending.title })
  await debrief.waitFor()
  await expect.poll(() => debrief.textContent()).toContain(ending.why)
  await expect
    .poll(() =>
      debrief
        .getByRole('link', { name: `Rule ${outcome?.rule}` })
        .first()
        .getAttribute('href'),
    )
    .toBe(`#/rules/${outcome?.rule}`)
  await debrief.getByText(whole.seed).waitFor()
  await debrief.getByRole('heading', { name: 'Your dice' }).waitFor()

  const story = (await storyOn(page)).join('\n')
  for (const event of eventsOf(whole.end))
    if (event.kind !== 'additional') expect(story).toContain(english.event(event, 0))
  const heard = await heardIn(whole.end)
  expect(heard.length).toBeGreaterThan(2 * looked.size)
  await expect.poll(() => spokenOn(page)).toEqual(heard.map(({ text }) => text))
  await expect.poll(() => page.locator('.bubble-radio').count()).toBe(heard.filter(({ onRadio }) => onRadio).length)

  await debrief.getByRole('link', { name: 'Watch the replay' }).click()
  await page.getByRole('heading', { name: 'Replay' }).waitFor()
})

test('the page loads the lines of whoever is on the phone, then of whoever may take over, and no others', async () => {
  const { page } = await visit()
  const loaded: string[] = []
  page.on('request', request => {
    const [, name] = /\/([a-z]+)-[^/]*\.json$/.exec(request.url()) ?? []
    if (name !== undefined) loaded.push(name)
  })
  await startCall(page, address(), whole, false)
  await expect.poll(() => loaded.toSorted()).toEqual(['donna', 'radio', 'second', 'you'])
  expect(loaded.at(-1)).toBe('second')
  await playOn(page, whole, 0, 6)
  expect(loaded).toHaveLength(4)
})

describe('in the middle of a call', () => {
  test('practice goes back to an earlier choice, and the same luck comes', async () => {
    const { page } = await visit()
    // Two throws of one turn, so that the second would differ if luck were thrown away.
    const throws = whole.steps.flatMap(({ choice }, n) => (verbOf(choice) === 'play' ? [n] : []))
    const [first, second] = throws
    const far = second + 1
    await startCall(page, address(), whole, true)
    await playOn(page, whole, 0, far)
    const before = { story: await storyOn(page), spoken: await spokenOn(page) }
    const rolled = eventsOf(sceneAt(whole, far)).filter(({ kind }) => kind === 'rolled')
    expect(rolled.length).toBeGreaterThan(0)

    await page.getByRole('button', { name: 'Rewind' }).click()
    const past = page.locator('.rewind-sheet li button')
    await past.first().waitFor()
    await expect.poll(() => past.count()).toBe(far)
    await past.nth(far - 1 - first).click()
    await shows(page, sceneAt(whole, first))
    await playOn(page, whole, first, far)
    expect({ story: await storyOn(page), spoken: await spokenOn(page) }).toEqual(before)
  })

  test('another choice after a rewind meets the same dice', async () => {
    const call = await callOf('dice', 'arkayne', ['bank small-talk', 'play keep-cool'])
    const { page } = await visit()
    await startCall(page, address(), call, true)
    // First the same card at once, with as many dice; then the call as it went, where another card is laid down before.
    await click(page, { ...call.steps[1], scene: call.steps[0].scene })
    await expect.poll(async () => (await toldOn(page)).events).toBeGreaterThan(call.steps[0].scene.events.length)
    const dice = page.locator('.talk-log .talk-told [role=img]').first()
    const atOnce = await dice.getAttribute('aria-label')
    await page.getByRole('button', { name: 'Rewind' }).click()
    await page.locator('.rewind-sheet li button').last().click()
    await shows(page, sceneAt(call, 0))
    await playOn(page, call, 0, 2)
    expect((await dice.getAttribute('aria-label'))?.split(';')[0]).toBe(atOnce?.split(';')[0])
  })

  test('a card laid face down is taken back', async () => {
    const call = await callOf('undo', 'arkayne', ['bank keep-cool', 'bank small-talk'])
    const { page } = await visit()
    await startCall(page, address(), call)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.poll(() => undo.count()).toBe(0)
    await playOn(page, call, 0, 2)
    await undo.click()
    await shows(page, sceneAt(call, 1))
    await undo.click()
    await shows(page, sceneAt(call, 0))
    await expect.poll(() => undo.count()).toBe(0)
    await playOn(page, call, 0, 3)
  })

  test('a call goes on after a reload, in the middle of a test and of a turn', async () => {
    const { page } = await visit()
    const converting = whole.steps.findIndex(({ scene }) => scene.asked?.kind === 'test.convert')
    await startCall(page, address(), whole)
    let from = 0
    for (const at of [converting, converting + 4]) {
      await playOn(page, whole, from, at)
      const place = page.url()
      const before = { told: await toldOn(page), story: await storyOn(page), spoken: await spokenOn(page) }
      const dock = await page.locator('.dock').textContent()
      await page.reload()
      await shows(page, sceneAt(whole, at))
      await expect.poll(() => spokenOn(page)).toEqual(before.spoken)
      expect({ told: await toldOn(page), story: await storyOn(page), spoken: await spokenOn(page) }).toEqual(before)
      await expect.poll(() => page.locator('.dock').textContent()).toBe(dock)
      expect(page.url()).toBe(place)
      from = at
    }
    await playOn(page, whole, from, from + 2)
  })

  test('another language, without a reload, and the same game', async () => {
    const { page } = await visit()
    const at = whole.steps.findIndex(({ choice }, n) => n > 2 && verbOf(choice) === 'play')
    await startCall(page, address(), whole)
    await playOn(page, whole, 0, at)
    const before = await toldOn(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true })
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
    await page.keyboard.press('Escape')
    const { scene } = whole.steps[at]
    const asked = german.question({ seat: 0, kind: scene.asked?.kind ?? '', options: [] }, viewOf(scene))
    await page.getByRole('heading', { name: asked }).waitFor()
    // What is said on the phone comes with words of its own.
    await expect.poll(() => toldOn(page)).toMatchObject({ hand: before.hand, events: before.events })
    const story = (await storyOn(page)).join('\n')
    for (const event of eventsOf(scene))
      if (event.kind !== 'additional') expect(story).toContain(german.event(event, 0))
    const [, card] = whole.steps[at].choice.split(' ')
    await page.locator(`.hand [data-card="${card}"]`).click()
    await page.locator('dialog[open]').getByRole('button', { name: callDe['call.say-it'] }).click()
    await expect.poll(async () => (await toldOn(page)).events).toBe(sceneAt(whole, at + 1).events.length)
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('neutral wording says it with other words', async () => {
    const isLoss = ({ kind }: Event): boolean => kind === 'killed'
    const call = await callWhere('loss', 'arkayne', ({ events }) => events.some(isLoss))
    const at = call.steps.findIndex(({ scene }) => eventsOf(scene).some(isLoss))
    const loss = eventsOf(call.steps[at].scene).find(isLoss)
    if (!loss || !('zone' in loss)) throw new Error('nobody is lost')
    const { page } = await visit()
    await bringIn(page, address(), 'call.json', await fileOf(call, at))
    await shows(page, sceneAt(call, at))
    const hard = english.event(loss, 0)
    const soft = sayFrom('en', { en: neutralEn, it: {}, de: {} })('event.killed', { zone: loss.zone })
    expect(soft).not.toBe(hard)
    const log = page.getByRole('log')
    await expect.poll(() => log.textContent()).toContain(hard)
    await expect.poll(() => log.textContent()).not.toContain(soft)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('checkbox', { name: /^Neutral wording/ }).check()
    await page.keyboard.press('Escape')
    await log.getByText(soft).first().waitFor()
    await expect.poll(() => log.textContent()).not.toContain(hard)
    const { killed } = viewOf(sceneAt(call, at)).hostages
    const counts = page.locator('.call-head')
    await expect.poll(() => counts.textContent()).toContain(`${killed} lost`)
    await choose(page, { neutral: false })
    await log.getByText(hard).first().waitFor()
    await expect.poll(() => counts.textContent()).toContain(`${killed} killed`)
    await playOn(page, call, at, at + 1)
  })
})

test('odds are told in figures, in words, or not at all', async () => {
  const { page } = await visit()
  await startCall(page, address(), whole)
  const step = whole.steps.find(({ choice }) => choice.startsWith('play')) as Step
  await page.locator(`.hand [data-card="${step.choice.split(' ')[1]}"]`).click()
  const outcomes = page.locator('.card-sheet .outcome')
  await outcomes.first().waitFor()
  for (const [settings, chance, bars] of [
    [{ odds: 'exact' }, /^\d+(\.\d)?% about \d+ in 10$/, 3],
    [{ odds: 'words' }, /^(almost surely|likely|about even|unlikely|hardly)$/, 0],
    [{ odds: 'off' }, /^$/, 0],
    [{ odds: 'exact' }, /^\d+(\.\d)?% about \d+ in 10$/, 3],
    // As it was once written down.
    [{ odds: false }, /^$/, 0],
  ] as const) {
    await choose(page, { locale: 'en', ...settings })
    await expect.poll(() => outcomes.locator('.outcome-bar').count()).toBe(bars)
    const told = await outcomes.locator('.outcome-chance').allTextContents()
    expect(told).toHaveLength(3)
    for (const text of told) expect(text.trim()).toMatch(chance)
  }
})
