import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'

/**
 * How many seconds each of the longer test files took when that was last written down: `TIMES=write npm test` does so
 * anew. The longest begin first, so that at the end no worker waits for one file.
 */
const FILE = 'tests/times.json'
const LEAST_SECONDS = 2
/** A file that is not in the list is new, or short: it begins after the long ones and before the end. */
const UNKNOWN_SECONDS = 1

const nameOf = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/')

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const times: Readonly<Record<string, number>> = JSON.parse(readFileSync(FILE, 'utf8'))
    const secondsOf = ({ moduleId }: TestSpecification): number => times[nameOf(moduleId)] ?? UNKNOWN_SECONDS
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => secondsOf(b) - secondsOf(a))
  }
}

export class TimesWritten implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const took = modules.map(
      module => [nameOf(module.moduleId), Math.round(module.diagnostic().duration / 1000)] as const,
    )
    const long = took.filter(([, seconds]) => seconds >= LEAST_SECONDS).toSorted((a, b) => b[1] - a[1])
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`)
  }
}
