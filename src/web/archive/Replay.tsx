import './archive.css'
import './replay.css'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { Eyes } from '../../host/archive/answers.ts'
import type { Refusal } from '../../host/store.ts'
import type { Link } from '../link.ts'
import { Coloured } from '../online/Coloured.tsx'
import { seatAt } from '../online/seats.ts'
import { Problem, refusalText } from '../shared/Problem.tsx'
import { address, type Route } from '../shared/router.ts'
import { useSettings } from '../shared/settings.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay, Words } from '../shared/words.tsx'
import { Cannot } from './Cannot.tsx'
import { reelOf } from './reels.ts'
import { useSnapshot } from './useSnapshot.ts'

const Outdated = lazy(() => import('./Outdated.tsx'))

/**
 * A match from its first choice to its last, to be stepped through with anybody's eyes. `route` is its address, without
 * where one stands.
 */
export default function Replay({
  link,
  id,
  at: given,
  route,
  eyes = 'all',
  children,
}: {
  link: Link
  id: string
  at?: string | undefined
  route: Route
  /** Whose eyes it is opened with. */
  eyes?: Eyes
  children?: ReactNode
}) {
  const say = useSay()
  const { locale } = useSettings()
  useTitle(say('watch.title'))
  const [viewer, setViewer] = useState<Eyes>(eyes)
  const [at, setAt] = useState<number | null>(/^\d+$/.test(given ?? '') ? Number(given) : null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const { snapshot, whole, place, refusal } = useSnapshot(link, id, at, viewer)

  /** It was played at a table elsewhere, where everybody had a colour. */
  const chosen = useMemo(() => seatAt(id)?.colours ?? [], [id])
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

  const waiting = (
    <p className="waiting" role="status">
      {say('page.loading')}
    </p>
  )
  if (refusal?.key === 'file.rules' && !snapshot)
    return (
      <Suspense fallback={waiting}>
        <Outdated link={link} id={id} />
      </Suspense>
    )
  if (refusal && !snapshot) return <Cannot title={say('watch.cannot')} why={refusalText(say, refusal)} />
  if (!snapshot || !whole) return waiting
  const { words, Shown } = reelOf(snapshot.game)
  const reel = { link, snapshot, whole, place, onGo: setAt, onLook: setViewer, onRefused: setProblem }
  return (
    <>
      {children}
      <Suspense fallback={waiting}>
        <Words locale={locale} more={words}>
          <Coloured chosen={chosen}>
            <Shown {...reel} />
          </Coloured>
        </Words>
      </Suspense>
      {(problem ?? refusal) && <Problem refusal={(problem ?? refusal) as Refusal} onDismiss={() => setProblem(null)} />}
    </>
  )
}
