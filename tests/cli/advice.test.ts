import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, newHome, root } from './command.ts'

const { home } = newHome()
const PATH = process.env.PATH ?? ''

/** A folder with a space and a quote in its name, where games are kept and from where the command is also called. */
const odd = join(home, "it's here")
mkdirSync(join(odd, 'bin'), { recursive: true })
symlinkSync(root, join(odd, 'a clone'))
mkdirSync(join(odd, 'node_modules/.bin'), { recursive: true })
for (const folder of ['bin', '.', 'node_modules/.bin']) symlinkSync(bin, join(odd, folder, 'situation-room'))

mkdirSync(join(home, 'other'))
writeFileSync(join(home, 'other/situation-room'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })

/** One line typed into a shell. */
const shell = (command: string, cwd: string, path: string, input = '') => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    input,
    encoding: 'utf8',
    env: {
      PATH: path,
      HOME: home,
      SITUATION_ROOM_HOME: odd,
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    },
  })
  return { code: status, out: stdout, err: stderr }
}

interface Way {
  readonly where: string
  readonly typed: string
  readonly said: string
  readonly cwd: string
  readonly path?: string
}

const ways: readonly Way[] = [
  {
    where: 'from the root of a clone',
    typed: 'node bin/situation-room.js',
    said: 'node bin/situation-room.js',
    cwd: root,
  },
  { where: 'from another folder', typed: `node ${bin}`, said: `node ${bin}`, cwd: odd },
  {
    where: 'by a path with spaces',
    typed: 'node "a clone/bin/situation-room.js"',
    said: "node 'a clone/bin/situation-room.js'",
    cwd: odd,
  },
  {
    where: 'by a path with spaces and a quote, from another folder',
    typed: `node "${odd}/a clone/bin/situation-room.js"`,
    said: `node '${odd.replace("'", "'\\''")}/a clone/bin/situation-room.js'`,
    cwd: root,
  },
  {
    where: 'by a link in the PATH',
    typed: 'situation-room',
    said: 'situation-room',
    cwd: root,
    path: `${join(odd, 'bin')}${delimiter}${PATH}`,
  },
  { where: 'by a link that is in no PATH', typed: './situation-room', said: './situation-room', cwd: odd },
  {
    where: 'by a link that another command of that name hides',
    typed: './situation-room',
    said: './situation-room',
    cwd: odd,
    path: `${join(home, 'other')}${delimiter}${PATH}`,
  },
  { where: 'by npx', typed: 'npx --no-install situation-room', said: 'npx situation-room', cwd: odd },
]

test.each(ways)('started $where, it says how it is started there, and what it says works', way => {
  const { typed, said, cwd, path = PATH } = way
  const wrong = shell(`${typed} play negotiator --fast`, cwd, path)
  expect(wrong.code, wrong.err).toBe(2)
  const [, advice] = /See: (.+)$/m.exec(wrong.err) ?? []
  expect(advice).toBe(`${said} play --help`)
  const { code, out } = shell(`${advice}`, cwd, path)
  expect(code).toBe(0)
  expect(out).toContain(`Usage: ${said} play GAME`)
})

test('a game that was left is gone on with by what was said, wherever it is kept', () => {
  const left = shell(
    '"./a clone/bin/situation-room.js" play negotiator --plain --seed x',
    odd,
    PATH,
    'bank keep-cool\n',
  )
  const [, advice = ''] = /The game is kept; go on with: (.+)\n$/.exec(left.err) ?? []
  expect(advice).toContain("node 'a clone/bin/situation-room.js' resume '/")
  const { code, err, out } = shell(`${advice} --plain`, odd, PATH, 'q\n')
  expect([code, err]).toEqual([0, `Kept. Go on with: ${advice}\n`])
  expect(out).toContain('Seed x.')
})
