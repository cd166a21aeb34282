import '../homeland/board.css'
import { useCallback, useMemo, useState } from 'react'
import type { Event } from '../../games/homeland/events.ts'
import { claimLine, saidIn } from '../../games/homeland/talk/claims.ts'
import type { ThreatSeen } from '../../games/homeland/view/view.ts'
import { Facts } from '../homeland/Case.tsx'
import { Cases } from '../homeland/Cases.tsx'
import { Known } from '../homeland/known.tsx'
import { Players } from '../homeland/Players.tsx'
import { cardName, type Room, threatOf, useRoom } from '../homeland/room.ts'
import { Tracks } from '../homeland/Tracks.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { Reel, type ReelProps } from './Reel.tsx'

const HEADINGS: ReadonlySet<string> = new Set(['round', 'turn', 'analysis', 'accusing', 'ended'])

/** A table of Homeland as it stood, through the eyes of everybody or of one seat. */
export default function BoardReel(props: ReelProps) {
  const { frame, whole } = props
  const shown = useMemo(() => ({ ...frame, asked: null }), [frame])
  const room = useRoom(shown)
  const { say, speaker, view, names } = room
  const [open, setOpen] = useState<number | null>(null)
  const tell = useCallback((event: unknown) => speaker.event(event as Event, frame.viewer), [speaker, frame.viewer])
  const claims = useMemo(
    () => saidIn(whole.talk).map(said => ({ at: said.after, text: claimLine(say, names, said) })),
    [whole, say, names],
  )
  const threat = open === null ? undefined : threatOf(view, open)
  const seat = frame.viewer === 'observer' ? null : frame.viewer
  return (
    <Reel {...props} tell={tell} headings={HEADINGS} claims={claims}>
      <div className="reel-board">
        <Tracks room={room} />
        {frame.outcome && (
          <p className="reel-end">{speaker.ending(view, frame.outcome.cause, frame.outcome.rule).title}</p>
        )}
        {seat !== null && view.me && (
          <section className="paper reel-desk" aria-labelledby="reel-desk-title">
            <h2 id="reel-desk-title">{say('watch.desk', { name: names[seat] })}</h2>
            {speaker.hand(view).map(line => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        <Cases room={room} play={null} onOpen={setOpen} />
        <section className="paper reel-players" aria-labelledby="reel-players-title">
          <h3 id="reel-players-title">{say('screen.page.players')}</h3>
          <Players room={room} />
        </section>
      </div>
      {threat && <OpenCase room={room} threat={threat} onClose={() => setOpen(null)} />}
    </Reel>
  )
}

/** What these eyes knew of a case by then. */
function OpenCase({ room, threat, onClose }: { room: Room; threat: ThreatSeen; onClose: () => void }) {
  const { say, texts } = room
  const lines = [threat.organization, ...(threat.plot === undefined ? [] : [threat.plot])]
  return (
    <Sheet
      title={say('case.name', { case: threat.id, organization: cardName(room, threat.organization) })}
      onClose={onClose}
    >
      <Facts room={room} threat={threat} />
      <Known room={room} threat={threat} />
      {lines.flatMap(id => (texts.get(id)?.text ?? []).map(line => <p key={`${id} ${line}`}>{line}</p>))}
    </Sheet>
  )
}
