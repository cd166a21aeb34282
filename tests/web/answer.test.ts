import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, inBrowser, phone } from './browser.ts'
import { axeOn, smallOn, wideOn } from './checks.ts'
import { listen, playOn, ruleOf } from './table-driver.ts'

/** Whoever is suspected at a table has one answer to it, which stands below the suspicion from then on. */

const { visit } = inBrowser()
const NAMES = ['Ann', 'Bo', 'Cy']

const openTalk = (page: Page): Promise<void> => page.getByRole('button', { name: 'Talk', exact: true }).click()

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('a suspicion is answered on %s', async (_name, size) => {
  const { page } = await visit({ hash: '#/tables', before: context => listen(context, 'answer') })
  await page.setViewportSize(size)
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  for (const [seat, name] of NAMES.entries()) {
    const chair = page.getByRole('listitem').filter({ hasText: `Seat ${seat + 1}` })
    await chair.getByRole('combobox').selectOption('A person')
    await chair.getByLabel('Name').fill(name)
  }
  await page.getByRole('button', { name: 'Deal the agendas' }).click()
  const rule = ruleOf('answer')
  const first = await playOn(page, rule, ({ moment }) => moment === 'desk')
  const accuser = Number(first.scene.viewer)

  // Whoever is first suspects everybody else.
  await openTalk(page)
  const talk = page.locator('.table-talk')
  for (const other of NAMES.filter((_, seat) => seat !== accuser)) {
    await talk.locator('.composer').getByRole('button', { name: other }).click()
    await talk.getByRole('button', { name: `I suspect ${other} strongly` }).click()
  }
  expect(await talk.getByRole('button', { name: 'Answer' }).count()).toBe(0)

  const isNext = ({ moment, scene }: { moment: string; scene: { viewer: unknown } }): boolean =>
    moment === 'desk' && scene.viewer !== accuser
  const { scene } = await playOn(page, rule, isNext)
  const name = NAMES[Number(scene.viewer)]
  if ((await talk.count()) === 0) await openTalk(page)
  const answer = talk.getByRole('button', { name: `Answer (${NAMES[accuser]} suspects you)` })
  await answer.click()
  await talk.getByLabel('In your own words, if you like').fill('I was elsewhere.')
  await talk.scrollIntoViewIfNeeded()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/answer-${size.width}.png` })
  expect(await axeOn(page, 'all')).toEqual([])
  expect(await wideOn(page)).toEqual([])
  if (size === phone) expect(await smallOn(page)).toEqual([])
  await talk.getByRole('button', { name: 'It is not so.' }).click()
  const line = `${name} answers ${NAMES[accuser]}: “It is not so.” “I was elsewhere.”`
  await expect.poll(() => talk.locator('.ledger .pinned-answer').allTextContents()).toEqual([line])
  // Once: there is nothing left to answer.
  await expect.poll(() => answer.count()).toBe(0)
  await talk.getByText('Everything that was said, the newest first').click()
  await expect.poll(() => talk.locator('.talk-history .pinned-answer').allTextContents()).toEqual([line])
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/answered-${size.width}.png` })
  expect(await axeOn(page, 'all')).toEqual([])
})
