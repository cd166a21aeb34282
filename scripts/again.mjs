// Runs what failed in `FAILED=file npm test` once more, alone: `node scripts/again.mjs file`. A fault of the program fails
// again. What does not was a test that judged a moment under everybody else's load: it is named, and is to be mended.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** More than these are no accident. */
const MOST_FILES = 3

const [file] = process.argv.slice(2)
const failed = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
if (failed.length === 0 || failed.length > MOST_FILES) process.exit(1)

process.stdout.write(`\nOnce more, alone: ${failed.join(', ')}\n`)
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...failed], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(1)
process.stdout.write(`\nUNSTEADY, failed first and passed alone, to be mended: ${failed.join(', ')}\n`)
