import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Fault } from '../engine/game.ts'
import { ofTheCommand, readSettings, variables } from './settings.ts'

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const known = [...Object.keys(variables), ...ofTheCommand]

function faultOf(work: () => unknown): Fault {
  try {
    work()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('.env.example', () => {
  const lines = [...textOf('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)]

  test('lists every variable, and nothing else', () => {
    expect(lines.map(([, name]) => name)).toEqual(known)
  })

  test('nothing is set in it, and what it shows can be set', () => {
    expect(textOf('.env.example')).not.toMatch(/^[^#\n]/m)
    const examples = Object.fromEntries(lines.flatMap(([, name, value]) => (value === '' ? [] : [[name, value]])))
    const settings = readSettings({ ...examples, SEAL_KEY: '0'.repeat(64) })
    const { port, data, databaseUrl, sealKey, publicUrl, proxies, ...rest } = readSettings({})
    // What is no example is the default.
    expect(settings).toMatchObject(rest)
    expect([port, data, databaseUrl, sealKey, publicUrl]).toEqual([null, null, null, null, null])
    expect(proxies).toEqual([])
  })
})

test('docs/HOSTING.md says what every variable does', () => {
  const rows = [...textOf('docs/HOSTING.md').matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name)
  expect(rows.toSorted()).toEqual(known.toSorted())
})

test('a flag stands before the environment', () => {
  const env = { PORT: '80', HOST: 'a', DATA: 'b' }
  expect(readSettings(env)).toMatchObject({ port: 80, host: 'a', data: 'b' })
  expect(readSettings(env, { port: '81', host: 'c', data: 'd' })).toMatchObject({ port: 81, host: 'c', data: 'd' })
})

test.each([
  ['PORT', '-1', 'setting.number'],
  ['PORT', '1e3', 'setting.number'],
  ['SITUATION_ROOM_TRUST_PROXY', 'my proxy', 'setting.networks'],
  ['SITUATION_ROOM_LIMIT_BODY_BYTES', '0', 'setting.number'],
  ['SITUATION_ROOM_STOP_SECONDS', '0', 'setting.number'],
  ['SITUATION_ROOM_WARM_UP', 'no', 'setting.choice'],
  ['SITUATION_ROOM_METRICS', 'yes', 'setting.choice'],
  ['SITUATION_ROOM_METRICS', '', 'serve.empty'],
  ['SITUATION_ROOM_PUBLIC_URL', 'https://example.org/games', 'setting.address'],
  ['SITUATION_ROOM_PUBLIC_URL', 'https://user@example.org', 'setting.address'],
  ['SITUATION_ROOM_PUBLIC_URL', 'https://[', 'setting.address'],
  ['SEAL_KEY', `0x${'0'.repeat(62)}`, 'serve.seal-key'],
  ['SITUATION_ROOM_', '1', 'setting.unknown'],
  ['SITUATION_ROOM_PORT', '1', 'setting.unknown'],
])('%s=%s is refused', (name, value, wrong) => {
  expect(faultOf(() => readSettings({ [name]: value })).key).toBe(wrong)
})

test('a key that cannot be one is not repeated', () => {
  expect(faultOf(() => readSettings({ SEAL_KEY: 'my secret' })).message).not.toContain('secret')
})
