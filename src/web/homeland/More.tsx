import { type ReactNode, useState } from 'react'
import type { TableSeat } from '../shared/useTable.ts'
import { Log } from './Log.tsx'
import { Piles } from './Piles.tsx'
import { Players } from './Players.tsx'
import type { Room } from './room.ts'

/** What lies around the board: the others, what is said, what is suspected, what happened, the piles. One at a time. */
export function More({ room, table: _table }: { room: Room; table: TableSeat }) {
  const { say } = room
  const pages: readonly (readonly [name: string, page: () => ReactNode])[] = [
    ['players', () => <Players room={room} />],
    ['log', () => <Log room={room} />],
    ['piles', () => <Piles room={room} />],
  ]
  const [shown, setShown] = useState('players')
  const page = pages.find(([name]) => name === shown)?.[1]
  return (
    <section className="more" aria-label={say('more.title')}>
      <div className="more-tabs">
        {pages.map(([name]) => (
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
      <div className="more-page paper">{page?.()}</div>
    </section>
  )
}
