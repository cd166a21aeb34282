// npm test: format, lint, lock file and types beside the tests, which wait for browsers and servers half of the time. What
// the checks find is said at once, and ends the tests. Arguments are for Vitest: npm test -- src/engine
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

/** @returns the running child, and its exit code once it has ended */
function start(command, args, stdio) {
  const child = spawn(command, args, { stdio, shell: process.platform === 'win32' })
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve(code ?? 1))
  })
  return { child, ended }
}

const check = start('npm', ['run', '--silent', 'check'], ['ignore', 'pipe', 'pipe'])
const said = []
for (const stream of [check.child.stdout, check.child.stderr]) stream.on('data', data => said.push(data))
const tests = start(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], 'inherit')
const checked = check.ended.then(code => {
  if (code !== 0) tests.child.kill('SIGINT')
  return code
})
const [checkCode, testCode] = await Promise.all([checked, tests.ended])
if (checkCode !== 0) {
  process.stderr.write(Buffer.concat(said))
  // Nothing that is run once more (.ci/run) makes up for this.
  if (process.env.FAILED) rmSync(process.env.FAILED, { force: true })
}
process.exitCode = checkCode || testCode
