import { readLink } from '../../client/link.ts'
import { address } from '../shared/router.ts'
import { lookAhead } from './calls.ts'
import { arriveBy } from './seats.ts'

/**
 * Whoever follows the link of a table (`/t/TABLE#s=…`) is sent on by the server to `/?table=TABLE#s=…`. Before anything is
 * drawn the address becomes that of the table, and what lets its owner in is in no address any more.
 */
export function takeLink(): void {
  const url = new URL(location.href)
  const table = url.searchParams.get('table')
  if (table === null) return
  url.searchParams.delete('table')
  let isScreen = false
  try {
    const { right } = readLink(`${url.origin}/t/${table}${url.hash}`)
    arriveBy(table, right)
    isScreen = right?.kind === 'screen'
  } catch {
    // It was cut off when it was copied: it names a table, and lets nobody in.
    arriveBy(table, null)
  }
  url.hash = isScreen ? address('t', table, 'screen') : address('t', table)
  history.replaceState(null, '', url)
  lookAhead(table)
}
