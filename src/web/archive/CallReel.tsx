import '../negotiator/call.css'
import { useCallback, useMemo, useState } from 'react'
import type { Event } from '../../games/negotiator/events.ts'
import { moodOf, voiceName } from '../../games/negotiator/lines/lines.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { CallHead } from '../negotiator/CallHead.tsx'
import { CaseFile } from '../negotiator/CaseFile.tsx'
import { Hand } from '../negotiator/Hand.tsx'
import { CallProvider, useCallModel } from '../negotiator/model.ts'
import { useSpoken } from '../negotiator/useLines.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { LookBack } from './LookBack.tsx'
import { Reel } from './Reel.tsx'
import type { ReelProps } from './useReel.tsx'

/** Nothing is chosen in a replay. */
const nothing = (): void => {}

/** A call as it stood: its head, its hand, its case file, with nothing to be done about any of it. */
export default function CallReel(props: ReelProps) {
  const { snapshot, whole } = props
  const shown = useMemo(() => ({ ...snapshot, asked: null }), [snapshot])
  const model = useCallModel(shown, nothing)
  const { say, speaker, view, cards } = model
  const [card, setCard] = useState<string | null>(null)
  const tell = useCallback((event: unknown) => speaker.event(event as Event, 0), [speaker])
  const spoken = useSpoken(whole.view as View, whole.events as readonly Event[], whole.commitment)
  const abductor = model.name(view.abductor)
  const voices = useMemo(
    () =>
      new Map(
        [...(spoken ?? [])].map(([at, lines]) => [
          at,
          lines.map(line => ({ ...line, who: voiceName(say, line.who, line.onRadio, abductor) })),
        ]),
      ),
    [spoken, say, abductor],
  )
  const opened = card === null ? undefined : cards.get(card)
  return (
    <Reel {...props} tell={tell} headings={HEADINGS} voices={voices}>
      <CallProvider value={model}>
        <div className={`reel-call mood-${moodOf(view.threat)}`}>
          <CallHead />
          {snapshot.outcome && (
            <div className="reel-end">
              <p>{speaker.ending(view, snapshot.outcome.cause, snapshot.outcome.rule).title}</p>
              <LookBack id={snapshot.id} game={snapshot.game} seat={0} names={[]} speaker={speaker} />
            </div>
          )}
          <section className="reel-hand" aria-labelledby="reel-hand-title">
            <h2 id="reel-hand-title">{say('call.hand', { n: view.hand.length })}</h2>
            <Hand onOpen={setCard} />
          </section>
          <CaseFile />
        </div>
      </CallProvider>
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
