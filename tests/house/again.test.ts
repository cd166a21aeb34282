import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'again-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

const again = (...args: string[]): { status: number | null; out: string } => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/again.mjs', ...args], { encoding: 'utf8' })
  return { status, out: stdout }
}

test.each([
  ['nothing was written: the run broke off, or failed outside of every file', null],
  ['no file failed: something else did', []],
  ['four files failed: that is no accident', ['a', 'b', 'c', 'd']],
])('it stays red where %s', (_, failed) => {
  const file = join(folder(), 'failed.json')
  if (failed) writeFileSync(file, JSON.stringify(failed))
  expect(again(file)).toEqual({ status: 1, out: '' })
})
