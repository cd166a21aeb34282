import { connect, createServer, type Socket } from 'node:net'

/**
 * As little of a pooler in transaction mode as shows what one does: clients speak to it, and each of their transactions
 * is lent the one session it has to a database.
 */
export interface Pooler {
  readonly port: number
  close(): Promise<void>
}

const READY = 'Z'.charCodeAt(0)
const PARAMETER = 'S'.charCodeAt(0)
const HEAD_BYTES = 5

/** Messages out of a stream of bytes: a letter, the length, the rest. */
function* messagesIn(bytes: Buffer): Generator<Buffer, Buffer> {
  let at = 0
  while (at + HEAD_BYTES <= bytes.length && at + 1 + bytes.readUInt32BE(at + 1) <= bytes.length) {
    const end = at + 1 + bytes.readUInt32BE(at + 1)
    yield bytes.subarray(at, end)
    at = end
  }
  return bytes.subarray(at)
}

export async function sharingPooler(databasePort: number): Promise<Pooler> {
  const sessions: { readonly socket: Socket; user: Socket | null; greeting: Buffer[] }[] = []
  const open = new Set<Socket>()
  const queue: { readonly client: Socket; readonly bytes: Buffer }[] = []

  const lend = (): void => {
    for (const waiting of [...queue]) {
      const own = sessions.find(({ user }) => user === waiting.client)
      const session = own ?? sessions.find(({ user, greeting }) => user === null && greeting.length > 0)
      if (!session) continue
      session.user = waiting.client
      queue.splice(queue.indexOf(waiting), 1)
      session.socket.write(waiting.bytes)
    }
  }

  /** A session that begins as this client's did; it is nobody's afterwards. */
  function begin(client: Socket, startup: Buffer): void {
    const socket = connect(databasePort, '127.0.0.1', () => socket.write(startup))
    open.add(socket)
    const session = { socket, user: null as Socket | null, greeting: [] as Buffer[] }
    sessions.push(session)
    let rest: Buffer = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', chunk => {
      const read = messagesIn(Buffer.concat([rest, chunk]))
      let next = read.next()
      for (; !next.done; next = read.next()) {
        const message = next.value
        const isIdle = message[0] === READY && message[HEAD_BYTES] === 'I'.charCodeAt(0)
        if (session.user) session.user.write(message)
        else if (message[0] === PARAMETER || session.greeting.length === 0) {
          session.greeting.push(message)
          client.write(message)
        } else client.write(message)
        if (isIdle) session.user = null
      }
      rest = next.value
      lend()
    })
  }

  const server = createServer(client => {
    open.add(client)
    client.on('error', () => {})
    let hasBegun = false
    client.on('data', bytes => {
      if (!hasBegun) begin(client, bytes)
      else if (bytes[0] !== 'X'.charCodeAt(0)) queue.push({ client, bytes })
      hasBegun = true
      lend()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      for (const one of open) one.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
