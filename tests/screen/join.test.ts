import { expect, test } from 'vitest'
import { newHome } from '../cli/command.ts'
import { newServer, until } from '../cli/tables.ts'
import { sitBefore } from './seated.ts'

const server = await newServer()
const { home } = newHome()
const elsewhere = newHome()

test('on the whole screen: who sits there, and the keys of the host', async () => {
  const { links, hostLink, seat } = await server.newTable({ game: 'homeland', players: 3 })
  const ann = sitBefore(['join', links[0]], home)
  await ann.sees(text => text.includes('Your name at this table?'))
  await ann.type('Ann', '\r')
  expect(await ann.sees(text => text.includes('Your colour at this table?'))).toContain('> 1  ● amber')
  await ann.type('\u001b[B', '\u001b[B', '\r')
  expect(await ann.sees(text => text.includes('Waiting for the others.'))).toContain('Seat 1: Ann (you), green')
  await seat(1, 'Ben')
  await ann.sees(text => text.includes('Seat 2: Ben'))
  const host = sitBefore(['join', hostLink], elsewhere.home)
  await host.sees(text => text.includes('There are free seats.'))
  await host.type('b')
  await host.sees(text => text.includes('Somebody sits there already.'))
  await host.type('B')
  await host.sees(text => text.includes('Seat 3: Bot 3 (bot, '))
  await host.type('f')
  await host.sees(text => text.includes('Seat 1: free'))
  expect(await ann.sees(text => text.includes('Seat 1: free'))).toContain('Seat 3: Bot 3')
  await host.type('q')
  expect((await host.gone).code).toBe(0)
  await ann.type('q')
  expect((await ann.gone).err).toContain('You have left; the game goes on.')
})

test('a whole game on the screen, in the middle of which the server is gone for a while', async () => {
  const { links, seat, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  await seat(1, 'Ben')
  const ann = sitBefore(['join', links[0], '--name', 'Ann'], home)
  await ann.sees(text => text.includes('Seat 2: Ben'))
  const host = hostOf()
  await until(host, ({ lobby }) => lobby !== null)
  await host.act({ type: 'bot', seat: 2, kind: 'random', name: 'Rob' })
  await host.act({ type: 'draw' })
  await ann.sees(text => text.includes('Round 1'))
  const isOver = (text: string): boolean => text.includes('Own bits:') || text.includes('Debrief')
  let keys = 0
  let sawOthers = false
  while (!isOver(ann.text())) {
    const text = await ann.sees(now => !now.includes('Waiting for') || isOver(now))
    sawOthers ||= /Ben |Rob /.test(text)
    if (isOver(text)) break
    if (keys === 20) {
      await server.stop()
      await ann.sees(now => now.includes('The server is gone: you can look, not act.'))
      await ann.type('\r')
      await ann.sees(now => now.includes('The server is gone: you can look, not act.'))
      await server.restart()
      await ann.sees(now => !now.includes('The server is gone'))
    }
    await ann.type(...(keys++ % 3 === 0 ? ['2', '\r'] : ['\r']))
  }
  expect(sawOthers).toBe(true)
  await ann.type('\u001b[F')
  expect(await ann.sees(text => text.includes('The game is kept in'))).toMatch(/Played again: \d+ choices/)
  await ann.type('q')
  const { code, err } = await ann.gone
  expect(err).toBe('')
  expect(code).toBe(0)
})
