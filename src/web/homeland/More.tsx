import { memo, type ReactNode, useState } from 'react'
import type { TableSeat } from '../shared/useTable.ts'
import { Log } from './Log.tsx'
import type { BoardModel } from './model.ts'
import { Piles } from './Piles.tsx'
import { Players } from './Players.tsx'
import { Suspicions } from './suspicion/Suspicions.tsx'
import { Notes } from './talk/Notes.tsx'
import { Talk } from './talk/Talk.tsx'

const PAGES = ['players', 'talk', 'suspicions', 'notes', 'log', 'piles'] as const
type Page = (typeof PAGES)[number]

/** What lies around the board: the others, what is said, what is suspected, what happened, the piles. One at a time. */
export const More = memo(function More({ model, table }: { model: BoardModel; table: TableSeat }) {
  const { say } = model
  const [shown, setShown] = useState<Page>('players')
  const page = (): ReactNode => {
    switch (shown) {
      case 'players':
        return <Players model={model} />
      case 'talk':
        return <Talk model={model} onClaim={claim => void table.claim(claim)} />
      case 'suspicions':
        return <Suspicions model={model} onSuspect={(player, mix) => void table.suspect(player, mix)} />
      case 'notes':
        return <Notes model={model} onNote={(about, text) => void table.note(about, text)} />
      case 'log':
        return <Log model={model} />
      case 'piles':
        return <Piles model={model} />
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
