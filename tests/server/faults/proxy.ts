import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server of this machine that can be cut, stalled, half open, or lead elsewhere from now on. */

/** What becomes of one line, from whichever end it comes. */
export interface Mishap {
  /** It is cut after so many bytes to the client. */
  readonly afterBytes?: number
  /** It is cut after so many messages of a WebSocket to the client, the answer that opens it left aside. */
  readonly afterMessages?: number
}

type Stalled = 'answers' | 'questions'

export interface Way {
  readonly port: number
  /** How many lines were cut. */
  cuts(): number
  /** Where new lines lead; those that are open are cut. */
  leadTo(port: number): void
  /**
   * Whatever is sent stays away, and nobody is told; until it flows again. Or only what the server sends; or only what is
   * said to it over WebSockets from now on, which open as ever.
   */
  stall(of?: Stalled): void
  flow(): void
  close(): Promise<void>
}

/** How many whole messages a server has sent in these bytes, which begin where one begins, and where the last of them ends. */
function messagesIn(bytes: Buffer): { readonly messages: number; readonly end: number } {
  let [messages, end] = [0, 0]
  while (end + 2 <= bytes.length) {
    const short = bytes[end + 1] & 0x7f
    const header = short === 126 ? 4 : short === 127 ? 10 : 2
    if (end + header > bytes.length) break
    const length =
      short === 126 ? bytes.readUInt16BE(end + 2) : short === 127 ? Number(bytes.readBigUInt64BE(end + 2)) : short
    if (end + header + length > bytes.length) break
    end += header + length
    messages += 1
  }
  return { messages, end }
}

const HEAD_END = '\r\n\r\n'

export async function openProxy(target: number, next: () => Mishap = () => ({})): Promise<Way> {
  let to = target
  let cuts = 0
  let stalled: Stalled | 'all' | null = null
  const lines = new Set<{ cut(): void; hold(of?: Stalled): void; pass(): void }>()

  function carry(client: Socket): void {
    const server = connect(to, '127.0.0.1')
    const { afterBytes = Number.POSITIVE_INFINITY, afterMessages = Number.POSITIVE_INFINITY } = next()
    const line = {
      cut() {
        lines.delete(line)
        client.destroy()
        server.destroy()
      },
      hold(of?: Stalled) {
        if (of !== 'answers') client.pause()
        if (of !== 'questions') server.pause()
      },
      pass() {
        client.resume()
        server.resume()
      },
    }
    lines.add(line)
    const cut = (): void => {
      cuts += 1
      client.end()
      line.cut()
    }
    let [bytes, messages] = [0, 0]
    /** What has come of a message that is not whole yet; null before the answer that opens the WebSocket is over. */
    let rest: Buffer | null = null
    let head = Buffer.alloc(0)
    const count = (chunk: Buffer): void => {
      if (rest === null) {
        head = Buffer.concat([head, chunk])
        const end = head.indexOf(HEAD_END)
        if (end < 0 || !head.toString('latin1', 0, 12).endsWith('101')) return
        rest = head.subarray(end + HEAD_END.length)
        if (stalled === 'questions') line.hold(stalled)
      } else rest = Buffer.concat([rest, chunk])
      const found = messagesIn(rest)
      messages += found.messages
      rest = rest.subarray(found.end)
    }
    server.on('data', chunk => {
      const fits = Math.max(0, Math.min(chunk.length, afterBytes - bytes))
      bytes += chunk.length
      count(chunk)
      const isOver = bytes >= afterBytes || messages >= afterMessages
      client.write(chunk.subarray(0, fits), () => {
        if (isOver) cut()
      })
    })
    client.on('data', chunk => server.write(chunk))
    for (const one of [client, server]) {
      one.on('error', line.cut)
      one.on('close', line.cut)
    }
    if (stalled !== null && stalled !== 'questions') line.hold()
  }

  const listening = createServer(carry)
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve))
  return {
    port: (listening.address() as AddressInfo).port,
    cuts: () => cuts,
    leadTo(port) {
      to = port
      for (const one of lines) one.cut()
    },
    stall(of) {
      stalled = of ?? 'all'
      if (of !== 'questions') for (const one of lines) one.hold(of)
    },
    flow() {
      stalled = null
      for (const one of lines) one.pass()
    },
    close: () =>
      new Promise(resolve => {
        for (const one of lines) one.cut()
        listening.close(() => resolve())
      }),
  }
}
