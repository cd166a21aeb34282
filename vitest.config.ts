import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Nothing fails for being slow: this is for what will never end, on a machine busy with other things too. */
const NEVER_MS = 30 * 60_000

/** What takes longest begins first, so that at the end no worker waits for one file. */
const slowest = ['homeland/contract', 'negotiator/contract', 'web/screens', 'web/']
const rankOf = ({ moduleId }: TestSpecification): number => {
  const place = slowest.findIndex(part => moduleId.includes(part))
  return place < 0 ? slowest.length : place
}
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

/**
 * All tests of a worker share one set of modules, and those of the page one browser: loading modules anew for each file
 * cost more than most files do.
 */
export default defineConfig({
  test: {
    testTimeout: NEVER_MS,
    hookTimeout: NEVER_MS,
    expect: { poll: { timeout: NEVER_MS / 2 } },
    // A test of the page often waits for its browser: four fill two cores.
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    isolate: false,
  },
})
