import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { serverAt } from '../../src/terminal/join/server.ts'
import { openProxy } from '../server/faults/proxy.ts'
import { expectMistake, newHome } from './command.ts'
import { newServer, until } from './tables.ts'

const server = await newServer()
const { say } = newHome()
const stranger = newHome()
const newcomer = newHome()

const PASS = 'abcdefghijklmnopqrstuv'
const HOUR_MS = 3_600_000
const portOf = (one: Server): Promise<number> =>
  new Promise(done => one.listen(0, '127.0.0.1', () => done((one.address() as AddressInfo).port)))
const invitedBy = (link: string): { readonly invite: string; readonly hash: null } => ({
  invite: link.split('#s=')[1],
  hash: null,
})

describe('a sentence, and the exit code of a mistake', () => {
  test.each<[string, () => string | Promise<string>, RegExp]>([
    ['no link at all', () => 'homeland', /This is not a link to a table, which looks like http/],
    [
      'no server',
      () => `http://127.0.0.1:1/t/x#s=${PASS}`,
      /There is no server at http:\/\/127\.0\.0\.1:1, or it does not answer/,
    ],
    ['no such table', () => `${server.address}/t/nowhere#s=${PASS}`, /There is no such table on this server\./],
    [
      'a link that nobody made',
      async () => `${server.address}/t/${(await server.newTable({ game: 'homeland', players: 3 })).table}#s=${PASS}`,
      /This link is not good any more/,
    ],
    [
      'a host’s link that nobody made',
      async () => `${server.address}/t/${(await server.newTable({ game: 'homeland', players: 3 })).table}#h=${PASS}`,
      /This link is not good any more/,
    ],
    [
      'the link of another table',
      async () => {
        const [one, other] = [
          await server.newTable({ game: 'negotiator' }),
          await server.newTable({ game: 'negotiator' }),
        ]
        return other.links[0].replace(other.table, one.table)
      },
      /This link belongs to another table\./,
    ],
    [
      'a link that only names a table where one has no seat',
      async () => `${server.address}/t/${(await server.newTable({ game: 'negotiator' })).table}`,
      /This link only names the table/,
    ],
  ])('%s', async (_what, link, text) => {
    expectMistake(await say(['join', await link(), '--name', 'Ann', '--plain']), text)
  })

  test('a seat that somebody has taken by the same link', async () => {
    const { links } = await server.newTable({ game: 'homeland', players: 3 })
    await say(['join', links[0], '--name', 'Ann', '--plain'], 'q\n')
    expectMistake(await stranger.say(['join', links[0], '--name', 'Eve', '--plain']), 'somebody has sat down by it')
  })

  test('a name that somebody has, and none where a program sits down', async () => {
    const { links } = await server.newTable({ game: 'homeland', players: 3 })
    await say(['join', links[0], '--name', 'Ann', '--plain'], 'q\n')
    expectMistake(await say(['join', links[1], '--name', 'ann', '--plain']), 'Somebody is called “ann” already.')
    expectMistake(await say(['join', links[1], '--json']), 'A program says who it is: --name NAME.')
  })

  test('a table whose game has begun, and one that was closed', async () => {
    const one = await server.newTable({ game: 'homeland', players: 3 })
    await newcomer.say(['join', one.hostLink, '--plain'], 'bot\nx\n')
    expectMistake(await say(['join', one.links[0], '--name', 'Ann', '--plain']), 'This table was closed')
    // And it is nothing to come back to.
    expectMistake(await newcomer.say(['join', one.hostLink, '--plain']), 'This table was closed')
    expectMistake(await newcomer.say(['join', '--plain']), 'There is no seat to come back to on this machine.')
    const other = await server.newTable({ game: 'homeland', players: 3 })
    await other.seat(0, 'Ann')
    await stranger.say(['join', other.hostLink, '--plain'], 'bot\ns\n')
    expectMistake(
      await stranger.say(['join', other.links[1], '--name', 'Eve', '--plain']),
      /The game at this table has begun/,
    )
  })

  test('a server of the future, and what is no server of ours', async () => {
    const lobby = { game: 'homeland', setup: { players: 3 }, pace: null, chairs: [null, null, null] }
    const seen = { ...lobby, commitment: '0'.repeat(64), phase: 'gathering', drawingSince: null }
    const future = createServer((request, answer) => {
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify(request.url?.startsWith('/api') ? { table: 'x', lobby: seen } : {}))
    })
    const sockets = new WebSocketServer({ server: future })
    sockets.on('connection', socket =>
      socket.on('message', () => {
        socket.send(JSON.stringify({ type: 'weather', is: 'fine' }))
        const why = { key: 'server.protocol', values: { is: 1, should: 9 }, rule: null }
        socket.send(JSON.stringify({ type: 'refused', id: null, why }))
      }),
    )
    const plain = createServer((_request, answer) => answer.end('<h1>Hello</h1>'))
    afterAll(() => {
      for (const client of sockets.clients) client.terminate()
      future.close()
      plain.close()
    })
    const [port, other] = [await portOf(future), await portOf(plain)]
    expectMistake(
      await say(['join', `http://127.0.0.1:${port}/t/x#h=${PASS}`, '--plain']),
      'Version 1 here, version 9 at the server',
    )
    expectMistake(
      await say(['join', `http://127.0.0.1:${other}/t/x#h=${PASS}`, '--plain']),
      `What answers at http://127.0.0.1:${other} is not a server of Situation Room`,
    )
  })

  test('what answers while the server behind it does not: it is said, and tried again', async () => {
    const { table, links } = await server.newTable({ game: 'homeland', players: 3 })
    const port = Number(new URL(server.address).port)
    // As nginx says it.
    let asked = 0
    const empty = createServer((_request, answer) => {
      asked += 1
      const date = new Date(Date.now() - HOUR_MS).toUTCString()
      answer.writeHead(502, { 'content-type': 'text/html', date }).end('<h1>502 Bad Gateway</h1>')
    })
    const emptyPort = await portOf(empty)
    const way = await openProxy(emptyPort)
    const address = `http://127.0.0.1:${way.port}`
    const joining = newHome().say(
      ['join', links[0].replace(server.address, address), '--name', 'Ann', '--plain'],
      'q\n',
    )
    expectMistake(
      await say(['table', 'negotiator', '--at', address]),
      `Something answers at ${address}, but the server behind it does not at the moment. Try again in a moment.`,
    )
    await expect.poll(() => asked).toBeGreaterThan(2)
    // What the clock of a server says is known from whatever it answers.
    const late = serverAt(address)
    await expect(late.look(table)).rejects.toThrow('join.behind')
    expect(Math.round(late.aheadMs() / HOUR_MS)).toBe(1)
    way.leadTo(port)
    const { out, err } = await joining
    expect(err).toContain(
      `Something answers at ${address}, but the server behind it does not at the moment. It is tried again.`,
    )
    expect(out).toContain('Seat 1: Ann (you)')

    // At the table it is a server that is gone, until it is back.
    const { pass } = await serverAt(server.address).sit(table, { ...invitedBy(links[1]), name: 'Bob' })
    const bob = serverAt(address).join(table, pass)
    await until(bob, ({ isConnected }) => isConnected)
    way.leadTo(emptyPort)
    await until(bob, ({ isConnected }) => !isConnected)
    await expect.poll(() => asked).toBeGreaterThan(4)
    way.leadTo(port)
    await until(bob, ({ isConnected }) => isConnected)
    bob.leave()
    await way.close()
    empty.close()
  })

  test('a server that is gone when one comes back', async () => {
    const { links } = await server.newTable({ game: 'homeland', players: 3 })
    await say(['join', links[0], '--name', 'Ann', '--plain'], 'q\n')
    await server.stop()
    expectMistake(await say(['join', '--plain']), `There is no server at ${server.address}`)
    await server.restart()
    const { out } = await say(['join', '--plain'], 'q\n')
    expect(out).toContain('Seat 1: Ann (you)')
  })
})
