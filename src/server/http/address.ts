import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** Says whether the machine with this address may name the one it asks for. */
export type Trust = (address: string, hop: number) => boolean

/** The proxies in front of this server, by address or network; without any, nobody is believed. */
export const trusting = (proxies: readonly string[]): Trust => proxyAddress.compile([...proxies])

/** Where a request comes from, as far as that can be known; of an IPv6 address only what one customer has. */
export function addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, trust: Trust): string {
  return grouped(proxyAddress(request as IncomingMessage, trust))
}

const V4_IN_V6 = '::ffff:'
/** Whoever has an IPv6 address has all that begin with the same 64 bits. */
const NETWORK_PARTS = 4

export function grouped(address: string): string {
  if (!isIPv6(address)) return address
  if (address.toLowerCase().startsWith(V4_IN_V6)) return address.slice(V4_IN_V6.length)
  const [before, after] = address.split('%')[0].split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const parts = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  return `${parts.slice(0, NETWORK_PARTS).join(':')}::`
}
