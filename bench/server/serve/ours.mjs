// Our server: node ours.mjs '{"data": FOLDER, "page": FOLDER, "url"?: PostgreSQL, "store"?: "off"}'
import { startServer } from '../../../dist/src/server/server.js'
import { telling } from './telling.mjs'

const { page, data, url, store, key } = JSON.parse(process.argv[2])

/** Tables and passes are kept as ever, and of the matches only how they began: what is chosen is written nowhere. */
const forgetful = kept => ({ ...kept, append: async () => true, rewrite: async () => true })

/** All clients are of one machine here: what one address may do is not what is measured. */
const limits = {
  ...{ linesPerAddress: 1e6, connectsPerMinute: 1e9, requestsPerMinute: 1e9, tablesPerHour: 1e9 },
  ...{ messagesAtOnce: 1e6, messagesPerSecond: 1e6 },
}

const server = await startServer({
  ...{ page, data, host: '127.0.0.1', port: 0 },
  ...(url ? { database: { url, key } } : {}),
  ...(store === 'off' ? { through: forgetful } : {}),
  limits,
  warms: true,
  // Nothing is let go of while it is measured.
  times: { idleMs: 600_000, nudgeMs: 600_000, awayMs: 600_000 },
  log: (_, error) => console.error(error),
})
// What is measured is a server that says it is ready.
await server.ready
telling(server.port, () => server.close())
