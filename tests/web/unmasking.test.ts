import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Event } from '../../src/games/homeland/events.ts'
import { pointsTold, sources, type Unmasking, unmaskingOf } from '../../src/games/homeland/tell/unmasking.ts'
import type { View } from '../../src/games/homeland/view/view.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { inBrowser, phone, type Visit } from './browser.ts'
import { bringIn } from './call-driver.ts'
import { library } from './library.ts'

/** The unmasking: what a finished game turns up, one thing at a time, at everybody's own pace. */

const { visit, address } = inBrowser()
const words: Readonly<Record<string, string>> = homelandWords.en
const agendaName = (agenda: string): string => words[`agenda.${agenda}`]

/** A table that is over and whose end nobody has watched in this tab. */
async function atTheEnd(options: Parameters<typeof visit>[0] = {}): Promise<Visit & { readonly steps: Unmasking[] }> {
  const { archive, over, told } = await library()
  const visited = await visit(options)
  const { page } = visited
  await bringIn(page, address(), 'all.json', archive)
  await page.locator('.weighed-yes').click()
  await page.locator('.keeping .told').waitFor()
  await page.evaluate(
    given => sessionStorage.setItem('situation-room.table.over', given),
    JSON.stringify({ told: told.unmasking, briefed: [0] }),
  )
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll('.only-spoken[role=status]'))
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  await page.goto(`${address()}#/table/over`)
  await page.getByRole('heading', { name: 'The unmasking' }).waitFor()
  return { ...visited, steps: unmaskingOf(over.events as readonly Event[], over.view as View) }
}

const heardOn = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'))

const stepOn = async (page: Page): Promise<string> => (await page.locator('.stage-step').textContent()) ?? ''

test('every step by keys: nothing lies open before its turn, and all of it is said', async () => {
  const { page, steps } = await atTheEnd({ viewport: phone })
  const { over } = await library()
  const { players, winners, scores } = over.view as View
  const names = over.seats.map(({ name }) => name)
  const counted = pointsTold(over.events as readonly Event[])
  expect(steps.map(({ what }) => what)).toEqual(expect.arrayContaining(['accusation', 'agenda', 'spare', 'points']))

  for (const [at, step] of steps.entries()) {
    await expect.poll(() => stepOn(page)).toBe(`Step ${at + 1} of ${steps.length}`)
    const shown = steps.slice(0, at + 1)
    const count = (...kinds: readonly Unmasking['what'][]) => shown.filter(({ what }) => kinds.includes(what)).length
    await expect.poll(() => page.locator('.agenda-card:not(.is-down)').count()).toBe(count('agenda', 'spare'))
    await expect.poll(() => page.locator('.dossier-accusation:not(.is-sealed)').count()).toBe(count('accusation'))
    const dossiers = await page.locator('.dossier').allTextContents()
    const isTurned = (seat: number): boolean => shown.some(one => one.what === 'agenda' && one.seat === seat)
    for (const [seat, text] of dossiers.entries())
      expect(text.includes(agendaName(players[seat].revealed?.agenda ?? '')), `${step.what} ${names[seat]}`).toBe(
        isTurned(seat),
      )
    if (step.what === 'points') {
      const done = sources.slice(0, count('points'))
      const sums = counted.map(score => String(done.reduce((sum, source) => sum + score[source], 0)))
      await expect.poll(() => page.locator('.dossier-points b [aria-hidden]').allTextContents()).toEqual(sums)
    }
    const lines = await page.locator('.unmask-lines p').allTextContents()
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) await expect.poll(() => heardOn(page)).toContain(line)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    // Nothing goes on by itself where nothing may move.
    expect(await page.getByRole('button', { name: 'Go on by itself' }).count()).toBe(0)
    await page.keyboard.press('ArrowRight')
  }
  const last = await page.locator('.dossier').evaluateAll(all => all.map(one => one.classList.contains('is-winner')))
  expect(last).toEqual(players.map((_, seat) => winners.includes(seat)))
  await expect.poll(() => page.locator('.dossier-points b [aria-hidden]').allTextContents()).toEqual(scores.map(String))
  for (const [seat, name] of names.entries()) expect(await heardOn(page)).toContain(`${name}: ${scores[seat]}.`)

  // Past the end lies the debrief, and from there it can be watched once more.
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Watch the unmasking again' }).click()
  await expect.poll(() => stepOn(page)).toBe(`Step 1 of ${steps.length}`)
  await page.getByRole('button', { name: 'Skip to the end' }).click()
  await expect.poll(() => stepOn(page)).toBe(`Step ${steps.length} of ${steps.length}`)
  await page.getByRole('button', { name: 'To the debrief' }).click()
  await page.getByRole('heading', { name: 'Where the victory points came from' }).waitFor()
  // It was watched: a page that is loaded again goes on from there.
  await page.reload()
  await page.getByRole('button', { name: 'Watch the unmasking again' }).waitFor()

  await page.goto(`${address()}#/replay/over`)
  await page.getByRole('slider', { name: 'Choice' }).press('End')
  await page.getByRole('button', { name: 'Watch the unmasking' }).click()
  await expect.poll(() => stepOn(page)).toBe(`Step 1 of ${steps.length}`)
  await page.getByRole('button', { name: 'Skip to the end' }).click()
  await page.locator('.unmasking .stage-on').click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Watch the unmasking')
})

test('by itself, until somebody takes it into their hands; sums run up to where they belong', async () => {
  const { page, steps } = await atTheEnd({
    reducedMotion: 'no-preference',
    before: context => context.clock.install(),
  })
  const { over } = await library()
  // The clock runs on meanwhile: where it stands is known only once it is paused.
  await page.clock.fastForward(4 * 600)
  await expect.poll(() => stepOn(page)).not.toBe(`Step 1 of ${steps.length}`)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Go on by itself' }).waitFor()
  const paused = await stepOn(page)
  await page.clock.fastForward(600_000)
  expect(await stepOn(page)).toBe(paused)
  await page.keyboard.press('k')
  await page.clock.fastForward(4 * 600)
  await expect.poll(() => stepOn(page)).not.toBe(paused)
  await page.keyboard.press('End')
  await expect.poll(() => stepOn(page)).toBe(`Step ${steps.length} of ${steps.length}`)
  await expect
    .poll(() => page.locator('.dossier-points b [aria-hidden]').allTextContents())
    .toEqual((over.view as View).scores.map(String))
})
