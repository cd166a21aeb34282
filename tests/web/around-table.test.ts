import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { axeOn } from './checks.ts'
import { inviteTo, onlineSite, opensTable, type Person, sitsDown, through } from './online-site.ts'
import { sceneOn } from './table-driver.ts'

/** What people do around a game in their browsers: before it, beside it and after it. */

const site = onlineSite()

const chair = ({ page }: Person, name: string) => page.locator('.online-chair', { hasText: name })
const iconOf = ({ page }: Person): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href')

test('the host sends somebody away before the game, and another comes by typing the code that is new then', async () => {
  const ann = await site.comes('Ann')
  await opensTable(ann, 3, 'violet')
  await chair(ann, 'Ann').getByText('violet').waitFor()
  const letters = ann.page.locator('.online-code-letters')
  const first = await letters.textContent()
  const link = await inviteTo(ann, 2)
  const eve = await sitsDown(site, 'Eve', link, { viewport: phone })
  await ann.page.getByRole('button', { name: 'Send Eve away' }).click()
  await eve.page.getByRole('alert').getByText('Your seat was freed before the game').waitFor()
  expect(await axeOn(eve.page, 'all')).toEqual([])
  await expect.poll(() => letters.textContent()).not.toBe(first)

  // Neither the link nor the code that they know brings them back.
  await eve.page.goto('about:blank')
  await eve.page.goto(link)
  await eve.page.getByLabel('Your name').waitFor({ state: 'detached' })
  await eve.page.getByRole('alert').waitFor()
  // The host thinks again of how they play: everybody reads it; and there is no code until another is made.
  await ann.page.getByText('Change how you play').click()
  await ann.page.getByLabel('Talk').selectOption({ label: 'Claims alone' })
  await ann.page.locator('.online-terms').getByText('Claims alone').waitFor()
  await ann.page.getByLabel('Memory aid').selectOption({ label: 'None: you remember' })
  await ann.page.locator('.online-terms').getByText('None: you remember').waitFor()
  expect(await axeOn(ann.page, 'all')).toEqual([])
  await ann.page.getByRole('button', { name: 'No code: by links alone' }).click()
  await letters.waitFor({ state: 'detached' })
  await ann.page.getByRole('button', { name: 'A code to sit down by' }).click()
  const code = (await letters.textContent()) ?? ''
  const ben = await site.comes('Ben', '/#/online', { viewport: phone })
  const typed = ben.page.getByLabel('A code, or a link to a table')
  await typed.fill(first ?? '')
  await ben.page.getByRole('button', { name: 'Join' }).click()
  await ben.page.getByText('No table can be joined by this code').waitFor()
  await typed.fill(` ${code.toLowerCase()} `)
  await ben.page.getByRole('button', { name: 'Join' }).click()
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await chair(ben, 'Ben').getByText(/^you/).waitFor()
  await chair(ann, 'Ben').getByText('at the table').waitFor()
  // Whoever waits for others elsewhere asks already here to be told.
  await ben.page.getByText('Tell me when it is my turn').click()
  await ben.page.getByLabel('By a webhook').or(ben.page.locator('.people-devices input[type=url]')).first().waitFor()
  expect(await chair(ann, 'Eve').count()).toBe(0)
})

