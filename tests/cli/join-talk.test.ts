import { expect, test } from 'vitest'
import { newHome, PROMPT } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const { start } = newHome()

test('claims, notes, undo and questions work at a table elsewhere as at one here', async () => {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const ben = await seat(1, 'Ben')
  const cy = await seat(2, 'Cy')
  const ann = start(`join ${links[0]} --name Ann --plain`)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  await ann.hears('The SHA-256 of the secret')
  // The others play until it is her turn.
  await ann.hears(PROMPT)

  // What another player says appears as it is said, whoever is asked.
  await until(ben, ({ shown }) => shown !== null)
  await ben.act({ type: 'claim', claim: { about: 'case', case: 1, says: 'need-help' } })
  await ann.hears('Ben on case 1: I need help here\n')
  ann.tell('say 5 1\n')
  await ann.hears('Ann on case 1: I helped here\n')
  const heard = await until(ben, ({ shown }) => shown?.talk.length === 2)
  expect(heard.shown?.talk[1]).toMatchObject({ seat: 0, claim: { about: 'case', case: 1, says: 'i-helped' } })

  // A note is its player's alone.
  ann.tell('note 1 a thought of mine\n')
  await ann.hears('Noted, for you alone.\n')
  ann.tell('case 1\n')
  await ann.hears('a thought of mine')
  for (const other of [ben, cy, host]) expect(JSON.stringify(other.now())).not.toContain('a thought of mine')

  ann.tell('turn\n')
  await ann.hears('It is your turn.')
  ann.tell('why\n')
  await ann.hears('(M-')
  ann.tell('999\n')
  await ann.hears('“999” is not among the numbers')
  ann.tell('undo\n')
  await ann.hears('There is nothing to undo')
  ann.tell('board\n')
  await ann.hears('Ann')
  ann.tell('q\n')
  expect((await ann.gone).code).toBe(0)
})
