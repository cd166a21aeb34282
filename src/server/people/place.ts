import { isIP } from 'node:net'
import { Fault } from '../../engine/game.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'

/** Where a page is, as far as passkeys are concerned: each belongs to a name, and browsers have them only where it is safe. */
export interface Place {
  readonly rpId: string
  readonly origin: string
}

const impossible = (key: string, values: Readonly<Record<string, string>> = {}): Refusal =>
  refusalOf(new Fault(key, values))

/**
 * The place of a request by the host it names; or why there can be no passkeys. A host is believed where whoever runs
 * the server has named it, and where it is this very machine: any other could be made up by whoever asks.
 */
export function placeOf(host: string, origins: readonly string[]): Place | Refusal {
  const named = origins.map(origin => new URL(origin)).find(one => one.host === host.toLowerCase())
  const url = named ?? (URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null)
  if (!url) return impossible('identity.no-address')
  const { hostname, protocol, origin } = url
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return impossible('identity.number')
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return { rpId: hostname, origin }
  if (!named) return impossible('identity.unnamed', { host: hostname })
  return protocol === 'https:' ? { rpId: hostname, origin } : impossible('identity.plain', { host: hostname })
}

export const isPlace = (found: Place | Refusal): found is Place => 'rpId' in found
