import './archive.css'
import './replay.css'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Viewer } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import type { GameId } from '../../games/index.ts'
import type { Refusal } from '../../host/store.ts'
import { generic, pages } from '../games.ts'
import type { Link } from '../link.ts'
import { Problem, refusalText } from '../shared/Problem.tsx'
import { address, type Route } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useTitle } from '../shared/useTitle.ts'
import { type Part, useSay, Words } from '../shared/words.tsx'
import { Cannot } from './Cannot.tsx'
import type { ReelProps } from './Reel.tsx'
import { useFrame } from './useFrame.ts'

interface ReelRow {
  readonly words: readonly Part[]
  readonly Shown: ComponentType<ReelProps>
}

const reels: Readonly<Record<GameId, ReelRow>> = {
  negotiator: { words: pages.negotiator.words, Shown: lazy(() => import('./CallReel.tsx')) },
  homeland: {
    words: ['table', 'homeland/', 'homeland/cards', 'homeland/board'],
    Shown: lazy(() => import('./BoardReel.tsx')),
  },
}

/** A game without a reel of its own is shown by the names its rules use. */
const genericReel: ReelRow = { words: generic.words, Shown: lazy(() => import('../generic/GenericReel.tsx')) }

/**
 * A match from its first choice to its last, to be stepped through with anybody's eyes. `route` is its address, without
 * where one stands.
 */
export default function Replay({
  link,
  id,
  at: given,
  route,
  children,
}: {
  link: Link
  id: string
  at?: string | undefined
  route: Route
  children?: ReactNode
}) {
  const say = useSay()
  const { locale } = useSettings()
  useTitle(say('watch.title'))
  const [viewer, setViewer] = useState<Viewer>('observer')
  const [at, setAt] = useState<number | null>(/^\d+$/.test(given ?? '') ? Number(given) : null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const { frame, whole, place, refusal } = useFrame(link, id, at, viewer)

  const where = address(...route)
  // Where one stands is in the address: a reload, or whoever is sent it, stands there too.
  useEffect(() => {
    if (at === null) return
    const later = setTimeout(() => {
      // Somebody may be on the way out.
      if (location.hash.startsWith(where)) history.replaceState(null, '', `${where}/${at}`)
    }, 300)
    return () => clearTimeout(later)
  }, [where, at])

  if (refusal && !frame) return <Cannot title={say('watch.cannot')} why={refusalText(say, refusal)} />
  if (!frame || !whole)
    return (
      <p className="waiting" role="status">
        {say('page.loading')}
      </p>
    )
  const { words, Shown } = own(reels, frame.game) ?? genericReel
  const reel = { link, frame, whole, place, onGo: setAt, onLook: setViewer, onRefused: setProblem }
  const waiting = (
    <p className="waiting" role="status">
      {say('page.loading')}
    </p>
  )
  return (
    <>
      {children}
      <Suspense fallback={waiting}>
        <Words locale={locale} more={words}>
          <Shown {...reel} />
        </Words>
      </Suspense>
      {(problem ?? refusal) && <Problem refusal={(problem ?? refusal) as Refusal} onDismiss={() => setProblem(null)} />}
    </>
  )
}
