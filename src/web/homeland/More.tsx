import { lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { TableSeat } from '../shared/useTable.ts'
import { Log } from './Log.tsx'
import type { BoardModel } from './model.ts'
import { Players } from './Players.tsx'
import { type Happened, SinceLines } from './Since.tsx'

const opened = () => import('./opened.ts')
const Notes = lazy(async () => ({ default: (await opened()).Notes }))
const Piles = lazy(async () => ({ default: (await opened()).Piles }))
const Suspicions = lazy(async () => ({ default: (await opened()).Suspicions }))
const Talk = lazy(async () => ({ default: (await opened()).Talk }))

const PAGES = ['since', 'players', 'talk', 'suspicions', 'notes', 'log', 'piles'] as const
type Page = (typeof PAGES)[number]

/**
 * What lies around the board: the others, what is said, what is suspected, what happened, the piles. One at a time. As a
 * rail it also tells what happened to whoever sits here, and opens there.
 */
export const More = memo(function More({
  model,
  table,
  since,
  isRail,
}: {
  model: BoardModel
  table: TableSeat
  /** What happened to whoever sits here. */
  since: Happened
  /** Beside the board, where that is told too. */
  isRail: boolean
}) {
  const { say } = model
  const isNews = since.lines.length + since.all.length > 0
  const hasSince = isRail && isNews
  const [chosen, setShown] = useState<Page | null>(null)
  // What has just happened opens here, also over what was chosen before; what somebody is writing stays, and so does
  // what is read in a window that only becomes wider.
  const isTold = useRef(isRail)
  isTold.current = isRail
  useEffect(() => {
    const isWriting = document.activeElement?.matches('.more-page :is(input, textarea)')
    if (isNews && isTold.current && !isWriting) setShown(null)
  }, [isNews])
  const shown = chosen === null || (chosen === 'since' && !hasSince) ? (hasSince ? 'since' : 'players') : chosen
  const page = (): ReactNode => {
    switch (shown) {
      case 'since':
        return <SinceLines model={model} since={since} />
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
        {PAGES.filter(name => name !== 'since' || hasSince).map(name => (
          <button
            key={name}
            type="button"
            className="more-tab"
            data-page={name}
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {say(`more.${name}`)}
          </button>
        ))}
      </div>
      <div className="more-page paper">
        <Suspense>{page()}</Suspense>
      </div>
    </section>
  )
})
