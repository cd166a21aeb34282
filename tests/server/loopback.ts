import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/**
 * A real HTTPS server on this machine that stands for somebody else's. Its key is for tests and nothing else; made with
 * openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -keyout key.pem -out cert.pem
 *   -subj "/CN=Situation Room tests" -addext "subjectAltName=DNS:hooks.example,DNS:push.example,IP:127.0.0.1"
 */
const pem = (name: string): string => readFileSync(join(import.meta.dirname, 'loopback', `${name}.pem`), 'utf8')
export const loopbackCa = pem('cert')

export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export interface Elsewhere {
  readonly port: number
  readonly received: Received[]
  /** What the next calls are answered with; without one, 204. */
  answer: (response: ServerResponse, call: Received) => void
  /** Comes back once so many calls have come. */
  until(calls: number): Promise<void>
  close(): Promise<void>
}

export async function openElsewhere(): Promise<Elsewhere> {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const server = createServer({ key: pem('key'), cert: loopbackCa }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) }
      received.push(call)
      elsewhere.answer(response, call)
      for (const one of waiting) one()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const elsewhere: Elsewhere = {
    port: (server.address() as AddressInfo).port,
    received,
    answer: response => void response.writeHead(204).end(),
    until: calls =>
      new Promise(resolve => {
        const look = (): void => {
          if (received.length < calls) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return elsewhere
}
