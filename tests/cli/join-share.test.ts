import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectMistake, newHome, PROMPT } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const { home, start, say, read } = newHome()

test('suspicions are shared by a word when the game is over, and the review draws those of whoever shares', async () => {
  const { links, table, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ben = await seat(1, 'Ben')
  const cy = await seat(2, 'Cy')
  const ann = start(`join ${links[0]} --name Ann --plain`)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  await ann.hears('The SHA-256 of the secret')
  for (const one of [ben, cy]) await until(one, ({ shown }) => shown !== null)
  await cy.act({ type: 'suspect', player: 0, mix: [13, 24, 63] })
  ann.tell('people\n')
  const about = /(\d+)\. what you think of Ben/.exec(await ann.hears('what you think of Ben, for you alone\n'))?.[1]
  ann.tell(`people ${about} 11 22 67\n`)
  await ann.hears('Done.\n')
  expectMistake(await say('join --share'), 'Suspicions are shared when the game is over')

  let isGone = false
  void ann.gone.then(() => {
    isGone = true
  })
  for (let turn = 0; !isGone; turn++) {
    await ann.hears(PROMPT).catch(() => '')
    ann.tell(turn % 3 === 0 ? '2\n' : '1\n')
  }
  const { code, out } = await ann.gone
  expect(code).toBe(0)
  expect(out).toMatch(/for everybody at the table to see: .* join --share\n/)
  const file = join('games', `homeland-${table}.json`)
  expect(read(file)).not.toContain('[11,22,67]')
  const shared = await say('join --share')
  expect(shared).toMatchObject({ code: 0, err: '' })
  expect(shared.out).toContain('Everybody at the table can see now how your suspicions went.')
  await until(ben, ({ shown }) => shown?.beside.some(one => 'entry' in one && one.entry.kind === 'suspicions') === true)
  expectMistake(await say('join --share'), 'Everybody knows already')
  // The file is there anew; of whoever does not share nothing is in it.
  expect(read(file)).toContain('[11,22,67]')
  expect(read(file)).not.toContain('13,24,63')
  const { out: after } = await say(['review', join(home, file)])
  expect(after).toContain('Suspicions that people share')
  expect(after).toMatch(/\n {2}Ann of Ben: 67( 67)*\n/)
  expect(after).not.toContain('Cy of Ann')
})
