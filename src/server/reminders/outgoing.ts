import { lookup } from 'node:dns/promises'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Fault } from '../../engine/game.ts'
import { isPublic } from './addresses.ts'

/**
 * Calls to addresses that somebody outside has named. The name is looked up once, what it leads to is judged, and just
 * that is connected to: a name that leads elsewhere a moment later gains nothing. Of the answer only its status is read.
 */
export interface Outgoing {
  /** The status of the answer; throws a Fault where there is none that counts. */
  post(call: Call): Promise<number>
}

export interface Call {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
}

export interface OutgoingSettings {
  /** All addresses of a name. */
  resolve(name: string): Promise<readonly string[]>
  mayReach(address: string): boolean
  /** Whose certificates are believed, where it is not the usual ones. */
  readonly ca?: string
  readonly timeoutMs: number
}

const TIMEOUT_MS = 6000

const usual: OutgoingSettings = {
  resolve: async name => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  mayReach: isPublic,
  timeoutMs: TIMEOUT_MS,
}

/** Where a call would go; throws a Fault where nobody may call there. Names are not looked up yet. */
export function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.hostname === '') throw new Fault('reminder.no-https')
  if (url.username !== '' || url.password !== '') throw new Fault('reminder.no-login')
  return url
}

export function openOutgoing(settings: Partial<OutgoingSettings> = {}): Outgoing {
  const { resolve, mayReach, ca, timeoutMs } = { ...usual, ...settings }

  /** The one address that is connected to. Where any that a name has is not public, none of them is trusted. */
  async function addressOf(host: string): Promise<string> {
    const all = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host]
    if (all.length === 0) throw new Fault('reminder.unreachable', { host })
    if (!all.every(mayReach)) throw new Fault('reminder.private', { host })
    return all[0]
  }

  return {
    async post({ url: text, headers, body }) {
      const { hostname, port, pathname, search } = readAddress(text)
      const host = hostname.replace(/^\[|\]$/g, '')
      const signal = AbortSignal.timeout(timeoutMs)
      const slow = new Fault('reminder.slow', { host, seconds: Math.ceil(timeoutMs / 1000) })
      const address = await before(signal, addressOf(host), slow)
      return new Promise<number>((done, failed) => {
        const request = httpsRequest({
          ...{ host, port: port || 443, path: pathname + search, method: 'POST', agent: false, signal },
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          lookup: pinnedTo(address),
          ...(isIP(host) === 0 ? { servername: host } : {}),
          ...(ca === undefined ? {} : { ca }),
        })
        request.on('response', response => {
          done(response.statusCode ?? 0)
          // However long the rest of it is, nobody reads it.
          request.destroy()
        })
        request.on('error', () => failed(signal.aborted ? slow : new Fault('reminder.unreachable', { host })))
        request.end(body)
      })
    },
  }
}

const pinnedTo = (address: string): LookupFunction => {
  const family = isIP(address)
  return (_name, options, callback) => {
    if (options.all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }
}

/** What comes of some work, or the fault where it takes too long. */
async function before<Result>(signal: AbortSignal, work: Promise<Result>, slow: Fault): Promise<Result> {
  const late = new Promise<never>((_, failed) => signal.addEventListener('abort', () => failed(slow), { once: true }))
  return Promise.race([work, late])
}
