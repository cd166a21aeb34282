import { type CSSProperties, useEffect, useState } from 'react'
import type { DeckData } from '../../games/negotiator/cards/card.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import type { Link } from '../link.ts'
import { address } from '../shared/router.ts'
import { useSay } from '../shared/words.tsx'
import { type Comparison, isTelling, type Mattered, type Tally } from './chances.ts'
import type { Found, Work } from './chances.worker.ts'
import { useCall } from './model.ts'

const TIMES_PLAYED = 400
/** How far off the figure may be, nineteen times in twenty, where it is least sure. */
const MARGIN = 1.96 * Math.sqrt(0.25 / TIMES_PLAYED)

/** A choice, and what was to be seen before it. */
interface Step {
  readonly view: View
  readonly choice: string
}

/** Where a turn began: after how many choices, and what was to be seen. */
interface Place {
  readonly at: number
  readonly turn: number
  readonly view: View
}

const placesOf = (steps: readonly Step[]): readonly Place[] =>
  steps.flatMap(({ view }, at) => (view.turn === steps[at - 1]?.view.turn ? [] : [{ at, turn: view.turn, view }]))

interface Known {
  readonly steps: readonly Step[]
  readonly tally: Tally | null
  /** How much of the choices has been looked at. */
  readonly share: number
  readonly choices: readonly Mattered[]
  readonly skill: Comparison
}
const NOTHING: Known = { steps: [], tally: null, share: 0, choices: [], skill: { better: 0, error: 0 } }

/** What is known of a call so far; it grows while it is worked out. */
function useChances(link: Link, id: string, deck: DeckData | null): Known {
  const [known, setKnown] = useState(NOTHING)
  useEffect(() => {
    let worker: Worker | null = null
    let isHere = true
    link.ask('course', { id }).then(
      course => {
        if (!isHere) return
        const steps = course as readonly Step[]
        setKnown({ ...NOTHING, steps })
        worker = new Worker(new URL('./chances.worker.ts', import.meta.url), { type: 'module', name: 'chances' })
        worker.onmessage = ({ data }: MessageEvent<Found>) => setKnown(before => ({ ...before, ...data }))
        const views = placesOf(steps).map(({ view }) => view)
        worker.postMessage({ deck, views, times: TIMES_PLAYED, choices: steps } satisfies Work)
      },
      // An addition to the debrief: where it cannot be had, the rest is there all the same.
      () => {},
    )
    return () => {
      isHere = false
      worker?.terminate()
    }
  }, [link, id, deck])
  return known
}

/** The turn that did most harm or most good, by how far the chance moved in it. */
function turningPoints(places: readonly Place[], chances: readonly number[], isWon: boolean) {
  const moves = places.map(({ turn, at }, n) => ({ turn, at, from: chances[n], to: chances[n + 1] ?? (isWon ? 1 : 0) }))
  const by = (sign: 1 | -1) =>
    moves.reduce((most, one) => (sign * (one.to - one.from) > sign * (most.to - most.from) ? one : most))
  return { best: by(1), worst: by(-1) }
}

/** How the chances stood as each turn began, in the hands of a bot; each turn leads to the replay. */
export default function Chances({ link }: { link: Link }) {
  const say = useSay()
  const { scene } = useCall()
  const known = useChances(link, scene.id, scene.deck as unknown as DeckData | null)
  const { steps, tally } = known
  const places = placesOf(steps)
  if (places.length === 0 || tally === null) return <p role="status">{say('page.loading')}</p>
  const chances = places.map((_, n) => tally.wins[n] / tally.times)
  const isWon = (scene.outcome?.winners.length ?? 0) > 0
  const { best, worst } = turningPoints(places, chances, isWon)
  const isDone = tally.times >= TIMES_PLAYED
  return (
    <>
      <ol className="chances" aria-busy={!isDone}>
        {places.map(({ at, turn }, n) => (
          <li key={at}>
            <a href={address('replay', scene.id, String(at))}>
              <span className="chance-bar" aria-hidden="true" style={{ '--chance': chances[n] } as CSSProperties} />
              <span className="chance-turn">{say('call.turn.short', { turn })}</span>
              <b>{say('call.chances.percent', { p: chances[n] })}</b>
            </a>
          </li>
        ))}
      </ol>
      {isDone && worst.to < worst.from && <p>{say('call.chances.worst', { ...worst })}</p>}
      {isDone && best.to > best.from && <p>{say('call.chances.best', { ...best })}</p>}
      {isDone && <Choices known={known} rest={(isWon ? 1 : 0) - chances[0]} />}
      <p className="debrief-note">{say('call.chances.how', { times: tally.times, margin: 100 * MARGIN })}</p>
    </>
  )
}

const MOST_SHOWN = 3

/** How much was choice, how much was luck; and the choices that mattered most, beside what a bot would have done; each leads to where it can be tried again. */
function Choices({ known: { steps, share, choices, skill }, rest }: { known: Known; rest: number }) {
  const say = useSay()
  const { speaker, scene } = useCall()
  const telling = choices
    .filter(isTelling)
    .sort((a, b) => Math.abs(b.better) - Math.abs(a.better))
    .slice(0, MOST_SHOWN)
  return (
    <>
      <h4>{say('call.chances.choices')}</h4>
      {share < 1 && <progress value={share} aria-label={say('page.loading')} />}
      {share === 1 && (
        <p>
          {say('call.chances.skill', {
            skill: Math.round(100 * skill.better),
            luck: Math.round(100 * rest) - Math.round(100 * skill.better),
            margin: Math.round(100 * Math.hypot(MARGIN, 1.96 * skill.error)),
          })}
        </p>
      )}
      {share === 1 && telling.length === 0 && <p>{say('call.chances.none')}</p>}
      <ul className="chance-choices">
        {telling.map(({ at, mine, bots, better }) => {
          const { view } = steps[at]
          return (
            <li key={at}>
              <a href={address('replay', scene.id, String(at))}>
                {say('call.chances.mine', { turn: view.turn, label: speaker.label(mine, view) })}
              </a>
              <small>
                {say('call.chances.bots', {
                  label: speaker.label(bots, view),
                  worse: better < 0,
                  points: Math.round(100 * Math.abs(better)),
                })}
              </small>
            </li>
          )
        })}
      </ul>
    </>
  )
}
