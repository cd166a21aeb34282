// A server as a process of its own, which says how much it holds: node --expose-gc tests/fuzz/served.mjs PAGE DATA LIMITS
import { startServer } from '../../dist/src/server/server.js'

const [page, data, limits] = process.argv.slice(2)
const log = (number, error) => process.send({ fault: `${number} ${error?.stack ?? error}` })
const server = await startServer({ page, data, host: '127.0.0.1', port: 0, limits: JSON.parse(limits), log })

async function heapBytes() {
  for (let n = 0; n < 5; n++) {
    globalThis.gc()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return process.memoryUsage().heapUsed
}
process.on('message', async what => {
  if (what === 'heap') process.send({ heap: await heapBytes() })
  else await server.close().then(() => process.exit(0))
})
process.send({ port: server.port })
