// The whole suite on another Node, whose binary npm's `node` package brings: nothing of the machine is changed.
//   npm run test:node -- 24          everything `npm test` does, on the newest 24
//   npm run test:node -- 22 src/engine  the same, for some tests only
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const say = line => process.stderr.write(`${line}\n`)
const [major, ...tests] = process.argv.slice(2)

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' })
    .status === 0

function runOn(folder) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  if (!run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `node@${major}`])) {
    say(`npm has no Node ${major} for this machine, or could not be reached.`)
    return 2
  }
  const bin = join(folder, 'node_modules', 'node', 'bin')
  if (!existsSync(join(bin, 'node')) && !existsSync(join(bin, 'node.exe'))) {
    say(`npm's package of Node ${major} came without its binary: install scripts are switched off.`)
    return 2
  }
  const path = { PATH: `${bin}${delimiter}${process.env.PATH}` }
  run('node', ['--version'], path)
  const isGreen = tests.length === 0 ? run('npm', ['test'], path) : run('npx', ['vitest', 'run', ...tests], path)
  return isGreen ? 0 : 1
}

if (!/^\d{2}(\.\d+){0,2}$/.test(major ?? '')) {
  say('Which Node? npm run test:node -- 24')
  process.exitCode = 2
} else {
  const folder = mkdtempSync(join(tmpdir(), 'situation-room-node-'))
  try {
    process.exitCode = runOn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
