import { expect, test } from 'vitest'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { doesBeside, newHome } from './command.ts'
import { newServer, until } from './tables.ts'

// What the page offers at a table elsewhere, a terminal does as well.

/** Whoever has no line for so long is away. */
const server = await newServer({ awayMs: 200 })
const elsewhere = await newServer()

test('a host gives links to free seats, and whoever sits there stands up', async () => {
  const { hostLink, links, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const host = newHome().start(`join ${hostLink} --plain`)
  const home = newHome()
  const ann = home.start(`join ${links[0]} --name Ann --plain`)
  await host.hears('Seat 1: Ann')
  ann.tell('?\n')
  await ann.hears('r or rise: ')
  ann.tell('rise\n')
  const { code, err } = await ann.gone
  expect([code, err]).toEqual([0, 'You have stood up: the seat is free again.\n'])
  await until(hostOf(), ({ lobby }) => lobby?.chairs.every(one => one === null) === true)
  host.tell('invite 1\n')
  await host.hears('For seat 1, once: ')
  const link = (await host.hears('\n')).trim()
  const again = home.start(`join ${link} --name Anna --json`)
  expect(tableMessages.lobby.parse(JSON.parse(await again.hears('\n')))).toMatchObject({ seat: 0 })
  again.tell('{"rise": true}\n')
  expect((await again.gone).code).toBe(0)
  const program = newHome().start(`join ${hostLink} --json`)
  await program.hears('"type":"lobby"')
  program.tell('{"invite": 2}\n')
  await program.hears('{"type":"invite"')
  const answer = JSON.parse(`{"type":"invite"${await program.hears('\n')}`)
  expect(tableMessages.invite.parse(answer)).toMatchObject({ seat: 2 })
  const guest = newHome().start(`join ${answer.link} --name Guest --plain`)
  await guest.hears('Seat 3: Guest (you)')
  for (const one of [guest, host]) one.tell('q\n')
  program.child.stdin.end()
  await Promise.all([guest.gone, host.gone, program.gone])
})

test('one plays oneself again, reports what was written earlier, and a seat is given to somebody else', async () => {
  const { hostLink, links, seat } = await server.newTable({ game: 'homeland', players: 3 })
  const ben = await seat(1, 'Ben', false)
  const cy = await seat(2, 'Cy', false)
  const ann = newHome().start(`join ${links[0]} --name Ann --plain`)
  const host = newHome().start(`join ${hostLink} --plain`)
  await host.hears('Everybody is there. s begins.\n')
  host.tell('s\n')
  for (const one of [ann, host]) await one.hears('The SHA-256 of the secret')
  for (const one of [ben, cy]) await until(one, ({ shown }) => shown !== null)

  for (const text of ['You fools.', 'Good evening.']) {
    await ben.act({ type: 'text', text })
    await ann.hears(`Ben writes: ${text}\n`)
  }
  await doesBeside(ann, 'report to the host something that Ben wrote earlier', 'good')
  await ann.hears('Ben has written nothing with “good” in it.\n')
  await doesBeside(ann, 'report to the host something that Ben wrote earlier', 'FOOLS')
  await ann.hears('Done.\n')
  await expect
    .poll(async () => {
      host.tell('people\n')
      return host.hears('let Cy write no more words of their own\n')
    })
    .toContain('Reported once: Ben wrote “You fools.”.')

  await doesBeside(ann, 'let the autopilot play for you until you do something')
  await ann.hears('From now on the autopilot plays for Ann.\n')
  await doesBeside(ann, 'play yourself again')
  await ann.hears('Ann plays again.\n')

  cy.leave()
  await ann.hears('Cy is away.\n')
  await doesBeside(ann, 'Cy is away: give the seat to somebody else (0 of 2 votes)')
  await ben.act({ type: 'vote', about: 2, verdict: 'substitute' })
  for (const one of [ann, host]) await one.hears('Somebody else may take the seat of Cy.\n')
  await doesBeside(host, 'make a link for whoever takes the seat of Cy')
  await host.hears('For seat 3, once: ')
  const dan = newHome().start(`join ${(await host.hears('\n')).trim()} --name Dan --plain`)
  await dan.hears('The SHA-256 of the secret')
  await ann.hears('Dan takes the seat.\n')
  for (const one of [ann, dan, host]) one.tell('q\n')
  await Promise.all([ann.gone, dan.gone, host.gone])
})

test('the tables of a machine are listed as the page lists them, also where a server is gone', async () => {
  const home = newHome()
  expect((await home.say('join --mine')).out).toBe('You sit at no table from this machine.\n')
  const { hostLink, links, seat, table } = await server.newTable({ game: 'homeland', players: 3, pace: 'day' })
  const ann = home.start(`join ${links[0]} --name Ann --plain`)
  await ann.hears('Seat 1: Ann (you)')
  const at = `${server.address}/t/${table}`
  expect((await home.say('join --mine')).out).toBe(`Homeland, Ann, nobody, nobody: before the game. ${at}\n`)
  for (const [n, name] of ['Ben', 'Cy'].entries()) await seat(n + 1, name, false)
  const host = home.start(`join ${hostLink} --plain`)
  await host.hears('Everybody is there. s begins.\n')
  host.tell('s\n')
  await ann.hears('The SHA-256 of the secret')
  const gone = await elsewhere.newTable({ game: 'homeland', players: 3 })
  const there = home.start(`join ${gone.links[0]} --name Ann --plain`)
  await there.hears('Seat 1: Ann (you)')
  there.tell('q\n')
  await there.gone
  await elsewhere.stop()
  const { out, err } = await home.say('join --mine')
  await elsewhere.restart()
  // The same table by seat and by the host's link is one.
  expect(out).toMatch(
    /^Homeland, Ann, Ben, Cy: (?:your turn|the others play), (?:1 day 0 h|2[34] h \d\d min) left\. http:\S+\n$/,
  )
  expect(err).toContain(elsewhere.address)
  const { tables } = JSON.parse((await home.say('join --mine --json')).out)
  expect(tables).toHaveLength(2)
  expect(tables).toContainEqual(expect.objectContaining({ table, phase: 'started', link: at }))
  expect((await home.say('join --mine --lang de')).out).toMatch(/: (?:du bist dran|die anderen spielen), noch /)
  const back = home.start(`join ${at} --plain`)
  await back.hears('The SHA-256 of the secret')
  for (const one of [ann, back, host]) one.tell('q\n')
  await Promise.all([ann.gone, back.gone, host.gone])
})
