import { expect, test } from 'vitest'
import { newHome, PROMPT } from '../cli/command.ts'
import { inviteTo, onlineSite, opensTable } from './online-site.ts'
import { playOn, ruleOf } from './table-driver.ts'

/** A person in a terminal, one in a browser and a bot at one table. */

const site = onlineSite()
const { start } = newHome()

test('a person in a terminal and one in a browser play a game to its end, and each hears the other', async () => {
  const ann = await site.comes('Ann')
  await opensTable(ann, 3)
  const ben = start(`join ${await inviteTo(ann, 2)} --name Ben --plain`)
  await ann.page.locator('.online-chair', { hasText: 'Ben' }).getByText('at the table').waitFor()
  await ann.page.getByRole('button', { name: 'Give the free seat to a bot' }).click()
  await ann.page.getByRole('button', { name: 'Deal the agendas' }).click()
  await ann.page.locator('.briefing').waitFor()
  await ben.hears('The SHA-256 of the secret')

  // Words, both ways.
  await playOn(ann.page, ruleOf('Ann'), ({ moment }) => moment === 'desk')
  await ann.page.locator('.more-tab[data-page=talk]').click()
  await ann.page.getByLabel('To everybody').fill('Good evening from the browser')
  await ann.page.keyboard.press('Enter')
  await ben.hears('Good evening from the browser')
  ben.tell('write Good evening from the terminal\n')
  await ann.page.getByText('Good evening from the terminal').first().waitFor()

  // The terminal answers whenever it is asked; the page plays by its own rule.
  let isGone = false
  void ben.gone.then(() => {
    isGone = true
  })
  const answering = async (): Promise<void> => {
    for (let turn = 0; !isGone; turn++) {
      await ben.hears(PROMPT).catch(() => '')
      ben.tell(turn % 3 === 0 ? '2\n' : '1\n')
    }
  }
  const done = playOn(ann.page, ruleOf('Ann'), ({ moment }) => moment === 'debrief')
  const [{ scene }] = await Promise.all([done, answering()])
  const { code, out, err } = await ben.gone
  expect(err).toBe('')
  expect(code).toBe(0)
  // Each has seen what the other did.
  expect(out).toMatch(/Ann (?:claims|plays|places|recruits|deploys|trades|ends)/)
  expect(scene.events.some(event => 'seat' in event && event.seat === 1)).toBe(true)
  expect(out).toContain('Own bits: those that this machine gave for Ben are in it.')
  await ann.page.getByText('Yes. This device has checked it itself:').waitFor()
})
