// The PostgreSQL that the tests start, on the disk that SQLite's files are on too.
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const source = fileURLToPath(new URL('../../tests/server/postgres.ts', import.meta.url))

export async function withPostgres(work) {
  const { module } = await runnerImport(source, { logLevel: 'silent' })
  const own = await module.ownCluster(tmpdir())
  try {
    return await work(own)
  } finally {
    await own.stop()
  }
}
