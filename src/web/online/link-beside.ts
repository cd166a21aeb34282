import type { Link } from '../link.ts'
import { type OnlineLink, onlineLink } from './link.ts'
import { witnessAt } from './seats.ts'

/** One for the page: whoever goes from table to table has one line at a time. */
let made: OnlineLink | null = null
export const linkBeside = (local: Link): OnlineLink => {
  made ??= onlineLink(
    () => new Worker(new URL('./remote.worker.ts', import.meta.url), { type: 'module', name: 'elsewhere' }),
    local,
    async table => {
      const { fileOf } = await import('./calls-beside.ts')
      return local.ask('ended', { id: table, text: await fileOf(table), witness: witnessAt(table) })
    },
  )
  return made
}
