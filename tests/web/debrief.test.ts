import { beforeAll, expect, test } from 'vitest'
import { inBrowser, phone } from './browser.ts'
import { bringIn, type Call, callWhere, fileOf } from './call-driver.ts'

/** What the debrief works out: how the chances stood turn by turn, and which choices mattered. */

const { visit, address } = inBrowser()

let call: Call
beforeAll(async () => {
  call = await callWhere(
    'a debrief',
    'arkayne',
    ({ hasWon, events }) => !hasWon && events.some(e => e.kind === 'terror'),
  )
})

test('the chances of each turn, what was choice and what was luck; a turn leads to its replay', async () => {
  const { page } = await visit({ viewport: phone })
  await bringIn(page, address(), 'call.json', await fileOf(call))
  await page.waitForURL(/#\/replay\//)
  const id = /replay\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`${address()}#/call/${id}`)
  // The page goes on being drawn while it is worked out elsewhere.
  await page.evaluate(() => {
    const frames = { busy: 0 }
    Object.assign(window, { frames })
    const frame = (): void => {
      if (document.querySelector('.chances[aria-busy=true], .debrief-chances progress')) frames.busy++
      requestAnimationFrame(frame)
    }
    frame()
  })
  await page.getByRole('button', { name: 'Work out the chances, turn by turn' }).click()
  await page.locator('.chances[aria-busy=false]').waitFor()
  await page.locator('.debrief-chances progress').waitFor({ state: 'detached' })
  const frames = await page.evaluate(() => (window as unknown as { frames: { busy: number } }).frames)
  expect(frames.busy).toBeGreaterThan(10)

  const turns = call.steps.reduce((most, { scene }) => Math.max(most, (scene.view as { turn: number }).turn), 0)
  const chances = (await page.locator('.chances b').allTextContents()).map(text => Number.parseInt(text, 10))
  expect(chances).toHaveLength(turns)
  for (const chance of chances) expect(chance).toBeLessThanOrEqual(100)
  // A call with Arkayne is won by the bot in about three of ten: `situation-room simulate`.
  expect(chances[0]).toBeGreaterThan(15)
  expect(chances[0]).toBeLessThan(45)

  const line = await page.locator('.debrief-chances').getByText('your choices were worth').textContent()
  const [skill, luck] = [...(line ?? '').matchAll(/([+−]\d+|0)/g)].map(([text]) => Number(text.replace('−', '-')))
  // What was choice and what was luck are together what became of it: lost, from where it stood.
  expect(Math.abs(skill + luck + chances[0])).toBeLessThanOrEqual(1)

  await page.locator('.chances a').nth(1).click()
  await page.waitForURL(/#\/replay\/[a-z0-9]+\/\d+/)
  await expect.poll(() => page.locator('main').textContent()).toContain('Turn 2 ·')
})
