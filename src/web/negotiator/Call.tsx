import { useEffect } from 'react'
import type { Link } from '../link.ts'
import { goInstead } from '../shared/router.ts'
import { useTable } from '../shared/useTable.ts'
import { CallTable } from './CallTable.tsx'

/** A call, by the id of its match; a table that was looked for here is found in its own place. */
export default function Call({ link, id }: { link: Link; id: string }) {
  const table = useTable(link, id)
  const isOther = table.scene !== null && table.scene.game !== 'negotiator'
  useEffect(() => {
    if (isOther) goInstead('table', id)
  }, [isOther, id])
  return isOther ? null : <CallTable table={table} link={link} />
}
