import './archive.css'
import './replay.css'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Viewer } from '../../engine/game.ts'
import type { Link } from '../link.ts'
import { Problem, refusalText } from '../shared/Problem.tsx'
import { address, type Route } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay, Words } from '../shared/words.tsx'
import type { Refusal } from '../worker/protocol.ts'
import { Cannot } from './Cannot.tsx'
import { useFrame } from './useFrame.ts'

const CallReel = lazy(() => import('./CallReel.tsx'))
const BoardReel = lazy(() => import('./BoardReel.tsx'))

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
        {frame.game === 'negotiator' ? (
          <Words locale={locale} more={['negotiator', 'call']}>
            <CallReel {...reel} />
          </Words>
        ) : (
          <Words locale={locale} more={['talk', 'homeland', 'homelandCards', 'board']}>
            <BoardReel {...reel} />
          </Words>
        )}
      </Suspense>
      {(problem ?? refusal) && <Problem refusal={(problem ?? refusal) as Refusal} onDismiss={() => setProblem(null)} />}
    </>
  )
}
