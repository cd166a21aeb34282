import '../negotiator/call.css'
import { useCallback, useMemo, useState } from 'react'
import type { Event } from '../../games/negotiator/events.ts'
import { moodOf } from '../../games/negotiator/lines/lines.ts'
import { CallHead } from '../negotiator/CallHead.tsx'
import { CaseFile } from '../negotiator/CaseFile.tsx'
import { DeskProvider, useDeskOf } from '../negotiator/desk.ts'
import { Hand } from '../negotiator/Hand.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { Reel, type ReelProps } from './Reel.tsx'

/** Nothing is chosen in a replay. */
const nothing = (): void => {}

/** A call as it stood: its head, its hand, its case file, with nothing to be done about any of it. */
export default function CallReel(props: ReelProps) {
  const { frame } = props
  const shown = useMemo(() => ({ ...frame, asked: null }), [frame])
  const desk = useDeskOf(shown, nothing)
  const { say, speaker, view, cards } = desk
  const [card, setCard] = useState<string | null>(null)
  const tell = useCallback((event: unknown) => speaker.event(event as Event, 0), [speaker])
  const opened = card === null ? undefined : cards.get(card)
  return (
    <Reel {...props} tell={tell} headings={HEADINGS}>
      <DeskProvider value={desk}>
        <div className={`reel-call mood-${moodOf(view.threat)}`}>
          <CallHead />
          {frame.outcome && (
            <p className="reel-end">{speaker.ending(view, frame.outcome.cause, frame.outcome.rule).title}</p>
          )}
          <section className="reel-hand" aria-labelledby="reel-hand-title">
            <h2 id="reel-hand-title">{say('call.hand', { n: view.hand.length })}</h2>
            <Hand onOpen={setCard} />
          </section>
          <CaseFile />
        </div>
      </DeskProvider>
      {opened && (
        <Sheet title={opened.name} onClose={() => setCard(null)}>
          <p>{opened.facts}</p>
          <ul className="card-lines">
            {opened.text.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Sheet>
      )}
    </Reel>
  )
}

const HEADINGS: ReadonlySet<string> = new Set(['turn', 'last-conversation', 'ended'])
