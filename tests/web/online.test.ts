import { expect, test } from 'vitest'
import { inviteTo, onlineSite, opensTable, type Person, sitsDown } from './online-site.ts'
import { momentOn, playOn, ruleOf, saidOn, sceneOn, scenesIn, tooMuchIn } from './table-driver.ts'

/** People at one table of a real server, each with a browser of their own. */

const site = onlineSite()

/** A table that is begun: Ann has opened it, Ben has come by a link, bots have the other seats. */
async function begun(): Promise<readonly [Person, Person]> {
  const ann = await site.comes('Ann')
  await opensTable(ann, 4)
  const ben = await sitsDown(site, 'Ben', await inviteTo(ann, 2))
  await ann.page.getByRole('button', { name: 'Give 2 free seats to bots' }).click()
  await ann.page.getByRole('button', { name: 'Deal the agendas' }).click()
  for (const { page } of [ann, ben]) await page.locator('.briefing').waitFor()
  return [ann, ben]
}

test('two people and two bots play a game to its end, and each browser proves how it was dealt', async () => {
  const people = await begun()
  await Promise.all(people.map(({ page, name }) => playOn(page, ruleOf(name), ({ moment }) => moment === 'debrief')))
  for (const { page } of people) {
    await page.getByText('Yes. This device has checked it itself:').waitFor()
    await page.getByRole('heading', { name: 'Who really played what where' }).waitFor()
    // Nothing that a page was ever shown was somebody else's to know.
    const running = scenesIn(await saidOn(page)).filter(({ outcome }) => outcome === null)
    expect(running.length).toBeGreaterThan(20)
    expect(running.flatMap(tooMuchIn)).toEqual([])
  }
  // Then there is most to say.
  const [ann, ben] = people
  await ann.page.getByLabel('To everybody').fill('I knew it all along.')
  await ann.page.keyboard.press('Enter')
  await ben.page.locator('.chat-lines').getByText('I knew it all along.').waitFor()
  // The replay has everybody in the colours they had.
  await ann.page.getByRole('link', { name: 'Watch the replay' }).click()
  await ann.page.locator('.online-match[style*="var(--seat-amber)"] .seat-0 .seat-shape').first().waitFor()
})

test('the server is killed and started again under open pages, and nothing is lost', async () => {
  const people = await begun()
  const isInRound2 = ({ scene }: { scene: { view: unknown } }): boolean => (scene.view as { round: number }).round >= 2
  await Promise.all(people.map(({ page, name }) => playOn(page, ruleOf(name), isInRound2)))
  const before = await Promise.all(people.map(({ page }) => sceneOn(page)))
  await site.kill()
  for (const { page } of people)
    await page.locator('p').filter({ hasText: 'The server is gone: you can look, not act.' }).waitFor()
  await site.start()
  for (const { page } of people)
    await expect.poll(() => page.getByText('The server is gone').count(), { timeout: 60_000 }).toBe(0)
  for (const [at, { page }] of people.entries()) {
    await momentOn(page)
    const { events } = await sceneOn(page)
    expect(events.slice(0, before[at].events.length - before[at].draftEvents.length)).toEqual(
      before[at].events.slice(0, before[at].events.length - before[at].draftEvents.length),
    )
  }
  await Promise.all(
    people.map(({ page, name }) =>
      playOn(
        page,
        ruleOf(`${name} again`),
        ({ scene }) => (scene.view as { round: number }).round >= 3 || scene.outcome !== null,
      ),
    ),
  )
})
