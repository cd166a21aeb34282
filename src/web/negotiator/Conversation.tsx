import { type ReactNode, useMemo } from 'react'
import type { Event } from '../../games/negotiator/events.ts'
import { moodOf, voiceName } from '../../games/negotiator/lines/lines.ts'
import type { CallLine } from '../../games/negotiator/lines/pick.ts'
import { ruleOf } from '../../games/negotiator/tell/rule-of.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Ruled, RuleLink } from '../shared/Ruled.tsx'
import { useSettings } from '../shared/settings.ts'
import { Dice, marksOf } from './Dice.tsx'
import { hostagesOf } from './hostages.ts'
import { type CallModel, useCall } from './model.ts'
import { additionalOf } from './moment.ts'
import { TerrorFace } from './TerrorFace.tsx'
import { type Spoken, useSpoken } from './useLines.ts'

const BAD: readonly Event['kind'][] = ['killed', 'escape-pending', 'more-hostages', 'cut-off', 'minor', 'kill-raises']
const GOOD: readonly Event['kind'][] = ['released', 'pair-of-sixes', 'eliminated', 'spared']
/** Told by something larger beside them: the card they play, the dice they show. */
const TOLD_ELSEWHERE: readonly Event['kind'][] = ['additional']

/** The log is the call: what is said in bubbles, what happens in small type between them. */
export function Conversation({ coach }: { coach?: ReactNode }) {
  const model = useCall()
  const { say, events, view, speaker, scene } = model
  const spoken = useSpoken(view, events, scene.commitment)
  const entries = useEntries(model, spoken)
  return (
    <section className="talk" aria-labelledby="talk-title">
      <h2 id="talk-title" className="only-spoken">
        {say('call.talk')}
      </h2>
      {coach}
      {/* Spoken by the page's own live region, sentence by sentence: the log itself stays silent. */}
      <div
        className="talk-log"
        role="log"
        aria-live="off"
        aria-busy={spoken === null}
        aria-labelledby="talk-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div className="talk-roll">
          {events.length === 0 && <p className="talk-told">{speaker.about(view)[0]}</p>}
          {entries}
        </div>
      </div>
    </section>
  )
}

/** Told together with what is said: entries that came first would be pushed about by the lines. */
function useEntries(model: CallModel, spoken: Spoken | null): ReactNode[] {
  const { hostageNames } = useSettings()
  return useMemo(() => {
    if (spoken === null) return []
    const { events, view, speaker, deck, scene } = model
    const who = hostagesOf(events, view, scene.commitment).at
    let threat = events.find(event => event.kind === 'threat' || event.kind === 'reset')?.from ?? view.threat
    return events.map((event, at) => {
      if (event.kind === 'began') threat = event.threat
      if (event.kind === 'threat' || event.kind === 'reset') threat = event.to
      const bubbles = (isBefore: boolean) =>
        (spoken.get(at) ?? [])
          .filter(line => line.isBefore === isBefore)
          .map(line => <Bubble key={line.text} line={line} mood={moodOf(threat)} />)
      const told = TOLD_ELSEWHERE.includes(event.kind) ? null : (
        <Told
          event={event}
          sentence={speaker.event(event, 0)}
          hostage={hostageNames ? (who.get(at) ?? null) : null}
          additional={
            event.kind === 'terror'
              ? additionalOf(
                  events,
                  at,
                  deck.terror.some(({ card }) => card.id === event.card && card.additional !== undefined),
                )
              : 'none'
          }
        />
      )
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event is known by its number
        <div key={at} className="talk-entry">
          {bubbles(true)}
          {told}
          {bubbles(false)}
        </div>
      )
    })
  }, [model, spoken, hostageNames])
}

function Told({
  event,
  sentence,
  hostage,
  additional,
}: {
  event: Event
  sentence: string
  hostage: string | null
  additional: ReturnType<typeof additionalOf>
}) {
  const number = ruleOf(event)
  const rule = number !== null && <RuleLink rule={number} />
  switch (event.kind) {
    case 'turn':
    case 'last-conversation':
      return (
        <h3 className="talk-turn">
          {sentence} {rule}
        </h3>
      )
    case 'terror':
      return (
        <>
          <p className="talk-told is-bad">
            {sentence} {rule}
          </p>
          <TerrorFace id={event.card} additional={additional} />
        </>
      )
    case 'rolled':
      return (
        <p className="talk-told">
          <Dice dice={event.dice} marks={marksOf(event.dice, false, 0, false)} size="small" /> {sentence} {rule}
        </p>
      )
    case 'ended':
      return (
        <p className="talk-told talk-ended">
          <Ruled>{sentence}</Ruled>
        </p>
      )
    default: {
      const tone = BAD.includes(event.kind) ? 'is-bad' : GOOD.includes(event.kind) ? 'is-good' : ''
      return (
        <p className={`talk-told ${tone}`}>
          {sentence} {hostage && <span className="talk-who">{hostage}</span>} {rule}
        </p>
      )
    }
  }
}

function Bubble({ line: { who, text, onRadio }, mood }: { line: CallLine; mood: string }) {
  const { say, name, view } = useCall()
  return (
    <p className={`bubble bubble-${who === 'you' ? 'you' : 'abductor'} ${onRadio ? 'bubble-radio' : ''} mood-${mood}`}>
      <span className="bubble-who">
        {onRadio && <Drawing from="room" name="talk" />}
        {voiceName(say, who, onRadio, name(view.abductor))}
      </span>
      <q>{text}</q>
    </p>
  )
}
