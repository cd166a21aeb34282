// The fuzzers of tests/fuzz for as long as one likes, each from another seed than `npm test` takes.
//   npm run fuzz                  a hundred times the tries of npm test
//   npm run fuzz -- 1000          a thousand times
//   npm run fuzz -- 1000 7 files  from seed 7, only tests/fuzz/files.test.ts
import { spawnSync } from 'node:child_process'

const [factor = '100', seed = String(1 + Math.floor(Math.random() * 1e9)), only = ''] = process.argv.slice(2)
if (![factor, seed].every(number => /^[1-9]\d{0,9}$/.test(number))) {
  process.stderr.write('Two whole numbers, how many times as long and which seed: npm run fuzz -- 100 7\n')
  process.exitCode = 2
} else {
  process.stderr.write(`${factor} times as long as in npm test, from seed ${seed}\n`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0', `tests/fuzz/${only}`],
    { stdio: 'inherit', env: { ...process.env, FUZZ_FACTOR: factor, FUZZ_SEED: seed } },
  )
  process.exitCode = status ?? 1
}
