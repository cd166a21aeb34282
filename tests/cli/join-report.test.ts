import { expect, test } from 'vitest'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { newHome } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const { start } = newHome()

test('words are reported to the host, who ends them for everybody and takes it back', async () => {
  const { hostLink, links, seat } = await server.newTable({ game: 'homeland', players: 3 })
  const ben = await seat(1, 'Ben')
  const cy = await seat(2, 'Cy')
  const ann = start(`join ${links[0]} --name Ann --plain`)
  const host = start(`join ${hostLink} --plain`)
  await host.hears('Everybody is there. s begins.\n')
  // Before the match, by the seat.
  host.tell('h 2\n')
  await host.hears('Ben may write no words of their own: the host has said so.\n')
  await ann.hears('Ben may write no words of their own')
  host.tell('h 2\ns\n')
  await ann.hears('The SHA-256 of the secret')
  await until(ben, ({ shown }) => shown !== null)
  await ben.act({ type: 'text', text: 'You fools.' })
  await ann.hears('You fools.')

  ann.tell('people\n')
  const offered = await ann.hears('report to the host what Ben wrote: “You fools.”')
  const number = offered.split('\n').at(-1)?.split('.')[0]
  ann.tell(`people ${number}\n`)
  await ann.hears('Done')
  await host.hears('The SHA-256 of the secret')
  let people = ''
  await expect
    .poll(async () => {
      host.tell('people\n')
      people = await host.hears('let Cy write no more words of their own\n')
      return people
    })
    .toContain('Reported once: Ben wrote “You fools.”.')
  const silence = /(\d+)\. let Ben write no more/.exec(people)?.[1]
  host.tell(`people ${silence}\n`)
  await ann.hears('The host lets Ben write no more words of their own.\n')
  await expect(ben.act({ type: 'text', text: 'hello' })).rejects.toMatchObject({ key: 'talk.silenced' })
  host.tell(`people ${silence}\n`)
  await ann.hears('The host lets Ben write again.\n')
  expect(cy.now().reports).toEqual([])
  for (const one of [ann, host]) one.tell('q\n')
  await Promise.all([ann.gone, host.gone])
})

test('a program reports and looks after a table too', async () => {
  const { hostLink, links, seat } = await server.newTable({ game: 'homeland', players: 3 })
  const ben = await seat(1, 'Ben')
  await seat(2, 'Cy')
  const ann = start(`join ${links[0]} --name Ann --json`)
  const host = start(`join ${hostLink} --json`)
  await host.hears('"name":"Ann"')
  host.tell('{"start": true}\n')
  await ann.hears('"type":"hello"')
  await until(ben, ({ shown }) => shown !== null)
  await ben.act({ type: 'text', text: 'You fools.' })
  await ann.hears('You fools.')
  ann.tell('{"report": {"seat": 1, "words": 0}}\n')
  const people = `{"type":"people"${(await host.hears('"reports":[{"seat":1,"words":0,"times":1}]')).split('{"type":"people"').at(-1)}${await host.hears('\n')}`
  expect(tableMessages.people.parse(JSON.parse(people))).toMatchObject({ reports: [{ seat: 1, words: 0, times: 1 }] })
  host.tell('{"silence": 1}\n')
  await ann.hears('"kind":"silence"')
  await ann.hears('"silenced":[1]')
  host.tell('{"unsilence": 1}\n')
  await ann.hears('"kind":"unsilence"')
  for (const one of [ann, host]) one.child.stdin.end()
  await Promise.all([ann.gone, host.gone])
})
