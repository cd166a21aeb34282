import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { shipped } from '../../src/games/index.ts'
import { lineOf } from '../../src/host/change.ts'
import { openNew } from '../../src/host/opening.ts'
import { writeMatch } from '../../src/table/file.ts'
import { folderStore } from '../../src/terminal/io/folder-store.ts'
import { bin, newHome, root } from './command.ts'

/** A process that may not make a file longer than this has, for that file, a full disk. */
const BLOCK_BYTES = 512
const limited = (blocks: number, args: readonly string[], input: string, env: NodeJS.ProcessEnv) =>
  spawnSync('sh', ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', process.execPath, ...args], {
    input,
    encoding: 'utf8',
    env,
  })

const { home, games, at } = newHome()
const bare = { PATH: process.env.PATH, HOME: home, SITUATION_ROOM_HOME: home }
const changes = [1, 2, 3].map(n => ({ entries: [], notes: [{ seat: 0, about: { case: n }, text: 'é'.repeat(100) }] }))

test('a list of changes for which there is no room is not kept, not even in part, and the log goes on', async () => {
  const folder = at('folder')
  const opening = { game: 'negotiator', setup: { abductor: 'edward' }, seed: 's', practice: false, seats: [] }
  const open = await openNew(shipped, opening, 'a.json', 0, () => '5'.repeat(64))
  const line = lineOf(open, 0)
  const store = folderStore(folder)
  await store.create(line, JSON.stringify(writeMatch(open.game, open.match, true)))
  const script = at('append.mjs')
  writeFileSync(
    script,
    `import { folderStore } from ${JSON.stringify(pathToFileURL(join(root, 'dist/src/terminal/io/folder-store.js')))}
    const [folder, line, changes] = process.argv.slice(2)
    const store = folderStore(folder)
    let length = 0
    try {
      for (;;) {
        if (!(await store.append(JSON.parse(line), length, JSON.parse(changes)))) throw new Error('refused')
        length += 3
      }
    } catch (error) {
      const again = await store.append(JSON.parse(line), length, []).catch(() => 'failed')
      console.log(JSON.stringify({ length, why: error.cause?.values?.problem ?? String(error), again }))
    }`,
  )
  const { stdout, stderr } = limited(8, [script, folder, JSON.stringify(line), JSON.stringify(changes)], '', bare)
  expect(stderr).toBe('')
  const { length, why, again } = JSON.parse(stdout)
  expect({ why, again }).toEqual({ why: 'EFBIG', again: true })
  expect(length).toBeGreaterThanOrEqual(3)
  const log = readFileSync(join(folder, 'a.json.log'), 'utf8')
  expect(log.length).toBeLessThanOrEqual(8 * BLOCK_BYTES)
  expect(log.endsWith('\n')).toBe(true)
  expect((await store.load('a.json'))?.changes).toHaveLength(length)
  expect(await store.append(line, length, changes)).toBe(true)
  expect((await folderStore(folder).load('a.json'))?.changes).toHaveLength(length + 3)
})

test('a game on a full disk says so once and goes on, and is kept whole as soon as there is room', () => {
  const play = ['play', 'negotiator', '--plain', '--seed', 'full']
  const lines = `${'bank small-talk\nu\n'.repeat(60)}bank keep-cool\nq\n`
  const { status, stderr } = limited(8, [bin, ...play], lines, bare)
  expect(stderr.match(/cannot be written \(EFBIG\)\. The game goes on, but is not saved\./g)).toHaveLength(1)
  expect(status).toBe(0)
  const [file] = games()
  expect(readdirSync(join(home, 'games'))).toHaveLength(1)
  expect(JSON.parse(readFileSync(file, 'utf8')).draft).toEqual([{ seat: 0, choice: 'bank keep-cool' }])
})
