import { defineConfig } from 'vitest/config'
import { FailedWritten } from './tests/failed.ts'
import { SlowestFirst, TimesWritten } from './tests/times.ts'

/** Nothing fails for being slow: this is for what will never end, on a machine busy with other things too. */
const NEVER_MS = 15 * 60_000

/**
 * All tests of a worker share one set of modules, and those of the page one browser: loading modules anew for each file
 * cost more than most files do.
 */
export default defineConfig({
  test: {
    // Servers in processes of their own are asked a few times and ended: what warms them up is tested by itself.
    env: { SITUATION_ROOM_WARM_UP: 'off' },
    testTimeout: NEVER_MS,
    hookTimeout: NEVER_MS,
    // Short enough that three that never come leave time to run them once more (.ci/run).
    expect: { poll: { timeout: NEVER_MS / 3 } },
    // A test of the page often waits for its browser: four fill two cores.
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    reporters: [
      'default',
      ...(process.env.TIMES === 'write' ? [new TimesWritten()] : []),
      ...(process.env.FAILED ? [new FailedWritten(process.env.FAILED)] : []),
    ],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    isolate: false,
  },
})
