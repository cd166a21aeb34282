import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe } from 'vitest'

/**
 * Slow checks of what changes seldom. They run when what they depend on is no longer what it was when they last passed:
 * its hash is kept in seldom.json, which a run that passes puts right and whoever made the change commits. Without that
 * commit they just run again, in CI too. SELDOM=always (`npm run test:all`) runs them in any case.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const record = join(root, 'tests/seldom.json')
const passed = (): Record<string, string> => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {})

/** Every file at or under a path of the project, in a fixed order. */
export function filesAt(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

function hashOf(paths: readonly string[], more: string): string {
  const hash = createHash('sha256').update(more)
  for (const file of paths.flatMap(filesAt)) hash.update(`\n${file}\n${textOf(file)}`)
  return hash.digest('hex')
}

/** These tests, if the files at these paths, or something more that they depend on, have changed since they passed. */
export function whenChanged(name: string, paths: readonly string[], tests: () => void, more = ''): void {
  const hash = hashOf(['package.json', 'package-lock.json', 'tests/seldom.ts', ...paths], more)
  const isDue = process.env.SELDOM === 'always' || passed()[name] !== hash
  describe.runIf(isDue)(`${name}, which changes seldom`, () => {
    tests()
    // biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern here
    afterAll(({}, { tasks }) => {
      const allPassed = tasks.every(({ result }) => result?.state === 'pass')
      if (allPassed && !process.env.CI)
        writeFileSync(record, `${JSON.stringify({ ...passed(), [name]: hash }, null, 2)}\n`)
    })
  })
}
