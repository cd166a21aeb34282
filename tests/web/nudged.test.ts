import { expect, test } from 'vitest'
import { inviteTo, onlineSite, opensTable, sitsDown } from './online-site.ts'
import { lineOn, playOn, ruleOf, sceneOn } from './table-driver.ts'

/** Whoever takes longer than the others like is asked whether they are there, and can go on with what they are at. */

const site = onlineSite({ times: { nudgeMs: 100, awayMs: 3_600_000, botMs: 0 } })

test('the question whether one is there lies over nothing of one’s turn', async () => {
  const ann = await site.comes('Ann')
  await opensTable(ann, 3)
  const ben = await sitsDown(site, 'Ben', await inviteTo(ann, 2))
  await ann.page.getByRole('button', { name: /^Give .*free seat/ }).click()
  await ann.page.getByRole('button', { name: 'Deal the agendas' }).click()
  for (const { page } of [ann, ben]) await playOn(page, ruleOf('nobody moves'), ({ moment }) => moment === 'desk')
  await expect
    .poll(async () => (await Promise.all([ann, ben].map(({ page }) => sceneOn(page)))).some(isAsked))
    .toBe(true)
  const [{ page }] = isAsked(await sceneOn(ann.page)) ? [ann] : [ben]
  const notice = page.locator('p', { hasText: 'Are you there? The others wait for you.' })
  await notice.waitFor()
  for (const what of ['claim', 'Recruit'] as const) await lineOn(page, what).click({ trial: true })
  await page.getByRole('button', { name: 'I am here' }).click()
  await notice.waitFor({ state: 'detached' })
})

const isAsked = ({ asked }: { asked: unknown }): boolean => asked !== null
