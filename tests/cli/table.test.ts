import { expect, test } from 'vitest'
import { readLink } from '../../src/client/link.ts'
import { expectMistake, newHome } from './command.ts'

const { say, start } = newHome()

test('table opens one on a server that serve has started: a link for each seat, and one for the host', async () => {
  const served = start('serve --lang en --port 0')
  await served.hears('open at ')
  const at = (await served.hears('\n')).trim().replace(/\/$/, '')
  await served.hears('Ctrl-C')
  const { code, out } = await say(['table', 'homeland', '--players', '3', '--at', at, '--json'])
  expect(code).toBe(0)
  const { host, seats } = JSON.parse(out) as { readonly host: string; readonly seats: readonly string[] }
  expect(seats.map(link => readLink(link).right?.kind)).toEqual(['seat', 'seat', 'seat'])
  expect(readLink(host).right?.kind).toBe('host')
  expect(new Set([host, ...seats]).size).toBe(4)
  const told = await say(['table', 'homeland', '--players', '3', '--at', at, '--lang', 'de'])
  expect(told.out).toMatch(/^Platz 3: http/m)
  expect(told.out).toMatch(/tippen: [C-Y3-9]{3}-[C-Y3-9]{3}$/m)
  const watched = await say([
    'table',
    'homeland',
    '--players',
    '3',
    '--seed',
    'tea',
    '--spectators',
    '--at',
    at,
    '--json',
  ])
  const { watch, table } = JSON.parse(watched.out) as { readonly watch: string; readonly table: string }
  expect(readLink(watch).right?.kind).toBe('watch')
  const { lobby } = (await (await fetch(`${at}/api/tables/${table}`)).json()) as { lobby: object }
  expect(lobby).toMatchObject({ isSeedKnown: true, spectators: true })
  const call = await say(['table', 'negotiator', '--abductor', 'donna', '--at', at, '--json'])
  expect(call.code).toBe(0)
  expectMistake(await say(['table', 'negotiator', '--abductor', 'nobody', '--at', at]), 'nobody')
  expectMistake(await say(['table', 'homeland', '--abductor', 'donna', '--at', at]), '--abductor')
  expectMistake(await say(['table', 'homeland', '--players', '9', '--at', at]), 'too big')
  expectMistake(await say(['table', 'chess', '--at', at]), 'chess')
  served.child.kill('SIGINT')
  expect((await served.gone).code).toBe(0)
  expectMistake(await say(['table', 'homeland', '--players', '3', '--at', at]), 'There is no server at')
})
