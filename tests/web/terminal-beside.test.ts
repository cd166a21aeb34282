import { expect, test } from 'vitest'
import { doesBeside, newHome, PROMPT } from '../cli/command.ts'
import { UNHURRIED } from '../server/people.ts'
import { axeOn } from './checks.ts'
import { inviteTo, onlineSite, opensTable, through } from './online-site.ts'
import { playOn, ruleOf, sceneOn } from './table-driver.ts'

/** People in terminals, one in a browser and a bot at one table. */

/** Whoever has no line for so long is away. */
const site = onlineSite({ times: { ...UNHURRIED, awayMs: 1000 } })
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

type Talker = ReturnType<typeof start>

test('what the table decides is proposed on the page and decided in a terminal, and the other way round', async () => {
  const ann = await site.comes('Ann')
  await opensTable(ann, 3)
  const { page } = ann
  const sitting = ['Ben', 'Cy'].map((name, at) => ({ name, seat: at + 1 }))
  const people: { readonly name: string; readonly seat: number; readonly at: Talker }[] = []
  for (const { name, seat } of sitting) {
    const at = newHome().start(`join ${await inviteTo(ann, seat + 1)} --name ${name} --plain`)
    await page.locator('.online-chair', { hasText: name }).getByText('at the table').waitFor()
    people.push({ name, seat, at })
  }
  await page.getByRole('button', { name: 'Deal the agendas' }).click()
  for (const { at } of people) await at.hears('The SHA-256 of the secret')
  await through(page, '.more-tab[data-page=people]')
  // Nobody plays here, and for whoever is asked the autopilot would.
  const { waiting } = await sceneOn(page)
  const [{ name, seat, at: away }, { name: other, at: ben }] = people.toSorted((one, two) =>
    waiting.includes(one.seat) ? 1 : waiting.includes(two.seat) ? -1 : 0,
  )
  const told = page.locator('.online-standing')
  const row = page.locator('.people-row', { hasText: name })
  const reads = (text: string): Promise<void> => told.getByText(text).waitFor()

  // On the page first: somebody is put off who is there.
  await page.locator('.more-tab[data-page=people]').click()
  await row.getByRole('button', { name: 'Put off the table: the autopilot plays (0 of 2)' }).click()
  await row.getByRole('button', { name: '(1 of 2)' }).waitFor()
  for (const one of [ben, away]) await one.hears(`Ann would let the autopilot play for ${name}.\n`)
  await doesBeside(ben, `let the autopilot play for ${name}, who is there (1 of 2 votes)`)
  const off = `The table has put ${name} off: the autopilot plays until the others let them back.`
  for (const one of [ben, away]) await one.hears(off)
  await reads(off)
  await row.getByText('put off the table: the autopilot plays').waitFor()

  // In a terminal first: they are let back, and on the page one button agrees.
  await doesBeside(ben, `let ${name}, who was put off, play again (0 of 2 votes)`)
  await ben.hears(`${other} would let ${name} back to the table.\n`)
  await reads(`${other} would let ${name} back to the table.`)
  expect(await axeOn(page, 'all')).toEqual([])
  await told.getByRole('button', { name: 'I agree (1 of 2)' }).click()
  for (const one of [ben, away]) await one.hears(`${name} may play again: the table has let them back.\n`)
  await reads(`${name} may play again: the table has let them back.`)
  await told.getByRole('button', { name: 'Put this message away' }).click()
  await told.waitFor({ state: 'detached' })

  // Somebody has gone: another takes the seat, by a link of the host's.
  away.child.kill()
  await away.gone
  await reads(`${name} is away. The table decides: see People.`)
  await ben.hears(`${name} is away.\n`)
  await row.getByRole('button', { name: 'Give the seat to somebody else (0 of 2)' }).click()
  await ben.hears(`Ann would give the seat of ${name} to somebody else.\n`)
  await doesBeside(ben, `${name} is away: give the seat to somebody else (1 of 2 votes)`)
  await ben.hears(`Somebody else may take the seat of ${name}.\n`)
  await reads(`${name}: the seat waits for somebody else. The host has the link.`)
  await row.getByRole('button', { name: `A link for whoever takes the seat of ${name}` }).click()
  const link = await row.getByLabel(`Link to Seat ${seat + 1}`).inputValue()
  const dan = newHome().start(`join ${link} --name Dan --plain`)
  await dan.hears('The SHA-256 of the secret')
  await ben.hears('Dan takes the seat.\n')
  await reads('Dan takes the seat.')

  // All of them end it.
  await doesBeside(ben, 'end the game here (0 of 3 votes)')
  await reads(`${other} would end the game here.`)
  await dan.hears(`${other} would end the game here.\n`)
  await doesBeside(dan, 'end the game here (1 of 3 votes)')
  await told.getByRole('button', { name: 'I agree (2 of 3)' }).click()
  await reads('The table has ended this game before its end.')
  for (const one of [ben, dan]) {
    const { code, out, err } = await one.gone
    expect(out).toContain('The table has ended this game before its end. It counts for nothing.')
    expect([code, err]).toEqual([0, ''])
  }
})
