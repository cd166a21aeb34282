import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, first, newHome } from './command.ts'

/** Who may read what is kept. */

const { say, at } = newHome()

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)

test('folders and files are made for their owner alone, whatever the umask is', () => {
  const home = at('own')
  const played = spawnSync(
    'sh',
    ['-c', 'umask 0; exec "$0" "$@"', process.execPath, bin, 'play', 'negotiator', '--plain'],
    {
      input: first,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SITUATION_ROOM_HOME: home },
    },
  )
  expect(played.status).toBe(0)
  const [game] = readdirSync(join(home, 'games'))
  expect([home, join(home, 'games')].map(modeOf)).toEqual(['700', '700'])
  expect([join(home, 'games', game), join(home, 'career.json')].map(modeOf)).toEqual(['600', '600'])
})

test('what its owner has opened to others, or closed, stays so at the next write', async () => {
  const env = { SITUATION_ROOM_HOME: at('shared') }
  mkdirSync(at('shared'))
  chmodSync(at('shared'), 0o755)
  await say('play negotiator --plain --seed modes', 'bank keep-cool\nq\n', env)
  expect(modeOf(at('shared'))).toBe('755')
  const folder = join(at('shared'), 'games')
  const file = join(folder, readdirSync(folder)[0])
  for (const mode of [0o644, 0o640, 0o600]) {
    chmodSync(file, mode)
    await say(['resume', file, '--plain'], 'u\nbank keep-cool\nq\n', env)
    expect(modeOf(file)).toBe(mode.toString(8))
  }
})
