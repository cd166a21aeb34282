import '../homeland/board.css'
import '../homeland/desk.css'
import '../homeland/theatre/theatre.css'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Event } from '../../games/homeland/events.ts'
import { answerLine } from '../../games/homeland/talk/answers.ts'
import { claimLine, saidIn } from '../../games/homeland/talk/claims.ts'
import { Cases } from '../homeland/Cases.tsx'
import { threatOf, useBoardModel } from '../homeland/model.ts'
import { OpenCase } from '../homeland/OpenCase.tsx'
import { Players } from '../homeland/Players.tsx'
import { Probe } from '../homeland/Probe.tsx'
import { sumsOf } from '../homeland/room.ts'
import { Tracks } from '../homeland/Tracks.tsx'
import { marksOf } from '../homeland/theatre/marks.ts'
import { useGlide } from '../homeland/theatre/useGlide.ts'
import { useRoom } from '../homeland/useRoom.ts'
import { useWide } from '../homeland/useWide.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { LookBack } from './LookBack.tsx'
import { OpenDesks } from './OpenDesks.tsx'
import { Scrolled } from './Reel.tsx'
import { type ReelProps, useReel } from './useReel.tsx'
import { WholeReel } from './WholeReel.tsx'

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
    () =>
      saidIn(whole.talk).flatMap(said =>
        [claimLine(say, names, said), answerLine(say, names, said)].flatMap(text =>
          text === null ? [] : [{ at: said.after, text }],
        ),
      ),
    [whole, say, names],
  )
  const parts = useReel(props, { tell, headings: HEADINGS, claims })
  const around = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const room = useRoom(around, probe)
  const { at } = snapshot
  const marks = useMemo(() => {
    const from = at === 0 ? 0 : whole.told[at - 1]
    return marksOf(model, whole.events.slice(from, whole.told[at]) as readonly Event[], from)
  }, [model, whole, at])
  useGlide(around, view.spaces)
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
  const end = snapshot.outcome && (
    <div className="reel-end">
      <p>{speaker.ending(view, snapshot.outcome.cause, snapshot.outcome.rule).title}</p>
      <button ref={again} type="button" className="button" onClick={() => setUnmasking(true)}>
        <Drawing from="board" name="agenda-hidden" />
        {say('watch.unmasking')}
      </button>
      <LookBack id={snapshot.id} game={snapshot.game} seat={seat} names={names} speaker={speaker} />
    </div>
  )
  return (
    <div
      ref={around}
      className={room ? 'situation is-whole is-watching is-replay' : 'reel reel-of-homeland'}
      style={room ? sumsOf(room) : undefined}
    >
      {room ? (
        <WholeReel model={model} parts={parts} end={end} isOpen={snapshot.isOpen}>
          <Cases model={model} play={null} isFlat letters={room.letters} marks={marks} onOpen={setOpen} />
        </WholeReel>
      ) : (
        <Scrolled parts={parts}>
          <div className="reel-board">
            <Tracks model={model} />
            {end}
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
        </Scrolled>
      )}
      {threat && <OpenCase model={model} threat={threat} onClose={() => setOpen(null)} />}
      <Probe model={model} of={probe} />
    </div>
  )
}