test('title and icon say whose turn it is, words are muted and reported, and the same people play again', async () => {
  const ann = await site.comes('Ann')
  await opensTable(ann, 3)
  const ben = await sitsDown(site, 'Ben', await inviteTo(ann, 2))
  const cyd = await sitsDown(site, 'Cyd', await inviteTo(ann, 3), { viewport: phone })
  const people = [ann, ben, cyd]
  await ann.page.getByRole('button', { name: 'Deal the agendas' }).click()
  for (const { page } of people) await through(page, '.more-tab[data-page=talk]')

  // Whoever is asked sees it in a row of tabs, and nobody else does.
  const { waiting } = await sceneOn(ann.page)
  for (const [seat, one] of people.entries()) {
    const isAsked = waiting.includes(seat)
    await expect.poll(() => one.page.title()).toMatch(isAsked ? /Your turn/ : /^(?!.*Your turn)/)
    await expect.poll(() => iconOf(one)).toMatch(isAsked ? /favicon-turn\.svg$/ : /^(?!.*-turn)/)
  }

  // What somebody writes reaches whoever looks at something else: in a strip, on the tab, and by one tap.
  const strip = ({ page }: Person) => page.locator('.is-news', { hasText: 'Ann writes: Good evening.' })
  const unread = ({ page }: Person) => page.locator('.more-tab[data-page=talk] .more-unread')
  await ann.page.locator('.more-tab[data-page=talk]').click()
  await ann.page.getByLabel('To everybody').fill('Good evening.')
  await ann.page.keyboard.press('Enter')
  for (const one of [ben, cyd]) {
    await strip(one).waitFor()
    expect(await unread(one).textContent()).toBe('1')
    expect(await axeOn(one.page, 'all')).toEqual([])
  }
  await strip(cyd).getByRole('button', { name: 'Put this message away' }).click()
  await strip(cyd).waitFor({ state: 'detached' })
  expect(await unread(cyd).textContent()).toBe('1')
  await strip(ben).getByRole('button', { name: 'Talk' }).click()
  await strip(ben).waitFor({ state: 'detached' })
  await expect.poll(() => ben.page.evaluate(() => document.activeElement?.className)).toBe('chat-lines')
  expect([await unread(ben).count(), await unread(ann).count()]).toEqual([0, 0])

  // Ben writes; Cyd reports it and reads no more of it; the host sees it, and lets Ben write no more.
  for (const { page } of people) await page.locator('.more-tab[data-page=talk]').click()
  await ben.page.getByLabel('To everybody').fill('You fools.')
  await ben.page.keyboard.press('Enter')
  const words = cyd.page.locator('.chat-lines li', { hasText: 'Ben' })
  await words.getByText('You fools.').waitFor()
  await words.getByRole('button', { name: 'Report to the host' }).click()
  await words.getByText('The host is told.').waitFor()
  await cyd.page.getByText('Do not read somebody').click()
  await cyd.page.locator('.chat-mute').getByLabel('Ben').click()
  await words.getByText('has written something; you do not read it').waitFor()
  expect(await words.getByText('You fools.').count()).toBe(0)
  await ann.page.locator('.more-tab[data-page=people]').click()
  await ann.page.getByText('For the host: words, one report').click()
  await ann.page.getByText('Ben: “You fools.” (reported once)').waitFor()
  const silenced = ann.page.getByLabel('Ben writes no words of their own')
  await silenced.click()
  // The box follows the table: from then on nothing of Ben's is taken.
  await expect.poll(() => silenced.isChecked()).toBe(true)
  await ben.page.getByLabel('To everybody').fill('But why?')
  await ben.page.keyboard.press('Enter')
  await ben.page.getByText('lets you write no words of your own').first().waitFor()

  // All of them end it; one wants to play again, and the others come by one tap, each to their own seat.
  for (const one of people) {
    await one.page.locator('.more-tab[data-page=people]').click()
    await one.page.getByRole('button', { name: /^End the game here/ }).click()
  }
  const told = (one: Person) => one.page.locator('.online-standing')
  for (const one of people) await told(one).getByText('The table has ended this game before its end.').waitFor()
  await told(ben).getByRole('button', { name: 'Another game with the same people' }).click()
  for (const name of ['Ann', 'Cyd'])
    await ben.page.locator('.online-chair', { hasText: `free, kept for ${name}` }).waitFor()
  for (const one of [ann, cyd])
    await told(one).getByRole('button', { name: 'Ben wants another game: come along' }).click()
  for (const one of people) await chair(one, one.name).getByText(/^you/).waitFor()
  expect(new Set(people.map(({ page }) => page.url())).size).toBe(1)
  // Whoever looked after the last table looks after this one too.
  await ann.page.getByRole('button', { name: 'Deal the agendas' }).click()
  for (const { page } of people) await page.locator('.briefing').waitFor()
})
