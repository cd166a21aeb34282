import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, phone } from './browser.ts'

const { visit } = inBrowser()

/** A position as a scenario file brought to the saves: it is opened at once. */
async function bringIn(page: Page, position: object, dice: readonly number[] = []): Promise<void> {
  const scenario = {
    format: 'situation-room/scenario@1',
    game: 'negotiator',
    title: 'Three of seven killed, and one more would lose',
    seed: 'one more',
    position,
    dice,
    script: [],
    expect: { turn: 1 },
  }
  await page
    .locator('.keeping input[type=file]')
    .setInputFiles({ name: 'last.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(scenario)) })
  await page.locator('.hand .card').first().waitFor()
}

test('N-13: where accepting the dice loses, converting a 4 comes first and has the focus', async () => {
  const { page } = await visit({ hash: '#/saves' })
  await bringIn(
    page,
    {
      threat: '4',
      hand: ['minor-extraction', 'keep-cool', 'small-talk', 'keep-cool'],
      hostages: { zone: 2, saved: 2, killed: 3 },
    },
    [4, 1],
  )
  await page.locator('.hand .card', { hasText: 'Minor Extraction' }).click()
  await page.getByRole('button', { name: 'Say it' }).click()
  await page.locator('.convert .button').first().waitFor()
  await expect
    .poll(() => page.locator('.convert .button').evaluateAll(all => all.map(one => one.dataset.option)))
    .toEqual(['convert', 'accept'])
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.option)).toBe('convert')
})

test('supply-of-weapons: where the rise at the start of the Terror Phase loses for certain, the page says so', async () => {
  const { page } = await visit({ hash: '#/saves' })
  await bringIn(page, {
    phase: 'spend',
    threat: 'E',
    hand: ['keep-cool'],
    hostages: { zone: 2, saved: 2, killed: 3 },
    demands: [{ card: 'supply-of-weapons', standing: 'conceded' }, { kind: 'escape' }],
  })
  await expect.poll(() => page.locator('.next-up').textContent()).toContain('Lost: too many dead')
})

test('lesson 6 ends at the last line of the call, not at its first', async () => {
  const { page } = await visit({ hash: '#/learn/three-ways-to-win', viewport: phone })
  const say = async (card: string): Promise<void> => {
    await page.locator('.hand .card', { hasText: card }).click()
    await page.getByRole('button', { name: 'Say it' }).click()
  }
  await say('Take the Shot')
  await page.locator('[data-option="done"]').click()
  await say('Minor Extraction')
  await page.locator('.coach-done').waitFor()
  const log = page.locator('.talk-log')
  const isInSight = () =>
    log.evaluate(one => {
      const last = one.querySelector('.talk-entry:last-child')?.getBoundingClientRect()
      return last !== undefined && last.top >= 0 && last.bottom <= innerHeight
    })
  await expect.poll(isInSight).toBe(true)
})

test('the coach of the guided round waits until the briefing is read', async () => {
  const { page } = await visit({ hash: '#/learn/homeland-guided-round' })
  await page.locator('.briefing').waitFor()
  await expect.poll(() => page.locator('.coach').count()).toBe(0)
  await page.locator('.briefing .button').click()
  await page.locator('.coach').waitFor()
})
