// Everything there is to run, one after the other, with what each took: for before a release, not for every change.
//   npm run test:all            half an hour or more on two cores
//   npm run test:all -- 1000    the soak with 1,000 games of each set-up
import { spawnSync } from 'node:child_process'

const [games = '200'] = process.argv.slice(2)
const npm = (...args) => ['npm', ['run', ...args]]

const steps = [
  ['npm test, with what changes seldom', ['npm', ['test']], { SELDOM: 'always' }],
  ['the fuzzers, long', npm('fuzz', '--', '300')],
  [`soak, ${games} games of each set-up`, npm('soak', '--', games)],
  ['mutants', npm('mutants')],
  ['the table in every window', npm('windows')],
  ['Node 22', npm('test:node', '--', '22')],
  ['Node 24', npm('test:node', '--', '24')],
]

const rows = steps.map(([name, [command, args], env = {}]) => {
  process.stderr.write(`\n=== ${name}\n`)
  const began = Date.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return { step: name, passed: status === 0, seconds: Math.round((Date.now() - began) / 1000) }
})
console.table(rows)
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1
