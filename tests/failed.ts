import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Which files failed, for `scripts/again.mjs`; not written where something failed that is in no file. */
export class FailedWritten implements Reporter {
  readonly file: string

  constructor(file: string) {
    this.file = file
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (unhandled.length > 0) return
    const failed = modules.filter(module => !module.ok()).map(({ moduleId }) => relative(process.cwd(), moduleId))
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(failed))
  }
}
