import { readLink } from '../../client/link.ts'
import type { Locale } from '../../words/index.ts'
import { beforeTable } from '../games.ts'
import { address } from '../shared/router.ts'
import { loadWords } from '../shared/words.tsx'
import { lookAhead } from './calls.ts'
import { arriveBy } from './seats.ts'
import { loadTable } from './TableAhead.tsx'

/**
 * Whoever follows the link of a table (`/t/TABLE#s=…`) is sent on by the server to `/?table=TABLE#s=…`. Before anything is
 * drawn the address becomes that of the table, and what lets its owner in is in no address any more.
 */
export async function takeLink(locale: Locale): Promise<void> {
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
  // Waited for here: what React waits for it keeps back for another third of a second. What does not come is told there.
  await Promise.all([loadTable(), ...beforeTable.map(part => loadWords(locale, part))]).catch(() => {})
}
