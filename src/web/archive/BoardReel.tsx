import '../homeland/board.css'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Event } from '../../games/homeland/events.ts'
import { claimLine, saidIn } from '../../games/homeland/talk/claims.ts'
import { Cases } from '../homeland/Cases.tsx'
import { threatOf, useBoardModel } from '../homeland/model.ts'
import { OpenCase } from '../homeland/OpenCase.tsx'
import { Players } from '../homeland/Players.tsx'
import { Tracks } from '../homeland/Tracks.tsx'
import { useWide } from '../homeland/useWide.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { OpenDesks } from './OpenDesks.tsx'
import { Reel, type ReelProps } from './Reel.tsx'

const Unmasking = lazy(() => import('../homeland/unmasking/Unmasking.tsx'))

const HEADINGS: ReadonlySet<string> = new Set(['round', 'turn', 'analysis', 'accusing', 'ended'])

/** A table of Homeland as it stood, through the eyes of everybody or of one seat. */
export default function BoardReel(props: ReelProps) {
  const { snapshot, whole } = props
  const shown = useMemo(() => ({ ...snapshot, asked: null }), [snapshot])
  const model = useBoardModel(shown)
  const { say, speaker, view, names } = model
  const [open, setOpen] = useState<number | null>(null)
  const [isUnmasking, setUnmasking] = useState(false)
  const again = useRef<HTMLButtonElement>(null)
  const wasUnmasking = useRef(false)
  // Whoever comes back from it stands where they left.
  useEffect(() => {
    if (wasUnmasking.current && !isUnmasking) again.current?.focus()
    wasUnmasking.current = isUnmasking
  }, [isUnmasking])
  const isWide = useWide()
  const tell = useCallback(
    (event: unknown) => speaker.event(event as Event, snapshot.viewer),
    [speaker, snapshot.viewer],
  )
  const claims = useMemo(
    () => saidIn(whole.talk).map(said => ({ at: said.after, text: claimLine(say, names, said) })),
    [whole, say, names],
  )
  const threat = open === null ? undefined : threatOf(view, open)
  const seat = snapshot.viewer === 'observer' ? null : snapshot.viewer
  if (isUnmasking)
    return (
      <Suspense
        fallback={
          <p className="waiting" role="status">
            {say('page.loading')}
          </p>
        }
      >
        <Unmasking model={model} done="back" onDone={() => setUnmasking(false)} />
      </Suspense>
    )
  return (
    <Reel {...props} tell={tell} headings={HEADINGS} claims={claims}>
      <div className="reel-board">
        <Tracks model={model} />
        {snapshot.outcome && (
          <div className="reel-end">
            <p>{speaker.ending(view, snapshot.outcome.cause, snapshot.outcome.rule).title}</p>
            <button ref={again} type="button" className="button" onClick={() => setUnmasking(true)}>
              <Drawing from="board" name="agenda-hidden" />
              {say('watch.unmasking')}
            </button>
          </div>
        )}
        {seat !== null && view.me && (
          <section className="paper reel-desk" aria-labelledby="reel-desk-title">
            <h2 id="reel-desk-title">{say('watch.desk', { name: names[seat] })}</h2>
            {speaker.hand(view).map(line => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        {snapshot.isOpen && <OpenDesks model={model} />}
        <Cases model={model} play={null} isFlat={isWide} onOpen={setOpen} />
        <section className="paper reel-players" aria-labelledby="reel-players-title">
          <h3 id="reel-players-title">{say('screen.page.players')}</h3>
          <Players model={model} />
        </section>
      </div>
      {threat && <OpenCase model={model} threat={threat} onClose={() => setOpen(null)} />}
    </Reel>
  )
}
