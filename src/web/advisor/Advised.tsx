import './advised.css'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { Advice } from '../../bots/advisor/advice.ts'
import type { GameEvent, Seat } from '../../engine/game.ts'
import type { Speaker } from '../../games/speaker.ts'
import { type SaidAdvice, sayAdvice } from '../../host/advisor/lines.ts'
import { announce } from '../shared/announce.tsx'
import { useSay } from '../shared/words.tsx'
import type { Scene } from '../worker/protocol.ts'
import { useAdvice } from './useAdvice.ts'

interface Props<View, Event extends GameEvent> {
  readonly scene: Scene
  readonly view: View
  readonly speaker: Speaker<View, Event>
  readonly names: readonly string[]
  readonly seat: Seat
  readonly onChoose: (name: string) => void
  /** What else can be done with what is believed. */
  readonly beside?: (advice: Advice) => ReactNode
}

/** What the advisor makes of the question that stands: the best options, where their figures come from, what is believed. */
export function Advised<View, Event extends GameEvent>(props: Props<View, Event>) {
  const { scene, view, speaker, names, seat, onChoose, beside } = props
  const say = useSay()
  const question = scene.asked?.question ?? ''
  const [longer, setLonger] = useState('')
  const isLonger = longer !== '' && longer === question
  const { advice, share, refused } = useAdvice(scene, isLonger)
  const isDone = advice !== null && share >= 1
  const said = advice && advice.best.length > 0 ? sayAdvice(say, speaker, names, view, seat, advice) : null
  const [first] = said?.best ?? []
  const ready = isDone && first ? say('advisor.ready', { label: first.label, chance: first.chance }) : null
  useEffect(() => {
    if (ready !== null) announce(ready)
  }, [ready])
  if (refused)
    return <p role="status">{say.has(refused.key) ? say(refused.key, refused.values) : say('advisor.failed')}</p>
  return (
    <section className="advised" aria-busy={!isDone}>
      {!isDone && (
        <p className="advised-thinking" role="status">
          {say('advisor.thinking')} <progress value={share} aria-label={say('advisor.thinking')} />
        </p>
      )}
      {said && advice && (
        <>
          <Options advice={advice} said={said} onChoose={onChoose} />
          <p className="advised-how">{said.how}</p>
          {isDone && !isLonger && advice.by === 'counted' && (
            <button type="button" className="button quiet" onClick={() => setLonger(question)}>
              {say('advisor.longer')}
            </button>
          )}
          <Believed said={said} />
          {advice.belief.length > 0 && beside?.(advice)}
        </>
      )}
    </section>
  )
}

function Options({ advice, said, onChoose }: { advice: Advice; said: SaidAdvice; onChoose: (name: string) => void }) {
  const say = useSay()
  return (
    <ol className="advised-best">
      {said.best.map(({ name, label, chance, why }, at) => (
        <li key={name}>
          <b>{label}</b>
          <span className="advised-bar" aria-hidden="true" style={barOf(advice, at)} />
          <span className="advised-chance">{chance}</span>
          <p>{why}</p>
          <button
            type="button"
            className="button quiet"
            data-option={name}
            aria-label={`${say('advisor.choose')}: ${label}`}
            onClick={() => onChoose(name)}
          >
            {say('advisor.choose')}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The interval as a band, and the share as a line in it. */
const barOf = ({ best }: Advice, at: number): CSSProperties => {
  const { share, low, high } = best[at].chance
  return { '--share': share, '--low': low, '--high': high } as CSSProperties
}

function Believed({ said: { belief, meaning } }: { said: SaidAdvice }) {
  const say = useSay()
  if (belief.length === 0) return null
  return (
    <>
      <h3>{say('advisor.belief')}</h3>
      <ul className="advised-belief">
        {belief.map(({ seat, line, evidence }) => (
          <li key={seat}>
            {line}
            <ul>
              {evidence.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may have happened twice
                <li key={at}>{one}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {meaning !== null && <p className="advised-how">{meaning}</p>}
    </>
  )
}
