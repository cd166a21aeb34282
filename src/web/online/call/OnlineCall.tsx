import { lazy, Suspense } from 'react'
import type { Link } from '../../link.ts'
import { CallTable } from '../../negotiator/CallTable.tsx'
import { useTable } from '../../shared/useTable.ts'

const CallPeople = lazy(() => import('./CallPeople.tsx'))

/** A call at a server: the call as anywhere, and the people one plays it among. */
export default function OnlineCall({ link, id }: { link: Link; id: string }) {
  const table = useTable(link, id)
  return (
    <CallTable
      table={table}
      link={link}
      coach={
        <Suspense>
          <CallPeople isOver={table.scene?.outcome != null} />
        </Suspense>
      }
    />
  )
}
