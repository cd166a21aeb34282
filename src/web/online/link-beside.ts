import type { Link } from '../link.ts'
import { type OnlineLink, onlineLink } from './link.ts'

/** One for the page: whoever goes from table to table has one line at a time. */
let made: OnlineLink | null = null
export const linkBeside = (local: Link): OnlineLink => {
  made ??= onlineLink(
    () => new Worker(new URL('./remote.worker.ts', import.meta.url), { type: 'module', name: 'elsewhere' }),
    local,
    async table => (await import('./bring-home.ts')).bringHome(local, table),
  )
  return made
}
