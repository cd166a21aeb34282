// The PostgreSQL that the tests start, on the disk that SQLite's files are on too.
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const LOOK_MS = 500
const source = fileURLToPath(new URL('../../tests/server/postgres.ts', import.meta.url))

/** Whoever breaks the bench off ends the process in a way that its PostgreSQL hears of: that goes with it. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
const endings = Object.entries(signals).map(([signal, code]) => [signal, () => process.exit(code)])

export async function withPostgres(work) {
  for (const [signal, end] of endings) process.once(signal, end)
  // npm tells its shell alone, which then leaves us behind.
  const parent = process.ppid
  const look = setInterval(() => process.ppid !== parent && process.exit(signals.SIGTERM), LOOK_MS)
  if (process.env.npm_lifecycle_event !== 'bench') clearInterval(look)
  const { module } = await runnerImport(source, { logLevel: 'silent' })
  const own = await module.ownCluster(tmpdir())
  try {
    return await work(own)
  } finally {
    await own.stop()
    clearInterval(look)
    for (const [signal, end] of endings) process.off(signal, end)
  }
}
