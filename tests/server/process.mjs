// A server as a process of its own, to be killed: node tests/server/process.mjs PAGE DATA PORT [DATABASE KEY]. It says its port once it
// listens. SERVER_SETTINGS has more settings, in JSON. With SERVER_WAITS it is loaded, and starts when it is told to.
import { once } from 'node:events'
import { startServer } from '../../dist/src/server/server.js'

const [page, data, port, url, key] = process.argv.slice(2)
if (process.env.SERVER_WAITS) {
  await once(process.stdin, 'data')
  process.stdin.unref()
}
const server = await startServer({
  ...{ page, data, host: '127.0.0.1', port: Number(port), ...(url ? { database: { url, key } } : {}) },
  ...JSON.parse(process.env.SERVER_SETTINGS ?? '{}'),
  log: (number, error) => process.stderr.write(`${number} ${error?.stack ?? error}\n`),
})
process.stdout.write(`${server.port}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
// What it holds when all that is left over is cleared away (node --expose-gc).
process.on('SIGUSR2', () => {
  for (let n = 0; n < 3; n++) globalThis.gc?.()
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`)
})
