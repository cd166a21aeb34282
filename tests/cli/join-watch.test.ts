import { expect, test } from 'vitest'
import { newHome } from './command.ts'
import { newServer, playAlong, until } from './tables.ts'

const server = await newServer()
const { start } = newHome()

test('whoever has the link for looking on sees a game a round late in a terminal, and can do nothing there', async () => {
  const { watchLink, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3, spectators: true })
  const watcher = start(`join ${watchLink} --plain`)
  await watcher.hears('Seat 3: free\n')
  const players = await Promise.all(['Ann', 'Ben', 'Cy'].map((name, n) => seat(n, name, false)))
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  // Nobody plays before somebody looks: however slow that one is, there is something to see.
  await watcher.hears('Round 1.')
  watcher.tell('write hello\n')
  await watcher.hears('Whoever looks on can do nothing at the table.')
  watcher.tell('people\n')
  await watcher.hears('Ann')
  for (const one of players) playAlong(one)
  const { code, out, err } = await watcher.gone
  expect(err).toBe('')
  expect(code).toBe(0)
  // At the end everything is shown, and it is proved how it was dealt.
  expect(out).toContain('Who really played what where')
  expect(out).toMatch(/Played again: \d+ choices/)
  expect(out).not.toContain('Your agenda')
  for (const one of players) expect(JSON.stringify(one.now().shown?.beside)).not.toContain('hello')
})
