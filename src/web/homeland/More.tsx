import { memo, type ReactNode, useState } from 'react'
import type { TableSeat } from '../shared/useTable.ts'
import { Log } from './Log.tsx'
import { Piles } from './Piles.tsx'
import { Players } from './Players.tsx'
import type { Room } from './room.ts'
import { Suspicions } from './suspicion/Suspicions.tsx'
import { Notes } from './talk/Notes.tsx'
import { Talk } from './talk/Talk.tsx'

const PAGES = ['players', 'talk', 'suspicions', 'notes', 'log', 'piles'] as const
type Page = (typeof PAGES)[number]

/** What lies around the board: the others, what is said, what is suspected, what happened, the piles. One at a time. */
export const More = memo(function More({ room, table }: { room: Room; table: TableSeat }) {
  const { say } = room
  const [shown, setShown] = useState<Page>('players')
  const page = (): ReactNode => {
    switch (shown) {
      case 'players':
        return <Players room={room} />
      case 'talk':
        return <Talk room={room} onClaim={claim => void table.claim(claim)} />
      case 'suspicions':
        return <Suspicions room={room} onSuspect={(player, mix) => void table.suspect(player, mix)} />
      case 'notes':
        return <Notes room={room} onNote={(about, text) => void table.note(about, text)} />
      case 'log':
        return <Log room={room} />
      case 'piles':
        return <Piles room={room} />
    }
  }
  return (
    <section className="more" aria-label={say('more.title')}>
      <div className="more-tabs">
        {PAGES.map(name => (
          <button
            key={name}
            type="button"
            className="more-tab"
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {say(`more.${name}`)}
          </button>
        ))}
      </div>
      <div className="more-page paper">{page()}</div>
    </section>
  )
})
