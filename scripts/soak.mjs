// Plays the contract of every game for a long time: ten thousand games of each setup for each check, or as many as
// are asked for.
//   npm run soak -- 500
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [given = '10000'] = process.argv.slice(2)
if (!/^[1-9]\d{0,8}$/.test(given)) {
  process.stderr.write(`How many games? "${given}" is not a whole number of 1 or more: npm run soak -- 500\n`)
  process.exit(2)
}

const contracts = readdirSync(join(root, 'src/games'))
  .map(game => `src/games/${game}/contract.test.ts`)
  .filter(file => existsSync(join(root, file)))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', ...contracts, '--reporter=verbose', '--disable-console-intercept'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SOAK: given } },
)
process.exitCode = status ?? 1
