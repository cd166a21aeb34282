// A slow line: so many bytes a second to the browser, whatever it asks for at once, and so long there and back. Each byte
// really waits; what a browser only pretends to wait for is not held up in its workers and sockets.
import { connect, createServer } from 'node:net'

/** Passes on to `port`; `onData` is told of every piece that goes to the browser, at the moment it goes. */
export async function slowLine(
  port,
  { bytesPerSecond = Number.POSITIVE_INFINITY, roundTripMs = 0, onData = () => {} },
) {
  const sockets = new Set()
  let freeAt = 0
  const later = (atMs, act) => {
    const wait = atMs - performance.now()
    if (wait <= 0) act()
    else setTimeout(act, wait)
  }
  const server = createServer({ allowHalfOpen: true }, browser => {
    const upstream = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    for (const one of [browser, upstream]) {
      sockets.add(one)
      one.setNoDelay(true)
      one.on('error', () => {
        browser.destroy()
        upstream.destroy()
      })
      one.on('close', () => sockets.delete(one))
    }
    // Shaking hands is a way there and back before the first byte is asked for.
    const openAt = performance.now() + roundTripMs
    const half = roundTripMs / 2
    browser.on('data', piece => later(Math.max(openAt, performance.now()) + half, () => upstream.write(piece)))
    browser.on('end', () => later(Math.max(openAt, performance.now()) + half, () => upstream.end()))
    let lastAt = 0
    upstream.on('data', piece => {
      freeAt = Math.max(freeAt, performance.now()) + (piece.length / bytesPerSecond) * 1000
      lastAt = freeAt + half
      later(lastAt, () => {
        onData(piece)
        browser.write(piece)
      })
    })
    upstream.on('end', () => later(Math.max(lastAt, performance.now() + half), () => browser.end()))
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return {
    port: server.address().port,
    async close() {
      for (const one of sockets) one.destroy()
      await new Promise(done => server.close(done))
    },
  }
}
