import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/mutants/trial.ts'],
    pool: 'threads',
    maxWorkers: 1,
    // What runs in circles is broken off by whoever started this.
    testTimeout: 0,
    // Only tests that name the target of their trial, which stands at the front of the name.
    testNamePattern: /^(\S+) #\d+ \S+ .*(?<![\w-])\1(?![\w-])/,
  },
})
