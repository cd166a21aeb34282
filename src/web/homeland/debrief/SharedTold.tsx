import { lazy, Suspense, useMemo } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Reckoning } from '../../../games/homeland/tell/debrief.ts'
import { sharedLines } from '../../../games/homeland/tell/suspected.ts'
import type { Link } from '../../link.ts'
import { useOnline } from '../../online/context.ts'
import type { BoardModel } from '../model.ts'

const Shared = lazy(() => import('../../review/Shared.tsx'))

/** How the suspicions of those went who share theirs, and of the viewer as long as they have not. */
export function SharedTold({ model, link, reckoning }: { model: BoardModel; link: Link; reckoning: Reckoning }) {
  const online = useOnline()
  const { scene, seat, names } = model
  const { beside, course = [], seats, game } = scene
  const shared = useMemo(
    () =>
      beside
        .flatMap(told => ('entry' in told && told.entry.kind === 'suspicions' ? [told.entry] : []))
        .sort((a, b) => a.seat - b.seat),
    [beside],
  )
  const dealt = reckoning.players.map(({ agenda }) => agenda)
  const hasShared = (one: Seat): boolean => shared.some(entry => entry.seat === one)
  // Around one screen everybody looks together, and nobody is shown who has something to share.
  const around = online ? [] : seats.flatMap(({ bot }, one) => (bot === null && !hasShared(one) ? [one] : []))
  const sharers = seat === null ? around : course.length > 0 ? [seat] : []
  if (shared.length + sharers.length === 0) return null
  return (
    <section className="paper debrief-part">
      <Suspense>
        <Shared
          game={game}
          names={names}
          lines={sharedLines(shared, reckoning.rounds, dealt)}
          own={seat === null ? [] : sharedLines([{ seat, course }], reckoning.rounds, dealt)}
          sharers={sharers}
          share={one => link.ask('shareSuspicions', { seat: one })}
        />
      </Suspense>
    </section>
  )
}
