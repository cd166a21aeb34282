import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Nothing fails for being slow: this is for what will never end, on a machine busy with other things too. */
const NEVER_MS = 30 * 60_000
const patience = { testTimeout: NEVER_MS, hookTimeout: NEVER_MS, expect: { poll: { timeout: NEVER_MS / 2 } } }

/** What takes longest begins first, so that at the end no worker waits for one file; the rest by project. */
const slowest = ['homeland/contract', 'negotiator/contract', 'web/screens', 'web/']
const rankOf = ({ moduleId, project }: TestSpecification): string => {
  const place = slowest.findIndex(part => moduleId.includes(part))
  return `${place < 0 ? slowest.length : place} ${project.name}`
}
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)))
  }
}

/** What starts processes of its own. */
const processes = ['tests/cli/**/*.test.ts', 'tests/mutants/**/*.test.ts', 'tests/{pack,ready}.test.ts']
const pages = ['tests/web/**/*.test.ts']

/**
 * Tests of a project share one set of modules a worker, and those of the page one browser: loading modules anew for
 * each file cost more than most files do.
 */
export default defineConfig({
  test: {
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          ...patience,
          name: 'pure',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...processes, ...pages],
          isolate: false,
        },
      },
      { test: { ...patience, name: 'processes', include: processes, isolate: false } },
      { test: { ...patience, name: 'pages', include: pages, isolate: false } },
    ],
  },
})
