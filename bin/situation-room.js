#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/src/terminal/main.js', import.meta.url)

if (existsSync(program)) {
  const { main } = await import(program.href)
  process.exitCode = await main(process.argv.slice(2))
} else {
  process.stderr.write('Situation Room is not built yet: run `npm install`, or `npm run build` once it is installed.\n')
  process.exitCode = 2
}
