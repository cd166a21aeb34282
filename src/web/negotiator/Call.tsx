import { pages } from '../games.ts'
import type { Link } from '../link.ts'
import { useElsewhere, useTable } from '../shared/useTable.ts'
import { CallTable } from './CallTable.tsx'

/** A call, by the id of its match; a table that was looked for here is found in its own place. */
export default function Call({ link, id }: { link: Link; id: string }) {
  const table = useTable(link, id)
  const isOther = useElsewhere(table.scene, pages.negotiator.screen)
  return isOther ? null : <CallTable table={table} link={link} />
}
