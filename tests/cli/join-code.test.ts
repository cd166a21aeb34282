import { expect, test } from 'vitest'
import { shownCode } from '../../src/table/code.ts'
import { tableMessages } from '../../src/terminal/lines/protocol-tables.ts'
import { expectMistake, newHome } from './command.ts'
import { newServer, until } from './tables.ts'

// A code that is typed instead of a link.

const server = await newServer()

test('who types it sits down, and comes back by it when nobody else can', async () => {
  const { code, table, host: hostOf } = await server.newTable({ game: 'homeland', players: 3 })
  const host = hostOf()
  const home = newHome()
  const typed = shownCode(code).toLowerCase()
  const ann = home.start(`join ${typed} --at ${server.address} --name Ann --plain`)
  await ann.hears('Seat 1: Ann (you)')
  await ann.hears(`Whoever types the code ${shownCode(code)} sits down`)
  const ben = newHome().start(`join ${server.address}/t/${table}#c=${code} --name Ben --json`)
  const told = JSON.parse(await ben.hears('\n')) as { readonly seat: number; readonly code: string }
  expect(tableMessages.lobby.parse(told)).toEqual(told)
  expect([told.seat, told.code]).toEqual([1, code])
  await until(host, ({ lobby }) => lobby?.chairs[1]?.name === 'Ben')
  ann.tell('q\n')
  expect((await ann.gone).code).toBe(0)
  await host.act({ type: 'code', isOn: false })
  const again = home.start(`join ${typed} --at ${server.address} --plain`)
  await again.hears('Seat 1: Ann (you)')
  expectMistake(await newHome().say(['join', code, '--at', server.address, '--name', 'Eve', '--plain']), 'this code')
  again.tell('q\n')
  await again.gone
  ben.child.kill('SIGTERM')
  await ben.gone
})

test('the host switches it off and makes another, in plain text and in JSON lines', async () => {
  const { code, hostLink } = await server.newTable({ game: 'homeland', players: 3 })
  const plain = newHome().start(`join ${hostLink} --plain`)
  await plain.hears(shownCode(code))
  plain.tell('code\n')
  await plain.hears('There are free seats')
  const json = newHome().start(`join ${hostLink} --json`)
  const next = async () => JSON.parse(await json.hears('\n')) as { readonly code?: string }
  expect((await next()).code).toBeUndefined()
  json.tell('{"code": true}\n')
  const { code: other } = await next()
  expect(other).toMatch(/^\w{6}$/)
  expect(other).not.toBe(code)
  await plain.hears(shownCode(other ?? ''))
  for (const one of [plain, json]) {
    one.child.kill('SIGTERM')
    await one.gone
  }
})
