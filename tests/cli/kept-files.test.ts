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
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, first, newHome } from './command.ts'

/** Who may read what is kept, and what lies beside it. */

const { say, games, at } = newHome()

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)
const aMinuteAgo = (file: string): void => utimesSync(file, new Date(), new Date(Date.now() - 70_000))

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

test('what writes left behind that were cut off is cleared away when the next game is opened, and nothing else', async () => {
  await say('play negotiator --plain --seed left', 'q\n')
  const game = games().at(-1) ?? ''
  const dead = spawnSync(process.execPath, ['--version']).pid
  const cutOff = [
    `${game}.${dead}.0123abcd.new`,
    // As older versions named them, and a lock that was being taken over.
    `${game}.0123abcd.new`,
    `${game}.lock.new`,
    `${at('career.json')}.${dead}.0123abcd.new`,
  ]
  const notOurs = [`${game}.${process.ppid}.0123abcd.new`, at('games/ideas.new'), at('deck.json.0123abcd.new')]
  const underWay = `${game}.${dead}.4567cdef.new`
  for (const file of [...cutOff, ...notOurs, underWay]) writeFileSync(file, '{"format": "situation-')
  for (const file of [...cutOff, ...notOurs]) aMinuteAgo(file)
  await say(['resume', game, '--plain'], 'q\n')
  expect([...cutOff, ...notOurs, underWay].filter(existsSync)).toEqual([...notOurs, underWay])

  // A save elsewhere has its own leftovers cleared away, and only those.
  mkdirSync(at('elsewhere'))
  const moved = join(at('elsewhere'), basename(game))
  copyFileSync(game, moved)
  const beside = [`${moved}.${dead}.0123abcd.new`, join(at('elsewhere'), `thesis.${dead}.0123abcd.new`)]
  for (const file of beside) {
    writeFileSync(file, '')
    aMinuteAgo(file)
  }
  await say(['resume', moved, '--plain'], 'q\n')
  expect(beside.filter(existsSync)).toEqual(beside.slice(1))
})
