import { expect, test } from 'vitest'
import { expectMistake, newHome } from './command.ts'
import { newServer, until } from './tables.ts'

// Another game with the same people.

const server = await newServer()

test('once a game is over its people are led to the next one, each to their own seat', async () => {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ben = await seat(1, 'Ben', false)
  const cy = await seat(2, 'Cy', false)
  const home = newHome()
  const ann = home.start(`join ${links[0]} --name Ann --plain`)
  await ann.hears('Seat 1: Ann (you)')
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  expectMistake(await home.say(['join', '--rematch', '--plain']), 'is not over')
  await host.act({ type: 'draw' })
  for (const one of [ben, cy]) await until(one, ({ shown }) => shown !== null)
  await ann.hears('The SHA-256 of the secret')
  ann.tell('people\n')
  const offered = await ann.hears('end the game here')
  ann.tell(`people ${/(\d+)\. end the game here/.exec(offered)?.[1]}\n`)
  for (const one of [ben, cy]) await one.act({ type: 'vote', about: null, verdict: 'end' })
  const left = await ann.gone
  expect([left.code, left.err]).toEqual([0, ''])
  await ann.hears('join --rematch')
  const again = home.start('join --rematch --plain')
  const lobby = await again.hears('Seat 1: Ann (you)')
  expect(lobby).toContain('You are at table')
  await until(ben, ({ next }) => next?.by === 0)
  again.tell('q\n')
  const { err } = await again.gone
  expect(err).toMatch(/For you as the host: http\S+#h=/)
})
