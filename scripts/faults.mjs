// What can go wrong with a server, on purpose and for as long as one likes: docs/FAULTS.md says what each campaign does.
// Everything stays on this machine. Short forms of all of them are in npm test.
//   npm run faults                        every campaign once, at its usual length
//   npm run faults -- 1000 SEED           a thousand matches simulated from a seed
//   npm run faults -- simulation 1 'a#7'  evening 7 of seed a again, to the last message
//   npm run faults -- kills 1000 SEED     one campaign, so often, from a seed
import { spawnSync } from 'node:child_process'

const campaigns = {
  simulation: {
    count: 200,
    env: 'FAULT_MATCHES',
    file: 'tests/server/simulation/simulation.test.ts',
    only: 'simulated',
  },
  planted: { env: 'FAULT_PLANTED', file: 'tests/server/simulation/planted.test.ts' },
  kills: { count: 100, env: 'FAULT_KILLS', file: 'tests/server/kills.test.ts' },
  nodes: { count: 20, env: 'FAULT_NODES', file: 'tests/server/nodes.test.ts', only: 'faults at random' },
  lines: { count: 8, env: 'FAULT_LINES', file: 'tests/server/faults/lines.test.ts' },
  disk: { env: 'FAULT_DISK', file: 'tests/server/faults/disk.test.ts' },
  failover: { count: 2, env: 'FAULT_FAILOVERS', file: 'tests/server/faults/failover.test.ts' },
  clocks: { count: 6, env: 'FAULT_CLOCKS', file: 'tests/server/faults/clocks.test.ts' },
  messages: { count: 100_000, env: 'FAULT_MESSAGES', file: 'tests/server/faults/messages.test.ts' },
}
/** Nothing runs for ever. */
const LONGEST_MS = 6 * 3_600_000

const given = process.argv.slice(2)
const isNumber = text => /^[1-9]\d{0,8}$/.test(text)
const [name, count, seed] = given.length > 0 && isNumber(given[0]) ? ['simulation', ...given] : given

if (name !== undefined && (!(name in campaigns) || (count !== undefined && !isNumber(count)))) {
  process.stderr.write(
    `Which campaign, and how often? npm run faults -- kills 100\nThere are: ${Object.keys(campaigns).join(', ')}\n`,
  )
  process.exit(2)
}

const rows = (name === undefined ? Object.keys(campaigns) : [name]).map(one => {
  const { file, env, only, count: usual = 1 } = campaigns[one]
  const often = count ?? String(usual)
  process.stderr.write(`\n=== ${one}, ${often}${seed ? `, from seed ${seed}` : ''}\n`)
  const began = Date.now()
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', file, '--disable-console-intercept'],
      ...['--testTimeout', String(LONGEST_MS), ...(only ? ['-t', only] : [])],
    ],
    {
      stdio: 'inherit',
      timeout: LONGEST_MS,
      env: { ...process.env, [env]: often, ...(seed ? { FAULT_SEED: seed } : {}) },
    },
  )
  return { campaign: one, count: Number(often), passed: status === 0, seconds: Math.round((Date.now() - began) / 1000) }
})
console.table(rows)
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1
