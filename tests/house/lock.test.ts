import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'situation-room-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = (...files: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/lock.mjs'), ...files], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
  return { code: status, said: stderr.trim().split('\n').sort() }
}

test('every package of our lock files is held to its content and comes from no named host', () => {
  expect(check()).toEqual({ code: 0, said: [''] })
})

test('what is planted in a lock file is found', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { packages } = lock
  const foreign = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }
  delete packages['node_modules/zod'].integrity
  packages['node_modules/react'].resolved = 'https://registry.example/react.tgz'
  // Nobody's binary; a binary in another version than its package asks for; one that is no longer optional.
  packages['node_modules/@evil/binding-darwin-arm64'] = foreign
  packages['node_modules/@biomejs/cli-darwin-arm64'].version = '1.0.0'
  delete packages['node_modules/@biomejs/cli-darwin-x64'].optional
  // The one that is installed where we test.
  delete packages['node_modules/@rolldown/binding-linux-x64-gnu'].integrity
  const file = join(folder, 'package-lock.json')
  writeFileSync(file, JSON.stringify(lock))
  expect(check(file)).toEqual({
    code: 1,
    said: [
      'node_modules/@biomejs/cli-darwin-arm64 has no integrity',
      'node_modules/@biomejs/cli-darwin-x64 has no integrity',
      'node_modules/@evil/binding-darwin-arm64 has no integrity',
      'node_modules/@rolldown/binding-linux-x64-gnu has no integrity',
      'node_modules/react names where it came from: https://registry.example/react.tgz',
      'node_modules/zod has no integrity',
    ].map(fault => `${file}: ${fault}`),
  })
})
