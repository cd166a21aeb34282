import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { Outgoing } from '../../src/host/wire.ts'

/**
 * A way to a server that one device has for itself, and that writes down every byte the server sends it: pages, answers
 * and messages, whoever asked for them in there.
 */
export interface Recorded {
  readonly port: number
  /** All of it, as text. */
  text(): string
  /** The messages of its tables, in their order. */
  messages(): Outgoing[]
  close(): Promise<void>
}

export async function recorded(to: () => number): Promise<Recorded> {
  const heard: Buffer[][] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer(device => {
    const line = connect(to(), '127.0.0.1')
    const parts: Buffer[] = []
    heard.push(parts)
    line.on('data', part => parts.push(part))
    for (const [one, other] of [
      [device, line],
      [line, device],
    ]) {
      sockets.add(one)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const all = (): Buffer[] => heard.map(parts => Buffer.concat(parts))
  return {
    port: (server.address() as AddressInfo).port,
    text: () => all().join('\n'),
    messages: () => all().flatMap(messagesIn),
    close: () =>
      new Promise(done => {
        for (const one of sockets) one.destroy()
        server.close(() => done())
      }),
  }
}

const TEXT = 1
const UPGRADED = '101 Switching Protocols'
const END_OF_HEAD = '\r\n\r\n'

/** The text messages of a WebSocket, as a server sends them: not masked, in one piece each. */
function messagesIn(bytes: Buffer): Outgoing[] {
  const upgraded = bytes.indexOf(UPGRADED)
  if (upgraded < 0) return []
  const found: Outgoing[] = []
  for (let at = bytes.indexOf(END_OF_HEAD, upgraded) + END_OF_HEAD.length; at + 2 <= bytes.length; ) {
    const kind = bytes[at] & 0x0f
    const short = bytes[at + 1] & 0x7f
    const head = short === 127 ? 10 : short === 126 ? 4 : 2
    const length =
      short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short === 126 ? bytes.readUInt16BE(at + 2) : short
    if (at + head + length > bytes.length) break
    if (kind === TEXT) found.push(JSON.parse(bytes.toString('utf8', at + head, at + head + length)) as Outgoing)
    at += head + length
  }
  return found
}
