import type { IncomingMessage } from 'node:http'

/**
 * A request of another site's page: whoever has a cookie here must not act by it from there. Programs send neither
 * header, browsers always send one of them with what could change something.
 */
export function isForeign({ headers }: Pick<IncomingMessage, 'headers'>, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site'
  if (origins.includes(origin)) return false
  try {
    return new URL(origin).host !== host
  } catch {
    return true
  }
}
