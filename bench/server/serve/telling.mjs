import { answering } from '../children.mjs'

/** A server that is measured tells whoever has started it where it listens, and what it has used when it is asked. */
export function telling(port, close) {
  answering(
    {
      async usage() {
        const { user, system } = process.cpuUsage()
        return { micros: user + system }
      },
      async heap() {
        for (let i = 0; i < 4; i++) globalThis.gc()
        const { heapUsed, external, rss } = process.memoryUsage()
        return { bytes: heapUsed + external, rss }
      },
      close,
    },
    { port },
  )
}
