import type { Link } from '../link.ts'
import { useTable } from '../shared/useTable.ts'
import { CallTable } from './CallTable.tsx'

/** A call, by the id of its match. */
export default function Call({ link, id }: { link: Link; id: string }) {
  return <CallTable table={useTable(link, id)} link={link} />
}
