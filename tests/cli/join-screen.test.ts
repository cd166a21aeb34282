import { expect, test } from 'vitest'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { newHome } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const { start, say } = newHome()
const inTheRoom = newHome()

const LINK = /http:\S+#b=[\w-]{22}/

test('a host opens a shared screen and closes it, and a terminal in the room shows the table by its link', async () => {
  const { hostLink, seat } = await server.newTable({ game: 'homeland', players: 3 })
  const host = start(`join ${hostLink} --plain`)
  await host.hears('Seat 3: free\n')
  host.tell('screen\n')
  await host.hears('For the shared screen, once: ')
  const link = (await host.hears('\n')).trim()
  expect(link).toMatch(LINK)
  const screen = inTheRoom.start(`join ${link} --plain`)
  await screen.hears('Seat 3: free\n')
  await screen.hears('A shared screen shows what everybody may see')
  const [ann] = await Promise.all(['Ann', 'Ben', 'Cy'].map((name, n) => seat(n, name, n > 0)))
  await until(ann, ({ screens }) => screens === 1)
  host.tell('start\n')
  await screen.hears('Round 1.')
  screen.tell('write hello\n')
  await screen.hears('This is the shared screen: it only shows the table.')
  screen.tell('people\n')
  await screen.hears('nobody’s cards')
  await ann.act({ type: 'text', text: 'good evening' })
  await screen.hears('Ann writes: good evening\n')
  host.tell('people\n')
  await host.hears('1. open a shared screen; an earlier one is over\n')
  await host.hears('2. close the shared screen\n')
  host.tell('people 2\n')
  await host.hears('No shared screen shows this table any more')
  const gone = await screen.gone
  expect(gone.err).toContain('The host has closed this shared screen')
  expect(gone.code).not.toBe(0)
  expect(gone.out).not.toContain('Your agenda')
  host.tell('q\n')
  await host.gone
})

test('a program at the host’s link opens one too, and a command prints its link', async () => {
  const { hostLink, links } = await server.newTable({ game: 'homeland', players: 3 })
  const host = start(`join ${hostLink} --json`)
  await host.hears('"type":"lobby"')
  host.tell('{"screen": true}\n')
  await host.hears('{"type":"screen",')
  const answer = JSON.parse(`{"type":"screen",${await host.hears('\n')}`)
  expect(tableMessages.screen.parse(answer).link).toMatch(LINK)
  host.tell('{"screen": false}\n')
  await host.hears('"link":null')
  host.tell('q\n')
  const opened = await say(`join ${hostLink} --screen`)
  expect([opened.code, opened.err]).toEqual([0, ''])
  expect(opened.out).toMatch(LINK)
  expect(JSON.parse((await say(`join ${hostLink} --end-screen --json`)).out)).toEqual({ screen: null })
  // The link for spectators, where the table lets them: made, and ended.
  expect((await say(`join ${hostLink} --watch`)).err).toContain('Nobody may look on at this table')
  const open = await server.newTable({ game: 'homeland', players: 3, spectators: true })
  expect((await say(`join ${open.hostLink} --watch`)).out).toMatch(/^For spectators: http:\S+#w=[\w-]{22}\n$/)
  expect(JSON.parse((await say(`join ${open.hostLink} --end-watch --json`)).out)).toEqual({ watch: null })
  const refused = await say(`join ${links[0]} --screen`)
  expect(refused.err).toContain('Only the host of the table can do this.')
})
