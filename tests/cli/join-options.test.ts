import { expect, test } from 'vitest'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { expectMistake, newHome, PROMPT } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const { start, say } = newHome()

test('how people talk and what is remembered is chosen when a table is opened, and in its lobby', async () => {
  const opened = await say(`table homeland --players 3 --talk claims --memory facts --at ${server.address} --json`)
  const { host: link } = JSON.parse(opened.out) as { readonly host: string }
  const host = start(`join ${link} --plain`)
  await host.hears('Talk: claims only.\n')
  await host.hears('Memory aid: only what you saw yourself.\n')
  host.tell('y\n')
  await host.hears('Talk: none here, people talk elsewhere.\n')
  host.tell('memory\n')
  await host.hears('Memory aid: none, you remember.\n')
  host.tell('q\n')
  expect((await host.gone).code).toBe(0)
  const bad = await say(`table homeland --players 3 --talk loud --at ${server.address}`)
  expectMistake(bad, 'There is no way of talking “loud”')
})

test('a program reads and chooses them too', async () => {
  const { hostLink } = await server.newTable({ game: 'homeland', players: 3 })
  const host = start(`join ${hostLink} --json`)
  const first = JSON.parse(await host.hears('\n'))
  expect(tableMessages.lobby.parse(first)).toMatchObject({ talk: 'all', memory: 'full' })
  host.tell('{"talk": "none"}\n{"memory": "none"}\n')
  expect(JSON.parse(await host.hears('\n'))).toMatchObject({ talk: 'none', memory: 'full' })
  expect(JSON.parse(await host.hears('\n'))).toMatchObject({ talk: 'none', memory: 'none' })
  host.child.stdin.end()
  await host.gone
})

test('where nothing is remembered a look is told once and a case says nothing of it, and claims stay on no case', async () => {
  const opening = { game: 'homeland', players: 3, memory: 'none' }
  const { links, seat, host: hostOf } = await server.newTable(opening)
  const ben = await seat(1, 'Ben')
  await seat(2, 'Cy')
  const ann = start(`join ${links[0]} --name Ann --plain`)
  const host = hostOf()
  await until(host, ({ lobby }) => lobby?.chairs.every(one => one !== null) === true)
  await host.act({ type: 'draw' })
  await ann.hears(PROMPT)
  await until(ben, ({ shown }) => shown !== null)
  await ben.act({ type: 'claim', claim: { about: 'case', case: 1, says: 'need-help' } })
  // It is heard as it is said.
  await ann.hears('Ben on case 1: I need help here\n')
  ann.tell('case 1\n')
  expect(await ann.hears(PROMPT)).not.toContain('I need help here')
  ann.tell('known\n')
  await ann.hears('You have found out nothing that lies hidden.')
  ann.tell('q\n')
  expect((await ann.gone).code).toBe(0)
})
