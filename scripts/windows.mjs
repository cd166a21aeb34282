// Measures the table of Homeland in every state of play, language and window, with letters of 100 to 200 %: board, hand
// and question in sight, nothing over anything. With npm test it is a share of this.
//   npm run windows
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npx', ['vitest', 'run', 'tests/web/one-screen.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, WINDOWS: 'all' },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
